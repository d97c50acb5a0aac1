import type { GroupNode, Structure } from '../../domain/config/structure.ts';
import type { LanguageCode } from '../../words/language.ts';
import { NOTES } from '../../words/stored-names.ts';
import { baseConfig, fieldBuilders, globalSettings, socialLinks } from '../fields.ts';
import { PORTFOLIO_COPY, type PortfolioCopy } from './copy.ts';
import { names } from './names/en.ts';

const { derivedColor, field, group, list, section } = fieldBuilders(names);

const DRAWN = { note: NOTES.inPlaceOfDrawing };

/** The menu that a new portfolio starts with. Its words are also the headings of the sections that they lead to. */
const menuItems = ({ header: { menu } }: PortfolioCopy) => [
  { text: menu.services, url: '#services', icon: 'fas fa-pen' },
  { text: menu.portfolio, url: '#portfolio', icon: 'fas fa-clock' },
  { text: menu.contact, url: '#contact', icon: 'fas fa-envelope' },
];

const projectsOf = ({ projects }: PortfolioCopy) =>
  projects.map((project) => ({ ...project, thumbnail: '', visible: true, url: '' }));

/** What can be edited in a portfolio, with the values of a new site. */
const structure = (copy: PortfolioCopy): Structure => ({
  globalSettings: globalSettings({
    primary: '#f5a425',
    secondary: '#121212',
    text: '#ffffff',
    accent: '#33ccff',
  }),
  sections: [
    section(
      'header',
      [
        field('text', 'logoText', 'header.logo.text', copy.header.logoText),
        field('image', 'logoImage', 'header.logo.image', '', { note: NOTES.inPlaceOfLogoText }),
        derivedColor('backgroundColor', 'header.background'),
        derivedColor('textColor', 'header.textColor'),
        list(
          'menuItem',
          'header.menuItems',
          [
            ['text', 'text', 'text'],
            ['url', 'url', 'url'],
            ['icon', 'icon', 'icon'],
          ],
          menuItems(copy),
        ),
      ],
      false,
    ),
    section('home', [
      group('authorImage', [
        field('image', 'image', 'home.authorImage.image', '', DRAWN),
        derivedColor('accentColor', 'home.authorImage.accentColor'),
      ]),
      field('text', 'title', 'home.title', copy.home.title),
      field('text', 'description', 'home.description', copy.home.description),
      derivedColor('backgroundColor', 'home.background'),
      derivedColor('textColor', 'home.textColor'),
      button('mainButton', copy.home.mainButton, '#portfolio'),
      button('secondaryButton', copy.home.secondaryButton, '#contact'),
      field('image', 'image', 'home.image', '', { note: NOTES.fillsScreen }),
    ]),
    section('services', [
      derivedColor('backgroundColor', 'services.background'),
      derivedColor('textColor', 'services.textColor'),
      service('firstService', copy.services.first),
      service('secondService', copy.services.second),
    ]),
    section('portfolio', [
      derivedColor('backgroundColor', 'portfolio.background'),
      derivedColor('textColor', 'portfolio.textColor'),
      list(
        'project',
        'portfolio.items',
        [
          ['text', 'title', 'title'],
          ['text', 'description', 'description'],
          ['image', 'thumbnail', 'thumbnail'],
          ['boolean', 'visible', 'visible', true],
          ['url', 'url', 'url'],
        ],
        projectsOf(copy),
      ),
    ]),
    section(
      'contact',
      [
        field('text', 'address', 'contact.address', copy.contact.address),
        field('text', 'phone', 'contact.phone', copy.contact.phone),
        field('text', 'email', 'contact.email', copy.contact.email),
        derivedColor('accentColor', 'contact.accentColor'),
        socialLinks('contact.social'),
        field('text', 'copyright', 'contact.copyright', copy.contact.copyright),
      ],
      false,
    ),
  ],
});

/** The config of a new site with a copy in any language. */
export const baseWith = (copy: PortfolioCopy, language?: LanguageCode) =>
  baseConfig('moonlight', structure(copy), language);

/** The config of a new site in English. */
export const base = baseWith(PORTFOLIO_COPY);

function button(name: 'mainButton' | 'secondaryButton', text: string, url: string): GroupNode {
  const path = `home.${name}`;
  return group(name, [
    field('text', 'text', `${path}.text`, text),
    derivedColor('color', `${path}.color`),
    derivedColor('textColor', `${path}.textColor`),
    field('url', 'url', `${path}.url`, url),
    field('boolean', 'visible', `${path}.visible`, true),
  ]);
}

function service(
  name: 'firstService' | 'secondService',
  { title, description }: { readonly title: string; readonly description: string },
): GroupNode {
  const path = `services.${name}`;
  return group(name, [
    field('text', 'title', `${path}.title`, title),
    field('text', 'description', `${path}.description`, description),
    field('image', 'image', `${path}.image`, '', DRAWN),
    derivedColor('backgroundColor', `${path}.background`),
    derivedColor('textColor', `${path}.textColor`),
  ]);
}
