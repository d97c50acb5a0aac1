import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { OwnerCallError } from '../../src/domain/deploy/published-versions.ts';
import { httpPublishedSites } from '../../src/services/published-sites.http.ts';
import { deploy, deployRequest, fetchPage, newSecret, newSiteId } from '../server/deploy/deploy-call.ts';
import { startTestServer } from '../server/test-server.ts';

const OWNER = newSecret();
const never = () => new AbortController().signal;

function sitesOf(origin: string, timeoutMs?: number) {
  const send = ((input: string, init?: RequestInit) => fetch(new URL(input, origin), init)) as typeof fetch;
  return httpPublishedSites(send, timeoutMs);
}

/** The real server with two versions of a website of the owner's. */
async function startPublished(settings: Parameters<typeof startTestServer>[0] = {}) {
  const { address } = await startTestServer(settings);
  const siteName = newSiteId();
  for (const html of ['v1', 'v2']) await deploy(address, deployRequest({ siteName, html }), OWNER);
  return { address, siteName, sites: sitesOf(address), url: `${address}/s/${siteName}/` };
}

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('the real server lists the versions of its owner’s, brings one back, and unpublishes', async () => {
  const { address, siteName, sites, url } = await startPublished();
  const version = (number: number) => ({
    version: number,
    publishedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    url: `${url}v/${number}/`,
  });
  const versions = [version(2), version(1)];
  expect(await sites.versions(siteName, OWNER, never())).toEqual({ url, current: 2, versions });
  await sites.bringBack(siteName, 1, OWNER, never());
  expect(await fetchPage(address, siteName)).toBe('v1');
  expect(await sites.versions(siteName, OWNER, never())).toEqual({ url, current: 1, versions });
  await sites.unpublish(siteName, OWNER, never());
  expect((await fetch(url)).status).toBe(410);
});

test('the real server’s refusals are told apart', async () => {
  const { siteName, sites } = await startPublished({
    settings: { limits: { publishes: 2, newSites: 0, uploads: 0 } },
    now: () => 0,
  });
  const problem = (call: Promise<unknown>) => expect(call).rejects;
  await problem(sites.unpublish(siteName, newSecret(), never())).toEqual(new OwnerCallError('elsewhere'));
  await problem(sites.versions(newSiteId(), OWNER, never())).toEqual(new OwnerCallError('missing'));
  await problem(sites.bringBack(siteName, 1, OWNER, never())).toMatchObject({
    problem: 'tooOften',
    retryAfter: 3600,
  });
  await sites.unpublish(siteName, OWNER, never());
  await problem(sites.versions(siteName, OWNER, never())).toEqual(new OwnerCallError('unpublished'));
});

test.each([
  [401, '{}', 'unproven'],
  [451, '{"error":"It was taken down."}', 'takenDown'],
  [503, '{}', 'broken'],
  [200, '<h1>Hello</h1>', 'broken'],
  [200, '{"url":"javascript:alert(1)","current":1,"versions":[]}', 'broken'],
] as const)('an answer %i with %s is %s', async (status, body, problem) => {
  const origin = await serve((_, response) => response.writeHead(status).end(body));
  await expect(sitesOf(origin).versions('site-abc1234', OWNER, never())).rejects.toEqual(
    new OwnerCallError(problem),
  );
});

test('a server that is not there, or never answers, is unreachable', async () => {
  const unreachable = new OwnerCallError('unreachable');
  const silent = await serve(() => {});
  const call = (origin: string) => sitesOf(origin, 30).unpublish('site-abc1234', OWNER, never());
  await expect(call('http://127.0.0.1:9')).rejects.toEqual(unreachable);
  await expect(call(silent)).rejects.toEqual(unreachable);
});

test('a call can be given up', async () => {
  const stopping = new AbortController();
  const call = sitesOf(await serve(() => {})).versions('site-abc1234', OWNER, stopping.signal);
  stopping.abort(new Error('closed'));
  await expect(call).rejects.toThrow('closed');
});
