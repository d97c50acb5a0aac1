import { hash } from 'node:crypto';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openAccessMails } from '../../../server/access/access-mails.ts';
import { createServerApp } from '../../../server/app.ts';
import { StoreUnreachable } from '../../../server/database/unreachable.ts';
import { createRateLimits } from '../../../server/limits/rate-limits.ts';
import type { Mail } from '../../../server/mail/mailer.ts';
import { openStores } from '../../../server/store/open-stores.ts';
import { deploy, deployRequest, fetchPage, newSecret } from '../deploy/deploy-call.ts';
import { readOutbox } from '../mail/read-mail.ts';
import { sendRaw } from '../raw-request.ts';
import { makeTempDir, startTestServer } from '../test-server.ts';
import { call, mailedToken, type PublishedSite, publishSite, startWithSite, take } from './access-call.ts';

const ENDED = 'This link was used already, or its time is over. Ask for a new one.';
const UNKNOWN = 'This link is not valid. Perhaps a part of it is missing.';
const ELSEWHERE = 'This website was published from another browser and can only be changed there.';
const refused = (status: number, error: string) => [status, { error }];

/** What an attacker with a secret of her own does to Ann's site; resolves with what she is answered. */
type Attack = (ann: PublishedSite, mallory: string) => Promise<unknown>;

const other = (letter: string | undefined) => (letter === 'A' ? 'B' : 'A');

const ATTACKS: Readonly<Record<string, { readonly attack: Attack; readonly answer: unknown }>> = {
  'a token that was used already': {
    attack: async (ann, mallory) => {
      const token = await mailedToken(ann, 'open');
      expect(await take(ann.address, token, newSecret())).toMatchObject([200, { siteId: ann.siteId }]);
      return take(ann.address, token, mallory);
    },
    answer: refused(410, ENDED),
  },
  'a token whose time is over': {
    attack: async (ann, mallory) => take(ann.address, await mailedToken(ann, 'open', 0), mallory),
    answer: refused(410, ENDED),
  },
  'an altered token': {
    attack: async (ann, mallory) => {
      const token = await mailedToken(ann, 'confirm');
      return take(ann.address, token.slice(0, -1) + other(token.at(-1)), mallory);
    },
    answer: refused(404, UNKNOWN),
  },
  'the hash of a token, as a stolen backup has it': {
    attack: async (ann, mallory) => {
      const stored = hash('sha256', await mailedToken(ann, 'open'));
      return [
        await take(ann.address, stored, mallory),
        await take(ann.address, stored.slice(0, 32), mallory),
      ];
    },
    answer: [refused(404, UNKNOWN), refused(404, UNKNOWN)],
  },
  'texts that are no tokens': {
    attack: (ann, mallory) =>
      Promise.all(
        ['', 'x', `${'a'.repeat(31)}'`, '%00', '../..'].map((text) => take(ann.address, text, mallory)),
      ),
    answer: Array(5).fill(refused(404, UNKNOWN)),
  },
  'a token without a secret': {
    attack: async (ann) => take(ann.address, await mailedToken(ann, 'open')),
    answer: refused(401, 'This call needs the owner secret of the website.'),
  },
  'a token of her own site': {
    attack: async (ann, mallory) => {
      const own = await publishSite(ann.address, 'mallory@example.test');
      const token = await mailedToken({ ...ann, ...own }, 'confirm');
      const [status, body] = await take(ann.address, token, mallory);
      return [status, Object(body).siteId === own.siteId];
    },
    answer: [200, true],
  },
  'a token that went to an address which the site has no longer': {
    attack: async (ann, mallory) => {
      const token = await mailedToken(ann, 'open');
      const body = { email: 'ann@new.example.test' };
      await call(ann.address, 'PUT', `sites/${ann.siteId}/email`, { secret: ann.secret, body });
      return take(ann.address, token, mallory);
    },
    answer: refused(410, ENDED),
  },
  'a token of a mail’s quiet link': {
    attack: async (ann, mallory) => take(ann.address, await mailedToken(ann, 'take-off'), mallory),
    answer: refused(404, UNKNOWN),
  },
  'a link for another device that she makes herself': {
    attack: (ann, mallory) => call(ann.address, 'POST', `sites/${ann.siteId}/links`, { secret: mallory }),
    answer: refused(403, ELSEWHERE),
  },
  'the stored hash of Ann’s secret, as a secret': {
    attack: (ann) =>
      call(ann.address, 'GET', `sites/${ann.siteId}/rights`, { secret: hash('sha256', ann.secret) }),
    answer: refused(403, ELSEWHERE),
  },
  'an address of her own for the site': {
    attack: (ann, mallory) => {
      const options = { secret: mallory, body: { email: 'mallory@example.test' } };
      return call(ann.address, 'PUT', `sites/${ann.siteId}/email`, options);
    },
    answer: refused(403, ELSEWHERE),
  },
  'a publish with Ann’s address': {
    attack: async (ann, mallory) => {
      const request = deployRequest({ siteName: ann.siteId, userEmail: ann.email });
      return (await deploy(ann.address, request, mallory)).status;
    },
    answer: 409,
  },
};

