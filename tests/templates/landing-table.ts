/** A node as the table of DECISIONS §3 has it: name, type, path; a list with its items' fields; a node with its children. */
export type Row =
  | readonly [name: string, type: string, path: string]
  | readonly [name: string, below: readonly Row[]]
  | ListRow;
type ListRow = readonly [
  name: string,
  type: 'array',
  path: string,
  items: readonly (readonly [string, string, string])[],
];

const button = (path: string, order: readonly string[]): Row => {
  const all: Readonly<Record<string, Row>> = {
    text: ['Text', 'text', `${path}.text`],
    color: ['Color', 'color', `${path}.color`],
    textColor: ['Text Color', 'color', `${path}.textColor`],
    url: ['URL', 'url', `${path}.url`],
    visible: ['Visible', 'boolean', `${path}.visible`],
  };
  return ['Button', order.flatMap((key) => (all[key] ? [all[key]] : []))];
};
const network = (name: string): Row => [
  name,
  [
    ['URL', 'url', `footer.social.${name.toLowerCase()}.url`],
    ['Visible', 'boolean', `footer.social.${name.toLowerCase()}.visible`],
  ],
];

/** The landing page's table of DECISIONS §3: section id, name, whether it is editable, children. */
export const SECTIONS: readonly (readonly [
  id: string,
  name: string,
  editable: boolean,
  children: readonly Row[],
])[] = [
  [
    'header',
    'Header',
    false,
    [
      ['Logo Text', 'text', 'header.logoText'],
      ['Logo Image', 'image', 'header.logoImage'],
      ['Background Color', 'color', 'header.background.color'],
      ['Text Color', 'color', 'header.textColor'],
      [
        'Menu Item',
        'array',
        'header.menuItems',
        [
          ['Text', 'text', 'header.menuItems[INDEX].text'],
          ['URL', 'url', 'header.menuItems[INDEX].url'],
        ],
      ],
    ],
  ],
  [
    'hero',
    'Hero',
    true,
    [
      ['Title', 'text', 'hero.title.text'],
      ['Subtitle', 'text', 'hero.subtitle.text'],
      ['Background Color', 'color', 'hero.background.color'],
      ['Text Color', 'color', 'hero.textColor'],
      button('hero.button', ['text', 'color', 'textColor', 'url', 'visible']),
    ],
  ],
  [
    'benefits',
    'Benefits',
    true,
    [
      ['Title', 'text', 'benefits.title'],
      ['Subtitle', 'text', 'benefits.subtitle'],
      ['Background Color', 'color', 'benefits.background'],
      ['Text Color', 'color', 'benefits.textColor'],
      ['Card Background Color', 'color', 'benefits.cardBackgroundColor'],
      [
        'Benefit',
        'array',
        'benefits.items',
        [
          ['Icon', 'icon', 'benefits.items[INDEX].icon'],
          ['Title', 'text', 'benefits.items[INDEX].title'],
          ['Description', 'text', 'benefits.items[INDEX].description'],
          ['Icon Color', 'color', 'benefits.items[INDEX].iconColor'],
          ['Background Color', 'color', 'benefits.items[INDEX].background.color'],
        ],
      ],
    ],
  ],
  [
    'features',
    'Features',
    true,
    [
      ['Title', 'text', 'features.title'],
      ['Subtitle', 'text', 'features.subtitle'],
      ['Background Color', 'color', 'features.background'],
      ['Image', 'image', 'features.image'],
      ['Text Color', 'color', 'features.textColor'],
      [
        'Feature',
        'array',
        'features.items',
        [
          ['Title', 'text', 'features.items[INDEX].title'],
          ['Description', 'text', 'features.items[INDEX].description'],
        ],
      ],
    ],
  ],
  [
    'cta',
    'Call to Action',
    true,
    [
      ['Title', 'text', 'cta.title'],
      ['Subtitle', 'text', 'cta.subtitle'],
      ['Text Color', 'color', 'cta.textColor'],
      ['Background Color', 'color', 'cta.background'],
      button('cta.button', ['text', 'color', 'url', 'textColor', 'visible']),
    ],
  ],
  [
    'footer',
    'Footer',
    true,
    [
      ['Description', 'text', 'footer.description'],
      ['Background Color', 'color', 'footer.background'],
      ['Text Color', 'color', 'footer.textColor'],
      ['Address', 'text', 'footer.address'],
      ['Email', 'text', 'footer.email'],
      ['Phone', 'text', 'footer.phone'],
      ['Social Links', [network('Facebook'), network('Twitter'), network('Instagram'), network('LinkedIn')]],
    ],
  ],
];
