import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawSiteId, isSiteId } from '../../../domain/config/site-id.ts';

const bytes = fc.infiniteStream(fc.integer({ min: 0, max: 255 }));

test('a drawn site id is well-formed', () => {
  fc.assert(
    fc.property(bytes, (stream) => {
      const random = (count: number) => Uint8Array.from(stream.take(count));
      expect(isSiteId(drawSiteId(random))).toBe(true);
    }),
  );
});

test('bytes that would bias the letters are drawn again', () => {
  const draws = [255, 254, 253, 252, 0, 1, 35, 36, 71, 72, 2, 3, 4, 5];
  expect(drawSiteId((count) => Uint8Array.from(draws.splice(0, count)))).toBe('site-ab9a9ac');
});

test.each([
  'site-abc12345',
  'site-abc123',
  'site-ABC1234',
  'site-abc123\n',
  'blog-abc1234',
  'site-äbc1234',
  '',
])('%j is not a site id', (text) => {
  expect(isSiteId(text)).toBe(false);
});
