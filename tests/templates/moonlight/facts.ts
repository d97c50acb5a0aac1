import { paletteOf } from '../../../templates/moonlight/palette.ts';
import { moonlight } from '../../../templates/moonlight/template.ts';
import { readValues } from '../../../templates/page/values.ts';
import { loadedTemplateOf } from '../../../templates/pages.ts';
import { addedPairs, type TemplateFacts, textPairs } from '../facts.ts';
import { MOONLIGHT_SECTIONS } from './structure-table.ts';

export const MOONLIGHT: TemplateFacts = {
  template: loadedTemplateOf(moonlight.base),
  sections: MOONLIGHT_SECTIONS,
  colors: ['#f5a425', '#121212', '#ffffff', '#33ccff'],
  listLengths: [3, 6],
  headings: [1, 2, 3, 3, 2, 3, 3, 3, 3, 3, 3, 2],
  title: 'home.title',
  about: {
    '@type': 'Person',
    name: 'Maren Ashby',
  },
  contact: ['contact.address', 'contact.email', 'contact.phone'],
  social: 'contact.social',
  scheme: 'dark',
  own: [
    ['contact.phone', '030 1234567'],
    ['contact.email', 'me@my-own.com'],
    ['contact.social.instagram.url', 'https://instagram.com/mine'],
    ['header.logo.image', 'https://pictures.example/logo.png'],
    ['portfolio.items[5].thumbnail', 'https://pictures.example/6.jpg'],
    ['services.firstService.image', 'https://pictures.example/shop.jpg'],
    ['globalSettings.fontFamily', 'Georgia'],
    ['globalSettings.language', 'fr'],
  ],
  list: 'portfolio.items',
  pictures: [
    ['home.image', 'home.imageDescription', ''],
    ['services.firstService.image', 'services.firstService.imageDescription', ''],
    ['portfolio.items[2].thumbnail', 'portfolio.items[2].thumbnailDescription', ''],
    ['home.authorImage.image', 'home.authorImage.imageDescription', 'Maren Ashby'],
  ],
  pairs(config) {
    const palette = paletteOf(readValues(config, moonlight.base));
    const { header, home, services, firstService, secondService, portfolio, contact } = palette;
    const { mainButton, secondaryButton } = palette;
    return [
      ...[header, home, services, firstService, secondService, portfolio, contact].flatMap(textPairs),
      [home.ink, home.orbit, 4.5],
      [home.ring, home.background, 3],
      [header.mark, header.background, 3],
      [portfolio.mark, portfolio.background, 3],
      [contact.mark, contact.background, 4.5],
      [mainButton.ink, mainButton.fill, 4.5],
      [secondaryButton.ink, secondaryButton.fill, 4.5],
      ...palette.added.flatMap(addedPairs),
    ];
  },
};
