import { describe, expect, it } from 'vitest';
import type { FontSubset } from '../../domain/fonts/font-subset.ts';
import { letteringOf, withFonts, withHeldFonts } from '../../templates/embedded-font.ts';
import { OPEN_FONTS } from '../../templates/fonts/fonts.ts';
import { PAIRINGS } from '../../templates/fonts/pairings.ts';
import { configWith, styleOf as mainStyleOf } from './page-reading.ts';
import { TEMPLATES } from './template-facts.ts';

const CUT: FontSubset = {
  font: 'Open Sans',
  weights: [400, 800],
  range: 'U+0000-00FF,U+0131',
  data: 'd09GRg==',
};

describe.each(TEMPLATES)('the font that the page of %s carries', (_, { template, title }) => {
  const lettering = (values: Record<string, string | boolean>) => {
    const config = configWith(template, values);
    return letteringOf(config, template.render(config));
  };

  it('is none, unless the switch is on', () => {
    expect(lettering({})).toBeUndefined();
    expect(lettering({ 'globalSettings.embedFont': false })).toBeUndefined();
    expect(lettering({ 'globalSettings.embedFont': 'no' })).toBeUndefined();
  });

  it.each([
    ['Open Sans', 'Open Sans'],
    [' open sans ', 'Open Sans'],
    ['Nunito', 'Nunito'],
    ['A font nobody knows', 'Open Sans'],
    ['Georgia', undefined],
    ['Inter', undefined],
  ])('of the family %j is %s', (family, font) => {
    const found = lettering({ 'globalSettings.embedFont': 'true', 'globalSettings.fontFamily': family });
    expect(found?.map((each) => each.font)).toEqual(font && [font]);
  });

  it('of a pairing is two: headings in one, and all text in the other', () => {
    const found = lettering({ 'globalSettings.fontFamily': ' fraunces + figtree ', [title]: 'Ω' }) ?? [];
    expect(found.map((each) => each.font)).toEqual(['Fraunces', 'Figtree']);
    const [display, text] = found.map((each) => each.characters);
    for (const character of display ?? '') expect(text).toContain(character);
    expect(display).toContain('Ω');
    expect(display?.length).toBeLessThan(text?.length ?? 0);
    expect(found[0]).toMatchObject({ weights: [600, 600], opticalSize: 144 });
  });

  it('of a pairing has faces for Arabic letters, where there are some', () => {
    const found = lettering({ 'globalSettings.fontFamily': 'Fraunces + Figtree', [title]: 'خبز' });
    expect(found?.slice(2).map((each) => [each.font, each.characters])).toEqual([
      ['El Messiri', 'بخز'],
      ['Cairo', 'بخز'],
    ]);
  });

  it('of a pairing is embedded unless the switch is off', () => {
    const fontFamily = { 'globalSettings.fontFamily': 'Outfit' };
    expect(lettering(fontFamily)?.map((each) => each.font)).toEqual(['Outfit', 'Nunito Sans']);
    expect(lettering({ ...fontFamily, 'globalSettings.embedFont': true })).toEqual(lettering(fontFamily));
    expect(lettering({ ...fontFamily, 'globalSettings.embedFont': false })).toBeUndefined();
  });

  it('has every character of the page once, and no other', () => {
    const plain = lettering({ 'globalSettings.embedFont': true })?.[0]?.characters ?? '';
    expect(plain).toBe([...new Set(plain)].sort().join(''));
    expect(plain).not.toMatch(/[{}<>\n]/);
    const odd = lettering({ 'globalSettings.embedFont': true, [title]: 'Ψ<&\'"Ж𝔸\n' })?.[0]?.characters ?? '';
    expect([...odd].filter((character) => !plain.includes(character)).join('')).toMatch(/^"?&?'?<?ΨЖ𝔸$/);
    for (const character of 'Ψ<&\'"Ж𝔸') expect(odd).toContain(character);
  });

  it('has the weights that the page is written in', () => {
    const used = [...template.render(template.base).matchAll(/font-weight:(\d+)(?: \d+)?;/g)].map(
      ([, weight]) => Number(weight),
    );
    const [lightest, boldest] = template.weights;
    for (const weight of [...used, 400]) {
      expect(weight).toBeGreaterThanOrEqual(lightest);
      expect(weight).toBeLessThanOrEqual(boldest);
    }
  });

  it('stands beside the style, with its licence, and changes nothing else', () => {
    const page = template.render(template.base);
    const carrying = withFonts(page, [CUT]);
    const face =
      '<style>/*! Open Sans: Copyright 2020 The Open Sans Project Authors (https://github.com/googlefonts/opensans). SIL Open Font License 1.1, https://openfontlicense.org */' +
      '@font-face{font-family:"Open Sans";font-weight:400 800;font-display:swap;src:url(data:font/woff;base64,d09GRg==)format("woff");unicode-range:U+0000-00FF,U+0131}</style>';
    expect(carrying.replace(`\n${face}`, '')).toBe(page);
    expect(mainStyleOf(carrying)).toBe(mainStyleOf(page));
    expect(withFonts(page, [])).toBe(page);
  });

  it('keeps a published page unseen for a tenth of a second, so that nothing moves as it appears', () => {
    const page = template.render(template.base);
    const hold =
      '<style>@media screen{body{animation:wait .1s step-end}@keyframes wait{from{visibility:hidden}}}</style>';
    expect(withHeldFonts(page, [CUT]).replace(hold, '')).toBe(withFonts(page, [CUT]));
    expect(withHeldFonts(page, [CUT])).toContain(hold);
    expect(withHeldFonts(page, [])).toBe(page);
  });

  it.each<[string, Partial<FontSubset>]>([
    ['a font that is not open', { font: 'Georgia' }],
    ['data that is no base64', { data: 'AA==)}</style><script>' }],
    ['a range that is none', { range: 'U+0-FF}body{display:none' }],
    ['a weight that is none', { weights: [Number.NaN, 800] }],
  ])('is left out where it is %s', (_name, wrong) => {
    const carrying = withFonts(template.render(template.base), [{ ...CUT, ...wrong }]);
    expect(carrying.match(/<style>[^<]*<\/style>/g)?.[1]).not.toContain('@font-face');
    expect(carrying).not.toContain('<script>');
  });
});

it('every open font names its copyright', () => {
  const paired = PAIRINGS.flatMap(({ display, text }) => [
    display.font,
    text.font,
    display.arabic,
    text.arabic,
  ]);
  expect(OPEN_FONTS.map(({ name }) => name).sort()).toEqual(
    [...new Set(['Open Sans', 'Nunito', ...paired])].sort(),
  );
  for (const { copyright } of OPEN_FONTS)
    expect(copyright).toMatch(/^Copyright \d{4} The .* Project Authors \(https:/);
});
