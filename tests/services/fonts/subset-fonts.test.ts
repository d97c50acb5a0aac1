import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { gzipSync, inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { BUSINESSES } from '../../../domain/choices/businesses.ts';
import type { FontSubset, Lettering } from '../../../domain/fonts/font-subset.ts';
import { filesOf } from '../../../src/services/fonts/font-files.ts';
import { subsetFonts } from '../../../src/services/fonts/subset-fonts.ts';
import { charactersInRange } from '../../../src/services/fonts/unicode-range.ts';
import { letteringOf } from '../../../templates/embedded-font.ts';
import { OPEN_FONTS } from '../../../templates/fonts/fonts.ts';
import { renderPage } from '../../../templates/pages.ts';
import { startingContent } from '../../../templates/starting-content.ts';
import { templates } from '../../../templates/templates.ts';

const HARFBUZZ = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');

async function read(address: string) {
  if (address === HARFBUZZ) return new Uint8Array(await readFile(address));
  return new Uint8Array(await (await fetch(address)).arrayBuffer());
}

function cut(font: string, characters: string, weights: readonly [number, number] = [400, 800]) {
  return cutAll([{ font, characters, weights }]);
}

function cutAll(lettering: Lettering) {
  return subsetFonts({ lettering, harfBuzzAddress: HARFBUZZ }, read);
}

/** The unpacked tables of a WOFF file, by tag. */
function tablesOf(data: string): ReadonlyMap<string, Buffer> {
  const file = Buffer.from(data, 'base64');
  expect([file.toString('latin1', 0, 4), file.readUInt32BE(8)]).toEqual(['wOFF', file.length]);
  return new Map(
    Array.from({ length: file.readUInt16BE(12) }, (_, at) => {
      const entry = 44 + at * 20;
      const [start, packed, size] = [4, 8, 12].map((place) => file.readUInt32BE(entry + place)) as [
        number,
        number,
        number,
      ];
      const bytes = file.subarray(start, start + packed);
      const plain = packed < size ? inflateSync(bytes) : bytes;
      expect(plain.length).toBe(size);
      return [file.toString('latin1', entry, entry + 4), plain];
    }),
  );
}

test.each(OPEN_FONTS)('bundles the files of $name, one for Latin among them', ({ name }) => {
  const files = filesOf(name);
  expect(files.filter(({ range }) => charactersInRange(range, 'aé') === 'aé')).toHaveLength(1);
  for (const { address } of files) expect(address).toMatch(/^data:font\/ttf;base64,\w/);
});

test('returns no files for an unknown font', () => {
  expect(filesOf('Georgia')).toEqual([]);
});

test('matches single characters and ranges of a unicode-range, also beyond the BMP', () => {
  expect(charactersInRange('U+0041-0043,U+1F600,U+00E9', 'ABCDeé😀😁')).toBe('ABCé😀');
});

test('subsets every file that covers some characters, deterministically', async () => {
  const fonts = await cut('Open Sans', ' Bdaehr');
  expect(fonts.map(({ font, weights, range }) => [font, weights, range.split(',')[0]])).toEqual([
    ['Open Sans', [400, 800], 'U+0000-00FF'],
  ]);
  expect(await cut('Open Sans', ' Bdaehr')).toEqual(fonts);
  const mixed = await cut('Open Sans', ' BdaehrĀЖ');
  expect(mixed.map(({ range }) => charactersInRange(range, ' BdaehrĀЖ')).sort()).toEqual([
    ' Bdaehr',
    'Ā',
    'Ж',
  ]);
});

test('contains a glyph for each character, .notdef, and the requested weights', async () => {
  const [font] = await cut('Open Sans', 'abc', [300, 400]);
  const tables = tablesOf(font?.data ?? '');
  expect(tables.get('maxp')?.readUInt16BE(4)).toBe(4);
  const axes = tables.get('fvar');
  expect(axes?.toString('latin1', 16, 20)).toBe('wght');
  expect([20, 28].map((at) => axes?.readInt32BE(at))).toEqual([300 * 65_536, 400 * 65_536]);
});

test('takes less than 15 kB for the letters of a language, and less for fewer weights', async () => {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ .,-?!';
  const sizeOf = async (characters: string, weights?: readonly [number, number]) => {
    const [font] = await cut('Open Sans', characters, weights);
    return Buffer.from(font?.data ?? '', 'base64').length;
  };
  const all = await sizeOf(letters);
  expect(all).toBeLessThan(15_000);
  expect(await sizeOf(letters, [300, 400])).toBeLessThan(all);
  expect(await sizeOf('abc')).toBeLessThan(4000);
});

test('an optical size and a single weight are cut out of a font that has several', async () => {
  const [font] = await cutAll([
    { font: 'Fraunces', characters: 'abc', weights: [600, 600], opticalSize: 144 },
  ]);
  expect(tablesOf(font?.data ?? '').has('fvar')).toBe(false);
});

test('the fonts of a pairing are cut together, each to its own characters', async () => {
  const fonts = await cutAll([
    { font: 'Instrument Serif', characters: 'ab', weights: [400, 400] },
    { font: 'Instrument Sans', characters: 'abc', weights: [400, 700] },
    { font: 'El Messiri', characters: 'خبز', weights: [400, 400] },
  ]);
  const glyphs = ({ data }: FontSubset) => tablesOf(data).get('maxp')?.readUInt16BE(4);
  expect(fonts.slice(0, 2).map((each) => [each.font, each.weights, glyphs(each)])).toEqual([
    ['Instrument Serif', [400, 400], 3],
    ['Instrument Sans', [400, 700], 4],
  ]);
  expect(fonts[2]).toMatchObject({ font: 'El Messiri', range: expect.stringMatching(/^U\+0600-06FF/) });
});

test('the joined shapes of Arabic letters are kept', async () => {
  const glyphsOf = async (characters: string) => {
    const [font] = await cutAll([{ font: 'Cairo', characters, weights: [400, 400] }]);
    return (
      tablesOf(font?.data ?? '')
        .get('maxp')
        ?.readUInt16BE(4) ?? 0
    );
  };
  // Beside .notdef: the letter alone, at the begin, in the middle and at the end of a word.
  expect(await glyphsOf('ه')).toBeGreaterThanOrEqual(5);
});

describe.each(templates)('the fonts of a page of $id', ({ base }) => {
  // The portfolio reads light and says facts and prices in 600: both ends of the face are in it.
  test.each(BUSINESSES)('take at most 20 kB gzip for a %s', async (business) => {
    const config = await startingContent.load({ config: base, business, language: 'de' });
    const fonts = await cutAll(letteringOf(config, renderPage(config)) ?? []);
    expect(fonts.length).toBeGreaterThanOrEqual(2);
    expect(gzipSync(fonts.map(({ data }) => data).join('')).length).toBeLessThan(20_000);
  });
});
