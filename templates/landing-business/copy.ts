/** What a new landing page says, in any language. */
export type LandingCopy = typeof LANDING_COPY;

/** What a new landing page says in English. */
export const LANDING_COPY = {
  header: {
    logoText: 'Fernhill Home Repair',
    menu: { benefits: 'Why us', features: 'How it works', cta: 'Get a quote', footer: 'Contact' },
  },
  hero: {
    title: 'Small repairs, big relief',
    subtitle:
      'Dripping tap, sticking door, shelf that never went up? The little things around your home are what we are here for.',
    button: 'Book a visit',
  },
  benefits: {
    title: 'Good work, and good manners',
    subtitle: 'You let us into your home. We do not forget that.',
    time: {
      title: 'Your day is yours',
      description: 'Tell us what suits you, and we look for a time.',
    },
    price: {
      title: 'Ask about the price',
      description: 'Best before we begin. Then you can decide in peace.',
    },
    cover: {
      title: 'Not right?',
      description: 'If a repair gives you trouble, we want to know.',
    },
  },
  features: {
    title: 'From first call to finished job',
    subtitle: 'It begins with a message from you.',
    items: [
      {
        title: 'Tell us what is wrong',
        description: 'A few words or a photo help us to understand it.',
      },
      {
        title: 'Pick a time that suits you',
        description: 'Tell us which days are good for you, and we find one together.',
      },
      {
        title: 'Come home, and it works',
        description: 'The best part of a repair is not having to think about it any more.',
      },
    ],
  },
  cta: {
    title: 'What needs fixing at your place?',
    subtitle: 'Send us a line or a photo, and we see what can be done.',
    button: 'Ask for a quote',
  },
  footer: {
    description: 'Repairs around the house, by people who are glad when it works again.',
    address: '18 Mill Lane, Fernhill',
    email: 'hello@fernhill.example',
    phone: '555.555.0142',
  },
};
