import { describe, expect, test } from 'vitest';
import { StoreUnreachable } from '../../../server/database/unreachable.ts';
import { WritesRefused } from '../../../server/database/writes-refused.ts';
import { newSiteId } from '../deploy/deploy-call.ts';
import { publish } from '../store/store-calls.ts';
import { confirmAddress } from './confirmed-site.ts';
import {
  EMAIL,
  fieldIn,
  openWritable,
  pageOffering,
  saidIn,
  textIn,
  WRITTEN,
  type WritableSite,
} from './writable-site.ts';

const CHECK = 'Is everything right?';
const SENT = 'Your message is on its way';
const FORM = 'Write to Crust & Crumb';
const WHILE = 4000;

/** What a page still holds of what was typed. */
const typedIn = (page: string) => ({
  name: fieldIn(page, 'name'),
  contact: fieldIn(page, 'contact'),
  text: textIn(page) ?? fieldIn(page, 'text'),
});

/** Sends the second page, a while after the form was drawn; resolves with what is said then. */
async function send(site: WritableSite, fields: Partial<typeof WRITTEN> = {}, headers = {}) {
  const drawn = await site.drawn();
  site.pass(WHILE);
  return site.post({ ...WRITTEN, ...fields, drawn, step: 'send' }, headers);
}

