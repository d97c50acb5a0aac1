import { expect, test } from 'vitest';
import { reasonOf } from '../../domain/errors/refusal.ts';
import { type SupabaseOptions, supabaseImages } from '../../src/services/images.supabase.ts';
import { ANON_KEY, fileOf, startImageServer } from '../server/images/image-server.ts';
import { imagesContract } from './images.contract.ts';
import { fakeImages } from './images.fake.ts';

/** What the app derives from its owner secret. */
const OWNER = 'a'.repeat(64);

const signal = new AbortController().signal;

function imagesAt(address: string, options: Partial<SupabaseOptions> = {}) {
  return supabaseImages({
    projectUrl: address,
    ownOrigin: 'http://127.0.0.1:9',
    key: ANON_KEY,
    uploadOwner: async () => OWNER,
    send: fetch,
    sendWithProgress: (to, init) => fetch(to, init),
    ...options,
  });
}

imagesContract('memory', async () => {
  const images = fakeImages();
  const read = async (address: string) => {
    const file = images.at(address);
    return file && { type: file.type, size: file.size };
  };
  return { images, read };
});

imagesContract('the app’s own server', async () => {
  const images = imagesAt('', { ownOrigin: (await startImageServer()).address });
  const read = async (address: string) => {
    const response = await fetch(address);
    if (!response.ok) return undefined;
    return { type: response.headers.get('content-type') ?? '', size: (await response.blob()).size };
  };
  return { images, read };
});

const MADE = 'render/image/public/images/uploads/a.png?width=1000&quality=80';
const PLAIN = 'object/public/images/uploads/a.png';

test('returns the address of the resized image', async () => {
  const { address } = await startImageServer();
  const images = imagesAt(address);
  expect(await images.upload(fileOf(10), 'uploads/a.png', { signal })).toEqual({
    address: `${address}/storage/v1/${MADE}`,
  });
});

test('without a project, uploads to the app’s own server', async () => {
  const { address } = await startImageServer();
  const images = imagesAt('', { ownOrigin: address });
  expect(await images.upload(fileOf(10), 'uploads/a.png', { signal })).toEqual({
    address: `${address}/storage/v1/${MADE}`,
  });
});

const unavailable: [string, typeof fetch][] = [
  ['403', async () => Response.json({ error: 'FeatureNotEnabled' }, { status: 403 })],
  ['404', async () => new Response(null, { status: 404 })],
  ['500', async () => new Response(null, { status: 500 })],
  ['nothing', () => Promise.reject(new TypeError('fetch failed'))],
];

test.each(unavailable)(
  'returns the address of the original if the resized one answers %s',
  async (_, send) => {
    const { address } = await startImageServer();
    const images = imagesAt(address, { send });
    expect(await images.upload(fileOf(10), 'uploads/a.png', { signal })).toEqual({
      address: `${address}/storage/v1/${PLAIN}`,
    });
  },
);

test('requests the resized image once, with the Accept header of browsers', async () => {
  const { address } = await startImageServer();
  const asked: unknown[] = [];
  const images = imagesAt(address, {
    send: async (to, init) => {
      asked.push([to, init?.method, new Headers(init?.headers).get('accept')]);
      return new Response();
    },
  });
  await images.upload(fileOf(10), 'uploads/a.png', { signal });
  expect(asked).toEqual([[`${address}/storage/v1/${MADE}`, 'HEAD', expect.stringContaining('image/webp')]]);
});

test('sends the upload as one multipart POST', async () => {
  const { address } = await startImageServer();
  const sent: unknown[] = [];
  const images = imagesAt(address, {
    sendWithProgress: (to, init) => {
      const { 'x-client-info': _client, ...headers } = Object.fromEntries(new Headers(init.headers));
      sent.push([init.method, to, headers, [...(init.body as FormData)]]);
      return fetch(to, init);
    },
  });
  const file = fileOf(10);
  await images.upload(file, 'uploads/a.png', { signal });
  const headers = { apikey: ANON_KEY, authorization: `Bearer ${ANON_KEY}`, 'x-upsert': 'false' };
  const form = [
    ['cacheControl', '3600'],
    ['', file],
  ];
  expect(sent).toEqual([['POST', `${address}/storage/v1/object/images/uploads/a.png`, headers, form]]);
});

