/** What a new portfolio says, in any language. */
export type PortfolioCopy = typeof PORTFOLIO_COPY;

/** What a new portfolio says in English. */
export const PORTFOLIO_COPY = {
  header: {
    logoText: 'Maren Ashby',
    menu: { services: 'What I make', portfolio: 'Latest work', contact: 'Say hello' },
  },
  home: {
    title: 'I draw what happens after bedtime',
    description: 'Picture books, posters and the odd painted wall, from a small studio by the harbor.',
    mainButton: 'See the work',
    secondaryButton: 'Say hello',
  },
  services: {
    first: {
      title: 'Picture books',
      description: 'From a line on a napkin to the printed book, with a map inside.',
    },
    second: {
      title: 'Posters and walls',
      description: 'One strong image for your festival, shop or street. I bring my own ladder.',
    },
  },
  projects: [
    {
      title: 'The Lantern Keeper',
      description: 'A picture book about the last lighthouse with a person in it.',
    },
    { title: 'Night Bus', description: 'Six posters for a town with one bus after ten.' },
    {
      title: 'Owl Hour',
      description: 'Cover and maps for a guide to birds that keep late hours.',
    },
    { title: 'Tide Calendar', description: 'Twelve moons for the harbor office.' },
    {
      title: 'Forty Windows',
      description: 'A bakery wall. The neighbors chose who is still awake.',
    },
    {
      title: 'The Moon Ferry',
      description: 'A story in nine spreads, to be read by flashlight.',
    },
  ],
  contact: {
    address: 'The Net Loft, 7 Quay Street, Harrow Bay',
    phone: '555.555.0187',
    email: 'maren@ashby.example',
    copyright: '© 2025 Maren Ashby',
  },
};
