import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { deploy, deployRequest, fetchPage, newSecret, newSiteId } from '../deploy/deploy-call.ts';
import { REQUEST_NAMED, sendRaw } from '../raw-request.ts';
import { startTestServer, type TestServerOptions } from '../test-server.ts';

const HTML = `<!doctype html><title>Grüße</title>${'<p>A paragraph.</p>'.repeat(200)}`;

const POLICY = {
  'content-security-policy':
    "default-src 'none'; script-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: http: data:; " +
    "font-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; " +
    'sandbox allow-downloads allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

async function startWithPage(options?: TestServerOptions) {
  const { address } = await startTestServer(options);
  const secret = newSecret();
  const request = deployRequest({ html: HTML });
  await deploy(address, request, secret);
  return { address, secret, request, url: `${address}/s/${request.siteName}/` };
}

const pageHeaders = (siteId: string, length: number, coding?: string) => ({
  ...POLICY,
  'cache-control': 'public, max-age=0, stale-if-error=86400, no-transform',
  'content-length': String(length),
  'content-type': 'text/html; charset=utf-8',
  etag: expect.stringMatching(/^W\/"[\w-]{43}"$/),
  vary: 'Accept-Encoding',
  link: `</s/${siteId}/>; rel="canonical"`,
  ...(coding && { 'content-encoding': coding }),
});

describe('a published page', () => {
  test('is served uncompressed by default, with exactly these headers', async () => {
    const { url, request } = await startWithPage();
    const { status, headers, body } = await sendRaw(url);
    expect([status, body.toString()]).toEqual([200, HTML]);
    expect(headers).toEqual(pageHeaders(request.siteName, Buffer.byteLength(HTML)));
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is served in %s to clients that accept it', async (coding, decode) => {
    const { url, request } = await startWithPage();
    const { status, headers, body } = await sendRaw(url, 'GET', { 'Accept-Encoding': coding });
    expect([status, decode(body).toString()]).toEqual([200, HTML]);
    expect(body.byteLength).toBeLessThan(HTML.length / 10);
    expect(headers).toEqual(pageHeaders(request.siteName, body.byteLength, coding));
  });

  test('answers HEAD with the headers of GET and no body', async () => {
    const { url } = await startWithPage();
    for (const coding of ['br', 'identity']) {
      const accepted = { 'Accept-Encoding': coding };
      const head = await sendRaw(url, 'HEAD', accepted);
      const get = await sendRaw(url, 'GET', accepted);
      expect([head.status, head.body.byteLength, head.headers]).toEqual([200, 0, get.headers]);
    }
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s with 405', async (method) => {
    const { url, address } = await startWithPage();
    const { status, headers, body } = await sendRaw(url, method);
    expect([status, headers, body.toString()]).toMatchObject([
      405,
      { ...POLICY, allow: 'GET, HEAD' },
      'This address takes GET requests only.',
    ]);
    expect((await sendRaw(`${address}/s/${newSiteId()}/`, method)).status).toBe(404);
  });

  test('answers 304 to its own ETag only', async () => {
    const { url, request } = await startWithPage();
    const tag = String((await sendRaw(url)).headers.etag);
    for (const known of [tag, `"other", ${tag}`, tag.slice(2), '*']) {
      const { status, headers, body } = await sendRaw(url, 'GET', { 'If-None-Match': known });
      expect([status, body.byteLength]).toEqual([304, 0]);
      const { 'content-type': _type, 'content-length': _length, ...kept } = pageHeaders(request.siteName, 0);
      expect(headers).toEqual(kept);
    }
    expect((await sendRaw(url, 'GET', { 'If-None-Match': 'W/"other"' })).status).toBe(200);
  });

  test.each<[TestServerOptions, (siteId: string) => string]>([
    [{ publicUrl: 'https://parley.example' }, (siteId) => `https://parley.example/s/${siteId}/`],
    [{ settings: { sitesDomain: 'https://sites.example' } }, (siteId) => `https://${siteId}.sites.example/`],
  ])('with %j names its canonical address in every copy and version', async (options, addressOf) => {
    const { address, request } = await startWithPage(options);
    const canonical = new URL(addressOf(request.siteName));
    const linkOf = async (path: string) =>
      (await sendRaw(address + canonical.pathname + path, 'GET', { Host: canonical.host })).headers.link;
    const link = `<${canonical}>; rel="canonical"`;
    expect([await linkOf(''), await linkOf('v/1/'), await linkOf('v/2/')]).toEqual([link, link, undefined]);
  });

  test('is replaced at once by the next deploy, with a new ETag', async () => {
    const { address, secret, request, url } = await startWithPage();
    const before = String((await sendRaw(url)).headers.etag);
    await deploy(address, { ...request, html: 'the next', isUpdate: true }, secret);
    const { status, headers, body } = await sendRaw(url, 'GET', { 'If-None-Match': before });
    expect([status, body.toString()]).toEqual([200, 'the next']);
    expect(headers.etag).not.toBe(before);
  });

  test('is served by every process that shares the data', async () => {
    const one = await startTestServer();
    const other = await startTestServer({ dataDir: one.dataDir });
    const secret = newSecret();
    const request = deployRequest({ html: 'first' });
    await deploy(one.address, request, secret);
    expect(await fetchPage(other.address, request.siteName)).toBe('first');
    await deploy(other.address, { ...request, html: 'second' }, secret);
    expect(await fetchPage(one.address, request.siteName)).toBe('second');
  });

  test('survives a restart', async () => {
    const before = await startTestServer();
    const request = deployRequest({ html: HTML });
    await deploy(before.address, request);
    await before.stop();
    const after = await startTestServer({ dataDir: before.dataDir });
    expect(await fetchPage(after.address, request.siteName)).toBe(HTML);
  });

  test('never shows the e-mail address of its visitor', async () => {
    const { url, request } = await startWithPage();
    const { headers, body } = await sendRaw(url);
    expect(JSON.stringify(headers) + body.toString()).not.toContain(request.userEmail);
  });
});

describe('an address under /s without a page', () => {
  test.each(['GET', 'HEAD'])('%s without the trailing slash redirects to the one with it', async (method) => {
    const { address } = await startTestServer();
    const siteId = newSiteId();
    const { status, headers } = await sendRaw(`${address}/s/${siteId}`, method);
    expect([status, headers]).toEqual([308, { ...POLICY, location: `/s/${siteId}/` }]);
  });

  test.each([
    '/s',
    '/s/',
    `/s/${newSiteId()}/`,
    '/s/site-ABC1234/',
    '/s/other',
    '/s/..%2f/',
    '/s/site-abc1234/x',
    '/s/%ff/',
  ])('%s is answered with a small 404 page under the same policy', async (path) => {
    const { address } = await startTestServer();
    const { status, headers, body } = await sendRaw(address + path);
    expect(status).toBe(404);
    expect(body.toString()).toContain('<h1>There is no website at this address.</h1>');
    expect(headers).toEqual({
      ...POLICY,
      'cache-control': 'no-store',
      'content-length': String(body.byteLength),
      'content-type': 'text/html; charset=UTF-8',
      ...REQUEST_NAMED,
    });
  });
});
