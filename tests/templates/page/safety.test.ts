import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { altTextPath } from '../../../domain/config/alt-text.ts';
import { PAGE_FIELDS } from '../../../domain/config/page-settings.ts';
import { contrast } from '../../../templates/markup/contrast.ts';
import { fieldsOf } from '../facts.ts';
import { HOSTILE_STRINGS } from '../hostile-strings.ts';
import { configWith, decoded, holdable, pageWith, skeletonOf, styleOf } from '../page-reading.ts';
import { TEMPLATES } from '../template-facts.ts';
import { PAGES, withAllSections } from '../with-added-sections.ts';

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</style><script>alert(1)</script>',
  '</title><svg onload=alert(1)>',
  '--><script>alert(1)</script>',
  '</script><!--<script>',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'red;}body{background:url(//evil.example)',
  '#fff}</style><b>',
  'Open Sans;}@font-face{src:url(//evil.example)}',
  'fas fa-house" onclick="alert(1)',
  '{{constructor}}$&$`$1',
  '&lt;b&gt;&#x3c;',
  '\0\uD800\u202E<',
];

/** A text of the same words, letters and figures, as far as a layout may depend on them. */
const harmlessAs = (text: string) => text.replaceAll(/[^\s\d\p{L}]/gu, 'x');

describe.each(PAGES)('a hostile string in any field of %s', (_, template, fields) => {
  const paths = fields.map(({ path }) => path);
  /** What hides nothing, so that all of it is drawn at once. */
  const drawn = fields.filter(({ type }) => type !== 'boolean').map(({ path }) => path);
  const expectHarmless = (text: string, inPaths: readonly string[]) => {
    const pageOf = (words: string) =>
      pageWith(template, Object.fromEntries(inPaths.map((path) => [path, words])));
    const [harmless, hostile] = [pageOf(harmlessAs(text)), pageOf(text)];
    expect(skeletonOf(hostile), inPaths.join()).toEqual(skeletonOf(harmless));
    expect(styleOf(hostile), inPaths.join()).toBe(styleOf(harmless));
  };

  it.each(HOSTILE)('%j adds no tag, no attribute and no style', (text) => {
    expectHarmless(text, drawn);
  });

  it('alone adds none, whatever the field', () => {
    for (const [at, path] of paths.entries()) expectHarmless(HOSTILE[at % HOSTILE.length] ?? '', [path]);
  });

  it.each(HOSTILE)('%j said of the page and of its pictures adds none', (text) => {
    const pictures = fieldsOf(template).filter(({ type }) => type === 'image');
    const said = (words: string) =>
      pageWith(
        template,
        Object.fromEntries([
          ...PAGE_FIELDS.map(({ path }) => [path, words]),
          ...pictures.map(({ path }) => [path, 'https://pictures.example/one.webp']),
          ...pictures.map(({ path }) => [altTextPath(path), words]),
        ]),
      );
    expect(skeletonOf(said(text))).toEqual(skeletonOf(said('x')));
    expect(styleOf(said(text))).toBe(styleOf(said('x')));
  });

  it('of any characters, in all fields at once, adds none either', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (noise) => {
        expectHarmless(`<">${noise}'</`.replace(/[\r\n]/g, ' '), paths);
      }),
    );
  });

  it('as what should say whether something shows hides it, as false does', () => {
    const switches = fieldsOf(template).filter(({ type }) => type === 'boolean');
    const switched = (value: string | boolean) =>
      pageWith(template, Object.fromEntries(switches.map(({ path }) => [path, value])));
    const hidden = switched(false);
    for (const text of HOSTILE_STRINGS.filter((each) => each !== 'true')) expect(switched(text)).toBe(hidden);
    expect(switched('true')).toBe(switched(true));
  });
});

it.each(TEMPLATES)('a hostile string in the title of %s shows as it was typed', (_, { template, title }) => {
  for (const text of HOSTILE) {
    const shown = decoded(/<h1[^>]*>([^<]*)<\/h1>/.exec(pageWith(template, { [title]: text }))?.[1] ?? '');
    expect(shown).toBe(holdable(text));
  }
});

describe.each(TEMPLATES)('the colours of any palette of %s', (_, facts) => {
  const { pairs } = facts;
  const template = { ...facts.template, base: withAllSections(facts.template.base) };
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const colorPaths = fieldsOf(template)
    .filter(({ type }) => type === 'color')
    .map(({ path }) => path);
  const globals = colorPaths.filter((path) => path.startsWith('globalSettings.'));
  const expectReadable = (colors: Readonly<Record<string, string>>) => {
    for (const [color, background, ratio] of pairs(configWith(template, colors)))
      expect(contrast(color, background)).toBeGreaterThanOrEqual(ratio);
  };

  it('keep texts at 4.5 to 1 and graphics at 3 to 1 on what they stand on', () => {
    const palettes = fc.record({
      all: fc.tuple(...globals.map(() => hex)),
      own: fc.dictionary(fc.constantFrom(...colorPaths), hex, { maxKeys: 12 }),
    });
    fc.assert(
      fc.property(palettes, ({ all, own }) => {
        expectReadable({ ...Object.fromEntries(globals.map((path, at) => [path, all[at] ?? ''])), ...own });
      }),
      { numRuns: 400 },
    );
  });

  it.each(['#ffffff', '#000000', '#808080', '#767676', '#ff0000', '#ffff00', '#0000ff', '#4a90e2'])(
    'all %s are readable too',
    (color) => {
      for (const paths of [colorPaths, globals])
        expectReadable(Object.fromEntries(paths.map((path) => [path, color])));
    },
  );
});
