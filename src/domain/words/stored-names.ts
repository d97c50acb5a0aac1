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
  feature: 'Feature',
  firstService: 'First Service',
  fontFamily: 'Font Family',
  icon: 'Icon',
  iconColor: 'Icon Color',
  image: 'Image',
  instagram: 'Instagram',
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
} as const;

export const TEMPLATE_NAMES = { landingBusiness: 'Landing Page', moonlight: 'Portfolio' } as const;

type ValueOf<Table> = Table[keyof Table];

/** A text that configs keep in English. */
export type StoredName =
  | ValueOf<typeof SECTION_NAMES>
  | ValueOf<typeof FIELD_NAMES>
  | ValueOf<typeof NOTES>
  | ValueOf<typeof TEMPLATE_NAMES>;
