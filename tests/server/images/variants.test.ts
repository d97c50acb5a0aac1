import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { withoutMetadata } from '../../../domain/images/without-metadata.ts';
import { fileOf, GUARDS, headersOf, put, startImageServer } from './image-server.ts';
import {
  animatedImage,
  avif,
  incompletePng,
  PAGE,
  photo,
  png,
  SVG_WITH_SCRIPT,
  vastPng,
} from './sample-images.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

async function render(bytes: Bytes | string, type: string, query: string, accept = '*/*') {
  const { address } = await startImageServer();
  const { resized } = await put(address, 'uploads/a', fileOf(bytes, type));
  const response = await fetch(resized.replace(/\?.*/, query), { headers: { Accept: accept } });
  return { response, body: new Uint8Array(await response.arrayBuffer()) };
}

async function shapeOf(body: Bytes) {
  const { format, width, height } = await sharp(body).metadata();
  return { format, width, height };
}

const variants: [string, () => Promise<Bytes>, string, string, object][] = [
  [
    'narrower than the image',
    () => photo(1600, 800),
    '?width=1000&quality=80',
    '*/*',
    { format: 'jpeg', width: 1000, height: 500 },
  ],
  [
    'WebP if the browser accepts it',
    () => photo(1600, 800),
    '?width=1000&quality=80',
    CHROME,
    { format: 'webp', width: 1000, height: 500 },
  ],
  [
    'JPEG if the browser refuses WebP',
    () => photo(600, 800),
    '?width=80',
    'image/webp;q=0',
    { format: 'jpeg', width: 80, height: 107 },
  ],
  [
    'rotated upright',
    () => photo(600, 800, 6),
    '?width=160',
    '*/*',
    { format: 'jpeg', width: 160, height: 120 },
  ],
  [
    'never wider than the image',
    () => photo(60, 80),
    '?width=1000',
    '*/*',
    { format: 'jpeg', width: 60, height: 80 },
  ],
  ['unscaled at width 0', () => photo(60, 80), '?width=0', '*/*', { format: 'jpeg', width: 60, height: 80 }],
  [
    'unscaled without a width',
    () => photo(60, 80),
    '?quality=20',
    '*/*',
    { format: 'jpeg', width: 60, height: 80 },
  ],
  [
    'at most 2000 pixels wide',
    () => photo(2100, 21),
    '?width=2100',
    '*/*',
    { format: 'jpeg', width: 2000, height: 20 },
  ],
  [
    'made from an image of many pixels',
    async () => vastPng(8000, 6000),
    '?width=80',
    '*/*',
    { format: 'png', width: 80, height: 60 },
  ],
  [
    'JPEG for a WebP, for who takes no WebP',
    async () =>
      new Uint8Array(
        await sharp(await photo(600, 800))
          .webp()
          .toBuffer(),
      ),
    '?width=320',
    'image/jpeg,image/png',
    { format: 'jpeg', width: 320, height: 427 },
  ],
  [
    'JPEG for a WebP, for who takes anything',
    async () =>
      new Uint8Array(
        await sharp(await photo(600, 800))
          .webp()
          .toBuffer(),
      ),
    '?width=320',
    '*/*',
    { format: 'jpeg', width: 320, height: 427 },
  ],
  [
    'PNG for a WebP that may be seen through',
    async () =>
      new Uint8Array(
        await sharp({ create: { width: 90, height: 60, channels: 4, background: '#0f08' } })
          .webp()
          .toBuffer(),
      ),
    '?width=80',
    '*/*',
    { format: 'png', width: 80, height: 53 },
  ],
  [
    'the first picture of a WebP that moves, for who takes no WebP',
    () => animatedImage('webp'),
    '?width=1000',
    '*/*',
    { format: 'jpeg', width: 20, height: 20 },
  ],
  ...([2, 3, 5, 6, 7, 8] as const).map((orientation): (typeof variants)[number] => [
    `upright from orientation ${orientation}`,
    () => photo(60, 80, orientation),
    '?width=1000',
    '*/*',
    { format: 'jpeg', ...(orientation > 4 ? { width: 80, height: 60 } : { width: 60, height: 80 }) },
  ]),
  ['PNG for a PNG', () => png(600, 800), '?width=300', '*/*', { format: 'png', width: 320, height: 427 }],
  [
    'JPEG for an AVIF',
    () => avif(640, 640),
    '?width=320',
    '*/*',
    { format: 'jpeg', width: 320, height: 320 },
  ],
];

