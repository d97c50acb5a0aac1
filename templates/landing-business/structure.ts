import type { Structure } from '../../domain/config/structure.ts';
import type { LanguageCode } from '../../words/language.ts';
import { NOTES } from '../../words/stored-names.ts';
import { baseConfig, fieldBuilders, globalSettings, socialLinks } from '../fields.ts';
import { LANDING_COPY, type LandingCopy } from './copy.ts';
import { names } from './names/en.ts';

const { derivedColor, field, group, list, section } = fieldBuilders(names);

/** The menu that a new landing page starts with. */
const menuItems = ({ header: { menu } }: LandingCopy) => [
  { text: menu.benefits, url: '#benefits' },
  { text: menu.features, url: '#features' },
  { text: menu.cta, url: '#cta' },
  { text: menu.footer, url: '#footer' },
];

const benefits = ({ benefits: { time, price, cover } }: LandingCopy) => [
  benefit('fas fa-clock', time),
  benefit('fas fa-tag', price),
  benefit('fas fa-shield-alt', cover),
];

/** What can be edited on a landing page, with the values of a new site. */
const structure = (copy: LandingCopy): Structure => ({
  globalSettings: globalSettings({
    primary: '#4a90e2',
    secondary: '#f8f9fa',
    text: '#333333',
    accent: '#5e72e4',
  }),
  sections: [
    section(
      'header',
      [
        field('text', 'logoText', 'header.logoText', copy.header.logoText),
        field('image', 'logoImage', 'header.logoImage', '', { note: NOTES.inPlaceOfLogoText }),
        derivedColor('backgroundColor', 'header.background.color'),
        derivedColor('textColor', 'header.textColor'),
        list(
          'menuItem',
          'header.menuItems',
          [
            ['text', 'text', 'text'],
            ['url', 'url', 'url'],
          ],
          menuItems(copy),
        ),
      ],
      false,
    ),
    section('hero', [
      field('text', 'title', 'hero.title.text', copy.hero.title),
      field('text', 'subtitle', 'hero.subtitle.text', copy.hero.subtitle),
      derivedColor('backgroundColor', 'hero.background.color'),
      derivedColor('textColor', 'hero.textColor'),
      group('button', [
        field('text', 'text', 'hero.button.text', copy.hero.button),
        derivedColor('color', 'hero.button.color'),
        derivedColor('textColor', 'hero.button.textColor'),
        field('url', 'url', 'hero.button.url', '#cta'),
        field('boolean', 'visible', 'hero.button.visible', true),
      ]),
      field('image', 'image', 'hero.image', '', { note: NOTES.inPlaceOfDrawing }),
    ]),
    section('benefits', [
      field('text', 'title', 'benefits.title', copy.benefits.title),
      field('text', 'subtitle', 'benefits.subtitle', copy.benefits.subtitle),
      derivedColor('backgroundColor', 'benefits.background'),
      derivedColor('textColor', 'benefits.textColor'),
      derivedColor('cardBackgroundColor', 'benefits.cardBackgroundColor'),
      list(
        'benefit',
        'benefits.items',
        [
          ['icon', 'icon', 'icon'],
          ['text', 'title', 'title'],
          ['text', 'description', 'description'],
          ['color', 'iconColor', 'iconColor'],
          ['color', 'backgroundColor', 'background.color'],
          ['image', 'image', 'image'],
        ],
        benefits(copy),
      ),
    ]),
    section('features', [
      field('text', 'title', 'features.title', copy.features.title),
      field('text', 'subtitle', 'features.subtitle', copy.features.subtitle),
      derivedColor('backgroundColor', 'features.background'),
      field('image', 'image', 'features.image', '', { note: NOTES.inPlaceOfDrawing }),
      derivedColor('textColor', 'features.textColor'),
      list(
        'feature',
        'features.items',
        [
          ['text', 'title', 'title'],
          ['text', 'description', 'description'],
          ['image', 'image', 'image'],
        ],
        copy.features.items.map((item) => ({ ...item, image: '' })),
      ),
    ]),
    section('cta', [
      field('text', 'title', 'cta.title', copy.cta.title),
      field('text', 'subtitle', 'cta.subtitle', copy.cta.subtitle),
      derivedColor('textColor', 'cta.textColor'),
      derivedColor('backgroundColor', 'cta.background'),
      group('button', [
        field('text', 'text', 'cta.button.text', copy.cta.button),
        derivedColor('color', 'cta.button.color'),
        field('url', 'url', 'cta.button.url', '#footer'),
        derivedColor('textColor', 'cta.button.textColor'),
        field('boolean', 'visible', 'cta.button.visible', true),
      ]),
      field('image', 'image', 'cta.image'),
    ]),
    section('footer', [
      field('text', 'description', 'footer.description', copy.footer.description),
      derivedColor('backgroundColor', 'footer.background'),
      derivedColor('textColor', 'footer.textColor'),
      field('text', 'address', 'footer.address', copy.footer.address),
      field('text', 'email', 'footer.email', copy.footer.email),
      field('text', 'phone', 'footer.phone', copy.footer.phone),
      socialLinks('footer.social'),
    ]),
  ],
});

/** The config of a new site with a copy in any language. */
export const baseWith = (copy: LandingCopy, language?: LanguageCode) =>
  baseConfig('landing_business', structure(copy), language);

/** The config of a new site in English. */
export const base = baseWith(LANDING_COPY);

function benefit(icon: string, copy: { readonly title: string; readonly description: string }) {
  return { icon, ...copy, iconColor: '', background: { color: '' }, image: '' };
}
