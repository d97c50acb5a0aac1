/** The lists a new landing page starts with. */
export const MENU_ITEMS = [
  { text: 'Why us', url: '#benefits' },
  { text: 'How it works', url: '#features' },
  { text: 'Get a quote', url: '#cta' },
  { text: 'Contact', url: '#footer' },
];

export const BENEFITS = [
  {
    icon: 'fas fa-clock',
    title: 'On time, or we call',
    description: 'You get a one-hour window and a message when we set off. Your day stays yours.',
    iconColor: '',
    background: { color: '' },
  },
  {
    icon: 'fas fa-tag',
    title: 'One fair price',
    description: 'We look, we name a price, you decide. It will not change halfway.',
    iconColor: '',
    background: { color: '' },
  },
  {
    icon: 'fas fa-shield-halved',
    title: 'A year of cover',
    description: 'If our repair gives trouble within twelve months, we come back for free.',
    iconColor: '',
    background: { color: '' },
  },
];

export const FEATURES = [
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
];
