import { describe, expect, it } from 'vitest';
import type { Config } from '../../domain/config/config.ts';
import { applyPlan } from '../../domain/config/edit-config.ts';
import { valueAt } from '../../domain/config/leaves.ts';
import { setAt } from '../../domain/json/path.ts';
import { BUSINESS_LOOKS, lookColors } from '../../templates/businesses/looks.ts';
import { adjustedColors } from '../../templates/check/adjusted-colors.ts';
import { landingBusiness } from '../../templates/landing-business/template.ts';
import { isDark, parseColor, WHITE } from '../../templates/markup/color.ts';
import { moonlight } from '../../templates/moonlight/template.ts';
import {
  hasFont,
  hasPalette,
  isPaletteColor,
  lightAndDark,
  looksOf,
  PALETTES,
  paletteEdits,
  TYPE_CHOICES,
} from '../../templates/palettes.ts';
import { ar } from '../../words/ar/ar.ts';
import { de } from '../../words/de/de.ts';
import { en } from '../../words/en/en.ts';
import { changedPaths } from '../models/site/changed-paths.ts';
import { fieldsOf } from './facts.ts';
import { TEMPLATES } from './template-facts.ts';

const OWN = 'hero.background.color';
const colorsOf = (name: string) =>
  PALETTES.find((palette) => palette.name === name)?.colors ?? lookColors('');

describe('the palettes', () => {
  it('are seven with light paper and five with dark paper, each unlike the others', () => {
    const papers = PALETTES.map(({ colors: { secondary } }) => isDark(parseColor(secondary) ?? WHITE));
    expect(papers).toEqual([...Array(7).fill(false), ...Array(5).fill(true)]);
    for (const role of ['primary', 'secondary', 'text', 'accent'] as const)
      expect(new Set(PALETTES.map(({ colors }) => colors[role])).size, role).toBe(12);
  });

  it('give a page four colors, and leave those of its sections', () => {
    const { base } = landingBusiness;
    const own = setAt(base, ['hero', 'background', 'color'], '#abcdef') as Config;
    const after = applyPlan(own, paletteEdits(colorsOf('terracotta'))) ?? own;
    expect(changedPaths(own, after)).toEqual({
      'globalSettings.primaryColor': '#a63d1f',
      'globalSettings.secondaryColor': '#fbf1e6',
      'globalSettings.textColor': '#2f1f18',
      'globalSettings.accentColor': '#0f766e',
    });
    expect(valueAt(after, OWN)).toBe('#abcdef');
    expect(['terracotta', 'harbor'].map((name) => hasPalette(after, colorsOf(name)))).toEqual([true, false]);
  });

  it('stand at the four colors of the whole page only', () => {
    const paths = fieldsOf(landingBusiness).map(({ path }) => path);
    expect(paths.filter(isPaletteColor)).toEqual(
      ['primary', 'secondary', 'text', 'accent'].map((role) => `globalSettings.${role}Color`),
    );
  });

  it.each([
    ['en', en],
    ['de', de],
    ['ar', ar],
  ] as const)('have names in %s that no color has in its own', (_, words) => {
    const names = Object.values(words.palettes.names);
    expect(new Set(names).size).toBe(12);
    const colors = Object.values(words.colors).map((name) => name.toLowerCase());
    expect(names.filter((name) => colors.some((each) => name.toLowerCase().includes(each)))).toEqual([]);
  });

  it('stand beside the looks of the business that the website names, if there is such a business', () => {
    const named = (business: string) =>
      setAt(landingBusiness.base, ['globalSettings', 'business'], business) as Config;
    expect(['bakery', 'toString', ''].map((each) => looksOf(named(each)))).toEqual([
      { day: BUSINESS_LOOKS.bakery.day, night: BUSINESS_LOOKS.bakery.night },
      undefined,
      undefined,
    ]);
    expect(looksOf(landingBusiness.base)).toBe(undefined);
  });

  it('have beside them a light and a dark look of the business, else those of the two templates', () => {
    const bakery = setAt(landingBusiness.base, ['globalSettings', 'business'], 'bakery') as Config;
    const { day: light, night: dark, others } = BUSINESS_LOOKS.bakery;
    expect(lightAndDark(bakery)).toEqual({ day: light, night: dark });
    // Of the three pairs of a business, a page keeps to the one that it has.
    for (const pair of others)
      for (const colors of [pair.day, pair.night])
        expect(lightAndDark(applyPlan(bakery, paletteEdits(colors)) ?? bakery)).toEqual(pair);
    const { day, night } = lightAndDark(landingBusiness.base);
    expect([hasPalette(landingBusiness.base, day), hasPalette(moonlight.base, night)]).toEqual([true, true]);
  });

  it('stand beside types, of which a page has one, or another font', () => {
    const inForce = (font: string) =>
      TYPE_CHOICES.filter((choice) =>
        hasFont(setAt(landingBusiness.base, ['globalSettings', 'fontFamily'], font) as Config, choice.font),
      ).map(({ name }) => name);
    expect(['Open Sans', ' fraunces + figtree', 'Georgia'].map(inForce)).toEqual([['plain'], ['warm'], []]);
  });
});

describe.each(TEMPLATES)('%s', (_, { template: { base } }) => {
  const colored = [
    ...PALETTES.map(({ name, colors }) => [name, colors] as const),
    ...Object.entries(BUSINESS_LOOKS).flatMap(([business, { day, night, others }]) =>
      [{ day, night }, ...others].flatMap((pair, at) => [
        [`${business} by day, ${at}`, pair.day] as const,
        [`${business} by night, ${at}`, pair.night] as const,
      ]),
    ),
  ];

  it.each(colored)('%s is readable as it is', (_, colors) => {
    expect(adjustedColors(applyPlan(base, paletteEdits(colors)) ?? base)).toEqual([]);
  });
});
