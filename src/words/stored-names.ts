/*
 * Configs keep names and notes in English, whatever language the visitor reads; each language translates them. These are
 * the ones that all templates share. A template's own names stand in its folder.
 */

export const FIELD_NAMES = {
  about: 'About',
  accentColor: 'Accent Color',
  address: 'Address',
  answer: 'Answer',
  backgroundColor: 'Background Color',
  button: 'Button',
  caption: 'Caption',
  color: 'Color',
  days: 'Days',
  description: 'Description',
  email: 'Email',
  facebook: 'Facebook',
  favicon: 'Favicon',
  fontFamily: 'Font Family',
  hours: 'Hours',
  icon: 'Icon',
  image: 'Image',
  instagram: 'Instagram',
  language: 'Language',
  linkedin: 'LinkedIn',
  logoImage: 'Logo Image',
  logoText: 'Logo Text',
  mapLink: 'Map Link',
  menuItem: 'Menu Item',
  name: 'Name',
  note: 'Note',
  offer: 'Offer',
  openDay: 'Day',
  owner: 'Owner',
  person: 'Person',
  phone: 'Phone',
  picture: 'Picture',
  postalCode: 'Postal Code',
  price: 'Price',
  primaryColor: 'Primary Color',
  question: 'Question',
  quote: 'Quote',
  role: 'Role',
  secondaryColor: 'Secondary Color',
  sharePicture: 'Share Picture',
  socialLinks: 'Social Links',
  subtitle: 'Subtitle',
  testimonial: 'Testimonial',
  text: 'Text',
  textColor: 'Text Color',
  title: 'Title',
  town: 'Town',
  twitter: 'Twitter',
  url: 'URL',
  visible: 'Visible',
  whatsapp: 'WhatsApp',
} as const;

/** The sections that a visitor can add to a website of any template, by their ids. */
export const SECTION_NAMES = {
  hours: 'Opening Hours',
  prices: 'Prices',
  gallery: 'Gallery',
  testimonials: 'Testimonials',
  questions: 'Questions and Answers',
  team: 'Team',
  location: 'Location',
  legal: 'Legal Notice',
} as const;

export const NOTES = {
  derivedColor: 'Follows the global colors until you choose one.',
  fontFamily:
    'The font of the whole page. Embedded, Open Sans and Nunito look alike everywhere, for some 15 kB more.',
  fillsScreen: 'Fills the first screen of the page. The text then stands on a panel in front of it.',
  hours:
    'Such as 9:00 – 18:00. For all days at once, go Back and type, for example: Mon-Fri 9-18, Sat till 14.',
  inPlaceOfDrawing: 'Shown in place of the drawing.',
  inPlaceOfLogoText: 'Shown in place of the logo text.',
  pageTitle:
    'Stands in the browser’s tab and in searches. Until you write one: your name and your first heading.',
  pageDescription: 'A sentence or two for searches and shared links. Until you write one: your first lines.',
  sharePicture: 'Shown where somebody shares the address. Best twice as wide as high.',
  favicon: 'The small sign in the browser’s tab, a square. Until you choose one, it is drawn in your colors.',
  language:
    'What your page is written in, for screen readers and searches. Another one by its code, such as sv.',
  pictureDescription:
    'What the picture shows, for those who cannot see it. Without it the picture counts as decoration.',
  legalNote: 'What else the law asks of you, such as a VAT number or a register. The rest is filled in.',
  mapLink: 'Where the button for directions leads. Until you set one, to your address on OpenStreetMap.',
  owner: 'Who answers for this page: a person, or a company and who speaks for it.',
  whatsapp: 'Your number with the country code, such as +49 30 123456.',
} as const;

type ValueOf<Table> = Table[keyof Table];

/** A text that configs keep in English, whichever template they belong to. */
export type StoredName = ValueOf<typeof FIELD_NAMES> | ValueOf<typeof SECTION_NAMES> | ValueOf<typeof NOTES>;
