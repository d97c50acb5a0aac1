import type { GroupNode, Structure } from '../../src/domain/structure.ts';
import { derivedColor, field, globalSettings, group, list, section, socialLinks } from '../fields.ts';
import { MENU_ITEMS, PROJECTS } from './defaults.ts';

const DRAWN = { note: 'Shown in place of the drawing.' };

/** What of a portfolio can be edited, and what a new one says. */
export const structure: Structure = {
  globalSettings: globalSettings({
    primary: '#f5a425',
    secondary: '#121212',
    text: '#ffffff',
    accent: '#33ccff',
  }),
  sections: [
    section(
      'header',
      'Header',
      [
        field('text', 'Logo Text', 'header.logo.text', 'Maren Ashby'),
        field('image', 'Logo Image', 'header.logo.image', '', { note: 'Shown in place of the logo text.' }),
        derivedColor('Background Color', 'header.background'),
        derivedColor('Text Color', 'header.textColor'),
        list(
          'Menu Item',
          'header.menuItems',
          [
            ['text', 'Text', 'text'],
            ['url', 'URL', 'url'],
            ['icon', 'Icon', 'icon'],
          ],
          MENU_ITEMS,
        ),
      ],
      false,
    ),
    section('home', 'Home', [
      group('Author Image', [
        field('image', 'Image', 'home.authorImage.image', '', DRAWN),
        derivedColor('Accent Color', 'home.authorImage.accentColor'),
      ]),
      field('text', 'Title', 'home.title', 'I draw what happens after bedtime'),
      field(
        'text',
        'Description',
        'home.description',
        'Picture books, posters and the odd painted wall, from a small studio by the harbor.',
      ),
      derivedColor('Background Color', 'home.background'),
      derivedColor('Text Color', 'home.textColor'),
      button('Main Button', 'home.mainButton', 'See the work', '#portfolio'),
      button('Secondary Button', 'home.secondaryButton', 'Say hello', '#contact'),
    ]),
    section('services', 'Services', [
      derivedColor('Background Color', 'services.background'),
      derivedColor('Text Color', 'services.textColor'),
      service(
        'First Service',
        'services.firstService',
        'Picture books',
        'From a line on a napkin to the printed book, with a map inside.',
      ),
      service(
        'Second Service',
        'services.secondService',
        'Posters and walls',
        'One strong image for your festival, shop or street. I bring my own ladder.',
      ),
    ]),
    section('portfolio', 'Portfolio', [
      derivedColor('Background Color', 'portfolio.background'),
      derivedColor('Text Color', 'portfolio.textColor'),
      list(
        'Project',
        'portfolio.items',
        [
          ['text', 'Title', 'title'],
          ['text', 'Description', 'description'],
          ['image', 'Thumbnail', 'thumbnail'],
          ['boolean', 'Visible', 'visible', true],
          ['url', 'URL', 'url'],
        ],
        PROJECTS,
      ),
    ]),
    section(
      'contact',
      'Contact',
      [
        field('text', 'Address', 'contact.address', 'The Net Loft, 7 Quay Street, Harrow Bay'),
        field('text', 'Phone', 'contact.phone', '555.555.0187'),
        field('text', 'Email', 'contact.email', 'maren@ashby.example'),
        derivedColor('Accent Color', 'contact.accentColor'),
        socialLinks('contact.social'),
        field('text', 'Copyright', 'contact.copyright', '© 2025 Maren Ashby'),
      ],
      false,
    ),
  ],
};

function button(name: string, path: string, text: string, url: string): GroupNode {
  return group(name, [
    field('text', 'Text', `${path}.text`, text),
    derivedColor('Color', `${path}.color`),
    derivedColor('Text Color', `${path}.textColor`),
    field('url', 'URL', `${path}.url`, url),
    field('boolean', 'Visible', `${path}.visible`, true),
  ]);
}

function service(name: string, path: string, title: string, description: string): GroupNode {
  return group(name, [
    field('text', 'Title', `${path}.title`, title),
    field('text', 'Description', `${path}.description`, description),
    field('image', 'Image', `${path}.image`, '', DRAWN),
    derivedColor('Background Color', `${path}.background`),
    derivedColor('Text Color', `${path}.textColor`),
  ]);
}
