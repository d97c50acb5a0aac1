import { isGroup, isList, leafOfItem, type StructureNode } from '../../src/domain/config/structure.ts';
import type { JsonObject } from '../../src/domain/json/json.ts';
import { paletteOf as landingPalette } from '../../templates/landing-business/palette.ts';
import { landingBusiness } from '../../templates/landing-business/renderer.ts';
import type { Color } from '../../templates/markup/color.ts';
import { paletteOf as moonlightPalette } from '../../templates/moonlight/palette.ts';
import { moonlight } from '../../templates/moonlight/renderer.ts';
import type { Surface } from '../../templates/page/surface.ts';
import { readValues } from '../../templates/page/values.ts';
import type { Template } from '../../templates/template.ts';
import { LANDING_SECTIONS } from './landing-business/structure-table.ts';
import { MOONLIGHT_SECTIONS } from './moonlight/structure-table.ts';
import type { SectionRow } from './structure-rows.ts';

/** A colour, what it stands on, and the contrast that it must have there. */
type Pair = readonly [color: Color, background: Color, ratio: number];

/** What the tests expect of one template, where templates differ. */
interface TemplateFacts {
  readonly template: Template;
  readonly sections: readonly SectionRow[];
  /** Primary, secondary, text and accent of a new site. */
  readonly colors: readonly [string, string, string, string];
  /** How many items each list of a new site has. */
  readonly listLengths: readonly number[];
  /** The levels of the headings of a new site. */
  readonly headings: readonly number[];
  /** The field that the page's h1 shows. */
  readonly title: string;
  readonly about: object;
  readonly social: string;
  readonly scheme: 'light' | 'dark';
  pairs(config: JsonObject): readonly Pair[];
}

const textPairs = ({ background, ink, quiet }: Surface): readonly Pair[] => [
  [ink, background, 4.5],
  [quiet, background, 4.5],
];

const LANDING: TemplateFacts = {
  template: landingBusiness,
  sections: LANDING_SECTIONS,
  colors: ['#4a90e2', '#f8f9fa', '#333333', '#5e72e4'],
  listLengths: [4, 3, 3],
  headings: [1, 2, 3, 3, 3, 2, 3, 3, 3, 2],
  title: 'hero.title.text',
  about: {
    '@type': 'Organization',
    name: 'Fernhill Home Repair',
    address: '18 Mill Lane, Fernhill',
    email: 'hello@fernhill.example',
    telephone: '555.555.0142',
  },
  social: 'footer.social',
  scheme: 'light',
  pairs(config) {
    const palette = landingPalette(readValues(config, landingBusiness.base));
    const { header, hero, benefits, features, cta, footer, heroButton, ctaButton } = palette;
    const cards = [palette.card, ...palette.ownCards.filter((card) => card !== undefined)];
    return [
      ...[header, hero, benefits, features, cta, footer, ...cards].flatMap(textPairs),
      [heroButton.ink, heroButton.fill, 4.5],
      [ctaButton.ink, ctaButton.fill, 4.5],
      ...cards.map(({ icon, chip }): Pair => [icon, chip, 3]),
      [palette.marker, features.background, 3],
    ];
  },
};

const MOONLIGHT: TemplateFacts = {
  template: moonlight,
  sections: MOONLIGHT_SECTIONS,
  colors: ['#f5a425', '#121212', '#ffffff', '#33ccff'],
  listLengths: [3, 6],
  headings: [1, 2, 3, 3, 2, 3, 3, 3, 3, 3, 3, 2],
  title: 'home.title',
  about: {
    '@type': 'Person',
    name: 'Maren Ashby',
    address: 'The Net Loft, 7 Quay Street, Harrow Bay',
    email: 'maren@ashby.example',
    telephone: '555.555.0187',
  },
  social: 'contact.social',
  scheme: 'dark',
  pairs(config) {
    const palette = moonlightPalette(readValues(config, moonlight.base));
    const { header, home, services, firstService, secondService, portfolio, contact } = palette;
    const { mainButton, secondaryButton } = palette;
    return [
      ...[header, home, services, firstService, secondService, portfolio, contact].flatMap(textPairs),
      [home.ink, home.orbit, 4.5],
      [home.quiet, home.orbit, 4.5],
      [home.ring, home.background, 3],
      [header.mark, header.background, 3],
      [portfolio.mark, portfolio.background, 3],
      [contact.mark, contact.background, 4.5],
      [mainButton.ink, mainButton.fill, 4.5],
      [secondaryButton.ink, secondaryButton.fill, 4.5],
    ];
  },
};

/** Both templates, by the name that a visitor chooses them by. */
export const TEMPLATES: readonly (readonly [name: string, facts: TemplateFacts])[] = [
  ['Landing Page', LANDING],
  ['Portfolio', MOONLIGHT],
];

/** Every leaf of a template, those of lists for their first item. */
export function fieldsOf({ base }: Template): readonly { readonly path: string; readonly type: string }[] {
  const { globalSettings, sections } = base._structure;
  return [...globalSettings.children, ...sections.flatMap((section) => section.children)].flatMap(leavesOf);
}

function leavesOf(node: StructureNode): readonly { readonly path: string; readonly type: string }[] {
  if (isGroup(node)) return node.children.flatMap(leavesOf);
  if (!isList(node)) return [node];
  return node.itemStructure.map((leaf) => leafOfItem(leaf, 0));
}
