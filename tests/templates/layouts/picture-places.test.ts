import { describe, expect, it } from 'vitest';
import { COMPOSITION_PATH } from '../../../templates/layouts/composition-names.ts';
import type { LoadedTemplate } from '../../../templates/template.ts';
import { LANDING } from '../landing-business/facts.ts';
import { MOONLIGHT } from '../moonlight/facts.ts';
import { pageWith } from '../page-reading.ts';

const SIZES = {
  good: 'w1600h1067',
  portrait: 'w900h1200',
  panorama: 'w1600h400',
  small: 'w300h225',
  tiny: 'w64h48',
};
type Kind = keyof typeof SIZES | 'none';

/** The facts that gestures are made of. */
const TOLD = {
  'globalSettings.business': 'restaurant',
  'header.logoText': 'Otter & Söhne',
  'footer.address': 'Lindenweg 12',
  'footer.phone': '030 123456',
};

/** Where the first picture of a page stands, and how: the classes around it and its own. */
function placeOf(
  template: LoadedTemplate,
  composition: string,
  path: string,
  kind: Kind,
  values: Readonly<Record<string, string>>,
): string {
  const address = kind === 'none' ? '' : `https://pictures.example/a${SIZES[kind]}_1.webp`;
  const page = pageWith(template, { ...values, [COMPOSITION_PATH]: composition, [path]: address });
  const [before = '', after] = page.split('<img ', 2);
  if (after === undefined) return 'none';
  const section = /<section id="([^"]*)"(?: class="([^"]*)")?[^<>]*>(?![\s\S]*<section)/.exec(before);
  const [, around = ''] = /class="([^"]*)"[^<>]*>$/.exec(before) ?? [];
  const own = / class="([^"]*)"/.exec(after.slice(0, after.indexOf('>')))?.[1] ?? '';
  return `${[section?.[1], section?.[2], around].filter(Boolean).join(' ')}: ${own || 'cropped'}`;
}

const KINDS = ['good', 'portrait', 'panorama', 'small', 'tiny', 'none'] as const;

describe('the first picture of a landing page stands', () => {
  it.each([
    [
      ['', 'split', 'panel', 'name'],
      [
        'hero art: cropped',
        'hero art: held',
        'hero art: whole',
        'hero art: held small',
        'hero art: held small',
        'none',
      ],
    ],
    [
      ['door'],
      [
        'hero art: cropped',
        'hero art: held',
        'hero: whole',
        'hero framed: held',
        'hero framed: held',
        'none',
      ],
    ],
    [
      ['mount'],
      ['hero: cropped', 'hero: held', 'hero: whole', 'hero framed: held', 'hero framed: held', 'none'],
    ],
    [
      ['frieze', 'words'],
      [
        'cta across: cropped',
        'cta facing across: held',
        'cta across: whole',
        'cta facing across: held small',
        'cta facing across: held small',
        'none',
      ],
    ],
  ])('as %j', (compositions, places) => {
    for (const composition of compositions)
      expect(
        KINDS.map((kind) => placeOf(LANDING.template, composition, 'hero.image', kind, TOLD)),
        composition,
      ).toEqual(places);
  });
});

describe('the first picture of a portfolio stands', () => {
  it.each([
    [
      [''],
      [
        'home on-panel leading: cropped',
        'home on-panel leading: held',
        'home on-above leading: whole',
        'home on-panel leading: held small',
        'home on-panel leading: held small',
        'none',
      ],
    ],
    [
      ['panel'],
      [
        'home on-panel leading: cropped',
        'home on-split leading: held',
        'home on-above leading: whole',
        'home on-split leading: held small',
        'home on-split leading: held small',
        'none',
      ],
    ],
    [
      ['split', 'door'],
      [
        'home on-split leading: cropped',
        'home on-split leading: held',
        'home on-above leading: whole',
        'home on-split leading: held small',
        'home on-split leading: held small',
        'none',
      ],
    ],
    [
      ['frieze', 'words'],
      [
        'home on-above leading: cropped',
        'home on-split leading: held',
        'home on-above leading: whole',
        'home on-split leading: held small',
        'home on-split leading: held small',
        'none',
      ],
    ],
  ])('as %j', (compositions, places) => {
    for (const composition of compositions)
      expect(
        KINDS.map((kind) => placeOf(MOONLIGHT.template, composition, 'home.image', kind, {})),
        composition,
      ).toEqual(places);
  });
});
