/** The sections of a template according to §3.4 and §3.5 of docs/product.md, in order. */
export interface TemplateTable {
  readonly id: string;
  readonly name: string;
  readonly sections: Readonly<Record<string, string>>;
}

export const GLOBAL_SETTINGS = `
Primary Color: color globalSettings.primaryColor
Secondary Color: color globalSettings.secondaryColor
Text Color: color globalSettings.textColor
Accent Color: color globalSettings.accentColor
Font Family: text globalSettings.fontFamily`;

const social = (path: string) => `  Social Links: node
    Facebook: node
      URL: url ${path}.facebook.url
      Visible: boolean ${path}.facebook.visible
    Twitter: node
      URL: url ${path}.twitter.url
      Visible: boolean ${path}.twitter.visible
    Instagram: node
      URL: url ${path}.instagram.url
      Visible: boolean ${path}.instagram.visible
    LinkedIn: node
      URL: url ${path}.linkedin.url
      Visible: boolean ${path}.linkedin.visible`;

const button = (name: string, path: string) => `  ${name}: node
    Text: text ${path}.text
    Color: color ${path}.color
    Text Color: color ${path}.textColor
    URL: url ${path}.url
    Visible: boolean ${path}.visible`;

const service = (name: string, path: string) => `  ${name}: node
    Title: text ${path}.title
    Description: text ${path}.description
    Image: image ${path}.image
    Background Color: color ${path}.background
    Text Color: color ${path}.textColor`;

export const LANDING: TemplateTable = {
  id: 'landing_business',
  name: 'Landing Page',
  sections: {
    header: `
Header (header), not editable
  Logo Text: text header.logoText
  Logo Image: image header.logoImage
  Background Color: color header.background.color
  Text Color: color header.textColor
  Menu Item: array header.menuItems
    Text: text header.menuItems[INDEX].text
    URL: url header.menuItems[INDEX].url`,
    hero: `
Hero (hero)
  Title: text hero.title.text
  Subtitle: text hero.subtitle.text
  Background Color: color hero.background.color
  Text Color: color hero.textColor
${button('Button', 'hero.button')}
  Image: image hero.image`,
    benefits: `
Benefits (benefits)
  Title: text benefits.title
  Subtitle: text benefits.subtitle
  Background Color: color benefits.background
  Text Color: color benefits.textColor
  Card Background Color: color benefits.cardBackgroundColor
  Benefit: array benefits.items
    Icon: icon benefits.items[INDEX].icon
    Title: text benefits.items[INDEX].title
    Description: text benefits.items[INDEX].description
    Icon Color: color benefits.items[INDEX].iconColor
    Background Color: color benefits.items[INDEX].background.color
    Image: image benefits.items[INDEX].image`,
    features: `
Features (features)
  Title: text features.title
  Subtitle: text features.subtitle
  Background Color: color features.background
  Image: image features.image
  Text Color: color features.textColor
  Feature: array features.items
    Title: text features.items[INDEX].title
    Description: text features.items[INDEX].description
    Image: image features.items[INDEX].image`,
    cta: `
Call to Action (cta)
  Title: text cta.title
  Subtitle: text cta.subtitle
  Text Color: color cta.textColor
  Background Color: color cta.background
  Button: node
    Text: text cta.button.text
    Color: color cta.button.color
    URL: url cta.button.url
    Text Color: color cta.button.textColor
    Visible: boolean cta.button.visible
  Image: image cta.image`,
    footer: `
Footer (footer)
  Description: text footer.description
  Background Color: color footer.background
  Text Color: color footer.textColor
  Address: text footer.address
  Email: text footer.email
  Phone: text footer.phone
${social('footer.social')}`,
  },
};

export const MOONLIGHT: TemplateTable = {
  id: 'moonlight',
  name: 'Portfolio',
  sections: {
    header: `
Header (header), not editable
  Logo Text: text header.logo.text
  Logo Image: image header.logo.image
  Background Color: color header.background
  Text Color: color header.textColor
  Menu Item: array header.menuItems
    Text: text header.menuItems[INDEX].text
    URL: url header.menuItems[INDEX].url
    Icon: icon header.menuItems[INDEX].icon`,
    home: `
Home (home)
  Author Image: node
    Image: image home.authorImage.image
    Accent Color: color home.authorImage.accentColor
  Title: text home.title
  Description: text home.description
  Background Color: color home.background
  Text Color: color home.textColor
${button('Main Button', 'home.mainButton')}
${button('Secondary Button', 'home.secondaryButton')}
  Image: image home.image`,
    services: `
Services (services)
  Background Color: color services.background
  Text Color: color services.textColor
${service('First Service', 'services.firstService')}
${service('Second Service', 'services.secondService')}`,
    portfolio: `
Portfolio (portfolio)
  Background Color: color portfolio.background
  Text Color: color portfolio.textColor
  Project: array portfolio.items
    Title: text portfolio.items[INDEX].title
    Description: text portfolio.items[INDEX].description
    Thumbnail: image portfolio.items[INDEX].thumbnail
    Visible: boolean portfolio.items[INDEX].visible
    URL: url portfolio.items[INDEX].url`,
    contact: `
Contact (contact), not editable
  Address: text contact.address
  Phone: text contact.phone
  Email: text contact.email
  Accent Color: color contact.accentColor
${social('contact.social')}
  Copyright: text contact.copyright`,
  },
};