describe('somebody who writes', () => {
  test('sees the message before it is sent, and then that it is on its way', async () => {
    const site = await openWritable();
    const form = await site.get();
    expect([form.status, saidIn(form.page)]).toEqual([200, [FORM]]);
    const drawn = fieldIn(form.page, 'drawn') ?? '';
    const checked = await site.post({ ...WRITTEN, drawn, step: 'check' });
    expect([checked.status, saidIn(checked.page), typedIn(checked.page)]).toEqual([200, [CHECK], WRITTEN]);
    expect(await site.stores.messages.ofSite(site.siteId)).toEqual([]);
    site.pass(WHILE);
    const sent = await site.post({ ...typedIn(checked.page), drawn, step: 'send' } as typeof WRITTEN);
    expect([sent.status, saidIn(sent.page), site.told()]).toEqual([200, [SENT], 1]);
    expect(await site.stores.messages.ofSite(site.siteId)).toEqual([
      {
        ...WRITTEN,
        id: expect.stringMatching(/^[\da-f]{64}$/),
        siteId: site.siteId,
        title: 'Crust & Crumb',
        language: 'en',
        at: expect.any(Number),
      },
    ]);
  });

  test('sees nothing that a browser would run, send elsewhere or keep', async () => {
    const { page, headers } = await (await openWritable()).get();
    expect(page).not.toMatch(/<script|<link|<img|style="|https?:/);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
    expect([headers.get('cache-control'), headers.get('set-cookie')]).toEqual(['no-store', null]);
  });

  test.each([{ Origin: 'https://parley.example' }, { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }])(
    'writes in a browser that sends %j',
    async (headers) => {
      expect(saidIn((await send(await openWritable(), {}, headers)).page)).toEqual([SENT]);
    },
  );

  test('goes back to change something, and nothing is lost', async () => {
    const site = await openWritable();
    const { status, page } = await site.post({ ...WRITTEN, drawn: await site.drawn(), step: 'change' });
    expect([status, saidIn(page), typedIn(page)]).toEqual([200, [FORM], WRITTEN]);
  });

  test('sends the same message twice, and it arrives once', async () => {
    const site = await openWritable({ limits: { messages: 1 } });
    const drawn = await site.drawn();
    site.pass(WHILE);
    for (const _ of [1, 2]) {
      const { status, page } = await site.post({ ...WRITTEN, drawn, step: 'send' });
      expect([status, saidIn(page)]).toEqual([200, [SENT]]);
    }
    expect([(await site.stores.messages.ofSite(site.siteId)).length, site.told()]).toEqual([1, 1]);
  });

  test('sends the same words to two websites at once, and each gets them', async () => {
    const site = await openWritable();
    const other = newSiteId();
    await publish(site.stores.store, other, pageOffering(), 'owner', EMAIL);
    await confirmAddress(site.stores, other, EMAIL);
    const body = new URLSearchParams({ ...WRITTEN, drawn: await site.drawn(), step: 'send' });
    site.pass(WHILE);
    for (const siteId of [site.siteId, other]) {
      const { status } = await site.ask(`/s/${siteId}/write`, { method: 'POST', body });
      expect([status, (await site.stores.messages.ofSite(siteId)).length]).toEqual([200, 1]);
    }
  });

  test('sends a message once more when its form is old, and is told that it is there', async () => {
    const site = await openWritable();
    const drawn = await site.drawn();
    for (const ms of [WHILE, 86_400_001]) {
      site.pass(ms);
      const { status, page } = await site.post({ ...WRITTEN, drawn, step: 'send' });
      expect([status, saidIn(page)]).toEqual([200, [SENT]]);
    }
    expect(await site.stores.messages.ofSite(site.siteId)).toHaveLength(1);
  });

  test.each([
    ['de', 'ar', 'Nachricht an Crust & Crumb', 'dir="ltr"'],
    ['ar-EG', 'de', 'راسل Crust & Crumb', 'dir="rtl"'],
    ['fr', 'de-AT', 'Nachricht an Crust & Crumb', 'dir="ltr"'],
    ['fr', 'fr', FORM, 'dir="ltr"'],
  ])('reads a page in %s, in a browser in %s: %s', async (language, accepted, heading, direction) => {
    const site = await openWritable({ html: pageOffering(language) });
    const { page } = await site.get({ 'Accept-Language': accepted });
    expect(saidIn(page)).toEqual([heading]);
    expect(page).toContain(direction);
  });

  test('reaches the form on the own host of a website too', async () => {
    const site = await openWritable({ sitesDomain: 'https://sites.example' });
    const own = `https://${site.siteId}.sites.example/write`;
    const elsewhere = await site.ask(`/s/${site.siteId}/write`);
    expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([308, own]);
    expect(saidIn((await site.ask(own)).page)).toEqual([FORM]);
    const version = await site.ask(`https://${site.siteId}.sites.example/v/1/write`);
    expect([version.status, version.headers.get('location')]).toEqual([308, '../../write']);
  });
});

describe('what was typed stays, and a sentence says why it was not sent', () => {
  test.each([
    [
      'nothing',
      { name: ' ', contact: '', text: '\n' },
      [
        'name: Please enter your name.',
        'contact: Please enter your email address or phone number.',
        'text: Please write your message.',
      ],
    ],
    [
      'too much',
      { name: 'n'.repeat(101), contact: 'c'.repeat(201), text: '🥖'.repeat(5001) },
      [
        'name: This may have 100 characters at most.',
        'contact: This may have 200 characters at most.',
        'text: This may have 5,000 characters at most.',
      ],
    ],
  ])('%s was typed', async (_, fields, faults) => {
    const { status, page } = await send(await openWritable(), fields);
    expect([status, saidIn(page)]).toEqual([
      422,
      [FORM, 'Something is missing or too long. Nothing was sent yet.', ...faults],
    ]);
    expect(typedIn(page)).toEqual({ ...fields, name: fields.name.trim(), text: fields.text.trim() });
    // The first of them has the focus.
    expect(page.match(/ autofocus/g)).toHaveLength(1);
  });

  test('a field was filled in that nobody sees', async () => {
    const site = await openWritable();
    const drawn = await site.drawn();
    site.pass(WHILE);
    const { status, page } = await site.post({
      ...WRITTEN,
      drawn,
      website: 'https://spam.example',
      step: 'send',
    });
    expect([status, saidIn(page), typedIn(page), fieldIn(page, 'website')]).toEqual([
      422,
      [
        FORM,
        'A field that nobody sees was filled in, perhaps by your browser. It is empty again: please continue.',
      ],
      WRITTEN,
      undefined,
    ]);
  });

  test('it was sent within three seconds, and then again', async () => {
    const site = await openWritable();
    const drawn = await site.drawn();
    site.pass(2999);
    const quick = await site.post({ ...WRITTEN, drawn, step: 'send' });
    expect([quick.status, saidIn(quick.page), typedIn(quick.page), fieldIn(quick.page, 'drawn')]).toEqual([
      422,
      [CHECK, 'That was very quick, so nothing was sent yet. Please press “Send message” once more.'],
      WRITTEN,
      drawn,
    ]);
    site.pass(1);
    expect(saidIn((await site.post({ ...WRITTEN, drawn, step: 'send' })).page)).toEqual([SENT]);
  });

  test.each([
    ['a day old', (drawn: string) => drawn, 86_400_001],
    ['of another time', () => '1', WHILE],
    ['of tomorrow', (drawn: string) => String(Number(drawn) + 86_400_000), WHILE],
    ['of no time', () => '4e9', WHILE],
    ['missing', () => '', WHILE],
  ])('the form is %s, and then again', async (_, altered, ms) => {
    const site = await openWritable();
    const drawn = altered(await site.drawn());
    site.pass(ms);
    const old = await site.post({ ...WRITTEN, drawn, step: 'send' });
    expect([old.status, saidIn(old.page), typedIn(old.page)]).toEqual([
      422,
      [
        CHECK,
        'This form was open for a long time, so nothing was sent yet. Please press “Send message” once more.',
      ],
      WRITTEN,
    ]);
    site.pass(WHILE);
    const again = await site.post({ ...WRITTEN, drawn: fieldIn(old.page, 'drawn') ?? '', step: 'send' });
    expect(saidIn(again.page)).toEqual([SENT]);
  });

  test('too many were sent by one client, and by all to one website', async () => {
    const site = await openWritable({ limits: { messages: 1 } });
    await send(site, { text: 'first' });
    const { status, page, headers } = await send(site);
    expect([status, saidIn(page), typedIn(page), headers.get('retry-after')]).toEqual([
      429,
      [
        CHECK,
        'Nothing was sent. You have sent too many messages in the last hour. Please try again in 60 minutes.',
      ],
      WRITTEN,
      '3600',
    ]);
    const popular = await openWritable({ limits: { messages: 1000 } });
    for (let sent = 1; sent <= 60; sent += 1) await send(popular, { text: `message ${sent}` });
    expect(saidIn((await send(popular)).page)).toEqual([
      CHECK,
      'Nothing was sent. This website has received too many messages in the last hour. Please try again in 60 minutes.',
    ]);
  });

  test.each([
    [
      'a full disk',
      new WritesRefused('full', new Error('disk')),
      507,
      'The server cannot store anything at the moment. Nothing was changed; please try again later.',
    ],
    [
      'no database',
      new StoreUnreachable(new Error('gone')),
      503,
      'The server cannot reach its data at the moment. Nothing was changed; please try again soon.',
    ],
  ])('the server has %s', async (_, error, expected, why) => {
    const site = await openWritable({
      limits: { messages: 1 },
      failing: { add: () => Promise.reject(error) },
    });
    // What was not stored does not count.
    for (const _ of [1, 2]) {
      const { status, page } = await send(site);
      expect([status, saidIn(page), typedIn(page)]).toEqual([
        expected,
        [CHECK, `Nothing was sent. ${why}`],
        WRITTEN,
      ]);
    }
  });

  test('the website took no more messages meanwhile', async () => {
    const site = await openWritable({ failing: { add: async () => 'closed' } });
    const { status, page } = await send(site);
    expect([status, saidIn(page), typedIn(page)]).toEqual([
      409,
      [CHECK, 'This website takes no messages at the moment.'],
      WRITTEN,
    ]);
  });
});

describe('what is no form of ours', () => {
  const refused = ['The message did not arrive'];

  test.each<readonly [string, number, RequestInit]>([
    [
      'a body of another type',
      415,
      { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } },
    ],
    ['a larger body', 413, { method: 'POST', body: new URLSearchParams({ text: 'x'.repeat(131_072) }) }],
    [
      'the form of another website',
      403,
      { method: 'POST', body: new URLSearchParams(WRITTEN), headers: { 'Sec-Fetch-Site': 'cross-site' } },
    ],
    [
      'the form of another website in a browser that tells only its origin',
      403,
      {
        method: 'POST',
        body: new URLSearchParams(WRITTEN),
        headers: { Origin: 'https://elsewhere.example' },
      },
    ],
    [
      'the form of a page without an origin',
      403,
      { method: 'POST', body: new URLSearchParams(WRITTEN), headers: { Origin: 'null' } },
    ],
    ['another method', 405, { method: 'DELETE' }],
  ])('%s is refused with %i', async (_, expected, init) => {
    const site = await openWritable();
    const { status, page } = await site.ask(`/s/${site.siteId}/write`, init);
    expect([status, saidIn(page)]).toEqual([expected, refused]);
    expect(await site.stores.messages.ofSite(site.siteId)).toEqual([]);
  });

  test('what cannot be in a mail or a page is taken out or escaped', async () => {
    const site = await openWritable();
    await send(site, {
      name: 'Ben\r\nBcc: victim@example.test\0',
      contact: '"Ben" <ben@example.test>\nX: y',
      text: '<script>\r\nalert(1)\u0007',
    });
    const [stored] = await site.stores.messages.ofSite(site.siteId);
    expect(stored).toMatchObject({
      name: 'Ben Bcc: victim@example.test',
      contact: '"Ben" <ben@example.test> X: y',
      text: '<script>\nalert(1)',
    });
    const hostile = '"><script>alert(1)</script>';
    const shown = await site.post({
      name: hostile,
      contact: hostile,
      text: hostile,
      drawn: '',
      step: 'check',
    });
    expect(shown.page).not.toContain('<script');
    const title = pageOffering()
      .replace(/<script[\s\S]*<\/script>/, '')
      .replace('Crust &amp; Crumb – Bread', '&lt;script&gt;');
    expect((await (await openWritable({ html: title })).get()).page).toContain('&lt;script&gt;');
  });
});

describe('nobody can be written to', () => {
  const closed = [404, ['Nobody can be written to here']];

  test('before the address is confirmed, or while the page does not offer it', async () => {
    for (const options of [{ isConfirmed: false }, { html: '<!doctype html><title>Crumb</title>' }]) {
      const site = await openWritable(options);
      for (const answer of [await site.get(), await send(site)])
        expect([answer.status, saidIn(answer.page)]).toEqual(closed);
    }
  });

  test('at a site that is no longer live, or never was', async () => {
    const site = await openWritable();
    expect((await site.ask('/s/site-0000000/write')).status).toBe(404);
    expect((await site.ask('/s/nothing/write')).status).toBe(404);
    await site.stores.store.unpublish(site.siteId, 'owner', 2);
    expect((await site.get()).status).toBe(410);
  });
});
