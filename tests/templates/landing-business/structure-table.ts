import { button, type SectionRow, socialLinks } from '../structure-rows.ts';

/** The landing page's table of DECISIONS §3: section id, name, whether it is editable, children. */
export const LANDING_SECTIONS: readonly SectionRow[] = [
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
      button('Button', 'hero.button', ['text', 'color', 'textColor', 'url', 'visible']),
      ['Image', 'image', 'hero.image'],
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
          ['Image', 'image', 'benefits.items[INDEX].image'],
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
          ['Image', 'image', 'features.items[INDEX].image'],
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
      button('Button', 'cta.button', ['text', 'color', 'url', 'textColor', 'visible']),
      ['Image', 'image', 'cta.image'],
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
      socialLinks('footer.social'),
    ],
  ],
];
