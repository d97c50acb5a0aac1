import { expect, test } from 'vitest';
import { leadingPhoto, photo } from '../../../templates/page/photo.ts';

const SIZE = { width: 800, height: 600, sizes: '92vw' };
const MADE = 'https://db.example/storage/v1/render/image/public/images/uploads/a_1.webp';

test('an upload is offered narrower too, so that a phone loads no more than it shows', () => {
  expect(String(photo(`${MADE}?width=1000&quality=80`, '', SIZE))).toBe(
    `<img src="${MADE}?width=1000&amp;quality=80" alt="" width="800" height="600" srcset="` +
      `${MADE}?width=320&amp;quality=60 320w, ${MADE}?width=640&amp;quality=60 640w, ` +
      `${MADE}?width=800&amp;quality=60 800w, ` +
      `${MADE}?width=1000&amp;quality=80 1000w" sizes="92vw" loading="lazy" decoding="async">`,
  );
  expect(String(leadingPhoto(`${MADE}?width=1000&quality=80`, 'Ann', SIZE))).toContain(
    `${MADE}?width=640&amp;quality=80 640w`,
  );
});

test('an upload that says its size keeps a place of its shape', () => {
  const sized = MADE.replace('a_1', 'aw1200h1800_1');
  expect(String(photo(`${sized}?width=1000&quality=80`, '', SIZE))).toContain('width="1200" height="1800"');
});

test('a picture is cropped around its focus point, and around its middle without a readable one', () => {
  const positionOf = (focus: string) =>
    / style="([^"]*)"/.exec(String(photo('/cat.png', '', { ...SIZE, focus })))?.[1];
  expect(['30% 70%', '', '30% 101%', '30% 70%;color:red', '"><b>'].map(positionOf)).toEqual([
    'object-position:30% 70%',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  MADE,
  `${MADE}?width=1000&quality=80&x=1`,
  'https://db.example/storage/v1/object/public/images/uploads/a_1.webp',
  'https://elsewhere.example/a.png?width=1000&quality=80',
])('any other address is asked for as it is: %s', (address) => {
  expect(String(photo(address, '', SIZE))).not.toContain('srcset');
});
