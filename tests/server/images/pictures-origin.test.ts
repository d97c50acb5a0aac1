import { expect, test } from 'vitest';
import { supabaseImages } from '../../../src/services/images.supabase.ts';
import { sendRaw } from '../raw-request.ts';
import { startTestServer } from '../test-server.ts';
import { ANON_KEY, fileOf } from './image-server.ts';
import { png } from './sample-images.ts';

const PATH = '/storage/v1/render/image/public/images/uploads/a.png?width=1000&quality=80';

/** A server whose sites have a domain, with one picture that the app has uploaded to it. */
async function startWithPicture() {
  const settings = { anonKey: ANON_KEY, sitesDomain: 'https://sites.example' };
  const { address } = await startTestServer({ publicUrl: 'https://parley.example', settings });
  const images = supabaseImages({
    projectUrl: '',
    ownOrigin: address,
    key: ANON_KEY,
    uploadOwner: async () => 'a'.repeat(64),
    send: fetch,
    sendWithProgress: (to, init) => fetch(to, init),
  });
  const { signal } = new AbortController();
  const uploaded = await images.upload(fileOf(await png(8, 8)), 'uploads/a.png', { signal });
  const get = async (host: string, path: string, headers: Record<string, string> = {}) => {
    const { status, headers: answered } = await sendRaw(address + path, 'GET', { Host: host, ...headers });
    return [status, answered.location ?? answered['content-type']];
  };
  return { address, uploaded, get };
}

test('with a domain for the sites, the app shows its pictures from a host of their own', async () => {
  const { uploaded, get } = await startWithPicture();
  expect(uploaded).toEqual({ address: `https://pictures.sites.example${PATH}` });
  expect(await get('pictures.sites.example', PATH)).toEqual([200, 'image/png']);
});

test('the host of the pictures serves nothing else', async () => {
  const { get } = await startWithPicture();
  for (const path of ['/', '/api/deploy', '/storage/v1/object/images/uploads/a.png', '/readyz', '/s/'])
    expect([path, (await get('pictures.sites.example', path))[0]]).toEqual([path, 404]);
});

test('a picture that is opened under the name of the builder is shown at the host of the pictures', async () => {
  const { get } = await startWithPicture();
  const elsewhere = [307, `https://pictures.sites.example${PATH}`];
  expect(await get('parley.example', PATH, { 'Sec-Fetch-Dest': 'document' })).toEqual(elsewhere);
  expect(await get('parley.example', PATH, { 'Sec-Fetch-Dest': 'image' })).toEqual([200, 'image/png']);
  const opened = { 'Sec-Fetch-Dest': 'document' };
  expect(await get('pictures.sites.example', PATH, opened)).toEqual([200, 'image/png']);
});

test('a cache keeps what opens a picture apart from what shows it', async () => {
  const { address } = await startWithPicture();
  for (const [dest, status] of [
    ['document', 307],
    ['image', 200],
  ]) {
    const answer = await sendRaw(address + PATH, 'GET', {
      Host: 'parley.example',
      'Sec-Fetch-Dest': String(dest),
    });
    expect([answer.status, answer.headers.vary]).toEqual([status, expect.stringContaining('Sec-Fetch-Dest')]);
  }
});
