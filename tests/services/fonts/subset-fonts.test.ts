import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { filesOf } from '../../../src/services/fonts/font-files.ts';
import { subsetFonts } from '../../../src/services/fonts/subset-fonts.ts';
import { charactersInRange } from '../../../src/services/fonts/unicode-range.ts';
import { OPEN_FONTS } from '../../../templates/fonts/fonts.ts';

const HARFBUZZ = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');

async function read(address: string) {
  if (address === HARFBUZZ) return new Uint8Array(await readFile(address));
  return new Uint8Array(await (await fetch(address)).arrayBuffer());
}

function cut(font: string, characters: string, weights: readonly [number, number] = [400, 800]) {
  const lettering = { font, characters, weights };
  return subsetFonts({ lettering, files: filesOf(font), harfBuzzAddress: HARFBUZZ }, read);
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
