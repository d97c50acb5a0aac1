import { Hono } from 'hono';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  linkPreviewAddress,
  type Mark,
  PREVIEW_SIZES,
  type PreviewKind,
} from '../../../domain/publish/link-preview.ts';
import { asHttpError } from '../../../server/http/http-error.ts';
import { answerLinkPreview } from '../../../server/link-preview/link-preview-route.ts';
import { favicon } from '../../../templates/landing-business/brand-mark.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { initialIcon } from '../../../templates/layouts/initial.ts';
import { BLACK, parseColor } from '../../../templates/markup/color.ts';
import { moonFavicon } from '../../../templates/moonlight/mark.ts';
import { readValues } from '../../../templates/page/values.ts';
import { startTestServer } from '../test-server.ts';

const color = (text: string) => parseColor(text) ?? BLACK;
const [GROUND, MAIN, SPOT] = [color('#fff8e1'), color('#4a90e2'), color('#9c27b0')];
/** The drawings of the templates, which pages show as SVG. */
const DRAWINGS = {
  leaves: favicon(readValues(landingBusiness.base, {}), MAIN, SPOT),
  moon: moonFavicon(MAIN),
  tile: initialIcon('', MAIN),
};
/** The share of the height that a mark takes. */
const SHARE = 0.6;

async function pixelsOf(picture: Uint8Array) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, size: { width: info.width, height: info.height }, channels: info.channels };
}

/** What a template draws, in the size that the server draws it. */
async function drawn(kind: PreviewKind, shape: Mark['shape']): Promise<Uint8Array> {
  const { width, height } = PREVIEW_SIZES[kind];
  const side = Math.round(height * SHARE);
  const mark = DRAWINGS[shape].toString().replace('<svg ', `<svg width="${side}" height="${side}" `);
  return sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite([{ input: Buffer.from(mark) }])
    .png()
    .toBuffer();
}

test.each([
  ['preview', 'leaves'],
  ['icon', 'leaves'],
  ['preview', 'moon'],
  ['icon', 'moon'],
  ['preview', 'tile'],
  ['icon', 'tile'],
] as const)('the %s of %s is a PNG of the mark that the page shows, in its colors', async (kind, shape) => {
  const { address } = await startTestServer();
  const mark = { shape, ground: GROUND, main: MAIN, spot: SPOT };
  const answer = await fetch(address + linkPreviewAddress(kind, mark));
  expect([answer.status, Object.fromEntries(answer.headers)]).toEqual([
    200,
    expect.objectContaining({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    }),
  ]);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(bytes.byteLength).toBeLessThan(12_000);
  const [ours, theirs] = [await pixelsOf(bytes), await pixelsOf(await drawn(kind, shape))];
  expect(ours.size).toEqual(PREVIEW_SIZES[kind]);
  expect([...ours.data.subarray(0, 3)]).toEqual([0xff, 0xf8, 0xe1]);
  // The edges are smoothed a little otherwise.
  const differing = ours.data.filter((value, at) => Math.abs(value - (theirs.data[at] ?? 0)) > 40).length;
  expect(differing / ours.data.length).toBeLessThan(0.001);
});

test.each([
  '/drawn/preview/sun-ffffff-4a90e2-5e72e4.png',
  '/drawn/poster/leaves-ffffff-4a90e2-5e72e4.png',
  '/drawn/',
])('nothing else is drawn: %s', async (path) => {
  const { address } = await startTestServer();
  expect((await fetch(address + path)).status).toBe(404);
});

test('one client waits for 50 of its pictures at most, and another gets its own meanwhile', async () => {
  const elsewhere = { area: '', origin: '', listening: '' };
  const answer = answerLinkPreview((c) => ({ ...elsewhere, network: c.req.header('x-network') ?? '' }));
  const app = new Hono().get('/drawn/*', async (c) => (await answer(c)) ?? c.notFound());
  app.onError((error, c) => c.text('', asHttpError(error)?.status ?? 500));
  const icon = linkPreviewAddress('icon', { shape: 'tile', ground: GROUND, main: MAIN, spot: SPOT });
  const ask = async (from: string) => (await app.request(icon, { headers: { 'x-network': from } })).status;
  const many = Array.from({ length: 52 }, () => ask('192.0.2.1'));
  expect(await ask('192.0.2.2')).toBe(200);
  expect(await Promise.all(many)).toEqual([...Array.from({ length: 51 }, () => 200), 503]);
});
