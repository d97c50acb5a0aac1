import { describe, expect, test } from 'vitest';
import { canvasShrinking, type ImageDrawing } from '../../src/services/image-shrinking.canvas.ts';

interface Browser {
  readonly width?: number;
  readonly height?: number;
  /** The types it can encode, with the size of the result in bytes. */
  readonly writes?: Readonly<Record<string, number>>;
  readonly hasPen?: boolean;
}

/** A browser with a fake decoder and canvas, which records what is drawn. */
function browser({
  width = 4000,
  height = 3000,
  writes = { 'image/webp': 100 },
  hasPen = true,
}: Browser = {}) {
  const drawn: number[][] = [];
  let open = 0;
  const drawing: ImageDrawing = {
    decode: async () => {
      open += 1;
      const close = () => {
        open -= 1;
      };
      return { width, height, close };
    },
    canvas: (...size) => {
      const pen = { drawImage: (_: unknown, ...at: number[]) => drawn.push([...size, ...at]) };
      const surface: Partial<OffscreenCanvas> = {
        getContext: () => (hasPen ? pen : null) as never,
        convertToBlob: async ({ type = '' } = {}) => {
          const size = writes[type];
          return size === undefined
            ? new Blob([new Uint8Array(9)], { type: 'image/png' })
            : new Blob([new Uint8Array(size)], { type });
        },
      };
      return surface as OffscreenCanvas;
    },
  };
  return { drawing, drawn, isTidy: () => open === 0 };
}

const photo = (type = 'image/jpeg', name = 'my.photo.JPG') =>
  new File([new Uint8Array(1000)], name, { type, lastModified: 5 });

describe('a photo', () => {
  test('is re-encoded as WebP, 2000 pixels on the long side', async () => {
    const { drawing, drawn, isTidy } = browser();
    const smaller = await canvasShrinking(drawing).shrink(photo());
    expect([smaller.name, smaller.type, smaller.size, smaller.lastModified]).toEqual([
      'my.photo.webp',
      'image/webp',
      100,
      5,
    ]);
    expect(drawn).toEqual([[2000, 1500, 0, 0, 2000, 1500]]);
    expect(isTidy()).toBe(true);
  });

  test.each([
    [300, 200, [300, 200]],
    [1000, 2500, [800, 2000]],
    [9000, 1, [2000, 1]],
  ])('of %i by %i is never enlarged and keeps its aspect ratio', async (width, height, size) => {
    const { drawing, drawn } = browser({ width, height });
    await canvasShrinking(drawing).shrink(photo());
    expect(drawn).toEqual([[...size, 0, 0, ...size]]);
  });

  test('becomes JPEG if the browser cannot encode WebP', async () => {
    const { drawing } = browser({ writes: { 'image/jpeg': 200 } });
    const { name, type, size } = await canvasShrinking(drawing).shrink(photo());
    expect([name, type, size]).toEqual(['my.photo.jpg', 'image/jpeg', 200]);
  });
});

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const file = (content: string, type: string) =>
  new File([bytes(content), new Uint8Array(1000)], 'a', { type });

const kept: [string, Browser, File][] = [
  ['what would not be smaller', { writes: { 'image/webp': 1000 } }, photo()],
  ['a drawing', {}, file('<svg/>', 'image/svg+xml')],
  ['a GIF', {}, photo('image/gif')],
  ['a GIF called PNG', {}, file('GIF89a', 'image/png')],
  ['a moving PNG', {}, file('\x89PNG\r\n\x1a\n\0\0\0\x08acTL', 'image/png')],
  ['a moving WebP', {}, file('RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\x02', 'image/webp')],
  ['another kind', {}, photo('image/x-icon')],
  [
    'what may be seen through, where only JPEG is written',
    { writes: { 'image/jpeg': 10 } },
    photo('image/png'),
  ],
  ['what the browser cannot write', { writes: {} }, photo()],
  ['what the browser cannot draw', { hasPen: false }, photo()],
];

test.each(kept)('%s stays unchanged', async (_, given, original) => {
  const { drawing, isTidy } = browser(given);
  expect(await canvasShrinking(drawing).shrink(original)).toBe(original);
  expect(isTidy()).toBe(true);
});

test('an image that the browser cannot decode stays unchanged', async () => {
  const { drawing } = browser();
  const decode = () => Promise.reject(new DOMException('The source image could not be decoded.'));
  const original = photo();
  expect(await canvasShrinking({ ...drawing, decode }).shrink(original)).toBe(original);
});
