import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { OwnerCallError } from '../../../domain/publish/published-versions.ts';
import { httpDeploys } from '../../../src/services/http/deploys.http.ts';
import { httpPublishedSites } from '../../../src/services/http/published-sites.http.ts';
import { en } from '../../../words/en/en.ts';
import { mailedToken, startWithSite } from '../../server/access/access-call.ts';
import { deploy, deployRequest, fetchPage, newSecret, newSiteId } from '../../server/deploy/deploy-call.ts';
import { startTestServer } from '../../server/test-server.ts';
import { fetchFrom, neverAborted, serve } from '../test-http.ts';

const OWNER = newSecret();
const ISO = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);

function sitesOf(origin: string, timeoutMs?: number) {
  return httpPublishedSites(fetchFrom(origin), timeoutMs);
}

/** Starts the server with two published versions of the owner's site. */
async function startPublished(settings: Parameters<typeof startTestServer>[0] = {}) {
  const { address } = await startTestServer(settings);
  const siteName = newSiteId();
  for (const html of ['v1', 'v2']) await deploy(address, deployRequest({ siteName, html }), OWNER);
  return { address, siteName, sites: sitesOf(address), url: `${address}/s/${siteName}/` };
}

test('lists versions, rolls back and unpublishes on the real server', async () => {
  const { address, siteName, sites, url } = await startPublished();
  const usedAt = ISO;
  const version = (number: number) => ({
    version: number,
    publishedAt: usedAt,
    url: `${url}v/${number}/?key=${hash('sha256', `v${number}`, 'base64url').slice(0, 16)}`,
  });
  const versions = [version(2), version(1)];
  expect(await sites.versions(siteName, OWNER, neverAborted())).toEqual({
    url,
    current: 2,
    usedAt,
    news: [],
    versions,
  });
  await sites.bringBack(siteName, 1, OWNER, neverAborted());
  expect(await fetchPage(address, siteName)).toBe('v1');
  expect(await sites.versions(siteName, OWNER, neverAborted())).toEqual({
    url,
    current: 1,
    usedAt,
    news: [],
    versions,
  });
  await sites.unpublish(siteName, OWNER, neverAborted());
  expect((await fetch(url)).status).toBe(410);
});

test('distinguishes the refusals of the real server', async () => {
  const { siteName, sites } = await startPublished({
    settings: { limits: { publishes: 2, newSites: 0, uploads: 0, links: 0, messages: 0 } },
    now: () => 0,
  });
  const problem = (call: Promise<unknown>) => expect(call).rejects;
  await problem(sites.unpublish(siteName, newSecret(), neverAborted())).toEqual(
    new OwnerCallError('elsewhere'),
  );
  await problem(sites.versions(newSiteId(), OWNER, neverAborted())).toEqual(new OwnerCallError('missing'));
  await problem(sites.bringBack(siteName, 1, OWNER, neverAborted())).toMatchObject({
    problem: 'tooOften',
    retryAfter: 3600,
  });
  await sites.unpublish(siteName, OWNER, neverAborted());
  await problem(sites.versions(siteName, OWNER, neverAborted())).toEqual(new OwnerCallError('unpublished'));
});

test.each([
  [401, '{"error":"Who are you?"}', 'unproven'],
  // Something on the way says nothing of the website.
  [401, '{}', 'broken'],
  [403, '<h1>Forbidden</h1>', 'broken'],
  [404, 'Not found', 'broken'],
  [410, '<h1>Gone</h1>', 'broken'],
  [451, '{"message":"Unavailable"}', 'broken'],
  [429, '<h1>Too many requests</h1>', 'tooOften'],
  [451, '{"error":"It was taken down."}', 'takenDown'],
  [503, '{}', 'broken'],
  [200, '<h1>Hello</h1>', 'broken'],
  [200, '{"url":7,"current":1,"versions":[]}', 'broken'],
] as const)('an answer %i with %s is %s', async (status, body, problem) => {
  const origin = await serve((_, response) => response.writeHead(status).end(body));
  await expect(sitesOf(origin).versions('site-abc1234', OWNER, neverAborted())).rejects.toEqual(
    new OwnerCallError(problem),
  );
});

test('an address that no link may lead to is a text like any other', async () => {
  const body = '{"url":" javascript:alert(1) ","current":1,"versions":[]}';
  const origin = await serve((_, response) => response.writeHead(200).end(body));
  expect(await sitesOf(origin).versions('site-abc1234', OWNER, neverAborted())).toEqual({
    url: 'javascript:alert(1)',
    current: 1,
    versions: [],
  });
});

test('rejects as unreachable if the server is down or never answers', async () => {
  const unreachable = new OwnerCallError('unreachable');
  const silent = await serve(() => {});
  const call = (origin: string) => sitesOf(origin, 30).unpublish('site-abc1234', OWNER, neverAborted());
  await expect(call('http://127.0.0.1:9')).rejects.toEqual(unreachable);
  await expect(call(silent)).rejects.toEqual(unreachable);
});

test('can be aborted', async () => {
  const stopping = new AbortController();
  const call = sitesOf(await serve(() => {})).versions('site-abc1234', OWNER, stopping.signal);
  stopping.abort(new Error('closed'));
  await expect(call).rejects.toThrow('closed');
});

