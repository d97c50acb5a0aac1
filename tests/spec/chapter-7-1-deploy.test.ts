import type { Request } from 'playwright';
import { describe, expect } from 'vitest';
import { openWith, storedConfig, storedValue } from './visits.ts';
import { test } from './watched-visits.ts';

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
      await builder.page.reload();
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
      await builder.page.reload();
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
