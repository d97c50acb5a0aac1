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
  businessId: 'VAT or Business ID',
  button: 'Button',
  caption: 'Caption',
  chamber: 'Chamber or Supervisor',
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
  register: 'Register and Number',
  role: 'Role',
  secondaryColor: 'Secondary Color',
  sharePicture: 'Share Picture',
  signature: 'Signature',
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
  writeToUs: 'Write to us',
} as const;

/** The sections that a visitor can add to a website of any template, by their ids. */
export const SECTION_NAMES = {
  hours: 'Opening Hours',
  prices: 'Prices',
  gallery: 'Gallery',
  testimonials: 'Testimonials',
  questions: 'Questions and Answers',
  team: 'Team',
  about: 'About',
  text: 'Text',
  location: 'Location',
  legal: 'Legal Notice',
} as const;

export const NOTES = {
  derivedColor: 'Follows the global colors until you choose one.',
  fontFamily:
    'The font of the whole page. Open Sans and Nunito can be embedded; the page then looks the same on every device.',
  fillsScreen: 'Fills the first screen of the page. The text is then shown on a panel in front of it.',
  hours:
    'Such as 9:00 – 18:00. For all days at once, go Back and type, for example: Mon-Fri 9-18, Sat till 14.',
  inPlaceOfDrawing: 'Shown in place of the drawing.',
  inPlaceOfLogoText: 'Shown in place of the logo text.',
  pageTitle: 'Shown in the browser tab and in searches. If empty: your name and your first heading.',
  pageDescription: 'A sentence or two for searches and shared links. If empty: your first lines.',
  sharePicture: 'Shown where somebody shares the link. Best twice as wide as high.',
  favicon: 'The small square icon in the browser tab. Until you choose one, it is drawn in your colors.',
  language: 'The language of your page, for screen readers and searches. Others by their code, such as sv.',
  pictureDescription:
    'What the picture shows, for those who cannot see it. Without it the picture counts as decoration.',
  legalNote: 'Anything else the law requires, such as a VAT number or a register. The rest is filled in.',
  mapLink: 'Where the button for directions leads. If empty: to your address on OpenStreetMap.',
  owner: 'Who is responsible for this page: a person, or a company and who represents it.',
  wideImage: 'Shown from edge to edge above the text.',
  whatsapp: 'Your number with the country code, such as +49 30 123456.',
  writeToUs: 'A button to a form on your page. Messages come by email, once your address is confirmed.',
} as const;

type ValueOf<Table> = Table[keyof Table];

/** A text that configs keep in English, whichever template they belong to. */
export type StoredName = ValueOf<typeof FIELD_NAMES> | ValueOf<typeof SECTION_NAMES> | ValueOf<typeof NOTES>;
