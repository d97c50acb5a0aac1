import { createClient } from '@supabase/supabase-js';
import type { Request } from 'playwright';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { withoutMetadata } from '../../domain/images/without-metadata.ts';
import { chooseImage, storedConfig, storedValue, uploadChosen } from '../harness/builder/builder-actions.ts';
import { thisMachine } from '../harness/host.ts';
import { photo } from '../server/images/sample-images.ts';
import { test } from './recorded-requests.ts';

const deployOf = (requests: readonly Request[]) =>
  requests.filter((request) => new URL(request.url()).pathname === '/api/deploy');

/** Chapter 7 of docs/product.md: the calls that the builder makes. */
describe('§7 The calls it makes', () => {
  describe('§7.1 Deploy', () => {
    test('7.1.1 POST /api/deploy; payload: html, siteName, templateId, userEmail, isUpdate, which is true from the second publish on; response fields: url, id', async ({
      visit,
      url,
    }) => {
      const { builder, requests } = await visit();
      await builder.say('hero.title.text First words');
      await builder.second();
      const answered = builder.page.waitForResponse('**/api/deploy').then((response) => response.json());
      const address = await builder.publish('owner@example.com');
      // The publish leaves off what is made up before the page is made, and the stored page is that page.
      const html = await builder.stored('websiteHTML');
      const siteName = address.split('/').at(-2);
      await builder.reload();
      await builder.publish('other@example.com');
      const calls = deployOf(requests);
      expect(calls.map((call) => [call.method(), call.url()])).toEqual(
        Array(2).fill(['POST', `${url}/api/deploy`]),
      );
      expect(await calls[0]?.headerValue('content-type')).toBe('application/json');
      const sent = { html, siteName, templateId: 'landing_business', userEmail: 'owner@example.com' };
      expect(calls.map((call) => call.postDataJSON())).toEqual([
        { ...sent, isUpdate: false },
        expect.objectContaining({ siteName, userEmail: 'other@example.com', isUpdate: true }),
      ]);
      expect(await answered).toEqual({ url: `${url}/s/${siteName}/`, id: `${siteName}.1` });
    });

    test('7.1.1 response fields read: url, id; other fields are ignored', async ({ builder }) => {
      const answer = {
        url: 'https://sites.example/mine/',
        id: 'site-0000000.7',
        siteId: 'site-evil000',
        html: '!',
      };
      await builder.page.route('**/api/deploy', (route) => route.fulfill({ json: answer }));
      const call = builder.page.waitForRequest('**/api/deploy');
      expect(await builder.publish('owner@example.com')).toBe('https://sites.example/mine/');
      const { siteName } = (await call).postDataJSON();
      await expect.poll(() => storedValue(builder, '_siteId')).toBe(siteName);
    });
  });
});

