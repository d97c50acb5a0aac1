import type { Structure } from '../../src/domain/structure.ts';
import { derivedColor, field, globalSettings, group, list, section, socialLinks } from '../fields.ts';
import { BENEFITS, FEATURES, MENU_ITEMS } from './defaults.ts';

/** What of a landing page can be edited, and what a new one says. */
export const structure: Structure = {
  globalSettings: globalSettings({
    primary: '#4a90e2',
    secondary: '#f8f9fa',
    text: '#333333',
    accent: '#5e72e4',
  }),
  sections: [
    section(
      'header',
      'Header',
      [
        field('text', 'Logo Text', 'header.logoText', 'Fernhill Home Repair'),
        field('image', 'Logo Image', 'header.logoImage', '', { note: 'Shown in place of the logo text.' }),
        derivedColor('Background Color', 'header.background.color'),
        derivedColor('Text Color', 'header.textColor'),
        list(
          'Menu Item',
          'header.menuItems',
          [
            ['text', 'Text', 'text'],
            ['url', 'URL', 'url'],
          ],
          MENU_ITEMS,
        ),
      ],
      false,
    ),
    section('hero', 'Hero', [
      field('text', 'Title', 'hero.title.text', 'Small repairs, done right the first time'),
      field(
        'text',
        'Subtitle',
        'hero.subtitle.text',
        'Dripping tap, sticking door, shelf that never went up? We fix the little things around your home in one visit, at a price we agree on first.',
      ),
      derivedColor('Background Color', 'hero.background.color'),
      derivedColor('Text Color', 'hero.textColor'),
      group('Button', [
        field('text', 'Text', 'hero.button.text', 'Book a visit'),
        derivedColor('Color', 'hero.button.color'),
        derivedColor('Text Color', 'hero.button.textColor'),
        field('url', 'URL', 'hero.button.url', '#cta'),
        field('boolean', 'Visible', 'hero.button.visible', true),
      ]),
    ]),
    section('benefits', 'Benefits', [
      field('text', 'Title', 'benefits.title', 'Good work, and good manners'),
      field(
        'text',
        'Subtitle',
        'benefits.subtitle',
        'We are a family of five, recommended from neighbor to neighbor.',
      ),
      derivedColor('Background Color', 'benefits.background'),
      derivedColor('Text Color', 'benefits.textColor'),
      derivedColor('Card Background Color', 'benefits.cardBackgroundColor'),
      list(
        'Benefit',
        'benefits.items',
        [
          ['icon', 'Icon', 'icon'],
          ['text', 'Title', 'title'],
          ['text', 'Description', 'description'],
          ['color', 'Icon Color', 'iconColor'],
          ['color', 'Background Color', 'background.color'],
        ],
        BENEFITS,
      ),
    ]),
    section('features', 'Features', [
      field('text', 'Title', 'features.title', 'From first call to finished job'),
      field('text', 'Subtitle', 'features.subtitle', 'No waiting in all day, and no surprises on the bill.'),
      derivedColor('Background Color', 'features.background'),
      field('image', 'Image', 'features.image', '', { note: 'Shown in place of the drawing.' }),
      derivedColor('Text Color', 'features.textColor'),
      list(
        'Feature',
        'features.items',
        [
          ['text', 'Title', 'title'],
          ['text', 'Description', 'description'],
        ],
        FEATURES,
      ),
    ]),
    section('cta', 'Call to Action', [
      field('text', 'Title', 'cta.title', 'What needs fixing at your place?'),
      field(
        'text',
        'Subtitle',
        'cta.subtitle',
        'Send us a line or a photo. You will hear back the same day.',
      ),
      derivedColor('Text Color', 'cta.textColor'),
      derivedColor('Background Color', 'cta.background'),
      group('Button', [
        field('text', 'Text', 'cta.button.text', 'Ask for a quote'),
        derivedColor('Color', 'cta.button.color'),
        field('url', 'URL', 'cta.button.url', '#footer'),
        derivedColor('Text Color', 'cta.button.textColor'),
        field('boolean', 'Visible', 'cta.button.visible', true),
      ]),
    ]),
    section('footer', 'Footer', [
      field(
        'text',
        'Description',
        'footer.description',
        'Home repairs in and around Fernhill since 2009. Monday to Saturday, eight to six.',
      ),
      derivedColor('Background Color', 'footer.background'),
      derivedColor('Text Color', 'footer.textColor'),
      field('text', 'Address', 'footer.address', '18 Mill Lane, Fernhill'),
      field('text', 'Email', 'footer.email', 'hello@fernhill.example'),
      field('text', 'Phone', 'footer.phone', '555.555.0142'),
      socialLinks('footer.social'),
    ]),
  ],
};
