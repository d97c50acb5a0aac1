import { paletteOf } from '../../../templates/landing-business/palette.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { readValues } from '../../../templates/page/values.ts';
import { loadedTemplateOf } from '../../../templates/pages.ts';
import { addedPairs, type Pair, type TemplateFacts, textPairs } from '../facts.ts';
import { LANDING_SECTIONS } from './structure-table.ts';

export const LANDING: TemplateFacts = {
  template: loadedTemplateOf(landingBusiness.base),
  sections: LANDING_SECTIONS,
  colors: ['#4a90e2', '#f8f9fa', '#333333', '#5e72e4'],
  listLengths: [4, 3, 3],
  headings: [1, 2, 3, 3, 3, 2, 3, 3, 3, 2],
  title: 'hero.title.text',
  about: {
    '@type': 'Organization',
    name: 'Fernhill Home Repair',
  },
  contact: ['footer.address', 'footer.email', 'footer.phone'],
  social: 'footer.social',
  scheme: 'light',
  own: [
    ['footer.phone', '030 1234567'],
    ['footer.email', 'me@my-own.com'],
    ['footer.social.instagram.url', 'https://instagram.com/mine'],
    ['header.logoImage', 'https://pictures.example/logo.png'],
    ['features.image', 'https://pictures.example/shop.jpg'],
    ['globalSettings.fontFamily', 'Georgia'],
    ['globalSettings.sectionOrder', 'features,hero,benefits,cta,footer'],
    ['globalSettings.language', 'fr'],
  ],
  list: 'benefits.items',
  pictures: [
    ['hero.image', 'hero.imageDescription', ''],
    ['features.image', 'features.imageDescription', ''],
    ['benefits.items[0].image', 'benefits.items[0].imageDescription', ''],
    ['features.items[2].image', 'features.items[2].imageDescription', ''],
  ],
  pairs(config) {
    const palette = paletteOf(readValues(config, landingBusiness.base));
    const { header, hero, benefits, features, block, cta, footer, heroButton, ctaButton } = palette;
    const cards = [palette.card, ...palette.ownCards.filter((card) => card !== undefined)];
    return [
      ...[header, hero, benefits, features, block, cta, footer, ...cards].flatMap(textPairs),
      [heroButton.ink, heroButton.fill, 4.5],
      [ctaButton.ink, ctaButton.fill, 4.5],
      ...cards.map(({ icon, background }): Pair => [icon, background, 3]),
      [palette.rule, benefits.background, 3],
      ...palette.added.flatMap(addedPairs),
    ];
  },
};
