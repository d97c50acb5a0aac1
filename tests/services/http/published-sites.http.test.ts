import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { OwnerCallError } from '../../../domain/publish/published-versions.ts';
import { httpPublishedSites } from '../../../src/services/http/published-sites.http.ts';
import { deploy, deployRequest, fetchPage, newSecret, newSiteId } from '../../server/deploy/deploy-call.ts';
import { startTestServer } from '../../server/test-server.ts';
import { fetchFrom, neverAborted, serve } from '../test-http.ts';

const OWNER = newSecret();

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
  const usedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
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
    versions,
  });
  await sites.bringBack(siteName, 1, OWNER, neverAborted());
  expect(await fetchPage(address, siteName)).toBe('v1');
  expect(await sites.versions(siteName, OWNER, neverAborted())).toEqual({
    url,
    current: 1,
    usedAt,
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
  [401, '{}', 'unproven'],
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