test.each(Object.entries(ATTACKS))('no right comes of %s', async (_, { attack, answer }) => {
  const ann = await startWithSite();
  const mallory = newSecret();
  expect(await attack(ann, mallory)).toEqual(answer);
  expect(await call(ann.address, 'GET', `sites/${ann.siteId}/rights`, { secret: mallory })).toEqual(
    refused(403, ELSEWHERE),
  );
  const update = deployRequest({ siteName: ann.siteId, html: 'mine', isUpdate: true });
  expect((await deploy(ann.address, update, mallory)).status).toBe(403);
  expect(await fetchPage(ann.address, ann.siteId)).toBe('page');
  expect(await call(ann.address, 'GET', `sites/${ann.siteId}/rights`, { secret: ann.secret })).toMatchObject([
    200,
    { takenOffAt: null },
  ]);
});

describe('a scanner that opens every link of a mail', () => {
  test.each(['take-off', 'forget', 'not-me'] as const)(
    'changes nothing by a GET or HEAD: %s',
    async (purpose) => {
      const ann = await startWithSite();
      const page = `${ann.address}/mail/${await mailedToken(ann, purpose)}`;
      for (const method of ['GET', 'HEAD', 'GET']) expect((await fetch(page, { method })).status).toBe(200);
      expect(await fetchPage(ann.address, ann.siteId)).toBe('page');
      expect(await ann.stores.access.addresses.of(ann.siteId)).toMatchObject({ email: ann.email });
      expect((await fetch(page, { method: 'POST' })).status).toBe(200);
      expect((await fetch(page, { method: 'POST' })).status).toBe(purpose === 'take-off' ? 410 : 404);
    },
  );

  test.each(['confirm', 'open'] as const)('uses up no token: %s', async (purpose) => {
    const ann = await startWithSite();
    const token = await mailedToken(ann, purpose);
    for (const path of [`/#open=${token}`, `/?open=${token}`, `/mail/${token}`])
      for (const method of ['GET', 'HEAD']) await fetch(ann.address + path, { method });
    for (const path of ['look', 'take'])
      expect((await fetch(`${ann.address}/api/links/${path}?token=${token}`)).status).toBe(405);
    const posted = await fetch(`${ann.address}/mail/${token}`, { method: 'POST' });
    expect(posted.status).toBe(404);
    expect(await call(ann.address, 'POST', 'links/look', { body: { token } })).toMatchObject([
      200,
      { purpose },
    ]);
    expect((await take(ann.address, token, newSecret()))[0]).toBe(200);
  });
});

