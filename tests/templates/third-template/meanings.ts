import type { Meanings } from '../../../domain/editing/carry-over.ts';

/** Where a notice board keeps what other templates may have too. */
export const meanings: Meanings = {
  name: 'header.logoText',
  logo: 'header.logoImage',
  title: 'notices.title',
  picture: 'notices.image',
  mainButton: 'notices.button',
  highlights: 'notices.items',
  phone: 'footer.phone',
  email: 'footer.email',
  social: 'footer.social',
};
