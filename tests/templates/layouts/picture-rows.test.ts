import { describe, expect, test } from 'vitest';
import { pictureRows } from '../../../templates/layouts/picture-rows.ts';
import { rowsOf } from '../../../templates/layouts/row-partition.ts';
import { readValues } from '../../../templates/page/values.ts';

const ACROSS = 1.5;
const UPRIGHT = 0.667;

describe('rows of pictures', () => {
  test.each<[string, number[], { count: number; sum: number }[]]>([
    ['no picture', [], []],
    ['one that is wide enough', [2.5], [{ count: 1, sum: 2.5 }]],
    ['one that would be too high across the page', [ACROSS], [{ count: 1, sum: 1.78 }]],
    ['two square ones', [1, 1], [{ count: 2, sum: 2 }]],
    ['two upright ones', [UPRIGHT, UPRIGHT], [{ count: 2, sum: 1.334 }]],
    ['three', [ACROSS, UPRIGHT, 1], [{ count: 3, sum: 3.167 }]],
    ['a panorama', [5], [{ count: 1, sum: 5 }]],
    [
      'four of one shape',
      [ACROSS, ACROSS, ACROSS, ACROSS],
      [
        { count: 2, sum: 3 },
        { count: 2, sum: 3 },
      ],
    ],
  ])('%s', (_, ratios, rows) => {
    expect(rowsOf(ratios)).toEqual(rows);
  });

  test('keep the order, and each but the last one reaches both edges at a height between two bounds', () => {
    for (let seed = 1; seed < 200; seed += 1) {
      const ratios = Array.from(
        { length: (seed % 17) + 4 },
        (_, at) => [0.667, 0.8, 1, 1.333, 1.5][(seed * (at + 3)) % 5] ?? 1,
      );
      let at = 0;
      const sums = rowsOf(ratios).map(({ count }) => {
        const row = ratios.slice(at, at + count);
        at += count;
        return row.reduce((sum, ratio) => sum + ratio, 0);
      });
      expect(at).toBe(ratios.length);
      for (const sum of sums.slice(0, -1)) {
        expect(sum).toBeGreaterThanOrEqual(2.3);
        expect(sum).toBeLessThan(4);
      }
    }
  });
});

describe('pictures in rows', () => {
  const upload = (size: string) =>
    `https://db.example/storage/v1/render/image/public/images/uploads/a${size}_1.webp?width=1000&quality=80`;
  const fields = { picture: 'image', title: 'title', text: 'text' };
  const rows = (items: readonly Readonly<Record<string, string>>[], isMarked = false) =>
    String(
      pictureRows(
        'work',
        items.map((item) => ({ item: readValues(item, {}, { isMarked }), fields })),
      ),
    );

  test('are as wide as their shapes ask, and upright neighbors share a line of a phone', () => {
    const sizes = ['w1000h1500', 'w1000h1500', 'w1000h1500', 'w1500h1000', ''];
    const drawn = rows(sizes.map((size) => ({ image: upload(size) })));
    expect(
      [...drawn.matchAll(/<li style="([^"]*)"( class="upright")?/g)].map(([, style, pair]) => [
        style,
        pair !== undefined,
      ]),
    ).toEqual([
      ['--w:0.667;--of:3.501;--n:3;--pair:1.334', true],
      ['--w:0.667;--of:3.501;--n:3;--pair:1.334', true],
      ['--w:0.667;--of:3.501;--n:3', false],
      ['--w:1.5;--of:3.501;--n:3', false],
      ['--w:1.5;--of:1.78;--n:0', false],
    ]);
  });

  test('are no higher than the fewest pixels of their row allow, and one alone that fills no row stands on a ground', () => {
    const drawn = (...sizes: readonly string[]) =>
      [
        ...rows(sizes.map((size) => ({ image: upload(size) }))).matchAll(
          /<li style="--w:[^;]*;--of:[^;]*;--n:\d(?:;--most:(\d+)px)?[^"]*"(?: class="([^"]*)")?/g,
        ),
      ].map(([, most, kinds = '']) => [most && Number(most), kinds]);
    expect(drawn('w320h240', 'w1500h1000', 'w300h450')).toEqual([
      [408, ''],
      [408, ''],
      [408, ''],
    ]);
    expect(drawn('w1000h1500')).toEqual([[undefined, 'alone']]);
    expect(drawn('w320h240')).toEqual([[408, 'alone']]);
    expect(drawn('w64h64')).toEqual([[109, 'alone']]);
    expect(drawn('w1600h400')).toEqual([[undefined, '']]);
    expect(drawn('w1500h1000')).toEqual([[undefined, '']]);
  });

  test('are named by what they show, else by their words, else by their place', () => {
    const image = upload('w600h900');
    const drawn = rows([
      { image, imageDescription: 'A loaf', title: 'Bread' },
      { image, title: 'Bread' },
      { image, text: 'Baked at night' },
      { image },
    ]);
    expect([...drawn.matchAll(/role="dialog" aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
      'A loaf',
      'Bread',
      'Baked at night',
      'Picture 4',
    ]);
    expect([...drawn.matchAll(/alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual([
      ...['A loaf', 'A loaf'],
      ...Array.from({ length: 6 }, () => ''),
    ]);
    expect(drawn.match(/<button type="button" popovertarget="work-\d" aria-label/g)).toHaveLength(3);
  });

  test('lead to their fields in the preview, where nothing opens', () => {
    const drawn = rows([{ image: upload('w600h900'), title: 'Bread' }], true);
    expect(drawn).toContain('<figure><button type="button" aria-label="Bread">');
    expect(drawn).toContain('data-path="image"');
  });
});
