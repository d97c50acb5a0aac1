import type { Meanings } from '../../domain/editing/carry-over.ts';

/** Where a portfolio keeps what other templates may have too. */
export const meanings = {
  name: 'header.logo.text',
  logo: 'header.logo.image',
  title: 'home.title',
  lead: 'home.description',
  picture: 'home.authorImage.image',
  secondPicture: 'services.firstService.image',
  thirdPicture: 'services.secondService.image',
  mainButton: 'home.mainButton',
  secondButton: 'home.secondaryButton',
  offers: ['services.firstService', 'services.secondService'],
  highlights: 'portfolio.items',
  address: 'contact.address',
  phone: 'contact.phone',
  email: 'contact.email',
  social: 'contact.social',
  copyright: 'contact.copyright',
} satisfies Meanings;
