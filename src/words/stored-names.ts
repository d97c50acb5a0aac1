/** What configs keep in English, whatever the visitor reads: names of sections and fields, and notes; each language says them in its own words. */
export const SECTION_NAMES = {
  header: 'Header',
  hero: 'Hero',
  benefits: 'Benefits',
  features: 'Features',
  cta: 'Call to Action',
  footer: 'Footer',
  home: 'Home',
  services: 'Services',
  portfolio: 'Portfolio',
  contact: 'Contact',
} as const;

export const FIELD_NAMES = {
  accentColor: 'Accent Color',
  address: 'Address',
  authorImage: 'Author Image',
  backgroundColor: 'Background Color',
  benefit: 'Benefit',
  button: 'Button',
  cardBackgroundColor: 'Card Background Color',
  color: 'Color',
  copyright: 'Copyright',
  description: 'Description',
  email: 'Email',
  facebook: 'Facebook',
  favicon: 'Favicon',
  feature: 'Feature',
  firstService: 'First Service',
  fontFamily: 'Font Family',
  icon: 'Icon',
  iconColor: 'Icon Color',
  image: 'Image',
  instagram: 'Instagram',
  language: 'Language',
  linkedin: 'LinkedIn',
  logoImage: 'Logo Image',
  logoText: 'Logo Text',
  mainButton: 'Main Button',
  menuItem: 'Menu Item',
  phone: 'Phone',
  primaryColor: 'Primary Color',
  project: 'Project',
  secondService: 'Second Service',
  secondaryButton: 'Secondary Button',
  secondaryColor: 'Secondary Color',
  sharePicture: 'Share Picture',
  socialLinks: 'Social Links',
  subtitle: 'Subtitle',
  text: 'Text',
  textColor: 'Text Color',
  thumbnail: 'Thumbnail',
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

export const TEMPLATE_NAMES = { landingBusiness: 'Landing Page', moonlight: 'Portfolio' } as const;

type ValueOf<Table> = Table[keyof Table];

/** A text that configs keep in English. */
export type StoredName =
  | ValueOf<typeof SECTION_NAMES>
  | ValueOf<typeof FIELD_NAMES>
  | ValueOf<typeof NOTES>
  | ValueOf<typeof TEMPLATE_NAMES>;
