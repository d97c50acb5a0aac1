import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGroup, isList, leafOfItem, type StructureNode } from '../../src/domain/structure.ts';
import { BLACK, parseColor } from '../../templates/color.ts';
import { contrast } from '../../templates/contrast.ts';
import { paletteOf, type Surface } from '../../templates/landing-business/palette.ts';
import { landingBusiness } from '../../templates/landing-business/template.ts';
import { readValues } from '../../templates/values.ts';
import { decoded, elementOf, landingPageWith, landingWith, skeletonOf, styleOf } from './page-reading.ts';

const { globalSettings, sections } = landingBusiness.base._structure;
const fields = [...globalSettings.children, ...sections.flatMap((section) => section.children)].flatMap(
  fieldsOf,
);
const paths = fields.map(({ path }) => path);

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

describe('a hostile string in any field', () => {
  it.each(HOSTILE)('%j adds no tag, no attribute and no style', (text) => {
    for (const path of paths) {
      const harmless = landingPageWith({ [path]: 'x' });
      const hostile = landingPageWith({ [path]: text });
      expect(skeletonOf(hostile), path).toEqual(skeletonOf(harmless));
      expect(styleOf(hostile), path).toBe(styleOf(harmless));
    }
  });

  it('of any characters, in all fields at once, adds none either', () => {
    const everywhere = (text: string) =>
      landingPageWith(Object.fromEntries(paths.map((path) => [path, text])));
    const harmless = everywhere('x');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (noise) => {
        const hostile = everywhere(`<">${noise}'</`.replace(/[\r\n]/g, ' '));
        expect(skeletonOf(hostile)).toEqual(skeletonOf(harmless));
        expect(styleOf(hostile)).toBe(styleOf(harmless));
      }),
    );
  });

  it('shows as it was typed', () => {
    for (const text of HOSTILE) {
      const hero = elementOf(landingPageWith({ 'hero.title.text': text }), 'section', 'hero');
      const shown = decoded(/<h1[^>]*>([^<]*)<\/h1>/.exec(hero)?.[1] ?? '');
      expect(shown).toBe(text.toWellFormed().replaceAll('\0', '\uFFFD'));
    }
  });
});

describe('the colours of any palette', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const colorPaths = fields.filter(({ type }) => type === 'color').map(({ path }) => path);
  const palettes = fc.record({
    globals: fc.tuple(hex, hex, hex, hex),
    own: fc.dictionary(fc.constantFrom(...colorPaths), hex, { maxKeys: 12 }),
  });

  it('keep texts at 4.5 to 1 and icons at 3 to 1 on what they stand on', () => {
    fc.assert(
      fc.property(palettes, ({ globals, own }) => {
        const [primaryColor, secondaryColor, textColor, accentColor] = globals;
        expectReadable({ globalSettings: { primaryColor, secondaryColor, textColor, accentColor }, own });
      }),
      { numRuns: 400 },
    );
  });

  it.each(['#ffffff', '#000000', '#808080', '#767676', '#ff0000', '#ffff00', '#0000ff', '#4a90e2'])(
    'all %s are readable too',
    (color) => {
      const all = Object.fromEntries(colorPaths.map((path) => [path, color]));
      expectReadable({ globalSettings: {}, own: all });
      expectReadable({
        globalSettings: { primaryColor: color, secondaryColor: color, textColor: color, accentColor: color },
        own: {},
      });
    },
  );
});

function expectReadable(colors: {
  readonly globalSettings: Readonly<Record<string, string>>;
  readonly own: Readonly<Record<string, string>>;
}): void {
  const globals = Object.entries(colors.globalSettings).map(([name, color]) => [
    `globalSettings.${name}`,
    color,
  ]);
  const values = readValues(landingWith({ ...Object.fromEntries(globals), ...colors.own }), {});
  const palette = paletteOf(values, readValues(landingBusiness.base, {}));
  const cards = [palette.card, ...palette.ownCards.filter((card) => card !== undefined)];
  const { header, hero, benefits, features, cta, footer } = palette;
  for (const { background, ink, quiet } of [
    header,
    hero,
    benefits,
    features,
    cta,
    footer,
    ...cards,
  ] satisfies Surface[]) {
    expect(contrast(ink, background)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(quiet, background)).toBeGreaterThanOrEqual(4.5);
  }
  for (const { fill, ink } of [palette.heroButton, palette.ctaButton])
    expect(contrast(ink, fill)).toBeGreaterThanOrEqual(4.5);
  for (const { icon, chip } of cards) expect(contrast(icon, chip)).toBeGreaterThanOrEqual(3);
  expect(contrast(palette.marker, features.background)).toBeGreaterThanOrEqual(3);
  expect(parseColor(palette.paper) ?? BLACK).toBe(palette.paper);
}

function fieldsOf(node: StructureNode): readonly { readonly path: string; readonly type: string }[] {
  if (isGroup(node)) return node.children.flatMap(fieldsOf);
  if (!isList(node)) return [node];
  return node.itemStructure.map((leaf) => leafOfItem(leaf, 0));
}
