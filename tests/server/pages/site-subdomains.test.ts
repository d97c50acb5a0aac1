import { describe, expect, test } from 'vitest';
import { PAGE_HEADERS } from '../../../server/http/security-headers.ts';
import { deployRequest, keyOf, newSecret, postToDeploy } from '../deploy/deploy-call.ts';
import { sendRaw } from '../raw-request.ts';
import { startTestServer } from '../test-server.ts';

const ASSETS = { answer: async () => new Response('the builder') };
const PAGE = Object.fromEntries(
  Object.entries(PAGE_HEADERS).map(([name, value]) => [name.toLowerCase(), value]),
);

async function startWithDomain(sitesDomain: string, publicUrl?: string) {
  const { address, lines } = await startTestServer({
    assets: ASSETS,
    settings: { sitesDomain, publicUrl },
  });
  const request = deployRequest({ html: 'the page' });
  const secret = newSecret();
  const answer = await (await postToDeploy(address, JSON.stringify(request), bearer(secret))).json();
  const get = (host: string, path: string, method = 'GET') => sendRaw(address + path, method, { Host: host });
  return { address, lines, siteId: request.siteName, secret, answer, get };
}

const bearer = (secret: string) => ({ Authorization: `Bearer ${secret}` });

describe('with a domain for the sites', () => {
  test.each([
    ['https://sites.example', '.sites.example'],
    ['http://sites.localhost:3000', '.sites.localhost:3000'],
  ])('the address of a site is a subdomain of %s', async (domain, end) => {
    const { answer, siteId } = await startWithDomain(domain, 'https://parley.example');
    const scheme = domain.slice(0, domain.indexOf(':'));
    expect(answer).toEqual({ url: `${scheme}://${siteId}${end}/`, id: `${siteId}.1` });
  });

  test('the subdomain serves the site, under the policy of all pages', async () => {
    const { get, siteId, lines } = await startWithDomain('https://sites.example');
    const host = `${siteId}.sites.example`;
    const { status, headers, body } = await get(host, '/');
    expect([status, body.toString()]).toEqual([200, 'the page']);
    expect(headers).toMatchObject({
      ...PAGE,
      'cache-control': 'public, max-age=0, stale-if-error=86400, no-transform',
    });
    expect((await get(`${host}:8443`, '/?a=1', 'HEAD')).status).toBe(200);
    expect((await get(`${host.toUpperCase()}.`, '/')).status).toBe(200);
    expect((await get(host, '/v/1/')).body.toString()).toBe('the page');
    expect((await get(host, '/v/1?key=a')).headers.location).toBe('1/?key=a');
    expect(lines.at(-1)?.path).toBe(`/s/${siteId}/v/1`);
  });

  test('the subdomain serves no other route', async () => {
    const { get, siteId } = await startWithDomain('https://sites.example');
    const host = `${siteId}.sites.example`;
    for (const path of [
      '/index.html',
      `/s/${siteId}/`,
      '/api/deploy',
      '/storage/v1/x',
      '/metrics',
      '/healthz',
    ]) {
      const { status, headers, body } = await get(host, path);
      expect([path, status, headers]).toMatchObject([path, 404, PAGE]);
      expect(body.toString()).toContain('There is no website at this address.');
    }
    expect((await get(host, '/api/deploy', 'POST')).status).toBe(404);
  });

  test.each([
    'sites.example',
    'SITES.example.:443',
    'other.sites.example',
    'site-0000000.sites.example',
    'a.site-0000000.sites.example',
  ])('the host %s is answered with 404', async (host) => {
    const { get } = await startWithDomain('https://sites.example');
    const { status, headers } = await get(host, '/');
    expect([status, headers]).toMatchObject([404, PAGE]);
  });

  test.each(['parley.example', '127.0.0.1', 'app.sites.example'])('the app is served at %s', async (host) => {
    const { get } = await startWithDomain('https://sites.example', 'https://app.sites.example');
    expect((await get(host, '/')).body.toString()).toBe('the builder');
  });

  test.each(['', '/', '/?a=1', '/v/1/?key=b', '/v/1', '/report', '//elsewhere.example/'])(
    'a page asked for under the name of the app, at %s, is on its own host',
    async (path) => {
      const { get, siteId } = await startWithDomain('https://sites.example', 'https://app.sites.example');
      const location = `https://${siteId}.sites.example${path || '/'}`;
      for (const asked of [`/s/${siteId}${path}`, `/%73/${siteId}${path}`])
        for (const method of ['GET', 'HEAD', 'POST'])
          expect(await get('app.sites.example', asked, method)).toMatchObject({
            status: 308,
            headers: { ...PAGE, location },
          });
    },
  );

  test('the app may be served at the domain itself', async () => {
    const { get, siteId } = await startWithDomain('https://sites.example', 'https://sites.example');
    expect((await get('sites.example', '/')).body.toString()).toBe('the builder');
    expect((await get(`${siteId}.sites.example`, '/')).body.toString()).toBe('the page');
  });

  test('the owner gets addresses under the domain', async () => {
    const { address, siteId, secret } = await startWithDomain('https://sites.example');
    const response = await fetch(`${address}/api/sites/${siteId}/versions`, { headers: bearer(secret) });
    const url = `https://${siteId}.sites.example/`;
    expect(await response.json()).toMatchObject({
      url,
      versions: [{ url: `${url}v/1/?key=${keyOf('the page')}` }],
    });
  });
});

describe('behind a proxy that ends TLS', () => {
  const addressFor = async (trustedProxyHops: number, scheme: string) => {
    const { address } = await startTestServer({ settings: { trustedProxyHops } });
    const headers = { 'X-Forwarded-Proto': scheme };
    const { url } = await (await postToDeploy(address, JSON.stringify(deployRequest()), headers)).json();
    return new URL(url).origin.replace(address.replace('http:', ''), '');
  };

  test.each([
    [1, 'https', 'https:'],
    [1, 'HTTP', 'http:'],
    [2, 'https, http', 'https:'],
    [1, 'javascript', 'http:'],
    [0, 'https', 'http:'],
  ])('with %i trusted proxies and the scheme %s, addresses begin with %s', async (hops, scheme, begins) => {
    expect(await addressFor(hops, scheme)).toBe(begins);
  });
});