test('a link of a mail gives the right on the real server, and what the page says comes with it', async () => {
  const site = await startWithSite();
  const { address, siteId, secret, email } = site;
  const sites = sitesOf(address);
  const url = `${address}/s/${siteId}/`;
  const phone = newSecret();
  const deploys = httpDeploys(en.deployCall, fetchFrom(address));
  const update = deployRequest({ siteName: siteId, html: 'page', userEmail: email, isUpdate: true });
  const first = await deploys.deploy(update, secret, neverAborted());
  expect(first).toEqual({ url, id: `${siteId}.2`, isConfirmed: false, mail: 'kept' });
  const token = await mailedToken(site, 'confirm');
  const target = { purpose: 'confirm', siteId, url, email: 'a…n@example.test' };
  expect(await sites.look(token, phone, neverAborted())).toEqual(target);
  expect(await sites.take(token, phone, neverAborted())).toEqual({ siteId, url, email });
  expect(await sites.look(token, phone, neverAborted())).toEqual(target);
  expect(await sites.page(siteId, phone, neverAborted())).toEqual({ url, version: 2, html: 'page' });
  const second = await deploys.deploy(update, phone, neverAborted());
  expect(second).toEqual({ url, id: `${siteId}.3`, isConfirmed: true, mail: 'none' });
  const rights = await sites.rights(siteId, phone, neverAborted());
  expect(rights).toEqual({
    email: 'ann@example.test',
    isConfirmed: true,
    mail: 'kept',
    takenOffAt: undefined,
    putBackUntil: undefined,
    rights: [
      { id: expect.any(String), kind: 'browser', madeAt: ISO, isYours: false, mayRemove: true },
      { id: expect.any(String), kind: 'mail', madeAt: ISO, isYours: true, mayRemove: false },
    ],
  });
});

test('a browser hands its right on, changes the address, and removes a right', async () => {
  const { address, siteId, secret } = await startWithSite();
  const sites = sitesOf(address);
  const token = await sites.deviceLink(siteId, secret, neverAborted());
  const tablet = newSecret();
  expect(await sites.look(token, tablet, neverAborted())).toMatchObject({ purpose: 'device', siteId });
  await sites.take(token, tablet, neverAborted());
  await sites.changeEmail(siteId, 'zoe@example.test', secret, neverAborted());
  await expect(sites.confirmAgain(siteId, secret, neverAborted())).rejects.toMatchObject({
    problem: 'tooOften',
  });
  expect(await sites.mailLinks('nobody@example.test', neverAborted())).toBe('kept');
  const before = await sites.rights(siteId, secret, neverAborted());
  expect([before.email, before.rights.map(({ kind }) => kind)]).toEqual([
    'zoe@example.test',
    ['browser', 'device'],
  ]);
  await sites.removeRight(siteId, before.rights[1]?.id ?? '', secret, neverAborted());
  const after = await sites.rights(siteId, secret, neverAborted());
  expect(after.rights.map(({ kind, mayRemove }) => [kind, mayRemove])).toEqual([['browser', false]]);
  await expect(sites.rights(siteId, tablet, neverAborted())).rejects.toEqual(new OwnerCallError('elsewhere'));
  await sites.putBack(siteId, secret, neverAborted());
  // The page has no form.
  await expect(sites.testMessage(siteId, secret, neverAborted())).rejects.toEqual(
    new OwnerCallError('refused'),
  );
});

test('distinguishes the refusals of links and rights', async () => {
  const site = await startWithSite();
  const sites = sitesOf(site.address);
  const problem = (call: Promise<unknown>) => expect(call).rejects;
  const spent = await mailedToken(site, 'open');
  await sites.take(spent, newSecret(), neverAborted());
  for (const [token, reason] of [
    [spent, 'unpublished'],
    [await mailedToken(site, 'open', -1), 'unpublished'],
    ['a'.repeat(32), 'missing'],
  ] as const)
    await problem(sites.look(token, newSecret(), neverAborted())).toEqual(new OwnerCallError(reason));
  await problem(sites.mailLinks('nobody', neverAborted())).toEqual(new OwnerCallError('invalid'));
  const { rights } = await sites.rights(site.siteId, site.secret, neverAborted());
  const own = rights.find(({ isYours }) => isYours)?.id ?? '';
  await problem(sites.removeRight(site.siteId, own, site.secret, neverAborted())).toEqual(
    new OwnerCallError('refused'),
  );
  await problem(sites.rights(site.siteId, newSecret(), neverAborted())).toEqual(
    new OwnerCallError('elsewhere'),
  );
});

test.each([
  [409, '{"error":"It stays."}', 'refused'],
  [200, '{"rights":[]}', 'broken'],
  [200, 'Hello', 'broken'],
] as const)('an answer %i with %s about rights is %s', async (status, body, problem) => {
  const origin = await serve((_, response) => response.writeHead(status).end(body));
  await expect(sitesOf(origin).rights('site-abc1234', newSecret(), neverAborted())).rejects.toEqual(
    new OwnerCallError(problem),
  );
});
