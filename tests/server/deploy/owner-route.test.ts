import { describe, expect, test } from 'vitest';
import { sendRaw } from '../raw-request.ts';
import { startTestServer } from '../test-server.ts';
import { deploy, deployRequest, fetchPage, keyOf, newSecret, newSiteId } from './deploy-call.ts';

const OWNER = newSecret();
const ISO = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

async function startWithVersions(count: number) {
  const { address } = await startTestServer();
  const siteName = newSiteId();
  for (let n = 1; n <= count; n += 1)
    await deploy(address, deployRequest({ siteName, html: `v${n}` }), OWNER);
  return { address, siteName, url: `${address}/s/${siteName}/` };
}

async function call(address: string, method: string, path: string, secret?: string, body?: unknown) {
  const response = await fetch(`${address}/api/sites/${path}`, {
    method,
    headers: {
      ...(secret !== undefined && { Authorization: `Bearer ${secret}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(response.headers.get('cache-control')).toBe('no-store');
  return [response.status, await response.json()];
}

describe('the owner', () => {
  test('sees the kept versions, newest first, and which one is current', async () => {
    const { address, siteName, url } = await startWithVersions(7);
    const version = (n: number) => ({
      id: `${siteName}.${n}`,
      version: n,
      publishedAt: ISO,
      isCurrent: n === 7,
      url: `${url}v/${n}/?key=${keyOf(`v${n}`)}`,
    });
    expect(await call(address, 'GET', `${siteName}/versions`, OWNER)).toEqual([
      200,
      { url, current: 7, usedAt: ISO, news: [], versions: [7, 6, 5, 4, 3].map(version) },
    ]);
  });

  test('rolls back to a kept version; the next publish continues the numbering', async () => {
    const { address, siteName, url } = await startWithVersions(3);
    expect(await call(address, 'POST', `${siteName}/rollback`, OWNER, { version: 2 })).toEqual([
      200,
      { url, id: `${siteName}.2` },
    ]);
    expect(await fetchPage(address, siteName)).toBe('v2');
    const next = await deploy(address, deployRequest({ siteName, html: 'v4', isUpdate: true }), OWNER);
    expect(next.body.id).toBe(`${siteName}.4`);
    expect(await fetchPage(address, siteName)).toBe('v4');
  });

  test('unpublishes the site for good, with all its versions', async () => {
    const { address, siteName, url } = await startWithVersions(2);
    const gone = 'This website is no longer published.';
    expect(await call(address, 'DELETE', siteName, OWNER)).toEqual([
      200,
      { id: siteName, status: 'unpublished' },
    ]);
    for (const path of ['', 'v/1/', 'v/2/']) {
      const page = await sendRaw(url + path);
      expect([page.status, page.headers['cache-control']]).toEqual([410, 'no-store']);
      expect(page.body.toString()).toContain(gone);
    }
    for (const secret of [OWNER, newSecret()]) {
      expect(await deploy(address, deployRequest({ siteName }), secret)).toEqual({
        status: 410,
        body: { error: gone },
      });
    }
    expect(await call(address, 'GET', `${siteName}/versions`, OWNER)).toEqual([410, { error: gone }]);
    expect(await call(address, 'POST', `${siteName}/rollback`, OWNER, { version: 1 })).toEqual([
      410,
      { error: gone },
    ]);
  });
});

describe('an owner-only call', () => {
  const calls = [
    ['GET', '/versions', undefined],
    ['POST', '/rollback', { version: 1 }],
    ['DELETE', '', undefined],
  ] as const;

  test.each(calls)('%s %s needs the owner secret', async (method, path, body) => {
    const { address, siteName } = await startWithVersions(2);
    const by = (secret?: string, site: string = siteName) => call(address, method, site + path, secret, body);
    expect(await by()).toEqual([401, { error: 'This call needs the owner secret of the website.' }]);
    expect(await by('short')).toEqual([
      403,
      { error: 'The owner secret sent with this request is not valid.' },
    ]);
    expect(await by(newSecret())).toEqual([
      403,
      { error: 'This website was published from another browser and can only be changed there.' },
    ]);
    for (const site of [newSiteId(), 'site-ABC', '..%2fx', '%ff']) {
      expect(await by(OWNER, site)).toEqual([404, { error: 'There is no website at this address.' }]);
    }
    expect(await fetchPage(address, siteName)).toBe('v2');
  });

  test.each([
    ['PUT', '/versions', 'GET, HEAD'],
    ['GET', '/rollback', 'POST'],
    ['GET', '', 'DELETE'],
  ])('%s %s is refused', async (method, path, allowed) => {
    const { address } = await startTestServer();
    const response = await fetch(`${address}/api/sites/${newSiteId()}${path}`, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, allowed]);
    expect(await response.json()).toEqual({ error: expect.any(String) });
  });

  test('a site without an owner accepts no secret', async () => {
    const { address } = await startTestServer();
    const request = deployRequest();
    await deploy(address, request);
    expect((await call(address, 'DELETE', request.siteName, OWNER))[0]).toBe(403);
  });
});

describe('a rollback', () => {
  const notANumber = 'version must be the number of a version.';
  test.each<[unknown, number, string]>([
    [{}, 400, notANumber],
    [{ version: '1' }, 400, notANumber],
    [{ version: 1.5 }, 400, notANumber],
    [{ version: 0 }, 400, notANumber],
    [{ version: 1e30 }, 400, notANumber],
    [[], 400, notANumber],
    [null, 400, notANumber],
    [{ version: 1, more: 'x'.repeat(1024) }, 413, 'The request is too large.'],
    [{ version: 9 }, 404, 'This version of the website is no longer kept.'],
  ])('to %j is refused with %i', async (body, status, error) => {
    const { address, siteName } = await startWithVersions(2);
    expect(await call(address, 'POST', `${siteName}/rollback`, OWNER, body)).toEqual([status, { error }]);
    expect(await fetchPage(address, siteName)).toBe('v2');
  });
});
