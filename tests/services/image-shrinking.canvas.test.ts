import { describe, expect, test } from 'vitest';
import { canvasShrinking, type ImageDrawing } from '../../src/services/image-shrinking.canvas.ts';

interface Browser {
  readonly width?: number;
  readonly height?: number;
  /** The types it can encode, with the size of the result in bytes. */
  readonly writes?: Readonly<Record<string, number>>;
  readonly hasPen?: boolean;
  /** The pixels that a small canvas shows; absent: it shows nobody its pixels. */
  readonly pixels?: readonly number[];
}

/** A browser with a fake decoder and canvas, which records what is drawn. */
function browser({
  width = 4000,
  height = 3000,
  writes = { 'image/webp': 100 },
  hasPen = true,
  pixels,
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
    decodeDrawing: async () => {},
    canvas: (...size) => {
      const pen = {
        drawImage: (_: unknown, ...at: number[]) => drawn.push([...size, ...at]),
        ...(pixels && { getImageData: () => ({ data: new Uint8ClampedArray(pixels) }) }),
      };
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

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
/** A picture of 1000 bytes and more, by what its file begins with. */
const file = (start: string, type: string, name = 'a') =>
  new File([bytes(start), new Uint8Array(1000)], name, { type, lastModified: 5 });
const JPEG = '\xff\xd8\xff\xda\0\x02';
const PNG = '\x89PNG\r\n\x1a\n\0\0\x03\xe8IDAT';
const photo = () => file(JPEG, 'image/jpeg', 'my.photo.JPG');

test('a logo that can be seen through tells its tone; a photo has none', async () => {
  const pixels = [0, 0, 0, 255, 0, 0, 0, 0];
  const sizeOf = async (picture: File, shown?: readonly number[]) => {
    const { drawing } = browser({ width: 300, height: 100, ...(shown && { pixels: shown }) });
    return (await canvasShrinking(drawing).shrink(picture)).size;
  };
  const plain = { width: 300, height: 100 };
  expect(await sizeOf(file(PNG, 'image/png'), pixels)).toEqual({ ...plain, tone: 'dark' });
  expect(await sizeOf(photo(), pixels)).toEqual(plain);
  expect(await sizeOf(file(PNG, 'image/png'))).toEqual(plain);
});

describe('a photo', () => {
  test('is re-encoded as WebP, 2000 pixels on the long side', async () => {
    const { drawing, drawn, isTidy } = browser();
    const { file: smaller, size } = await canvasShrinking(drawing).shrink(photo());
    expect([smaller.name, smaller.type, smaller.size, smaller.lastModified]).toEqual([
      'my.photo.webp',
      'image/webp',
      100,
      5,
    ]);
    expect(drawn).toEqual([[2000, 1500, 0, 0, 2000, 1500]]);
    expect(size).toEqual({ width: 2000, height: 1500 });
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
    const { file } = await canvasShrinking(drawing).shrink(photo());
    expect([file.name, file.type, file.size]).toEqual(['my.photo.jpg', 'image/jpeg', 200]);
  });
});

const kept: [string, Browser, File][] = [
  ['what would not be smaller', { writes: { 'image/webp': 2000 } }, photo()],
  ['a drawing', {}, file('<svg>', 'image/svg+xml')],
  ['a GIF', {}, file('GIF89a', 'image/gif')],
  ['a GIF called PNG', {}, file('GIF89a', 'image/png')],
  ['a moving PNG', {}, file('\x89PNG\r\n\x1a\n\0\0\x03\xe8acTL', 'image/png')],
  ['a moving WebP', {}, file('RIFF\xf6\x03\0\0WEBPVP8X\xe9\x03\0\0\x02', 'image/webp')],
  ['an AVIF', {}, file('\0\0\0\x08ftypavif', 'image/avif')],
  [
    'what may be seen through, where only JPEG is written',
    { writes: { 'image/jpeg': 10 } },
    file(PNG, 'image/png'),
  ],
  ['what the browser cannot write', { writes: {} }, photo()],
  ['what the browser cannot draw on a canvas', { hasPen: false }, photo()],
];

test.each(kept)('%s stays unchanged', async (_, given, original) => {
  const { drawing, isTidy } = browser(given);
  const sent = await canvasShrinking(drawing).shrink(original);
  expect(sent.file).toBe(original);
  // A drawing has no pixels of its own.
  expect(sent.size).toEqual(original.type === 'image/svg+xml' ? undefined : { width: 2000, height: 1500 });
  expect(isTidy()).toBe(true);
});

/** An Exif segment that says which side is up, and what camera it was. */
const exif = (orientation: number) =>
  `\xff\xe1\0\x28Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0\0\0\0\0CAMERA`;

test('what would not be smaller loses place and camera all the same', async () => {
  const { drawing } = browser({ writes: { 'image/webp': 2000 } });
  const original = file(`\xff\xd8${exif(1)}\xff\xda\0\x02`, 'image/jpg', 'a.jpg');
  const { file: sent } = await canvasShrinking(drawing).shrink(original);
  expect([sent.name, sent.type, sent.lastModified]).toEqual(['a.jpg', 'image/jpg', 5]);
  expect(await sent.text()).toBe(await file('\xff\xd8\xff\xda\0\x02', '').text());
});

test('a drawing loses what its editor wrote about its maker', async () => {
  const original = file('<svg><!-- Rosa --><path/></svg>', 'image/svg+xml', 'a.svg');
  const { file: sent } = await canvasShrinking(browser().drawing).shrink(original);
  expect([sent.name, sent.type, sent.lastModified]).toEqual(['a.svg', 'image/svg+xml', 5]);
  expect(await sent.text()).toBe(await file('<svg><path/></svg>', '').text());
});

test('a photo that a note turns is turned itself, even if that makes it larger', async () => {
  const { drawing } = browser({ writes: { 'image/webp': 2000 } });
  const original = file(`\xff\xd8${exif(6)}\xff\xda\0\x02`, 'image/jpeg');
  expect(await canvasShrinking(drawing).shrink(original)).toMatchObject({
    file: { type: 'image/webp', size: 2000 },
  });
});

test.each([
  ['a HEIC that is called JPEG', file('\0\0\0\x18ftypheic', 'image/jpeg'), {}, 'image/webp'],
  ['a TIFF', file('II*\0', 'image/tiff'), { writes: { 'image/jpeg': 5000 } }, 'image/jpeg'],
  ['an icon', file('\0\0\x01\0', 'image/x-icon'), { writes: { 'image/png': 5000 } }, 'image/png'],
])('%s, which not every browser draws, becomes what all draw', async (_, original, given, type) => {
  expect(await canvasShrinking(browser(given).drawing).shrink(original)).toMatchObject({ file: { type } });
});

test.each([
  ['a photo', photo()],
  ['a HEIC', file('\0\0\0\x18ftypheic', 'image/heic')],
  ['a drawing', file('<svg>', 'image/svg+xml')],
])('%s that the browser cannot decode is refused, with the reason', async (_, original) => {
  const fail = () => Promise.reject(new DOMException('The source image could not be decoded.'));
  const drawing = { ...browser().drawing, decode: fail, decodeDrawing: fail };
  await expect(canvasShrinking(drawing).shrink(original)).rejects.toMatchObject({ reason: 'undrawable' });
});

test('what no page shows is refused where it cannot be written anew', async () => {
  const { drawing, isTidy } = browser({ writes: {} });
  const original = file('\0\0\0\x18ftypheic', 'image/heic');
  await expect(canvasShrinking(drawing).shrink(original)).rejects.toMatchObject({ reason: 'undrawable' });
  expect(isTidy()).toBe(true);
});
