import { createClient } from '@supabase/supabase-js';
import type { Request } from 'playwright';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import {
  chooseImage,
  openWith,
  storedConfig,
  storedValue,
  uploadChosen,
} from '../harness/builder/builder-actions.ts';
import { thisMachine } from '../harness/host.ts';
import { photo } from '../server/images/sample-images.ts';
import { test } from './recorded-requests.ts';

const deployOf = (requests: readonly Request[]) =>
  requests.filter((request) => new URL(request.url()).pathname === '/api/deploy');

describe('7. The calls it makes', () => {
  describe('Deploy', () => {
    test('POST /api/deploy; payload: html, siteName, templateId, userEmail, isUpdate', async ({
      visit,
      url,
    }) => {
      const { builder, requests } = await visit();
      await builder.say('hero.title.text First words');
      await builder.second();
      const html = await builder.stored('websiteHTML');
      const address = await builder.publish('owner@example.com');
      const [call] = deployOf(requests);
      expect([call?.method(), call?.url()]).toEqual(['POST', `${url}/api/deploy`]);
      expect(await call?.headerValue('content-type')).toBe('application/json');
      expect(call?.postDataJSON()).toEqual({
        html,
        siteName: address.split('/').at(-2),
        templateId: 'landing_business',
        userEmail: 'owner@example.com',
        isUpdate: false,
      });
    });

    test('isUpdate (boolean): true from the second publish on, of the same siteName', async ({ visit }) => {
      const { builder, requests } = await visit();
      const address = await builder.publish('owner@example.com');
      await builder.publish('other@example.com');
      await builder.reload();
      await builder.publish('other@example.com');
      const payloads = deployOf(requests).map((call) => call.postDataJSON());
      const siteName = address.split('/').at(-2);
      expect(payloads.map(({ siteName, isUpdate }) => [siteName, isUpdate])).toEqual([
        [siteName, false],
        [siteName, true],
        [siteName, true],
      ]);
    });

    test('templateId: basic when the config carries none', async ({ openBuilder, visit }) => {
      const { builder: landing } = await visit();
      await landing.say('hero.title.text Nameless');
      await landing.second();
      const { _templateId: _, ...nameless } = await storedConfig(landing);
      const builder = await openWith(openBuilder, nameless);
      const call = builder.page.waitForRequest('**/api/deploy');
      const address = await builder.publish('owner@example.com');
      expect((await call).postDataJSON()).toMatchObject({ templateId: 'basic' });
      expect(await (await fetch(address)).text()).toContain('Nameless');
    });

    test('every deploy carries the browser’s one owner secret', async ({ visit }) => {
      const { builder, requests } = await visit();
      await builder.publish('owner@example.com');
      await builder.reload();
      await builder.publish('owner@example.com');
      const secret = await builder.stored('parley.owner');
      expect(secret).toMatch(/^[A-Za-z0-9_-]{22,128}$/);
      const sent = deployOf(requests).map((call) => call.headerValue('authorization'));
      expect(await Promise.all(sent)).toEqual([`Bearer ${secret}`, `Bearer ${secret}`]);
    });

    test('response fields: url, id', async ({ visit, url }) => {
      const { builder, requests } = await visit();
      const address = await builder.publish('owner@example.com');
      const siteId = address.split('/').at(-2);
      const response = await deployOf(requests)[0]?.response();
      expect(response?.status()).toBe(200);
      expect(await response?.json()).toEqual({ url: `${url}/s/${siteId}/`, id: `${siteId}.1` });
    });

    test('response fields read: url, id; whatever else an answer holds is left alone', async ({
      builder,
    }) => {
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

    test('on an error response, the error field is read for the message', async ({ builder }) => {
      builder.problems.expect(/503/);
      await builder.page.route('**/api/deploy', (route) =>
        route.fulfill({
          status: 503,
          json: { error: 'We are moving house.', message: 'no', url: 'https://x.example/' },
        }),
      );
      await builder.submitPublish('owner@example.com');
      const details = builder.deploymentStatus().getByRole('alert');
      expect(await details.textContent()).toBe('Failed to deploy website: We are moving house.');
    });
  });
});

describe('7. The calls it makes', () => {
  describe('Image upload (object storage)', () => {
    test('upload to bucket images at path uploads/{random}_{timestamp}.{ext}, cache control 3600, no overwrite', async ({
      visit,
      url,
    }) => {
      const { builder, requests } = await visit();
      const before = await builder.page.evaluate(() => Date.now());
      const bytes = Buffer.from(await photo(40, 30));
      await chooseImage(builder, { name: 'Shop Window.GIF', mimeType: 'image/gif', buffer: bytes });
      await uploadChosen(builder, 'Shop Window.GIF');
      const calls = requests.filter((request) => request.method() === 'POST');
      expect(calls.length).toBe(1);
      const [call] = calls;
      const { origin, pathname, search } = new URL(call?.url() ?? '');
      expect([origin, search]).toEqual([url, '']);
      const [, random, timestamp] =
        /^\/storage\/v1\/object\/images\/uploads\/([A-Za-z0-9-]+)_(\d+)\.gif$/.exec(pathname) ?? [];
      expect(random?.length).toBeGreaterThan(6);
      expect(Number(timestamp) - before).toBeGreaterThanOrEqual(0);
      expect(Number(timestamp) - before).toBeLessThan(60_000);
      const key = thisMachine().variables.VITE_SUPABASE_ANON_KEY;
      const { 'content-type': type, ...headers } = (await call?.allHeaders()) ?? {};
      expect(headers).toMatchObject({ 'x-upsert': 'false', apikey: key, authorization: `Bearer ${key}` });
      expect(type).toMatch(/^multipart\/form-data; boundary=/);
      expect(await (await call?.response())?.json()).toEqual({
        Key: pathname.replace('/storage/v1/object/', ''),
        Id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      const kept = await fetch(url + pathname.replace('/object/', '/object/public/'));
      expect([kept.status, kept.headers.get('cache-control')]).toEqual([200, 'max-age=3600']);
      expect(Buffer.from(await kept.arrayBuffer()).equals(bytes)).toBe(true);
      const again = new FormData();
      again.append('cacheControl', '3600');
      again.append('', new Blob([bytes], { type: 'image/gif' }));
      const refused = await fetch(url + pathname, {
        method: 'POST',
        headers: { apikey: `${key}`, authorization: `Bearer ${key}`, 'x-upsert': 'false' },
        body: again,
      });
      expect([refused.status, (await refused.json()).error]).toEqual([400, 'Duplicate']);
    });

    test('the same picture again is another path', async ({ visit }) => {
      const { builder, requests } = await visit();
      const picture = { name: 'twice.gif', mimeType: 'image/gif', buffer: Buffer.from(await photo(8, 8)) };
      await chooseImage(builder, picture);
      await uploadChosen(builder, 'twice.gif');
      await builder.pick('Image');
      await builder.page.getByLabel('Choose an image').setInputFiles(picture);
      await uploadChosen(builder, 'twice.gif');
      const paths = requests.filter((request) => request.method() === 'POST').map((call) => call.url());
      expect(paths.length).toBe(2);
      expect(new Set(paths).size).toBe(2);
    });

    test('then the public URL is requested with query parameters width=1000 and quality=80', async ({
      visit,
      url,
    }) => {
      const { builder, requests } = await visit();
      const wide = { name: 'wide.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await photo(1400, 700)) };
      await chooseImage(builder, wide);
      await uploadChosen(builder, 'wide.jpg');
      const sent = requests.findIndex((request) => request.method() === 'POST');
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

  describe('Local only', () => {
    test('the configuration and preview live in browser local storage and are not sent anywhere', async ({
      visit,
      url,
    }) => {
      const { builder, requests } = await visit();
      await builder.say('hero.title.text A secret recipe');
      await builder.second();
      await builder.pick('Hero');
      await builder.pick('Background Color');
      await builder.page.getByRole('button', { name: 'Teal', exact: true }).click();
      await builder.second();
      await builder.say('benefits.items[0].icon fas fa-bolt');
      await builder.second();
      await builder.pick('Button');
      await builder.pick('Visible');
      await builder.page.getByRole('button', { name: 'Hide', exact: true }).click();
      await builder.second();
      expect(await builder.stored('websiteHTML')).toContain('A secret recipe');
      const sent = requests.map((request) => ({
        origin: new URL(request.url()).origin,
        method: request.method(),
        search: new URL(request.url()).search,
        body: request.postData(),
      }));
      expect(sent.length).toBeGreaterThan(0);
      expect(sent).toEqual(sent.map(() => ({ origin: url, method: 'GET', search: '', body: null })));
    });

    test('the edit command makes no network request', async ({ visit }) => {
      const { builder, requests } = await visit();
      const edit = async (title: string) => {
        await builder.say(`hero.subtitle.text Below ${title}`);
        await builder.second();
        await builder.pick('Hero');
        await builder.pick('Title');
        await builder.say(title);
        await builder.second();
        await builder.preview().getByRole('heading', { name: title }).waitFor();
        await builder.mainMenu();
      };
      // What the program fetches of itself, some of it late, comes with the first.
      await edit('The first edit');
      requests.length = 0;
      await edit('Nobody else hears this');
      expect(await storedValue(builder, 'hero.title.text')).toBe('Nobody else hears this');
      expect(requests.map((request) => request.url())).toEqual([]);
    });
  });

  describe('Generic platform client', () => {
    test('auth, realtime, storage, functions and REST base paths derived from one project URL', () => {
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

    test('of it the product uses image upload alone: the storage path, and nothing before the first image', async ({
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
      expect(platform().filter((path) => !path.startsWith('/storage/v1/'))).toEqual([]);
      expect(sockets).toEqual([]);
    });
  });
});
