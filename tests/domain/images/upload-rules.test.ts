import { describe, expect, test } from 'vitest';
import { drawImagePath } from '../../../src/domain/images/image-path.ts';
import { isAnimated } from '../../../src/domain/images/is-animated.ts';
import { checkImage } from '../../../src/domain/images/upload-rules.ts';

const MOST = 5_242_880;

test.each([
  ['image/png', 0, undefined],
  ['image/svg+xml', MOST, undefined],
  ['image/', 1, undefined],
  ['image/png', MOST + 1, 'tooLarge'],
  ['text/plain', 1, 'notImage'],
  ['application/image/png', 1, 'notImage'],
  ['', 1, 'notImage'],
  ['text/plain', MOST + 1, 'notImage'],
])('a file of type "%s" and %i bytes: %s', (type, size, problem) => {
  expect(checkImage({ type, size })).toBe(problem);
});

describe('the path of a picture', () => {
  const bytes = (count: number) => new Uint8Array(count).map((_, at) => at * 23);

  test.each([
    ['photo.png', 'image/png', 'png'],
    ['PHOTO.JPEG', 'image/jpeg', 'jpeg'],
    ['a.tar.gz', 'image/png', 'gz'],
    ['photo', 'image/jpeg', 'jpg'],
    ['photo', 'image/svg+xml', 'svg'],
    ['photo', 'image/x-icon', 'icon'],
    ['photo', 'image/vnd.microsoft.icon', 'ico'],
    ['photo', 'image/PNG; a=b', 'png'],
    ['photo.', 'image/webp', 'webp'],
    ['.png', 'image/webp', 'png'],
    ['photo.p/../ng', 'image/webp', 'webp'],
    ['photo.jpg?x', 'image/webp', 'webp'],
    ['photo.фото', 'image/avif', 'avif'],
    ['photo.abcdefghijk', 'image/gif', 'gif'],
    ['photo', 'image/', 'img'],
    ['photo', 'image/../a', 'img'],
  ])('called %s of type %s ends in .%s', (name, type, ending) => {
    const path = drawImagePath({ name, type }, bytes, 1_700_000_000_000);
    expect(path).toBe(`uploads/00172e455c738aa1b8cfe6fd_1700000000000.${ending}`);
  });
});

describe('a picture moves', () => {
  const text = (content: string) => Uint8Array.from(content, (letter) => letter.charCodeAt(0));
  const PNG = '\x89PNG\r\n\x1a\n';
  const chunk = (kind: string, size: number) => `\0\0${String.fromCharCode(size >> 8, size & 255)}${kind}`;
  const VP8X = 'RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0';

  test.each([
    ['GIF', 'GIF89a', true],
    ['PNG that says so', `${PNG}${chunk('IHDR', 4)}12341234${chunk('acTL', 8)}`, true],
    ['PNG that says so after its pixels', `${PNG}${chunk('IDAT', 4)}12341234${chunk('acTL', 8)}`, false],
    ['PNG that names it within a chunk', `${PNG}${chunk('tEXt', 4)}acTL1234${chunk('IDAT', 8)}`, false],
    ['PNG that ends', PNG, false],
    ['PNG with a chunk beyond its end', `${PNG}\xff\xff\xff\xffIHDR`, false],
    ['WebP that says so', `${VP8X}\x02`, true],
    ['WebP that does not', `${VP8X}\x10`, false],
    ['WebP cut short', VP8X, false],
    ['AVIF sequence', '\0\0\0\x18ftypavif\0\0\0\0avismif1', true],
    ['AVIF', '\0\0\0\x18ftypavif\0\0\0\0mif1miaf', false],
    ['AVIF whose name comes later', '\0\0\0\x10ftypavif\0\0\0\0\0\0\0\0avis', false],
    ['JPEG', '\xff\xd8\xff\xe0', false],
    ['nothing', '', false],
  ])('%s: %s', (_, content, moves) => {
    expect(isAnimated(text(content))).toBe(moves);
  });
});
