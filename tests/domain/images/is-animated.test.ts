import { describe, expect, test } from 'vitest';
import { isAnimated } from '../../../domain/images/is-animated.ts';

describe('isAnimated', () => {
  const text = (content: string) => Uint8Array.from(content, (letter) => letter.charCodeAt(0));
  const PNG = '\x89PNG\r\n\x1a\n';
  const chunk = (kind: string, size: number) => `\0\0${String.fromCharCode(size >> 8, size & 255)}${kind}`;
  const VP8X = 'RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0';

  test.each([
    ['GIF', 'GIF89a', true],
    ['animated PNG', `${PNG}${chunk('IHDR', 4)}12341234${chunk('acTL', 8)}`, true],
    ['PNG with acTL after its pixels', `${PNG}${chunk('IDAT', 4)}12341234${chunk('acTL', 8)}`, false],
    ['PNG with acTL inside a chunk', `${PNG}${chunk('tEXt', 4)}acTL1234${chunk('IDAT', 8)}`, false],
    ['PNG without chunks', PNG, false],
    ['PNG with a chunk beyond its end', `${PNG}\xff\xff\xff\xffIHDR`, false],
    ['animated WebP', `${VP8X}\x02`, true],
    ['still WebP', `${VP8X}\x10`, false],
    ['truncated WebP', VP8X, false],
    ['AVIF sequence', '\0\0\0\x18ftypavif\0\0\0\0avismif1', true],
    ['AVIF', '\0\0\0\x18ftypavif\0\0\0\0mif1miaf', false],
    ['AVIF with avis outside its brands', '\0\0\0\x10ftypavif\0\0\0\0\0\0\0\0avis', false],
    ['JPEG', '\xff\xd8\xff\xe0', false],
    ['nothing', '', false],
  ])('%s: %s', (_, content, animated) => {
    expect(isAnimated(text(content))).toBe(animated);
  });

  test('a file of 400,000 empty chunks is told at once', () => {
    const file = new Uint8Array(5_242_880);
    file.set(text(PNG));
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      isAnimated(file);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(50);
  });
});