describe('a variant', () => {
  test.each(variants)('is %s', async (_, draw, query, accept, shape) => {
    const { response, body } = await render(await draw(), 'image/png', query, accept);
    expect([response.status, await shapeOf(body)]).toEqual([200, shape]);
  });

  test('is smaller at a lower quality', async () => {
    const picture = await photo(300, 300);
    const sizes: number[] = [];
    for (const quality of [100, 60, 20]) {
      sizes.push((await render(picture, 'image/jpeg', `?quality=${quality}`)).body.byteLength);
    }
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(new Set(sizes).size).toBe(3);
  });

  test('has no EXIF data', async () => {
    const picture = await sharp(await photo(60, 80))
      .withExif({ IFD0: { Artist: 'A visitor' } })
      .toBuffer();
    expect(picture.includes('A visitor')).toBe(true);
    const { body } = await render(new Uint8Array(picture), 'image/jpeg', '?width=50');
    expect(Buffer.from(body).includes('A visitor')).toBe(false);
  });

  test('has exactly these headers', async () => {
    const { address } = await startImageServer();
    const { resized: url } = await put(address, 'uploads/a', fileOf(await photo(60, 80), 'image/x-lie'));
    const response = await fetch(url, { headers: { Accept: CHROME } });
    const tag = response.headers.get('etag') ?? '';
    const headers = {
      ...GUARDS,
      'accept-ranges': 'bytes',
      'cache-control': 'max-age=3600',
      'content-length': String((await response.arrayBuffer()).byteLength),
      'content-type': 'image/webp',
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
      'last-modified': expect.stringMatching(/ GMT$/),
      vary: 'Accept',
      'x-transformations': 'width:1000,resizing_type:fill,quality:80',
    };
    expect(headersOf(response)).toEqual(headers);
    const head = await fetch(url, { method: 'HEAD', headers: { Accept: CHROME } });
    expect([head.status, headersOf(head)]).toEqual([200, headers]);
    const again = await fetch(url, { headers: { Accept: CHROME, 'If-None-Match': tag } });
    expect(again.status).toBe(304);
    const other = await fetch(url, { headers: { 'If-None-Match': tag } });
    expect([other.status, other.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });
});

const UNKNOWN = 'application/octet-stream';
/** What is uploaded, which type it is called and which type its bytes are. */
const unchanged: [string, string, string, () => Promise<Bytes> | Bytes | string][] = [
  ['an SVG with a script', 'image/svg+xml', 'image/svg+xml', () => SVG_WITH_SCRIPT],
  ['an SVG declared as PNG', 'image/png', 'image/svg+xml', () => SVG_WITH_SCRIPT],
  ['an HTML page declared as PNG', 'image/png', UNKNOWN, () => PAGE],
  ['an empty file', 'image/png', UNKNOWN, () => ''],
  [
    'a truncated photo',
    'image/jpeg',
    'image/jpeg',
    async () => withoutMetadata(await photo(200, 200)).slice(0, 4000),
  ],
  ['a PNG that declares a huge size', 'image/png', 'image/png', () => incompletePng(60_000, 60_000)],
  ['a PNG with more pixels than allowed', 'image/png', 'image/png', () => vastPng(8000, 7000)],
  ['a PNG without pixel data', 'image/png', 'image/png', () => incompletePng(500, 500)],
  ['an animated PNG', 'image/png', 'image/png', () => incompletePng(4, 4, 'acTL')],
  ['an animated GIF', 'image/gif', 'image/gif', () => animatedImage('gif')],
  ['an animated WebP', 'image/webp', 'image/webp', () => animatedImage('webp')],
  ['an animated GIF declared as PNG', 'image/png', 'image/gif', () => animatedImage('gif')],
];

test.each(unchanged)('%s is sent unchanged, with the protective headers', async (_, called, type, draw) => {
  const sent = Buffer.from(await draw());
  const { response, body } = await render(new Uint8Array(sent), called, '?width=1000&quality=80', CHROME);
  expect([response.status, Buffer.from(body).equals(sent)]).toEqual([200, true]);
  expect(headersOf(response)).toMatchObject({ ...GUARDS, 'content-type': type, vary: 'Accept' });
});

const bad: [string, string][] = [
  ['quality=19', 'quality must be >= 20'],
  ['quality=101', 'quality must be <= 100'],
  ['quality=80.5', 'quality must be integer'],
  ['width=abc', 'width must be integer'],
  ['width=', 'width must be integer'],
  ['width=1e999', 'width must be integer'],
  ['width=-1', 'width must be >= 0'],
];

test.each(bad)('?%s is refused', async (query, rule) => {
  const { response, body } = await render('a', 'image/png', `?${query}`);
  expect([response.status, JSON.parse(Buffer.from(body).toString())]).toEqual([
    400,
    { statusCode: '400', error: 'Error', message: `querystring/${rule}`, code: 'InvalidRequest' },
  ]);
});