describe('§7 The calls it makes', () => {
  describe('§7.2 Image upload (object storage)', () => {
    test('7.2.1, 9.2 upload to bucket images at path uploads/{random}_{timestamp}.{ext}, cache control 3600, no overwrite; the same image uploaded twice gets two paths', async ({
      visit,
      url,
    }) => {
      const { builder, requests } = await visit();
      const before = await builder.page.evaluate(() => Date.now());
      const bytes = Buffer.from(withoutMetadata(await photo(40, 30)));
      const picture = { name: 'Shop Window.GIF', mimeType: 'image/gif', buffer: bytes };
      await chooseImage(builder, picture);
      await uploadChosen(builder, 'Shop Window.GIF');
      await builder.pick('Image');
      await builder.page.getByLabel('Choose an image').setInputFiles(picture);
      await uploadChosen(builder, 'Shop Window.GIF');
      const calls = requests.filter((request) => request.method() === 'POST');
      expect(new Set(calls.map((call) => call.url())).size).toBe(2);
      expect(calls.length).toBe(2);
      const [call] = calls;
      const { origin, pathname, search } = new URL(call?.url() ?? '');
      expect([origin, search]).toEqual([url, '']);
      const [, random, timestamp] =
        /^\/storage\/v1\/object\/images\/uploads\/([A-Za-z0-9-]+)_(\d+)\.gif$/.exec(pathname) ?? [];
      expect(random?.length).toBeGreaterThan(6);
      expect(Number(timestamp) - before).toBeGreaterThanOrEqual(0);
      expect(Number(timestamp) - before).toBeLessThan(60_000);
      const kept = await fetch(url + pathname.replace('/object/', '/object/public/'));
      expect([kept.status, kept.headers.get('cache-control')]).toEqual([200, 'max-age=3600']);
      const again = new FormData();
      again.append('cacheControl', '3600');
      again.append('', new Blob([await photo(4, 4)], { type: 'image/gif' }));
      const key = thisMachine().variables.VITE_SUPABASE_ANON_KEY;
      const refused = await fetch(url + pathname, {
        method: 'POST',
        headers: { apikey: `${key}`, authorization: `Bearer ${key}`, 'x-upsert': 'false' },
        body: again,
      });
      expect(refused.ok).toBe(false);
      const still = await fetch(url + pathname.replace('/object/', '/object/public/'));
      expect(Buffer.from(await still.arrayBuffer()).equals(bytes)).toBe(true);
    });

    test('7.2.1, 9.2 then the public URL is requested with query parameters width=1000 and quality=80; 6.1 a public anonymous client key exists for the backend platform', async ({
      visit,
      url,
    }) => {
      const { builder, requests } = await visit();
      const wide = { name: 'wide.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await photo(1400, 700)) };
      await chooseImage(builder, wide);
      await uploadChosen(builder, 'wide.jpg');
      const sent = requests.findIndex((request) => request.method() === 'POST');
      const { apikey = '', authorization } = (await requests[sent]?.allHeaders()) ?? {};
      const claims = JSON.parse(Buffer.from(apikey.split('.')[1] ?? '', 'base64url').toString());
      expect(claims).toMatchObject({ role: 'anon' });
      expect(authorization).toBe(`Bearer ${apikey}`);
      expect(await builder.page.locator('body').innerText()).not.toContain(apikey);
      const path = new URL(requests[sent]?.url() ?? '').pathname.replace('/storage/v1/object/images/', '');
      expect(path).toMatch(/^uploads\/[A-Za-z0-9-]+_\d+\.(?:webp|jpg)$/);
      const wanted = `${url}/storage/v1/render/image/public/images/${path}?width=1000&quality=80`;
      expect(requests.slice(sent + 1).map((request) => request.url())).toContain(wanted);
      expect(await storedValue(builder, 'features.image')).toBe(wanted);
      const shown = builder.preview().locator('#features img');
      expect(await shown.getAttribute('src')).toBe(wanted);
      const { width, height } = await sharp(await (await fetch(wanted)).arrayBuffer()).metadata();
      expect([width, height]).toEqual([1000, 500]);
    });
  });

  describe('§7.3 Local only', () => {
    test('7.3.1 the configuration and preview live in browser local storage, and the edit command makes no network request: by a direct update, in the menu, in a picker', async ({
      visit,
      url,
    }) => {
      const { builder, requests } = await visit();
      // Loads the code of the pickers before requests are counted.
      for (const field of ['Background Color', 'Button']) {
        await builder.pick('Hero');
        await builder.pick(field);
        if (field === 'Button') await builder.pick('Visible');
        await builder.page.getByRole('dialog').waitFor();
        await builder.mainMenu();
      }
      await builder.page.waitForLoadState('networkidle');
      const sent = requests.map((request) => ({
        origin: new URL(request.url()).origin,
        method: request.method(),
        search: new URL(request.url()).search,
        body: request.postData(),
      }));
      expect(sent.length).toBeGreaterThan(0);
      expect(sent).toEqual(sent.map(() => ({ origin: url, method: 'GET', search: '', body: null })));
      requests.length = 0;
      await builder.say('hero.subtitle.text Nobody else hears this');
      await builder.second();
      for (const option of ['Hero', 'Title']) await builder.pick(option);
      await builder.say('Nor this');
      await builder.second();
      await builder.pick('Background Color');
      await builder.page.getByRole('button', { name: 'Teal', exact: true }).click();
      await builder.second();
      for (const option of ['Button', 'Visible']) await builder.pick(option);
      await builder.page.getByRole('button', { name: 'Hide', exact: true }).click();
      await builder.second();
      await builder.preview().getByRole('heading', { name: 'Nor this' }).waitFor();
      expect((await storedConfig(builder)).hero).toMatchObject({
        title: { text: 'Nor this' },
        subtitle: { text: 'Nobody else hears this' },
        background: { color: '#008080' },
        button: { visible: false },
      });
      expect(await builder.stored('websiteHTML')).toContain('Nobody else hears this');
      expect(requests.map((request) => request.url())).toEqual([]);
    });
  });

  describe('§7.3 Generic platform client', () => {
    test('7.3.2 auth, realtime, storage, functions and REST base paths derived from one project URL', () => {
      const client = createClient('https://project.example', 'key');
      const names = ['authUrl', 'realtimeUrl', 'storageUrl', 'functionsUrl'];
      expect(names.map((name) => String(Reflect.get(client, name)))).toEqual([
        'https://project.example/auth/v1',
        'wss://project.example/realtime/v1',
        'https://project.example/storage/v1',
        'https://project.example/functions/v1',
      ]);
      expect(String(Reflect.get(Reflect.get(client, 'rest'), 'url'))).toBe('https://project.example/rest/v1');
    });

    test('7.3.2, 9.7 the product only uses image upload: only the storage path, only from the first image on, and no other connection', async ({
      visit,
    }) => {
      const { builder, requests } = await visit();
      const sockets: string[] = [];
      builder.page.on('websocket', (socket) => sockets.push(socket.url()));
      const platform = () =>
        requests
          .map((request) => new URL(request.url()).pathname)
          .filter((path) => /^\/(?:auth|realtime|storage|functions|rest|graphql)\//.test(path));
      expect(platform()).toEqual([]);
      const picture = { name: 'one.gif', mimeType: 'image/gif', buffer: Buffer.from(await photo(8, 8)) };
      await chooseImage(builder, picture);
      expect(platform()).toEqual([]);
      await uploadChosen(builder, 'one.gif');
      expect(platform().length).toBeGreaterThan(0);
      await builder.page.clock.runFor(120_000);
      expect(platform().filter((path) => !path.startsWith('/storage/v1/'))).toEqual([]);
      expect(sockets).toEqual([]);
      // Such a connection is seen.
      builder.problems.expect(/WebSocket/);
      await builder.page.evaluate(() => {
        new WebSocket(new URL('/realtime/v1/websocket', location.href.replace(/^http/, 'ws')));
      });
      await expect.poll(() => sockets).toHaveLength(1);
    });
  });
});
