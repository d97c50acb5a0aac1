/** What a new landing page says, in any language. */
export type LandingCopy = typeof LANDING_COPY;

/** What a new landing page says in English. */
export const LANDING_COPY = {
  header: {
    logoText: 'Fernhill Home Repair',
    menu: { benefits: 'Why us', features: 'How it works', cta: 'Get a quote', footer: 'Contact' },
  },
  hero: {
    title: 'Small repairs, done right the first time',
    subtitle:
      'Dripping tap, sticking door, shelf that never went up? We fix the little things around your home in one visit, at a price we agree on first.',
    button: 'Book a visit',
  },
  benefits: {
    title: 'Good work, and good manners',
    subtitle: 'We are a family of five, recommended from neighbor to neighbor.',
    time: {
      title: 'On time, or we call',
      description: 'You get a one-hour window and a message when we set off. Your day stays yours.',
    },
    price: {
      title: 'One fair price',
      description: 'We look, we name a price, you decide. It will not change halfway.',
    },
    cover: {
      title: 'A year of cover',
      description: 'If our repair gives trouble within twelve months, we come back for free.',
    },
  },
  features: {
    title: 'From first call to finished job',
    subtitle: 'No waiting in all day, and no surprises on the bill.',
    items: [
      {
        title: 'Tell us what is wrong',
        description: 'A call or a photo is enough. Keep a list, and we do it all in one visit.',
      },
      {
        title: 'Pick a time that suits you',
        description: 'Mornings, evenings and Saturdays cost the same. We bring the parts along.',
      },
      {
        title: 'Come home to a tidy room',
        description: 'We wear shoe covers, sweep up after ourselves and take the old bits away.',
      },
    ],
  },
  cta: {
    title: 'What needs fixing at your place?',
    subtitle: 'Send us a line or a photo. You will hear back the same day.',
    button: 'Ask for a quote',
  },
  footer: {
    description: 'Home repairs in and around Fernhill since 2009. Monday to Saturday, eight to six.',
    address: '18 Mill Lane, Fernhill',
    email: 'hello@fernhill.example',
    phone: '555.555.0142',
  },
};
