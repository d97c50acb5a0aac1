import { expect, test } from 'vitest';
import { pictureTypeOf } from '../../../domain/images/picture-type.ts';
import { servedType } from '../../../server/images/image-type.ts';
import { animatedImage, avif, PAGE, photo, png, SVG_WITH_SCRIPT } from './sample-images.ts';

test.each([
  ['image/jpeg', () => photo(20, 20)],
  ['image/png', () => png(20, 20)],
  ['image/avif', () => avif(20, 20)],
  ['image/gif', () => animatedImage('gif')],
  ['image/webp', () => animatedImage('webp')],
  ['image/svg+xml', () => SVG_WITH_SCRIPT],
  ['image/svg+xml', () => '\uFEFF<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "a" "b">\n<!-- drawn --><svg>'],
  [
    'image/svg+xml',
    () => '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY n "http://www.w3.org/2000/svg">]><svg xmlns="&n;"/>',
  ],
  ['application/octet-stream', () => PAGE],
  ['application/octet-stream', () => '<svgx>'],
  ['application/octet-stream', () => `${PAGE}<svg>`],
  ['application/octet-stream', () => ''],
  // Each comment may end at any later mark of an end: a pattern that tries them all takes years.
  ['application/octet-stream', () => `${'<!---->'.repeat(40)}x`],
  ['application/octet-stream', () => `${'<!---->'.repeat(500_000)}<svg>`],
])('the bytes tell %s', async (type, draw) => {
  expect(pictureTypeOf(new Uint8Array(Buffer.from(await draw())))).toBe(type);
});

test('a type that was stored earlier is served without parameters, and only if it is that of a known image', () => {
  expect(
    ['image/PNG; ,text/html', 'image/svg+xml;charset=utf-8', 'image/tiff', 'text/html', ''].map(servedType),
  ).toEqual([
    'image/png',
    'image/svg+xml',
    'application/octet-stream',
    'application/octet-stream',
    'application/octet-stream',
  ]);
});
