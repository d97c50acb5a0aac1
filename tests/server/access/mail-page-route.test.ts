import { describe, expect, test } from 'vitest';
import type { MailPurpose } from '../../../server/store/access/link-tokens.ts';
import { deploy, deployRequest, fetchPage } from '../deploy/deploy-call.ts';
import { actAt } from '../store/store-calls.ts';
import { call, mailedToken, type PublishedSite, publishSite, startWithSite, take } from './access-call.ts';

const ENDED = 'This link was used already, or its time is over.';

/** Opens the page of a quiet link, or presses its button; resolves with the answer and its texts. */
async function open(address: string, token: string, method = 'GET', language = 'en') {
  const response = await fetch(`${address}/mail/${token}`, {
    method,
    headers: { 'Accept-Language': language },
  });
  const html = await response.text();
  const texts = [...html.matchAll(/<(h1|p|button)>(?:<bdi>)?([^<]*)/g)].map(([, , text]) => text);
  return { response, html, texts };
}

async function press(site: PublishedSite, purpose: MailPurpose) {
  const { response, texts } = await open(site.address, await mailedToken(site, purpose), 'POST');
  expect(response.status).toBe(200);
  return texts;
}

const rightsOf = async ({ address, siteId, secret }: PublishedSite) =>
  (await call(address, 'GET', `sites/${siteId}/rights`, { secret }))[1];

describe('the page of a quiet link', () => {
  test.each([
    ['en', 'ltr', 'Take this website off the web?', 'Take it off the web'],
    ['de', 'ltr', 'Diese Website aus dem Netz nehmen?', 'Aus dem Netz nehmen'],
    ['ar', 'rtl', 'هل تريد إزالة هذا الموقع من الإنترنت؟', 'أزِل الموقع من الإنترنت'],
  ])(
    'in %s has one button, no script, and the site’s address',
    async (language, direction, title, button) => {
      const site = await startWithSite();
      const { address, siteId } = site;
      const { response, html, texts } = await open(
        address,
        await mailedToken(site, 'take-off'),
        'GET',
        language,
      );
      expect(texts).toEqual([title, `${address}/s/${siteId}/`, expect.any(String), button]);
      expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
      expect(html).toContain('<form method="post"><button>');
      expect(html).not.toContain('<script');
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
        vary: 'Accept-Language',
      });
    },
  );

  test('takes a website off, which its owner puts back by a click or a publish', async () => {
    const site = await startWithSite();
    const { address, siteId, secret, email } = site;
    const status = async () => (await fetch(`${address}/s/${siteId}/`)).status;
    expect(await press(site, 'take-off')).toEqual([
      'The website is off the web.',
      'Whoever made it can put it back for 30 days. After that it is deleted for good.',
    ]);
    expect(await status()).toBe(410);
    expect(await rightsOf(site)).toMatchObject({
      takenOffAt: expect.any(String),
      putBackUntil: expect.any(String),
    });
    expect(await call(address, 'GET', `sites/${siteId}/page`, { secret })).toMatchObject([
      200,
      { html: 'page' },
    ]);
    expect(await call(address, 'POST', `sites/${siteId}/put-back`, { secret })).toEqual([200, {}]);
    expect(await status()).toBe(200);
    await press(site, 'take-off');
    const update = deployRequest({ siteName: siteId, html: 'again', userEmail: email, isUpdate: true });
    expect((await deploy(address, update, secret)).status).toBe(200);
    expect(await fetchPage(address, siteId)).toBe('again');
    expect(await rightsOf(site)).toMatchObject({ takenOffAt: null, putBackUntil: null });
  });

  test('forgets an address, also of a website that was taken down', async () => {
    const site = await startWithSite();
    await take(site.address, await mailedToken(site, 'confirm'), site.secret);
    const token = await mailedToken(site, 'open');
    await site.stores.store.block(site.siteId, actAt(1));
    expect((await press(site, 'forget'))[0]).toBe('Your address is deleted.');
    await site.stores.store.unblock(site.siteId, actAt(2));
    expect(await rightsOf(site)).toMatchObject({ email: null, isConfirmed: false });
    expect((await take(site.address, token, site.secret))[0]).toBe(404);
    expect(await site.stores.access.addresses.sitesOf(site.email)).toEqual([]);
  });

  test('ends the mail of a website to somebody who did not publish it', async () => {
    const site = await startWithSite();
    const { address, siteId, secret, email, stores } = site;
    expect((await press(site, 'not-me'))[1]).toBe('You will get no such mail again, about no website here.');
    expect(await rightsOf(site)).toMatchObject({ email: null });
    expect(await call(address, 'PUT', `sites/${siteId}/email`, { secret, body: { email } })).toEqual([
      200,
      { mail: 'none' },
    ]);
    expect(await stores.access.addresses.of(siteId)).toBeUndefined();
  });

  test('of several websites lists those that have the address now, and does one act for one of them', async () => {
    const one = await startWithSite();
    const { address, email, stores } = one;
    const other = await publishSite(address, email);
    const ids = [one.siteId, other.siteId];
    const stranger = await publishSite(address, 'ben@example.test');
    const token = await mailedToken(one, 'sites', undefined, { sites: [...ids, stranger.siteId] });
    const shown = async (path = '') => (await open(address, token + path)).texts;
    const names = ids.map((siteId) => `${new URL(address).host}/s/${siteId}`);
    const list = async () =>
      [...(await open(address, token)).html.matchAll(/<bdi>([^<]*)/g)].map(([, at]) => at);
    expect([await list(), (await shown())[0]]).toEqual([names, 'Your websites']);
    // Opened, or posted without an act, it does nothing; for another website it shows the list.
    expect((await shown(`?site=${one.siteId}&act=forget`))[0]).toBe('Forget your email address?');
    expect((await open(address, token, 'POST')).texts[0]).toBe('Your websites');
    for (const path of [`?site=${stranger.siteId}&act=forget`, `?site=${one.siteId}&act=not-me`])
      expect((await open(address, token + path, 'POST')).texts[0]).toBe('Your websites');
    expect(await rightsOf({ ...one, ...stranger })).toMatchObject({ email: 'ben@example.test' });
    // The first is the one that the link is stored with.
    expect((await open(address, `${token}?site=${one.siteId}&act=forget`, 'POST')).texts[0]).toBe(
      'Your address is deleted.',
    );
    expect([await list(), await rightsOf(one)]).toMatchObject([names.slice(1), { email: null }]);
    await open(address, `${token}?site=${other.siteId}&act=take-off`, 'POST');
    expect((await fetch(`${address}/s/${other.siteId}/`)).status).toBe(410);
    await stores.access.addresses.forget(other.siteId, actAt(1));
    expect(await shown()).toEqual(['Your websites', 'No website here has your address any more.']);
  });

  test('says so if the link was used, is over, or is none', async () => {
    const site = await startWithSite();
    const { address } = site;
    const used = await mailedToken(site, 'take-off');
    await open(address, used, 'POST');
    const over = await mailedToken(site, 'take-off', 0);
    for (const [token, status] of [
      [used, 410],
      [over, 410],
      ['a'.repeat(32), 404],
      ['x', 404],
    ] as const)
      for (const method of ['GET', 'POST']) {
        const { response, texts } = await open(address, token, method);
        expect([response.status, texts]).toEqual([status, [ENDED]]);
      }
    expect((await open(address, used, 'PUT')).response.status).toBe(405);
  });
});
