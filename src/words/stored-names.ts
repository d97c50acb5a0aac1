/*
 * Configs keep names and notes in English, whatever language the visitor reads; each language translates them. These are
 * the ones that all templates share. A template's own names stand in its folder.
 */

export const FIELD_NAMES = {
  accentColor: 'Accent Color',
  address: 'Address',
  backgroundColor: 'Background Color',
  button: 'Button',
  color: 'Color',
  description: 'Description',
  email: 'Email',
  facebook: 'Facebook',
  favicon: 'Favicon',
  fontFamily: 'Font Family',
  icon: 'Icon',
  image: 'Image',
  instagram: 'Instagram',
  language: 'Language',
  linkedin: 'LinkedIn',
  logoImage: 'Logo Image',
  logoText: 'Logo Text',
  menuItem: 'Menu Item',
  phone: 'Phone',
  primaryColor: 'Primary Color',
  secondaryColor: 'Secondary Color',
  sharePicture: 'Share Picture',
  socialLinks: 'Social Links',
  subtitle: 'Subtitle',
  text: 'Text',
  textColor: 'Text Color',
  title: 'Title',
  twitter: 'Twitter',
  url: 'URL',
  visible: 'Visible',
} as const;

export const NOTES = {
  derivedColor: 'Follows the global colors until you choose one.',
  fontFamily:
    'The font of the whole page. Embedded, Open Sans and Nunito look alike everywhere, for some 15 kB more.',
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
} as const;

type ValueOf<Table> = Table[keyof Table];

/** A text that configs keep in English, whichever template they belong to. */
export type StoredName = ValueOf<typeof FIELD_NAMES> | ValueOf<typeof NOTES>;