/** A server that tells the test when the mails are made that it was asked for, and which. */
async function startAsked() {
  const stores = await openStores({ dataDir: await makeTempDir() });
  onTestFinished(stores.close);
  const mails: Mail[] = [];
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const { addresses } = stores.access;
  const sitesOf = vi.fn(addresses.sitesOf);
  const made = openAccessMails({
    titleOf: async () => '',
    access: { ...stores.access, addresses: { ...addresses, sitesOf } },
    mailer: {
      send: async (mail) => {
        mails.push(mail);
        return 'sent';
      },
    },
    urlSettings: { publicUrl: 'https://parley.example', sitesDomain: undefined },
    report: () => {},
    answered: () => answered,
  });
  const app = createServerApp({
    store: stores.store,
    access: stores.access,
    mails: made,
    assets: { answer: async () => undefined },
    log: () => {},
  });
  const ask = async (email: string) => {
    const response = await app.request('/api/links', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    return [response.status, Object.fromEntries(response.headers), await response.text()];
  };
  const afterAnswers = () => {
    answer();
    return made.close();
  };
  return { stores, ask, sitesOf, mails, afterAnswers };
}

describe('who asks for the links of an address', () => {
  test('learns nothing of it: the answer is the same, and it is looked up after the answer', async () => {
    const { stores, ask, sitesOf, mails, afterAnswers } = await startAsked();
    const siteId = 'site-known01';
    const [page, at] = [{ hash: 'h', br: new Uint8Array(1), gz: new Uint8Array(1) }, Date.now()];
    const rest = { uploader: null, browser: null, templateId: 'basic', page, at };
    await stores.store.publish({ ...rest, siteId, owner: 'ann', email: 'known@example.test' });
    const token = await mailedToken({ stores, siteId, email: 'known@example.test' }, 'confirm');
    await stores.access.tokens.take(hash('sha256', token), 'ann', at);
    const answers = [];
    for (const email of ['known@example.test', 'unknown@example.test', 'x+known@example.test'])
      answers.push(await ask(email));
    expect(answers).toEqual(
      Array(3).fill([202, expect.objectContaining({ 'cache-control': 'no-store' }), '{"mail":"sent"}']),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(sitesOf).not.toHaveBeenCalled();
    await afterAnswers();
    expect(sitesOf).toHaveBeenCalledTimes(3);
    expect(mails.map(({ to }) => to)).toEqual(['known@example.test']);
    expect(mails[0]?.text).toMatch(/\n\nOpen my website:\nhttps:\/\/parley\.example\/#open=[\w-]{32}\n/);
  });

  test('is refused alike for every address after so many mails in an hour', async () => {
    const ann = await startWithSite({
      limits: { publishes: 0, newSites: 0, uploads: 0, links: 3, messages: 0 },
    });
    const ask = (email: string) => call(ann.address, 'POST', 'links', { body: { email } });
    for (let n = 0; n < 3; n += 1) expect(await ask(`${n}@example.test`)).toEqual([202, { mail: 'kept' }]);
    for (const email of [ann.email, 'unknown@example.test'])
      expect(await ask(email)).toEqual([429, { error: expect.stringContaining('too many links') }]);
  });
});

/** A server, and what became of its mails once there are so many. */
async function startReporting() {
  const reports: unknown[] = [];
  const server = await startTestServer({
    report: (event) => {
      if ('mail' in event) reports.push(event.mail);
    },
  });
  const reported = (count: number) =>
    vi.waitFor(
      () => {
        expect(reports).toHaveLength(count);
        return reports;
      },
      { timeout: 20_000, interval: 20 },
    );
  return { ...server, reported };
}

test.each([
  'ann@example.test\r\nBcc: mallory@example.test',
  'ann@example.test, mallory@example.test',
  'Ann <ann@example.test>',
])('no mail goes to the address %j, and no header comes of it', async (email) => {
  const { address, dataDir, reported } = await startReporting();
  const { siteId, secret } = await publishSite(address, email);
  const change = await call(address, 'PUT', `sites/${siteId}/email`, { secret, body: { email } });
  const asked = await call(address, 'POST', 'links', { body: { email } });
  expect([change[0], asked[0]]).toEqual([400, 400]);
  expect(await reported(1)).toEqual(['dropped']);
  expect(await readOutbox(dataDir)).toEqual([]);
});

test('who tries tokens is stopped, and who has a good one is not, whatever others of that network tried', async () => {
  const ann = await startWithSite({
    limits: { publishes: 0, newSites: 0, uploads: 0, links: 3, messages: 0 },
  });
  const { address } = ann;
  const look = (token: string) => call(address, 'POST', 'links/look', { body: { token } });
  const good = await mailedToken(ann, 'open');
  for (let n = 0; n < 5; n += 1) expect((await look(good))[0]).toBe(200);
  for (let n = 0; n < 3; n += 1) expect((await look('a'.repeat(32)))[0]).toBe(404);
  expect(await look('b'.repeat(32))).toEqual([
    429,
    { error: expect.stringContaining('links that are not valid') },
  ]);
  expect((await look(good))[0]).toBe(200);
  expect((await take(address, good, newSecret()))[0]).toBe(200);
  expect((await fetch(`${address}/mail/${'a'.repeat(32)}`)).status).toBe(429);
});

test('a token is not counted as bad while the database cannot look it up', async () => {
  const stores = await openStores({ dataDir: await makeTempDir() });
  onTestFinished(stores.close);
  const look = vi.fn(stores.access.tokens.look);
  const app = createServerApp({
    store: stores.store,
    access: { ...stores.access, tokens: { ...stores.access.tokens, look } },
    limits: createRateLimits({ publishes: 0, newSites: 0, uploads: 0, links: 1, messages: 0 }),
    assets: { answer: async () => undefined },
    log: () => {},
  });
  const body = JSON.stringify({ token: 'a'.repeat(32) });
  const headers = { 'Content-Type': 'application/json' };
  const statuses = async () => [
    (await app.request('/api/links/look', { method: 'POST', headers, body })).status,
    (await app.request(`/mail/${'a'.repeat(32)}`)).status,
  ];
  look.mockRejectedValueOnce(new StoreUnreachable('gone')).mockRejectedValueOnce(new Error('broken'));
  expect(await statuses()).toEqual([503, 500]);
  expect(await statuses()).toEqual([404, 429]);
});

test('who publishes with somebody’s address keeps no way back from her', async () => {
  const { address, dataDir, reported } = await startReporting();
  const { secret } = await publishSite(address, 'ann@example.test');
  await reported(1);
  const [{ text: confirming = '' } = {}] = await readOutbox(dataDir);
  const [, token = ''] = /#open=([\w-]{32})$/m.exec(confirming) ?? [];
  expect((await take(address, token, secret))[0]).toBe(200);
  for (let n = 0; n < 5; n += 1) await publishSite(address, 'ann@example.test');
  await reported(6);
  for (let n = 0; n < 6; n += 1)
    await call(address, 'POST', 'links', { body: { email: 'ann@example.test' } });
  const results = await reported(12);
  const subjects = (await readOutbox(dataDir)).map(({ subject }) => subject);
  expect(results.filter((result) => result === 'sent')).toHaveLength(10);
  expect(subjects.filter((subject) => subject === 'The way back to your website')).toHaveLength(5);
});

test('the links of a mail have the server’s own origin, whatever the Host header says', async () => {
  const { address, dataDir, reported } = await startReporting();
  const body = JSON.stringify(deployRequest({ userEmail: 'ann@example.test' }));
  const headers = {
    Host: 'evil.example',
    'X-Forwarded-Host': 'evil.example',
    'Content-Type': 'application/json',
    'Content-Length': String(body.length),
  };
  expect((await sendRaw(`${address}/api/deploy`, 'POST', headers, body)).status).toBe(200);
  await reported(1);
  const [mail] = await readOutbox(dataDir);
  expect(mail?.text).toContain(`${address}/#open=`);
  expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
});

test('no token is in the log', async () => {
  const { address, lines, logged } = await startReporting();
  const token = 'a'.repeat(32);
  await fetch(`${address}/mail/${token}`);
  await fetch(`${address}/mail/${token}?x`, { method: 'POST' });
  await call(address, 'POST', 'links/look', { body: { token } });
  await logged(3);
  expect(lines.map(({ method, path, status }) => [method, path, status])).toEqual([
    ['GET', '/mail/*', 404],
    ['POST', '/mail/*', 404],
    ['POST', '/api/links/look', 404],
  ]);
});
