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
    description: 'Picture books, posters and the odd painted wall, for people who like to look twice.',
    mainButton: 'See the work',
    secondaryButton: 'Say hello',
  },
  services: {
    first: {
      title: 'Picture books',
      description: 'From a line on a napkin to the printed book.',
    },
    second: {
      title: 'Posters and walls',
      description: 'One strong image for your festival, your shop or your street.',
    },
  },
  projects: [
    { title: 'Before the light goes', description: 'The blue just before.' },
    { title: 'Two who cannot sleep', description: 'One of them is the moon.' },
    { title: 'The long way home', description: 'By the light of other people’s windows.' },
    { title: 'Somebody at the window', description: 'Waiting, or only looking.' },
    { title: 'Almost morning', description: 'The birds are early.' },
    { title: 'One more page', description: 'And then another one.' },
  ],
  contact: {
    address: 'The Net Loft, 7 Quay Street, Harrow Bay',
    phone: '555.555.0187',
    email: 'maren@ashby.example',
    copyright: '© Maren Ashby',
  },
};
