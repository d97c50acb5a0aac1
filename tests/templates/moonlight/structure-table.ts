import { button, type Row, type SectionRow, socialLinks } from '../structure-rows.ts';

const BUTTON_FIELDS = ['text', 'color', 'textColor', 'url', 'visible'];
const service = (name: string, path: string): Row => [
  name,
  [
    ['Title', 'text', `${path}.title`],
    ['Description', 'text', `${path}.description`],
    ['Image', 'image', `${path}.image`],
    ['Background Color', 'color', `${path}.background`],
    ['Text Color', 'color', `${path}.textColor`],
  ],
];

/** The portfolio's table of DECISIONS §3: section id, name, whether it is editable, children. */
export const MOONLIGHT_SECTIONS: readonly SectionRow[] = [
  [
    'header',
    'Header',
    false,
    [
      ['Logo Text', 'text', 'header.logo.text'],
      ['Logo Image', 'image', 'header.logo.image'],
      ['Background Color', 'color', 'header.background'],
      ['Text Color', 'color', 'header.textColor'],
      [
        'Menu Item',
        'array',
        'header.menuItems',
        [
          ['Text', 'text', 'header.menuItems[INDEX].text'],
          ['URL', 'url', 'header.menuItems[INDEX].url'],
          ['Icon', 'icon', 'header.menuItems[INDEX].icon'],
        ],
      ],
    ],
  ],
  [
    'home',
    'Home',
    true,
    [
      [
        'Author Image',
        [
          ['Image', 'image', 'home.authorImage.image'],
          ['Accent Color', 'color', 'home.authorImage.accentColor'],
        ],
      ],
      ['Title', 'text', 'home.title'],
      ['Description', 'text', 'home.description'],
      ['Background Color', 'color', 'home.background'],
      ['Text Color', 'color', 'home.textColor'],
      button('Main Button', 'home.mainButton', BUTTON_FIELDS),
      button('Secondary Button', 'home.secondaryButton', BUTTON_FIELDS),
      ['Image', 'image', 'home.image'],
    ],
  ],
  [
    'services',
    'Services',
    true,
    [
      ['Background Color', 'color', 'services.background'],
      ['Text Color', 'color', 'services.textColor'],
      service('First Service', 'services.firstService'),
      service('Second Service', 'services.secondService'),
    ],
  ],
  [
    'portfolio',
    'Portfolio',
    true,
    [
      ['Background Color', 'color', 'portfolio.background'],
      ['Text Color', 'color', 'portfolio.textColor'],
      [
        'Project',
        'array',
        'portfolio.items',
        [
          ['Title', 'text', 'portfolio.items[INDEX].title'],
          ['Description', 'text', 'portfolio.items[INDEX].description'],
          ['Thumbnail', 'image', 'portfolio.items[INDEX].thumbnail'],
          ['Visible', 'boolean', 'portfolio.items[INDEX].visible'],
          ['URL', 'url', 'portfolio.items[INDEX].url'],
        ],
      ],
    ],
  ],
  [
    'contact',
    'Contact',
    false,
    [
      ['Address', 'text', 'contact.address'],
      ['Phone', 'text', 'contact.phone'],
      ['Email', 'text', 'contact.email'],
      ['Accent Color', 'color', 'contact.accentColor'],
      socialLinks('contact.social'),
      ['Copyright', 'text', 'contact.copyright'],
    ],
  ],
];
