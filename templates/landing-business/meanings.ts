import type { Meanings } from '../../domain/editing/carry-over.ts';

/** Where a landing page keeps what other templates may have too. */
export const meanings = {
  name: 'header.logoText',
  logo: 'header.logoImage',
  title: 'hero.title.text',
  lead: 'hero.subtitle.text',
  picture: 'hero.image',
  secondPicture: 'features.image',
  thirdPicture: 'cta.image',
  mainButton: 'hero.button',
  secondButton: 'cta.button',
  offers: 'features.items',
  highlights: 'benefits.items',
  address: 'footer.address',
  phone: 'footer.phone',
  email: 'footer.email',
  social: 'footer.social',
} satisfies Meanings;