test('reads the original of its pictures from its own origin, whatever origin their address has', async () => {
  const { address } = await startImageServer();
  const images = imagesAt('', { ownOrigin: address });
  await images.upload(fileOf('bytes'), 'uploads/a.png', { signal });
  for (const origin of [address, 'https://pictures.sites.example', ''])
    for (const path of [MADE, PLAIN])
      expect(await (await images.read(`${origin}/storage/v1/${path}`, signal))?.text()).toBe('bytes');
});

test('reads nothing from a Supabase project, whose pictures have no owners', async () => {
  const { address } = await startImageServer();
  const images = imagesAt(address);
  const uploaded = await images.upload(fileOf(10), 'uploads/a.png', { signal });
  expect(images.read(uploaded.address, signal)).toBeUndefined();
});

test.each([
  ['the app’s own server', true, OWNER],
  ['a Supabase project, which knows no owners', false, undefined],
])('tells the owner to %s', async (_, isOwn, told) => {
  const { address } = await startImageServer();
  const sent: unknown[] = [];
  const images = imagesAt(isOwn ? '' : address, {
    ownOrigin: address,
    sendWithProgress: (to, init) => {
      sent.push(new Headers(init.headers).get('x-upload-owner') ?? undefined);
      return fetch(to, init);
    },
  });
  await images.upload(fileOf(10), 'uploads/a.png', { signal });
  expect(sent).toEqual([told]);
});

test('rejects with the cause of a failure, and when it is aborted', async () => {
  const { address } = await startImageServer();
  const images = imagesAt(address);
  const failing = images.upload(fileOf('a', 'text/plain'), 'uploads/a.txt', { signal });
  await expect(failing).rejects.toThrow('mime type text/plain is not supported');
  const given = images.upload(fileOf(10), 'uploads/a.png', { signal: AbortSignal.abort() });
  await expect(given).rejects.toThrow('aborted');
});

test('rejects if the server cannot be reached', async () => {
  const { address, stop } = await startImageServer();
  await stop();
  const images = imagesAt(address);
  await expect(images.upload(fileOf(10), 'uploads/a.png', { signal })).rejects.toThrow('fetch failed');
});

test('rejects with the time until the next upload if the hourly limit is reached and the server sends it', async () => {
  const refusing = (headers: HeadersInit) =>
    imagesAt('https://db.example', {
      sendWithProgress: async () => Response.json({ message: 'no' }, { status: 429, headers }),
    }).upload(fileOf(10), 'uploads/a.png', { signal });
  await expect(refusing({ 'Retry-After': '700' })).rejects.toMatchObject({
    message: 'no',
    retryAfter: 700,
  });
  await expect(refusing({ 'Retry-After': 'Sun, 01 Jun 2025 10:00:00 GMT' })).rejects.toThrow('no');
});

test.each([
  [507, 'There is no room.'],
  [451, 'There is no room.'],
  [400, undefined],
])('a refusal with %i has the reason %j for the visitor', async (status, reason) => {
  const sendWithProgress = async () => Response.json({ message: 'There is no room.' }, { status });
  const images = imagesAt('https://db.example', { sendWithProgress });
  const refused = images.upload(fileOf(10), 'uploads/a.png', { signal }).catch((error: unknown) => error);
  expect(reasonOf(await refused)).toBe(reason);
});

test('a reason that is no text is told as text', async () => {
  const sendWithProgress = async () =>
    Response.json({ error: { message: 'There is no room.' } }, { status: 507 });
  const images = imagesAt('https://db.example', { sendWithProgress });
  const refused = images.upload(fileOf(10), 'uploads/a.png', { signal }).catch((error: unknown) => error);
  expect(reasonOf(await refused)).toBe('There is no room.');
});

test.each([
  ['https://pictures.example', `https://pictures.example/storage/v1/${MADE}`],
  ['javascript:alert(1)//', `https://db.example/storage/v1/${MADE}`],
  ['https://pictures.example/elsewhere', `https://db.example/storage/v1/${MADE}`],
])('the origin of pictures that a server names as %j leads to %s', async (origin, address) => {
  const headers = { 'x-pictures-origin': origin };
  const sendWithProgress = async () => Response.json({ Key: 'images/uploads/a.png' }, { headers });
  const send = async () => new Response(null, { status: 200 });
  const images = imagesAt('https://db.example', { sendWithProgress, send });
  expect(await images.upload(fileOf(10), 'uploads/a.png', { signal })).toEqual({ address });
});
