import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { DeployRequest } from '../../domain/publish/deploy.ts';
import { PAGE_HEADERS } from '../../server/http/security-headers.ts';
import type { ProcessSettings } from '../../server/settings.ts';
import { hasIpv6 } from '../harness/local-ports.ts';
import { type NginxOptions, startNginx } from '../harness/web-servers/nginx.ts';
import { admin } from '../server/admin/admin-call.ts';
import { deployRequest, newSecret } from '../server/deploy/deploy-call.ts';
import { ANON_KEY } from '../server/images/image-server.ts';
import { LONGEST_INSTALL_MS } from '../server/store/test-database.ts';
import { makeTempDir, startTestServer } from '../server/test-server.ts';
import { ask, askAtOnce, type Front, type Question } from './ask.ts';

vi.setConfig({ testTimeout: LONGEST_INSTALL_MS });

const PAGE = Object.fromEntries(
  Object.entries(PAGE_HEADERS).map(([name, value]) => [name.toLowerCase(), value]),
);
const CACHED = 'public, max-age=0, stale-if-error=86400, no-transform';
const BUSY = '{"error":"The server is busy. Please try again in a moment."}';

/** A server behind docs/nginx.conf, as the file's own first lines say. */
async function startBehind(
  skip: (condition: boolean, note: string) => void,
  options: Partial<NginxOptions> = {},
  settings: Partial<ProcessSettings> = {},
) {
  const server = await startTestServer({
    publicUrl: 'https://parley.example',
    settings: { sitesDomain: 'https://sites.example', trustedProxyHops: 1, anonKey: ANON_KEY, ...settings },
  });
  const nginx = await startNginx({
    folder: await makeTempDir(),
    upstream: new URL(server.address),
    isStrict: true,
    ...options,
  });
  skip(!nginx, 'no nginx');
  if (!nginx) throw new Error('skipped');
  onTestFinished(nginx.stop);
  return { ...server, nginx };
}

function deployTo(front: Front, request: DeployRequest, secret: string, question: Question = {}) {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}` };
  return ask(front, 'parley.example', '/api/deploy', {
    ...question,
    headers: { ...headers, ...question.headers },
    body: JSON.stringify(request),
  });
}

describe('behind nginx', () => {
  test('a page is published, served on its own host, and kept by caches as Parley says', async ({ skip }) => {
    const { nginx } = await startBehind(skip);
    const [request, secret] = [deployRequest({ html: 'the page' }), newSecret()];
    const site = `${request.siteName}.sites.example`;
    const published = await deployTo(nginx, request, secret);
    expect([published.status, JSON.parse(String(published.body))]).toEqual([
      200,
      { url: `https://${site}/`, id: `${request.siteName}.1` },
    ]);
    const page = await ask(nginx, site, '/');
    expect([page.status, String(page.body)]).toEqual([200, 'the page']);
    expect(page.headers).toMatchObject({
      ...PAGE,
      'cache-control': 'public, max-age=0, stale-if-error=86400, no-transform',
      'strict-transport-security': 'max-age=31536000',
    });
    const again = await ask(nginx, site, '/', { headers: { 'If-None-Match': String(page.headers.etag) } });
    expect([again.status, again.body.byteLength]).toEqual([304, 0]);
    const version = await ask(nginx, site, '/v/1/');
    expect([version.status, version.headers['cache-control']]).toEqual([
      200,
      'public, max-age=3600, immutable, no-transform',
    ]);
    expect((await ask(nginx, site, '/api/deploy')).status).toBe(404);
  });

  test('a picture of 5 MB is stored, and served from a host of its own', async ({ skip }) => {
    const { nginx } = await startBehind(skip);
    const bytes = randomBytes(5_000_000);
    const path = `images/uploads/${crypto.randomUUID()}.png`;
    const sent = await ask(nginx, 'parley.example', `/storage/v1/object/${path}`, {
      headers: { Authorization: `Bearer ${ANON_KEY}`, 'Content-Type': 'image/png' },
      body: bytes,
    });
    expect(sent.status).toBe(200);
    const image = await ask(nginx, 'pictures.sites.example', `/storage/v1/object/public/${path}`);
    expect([image.status, image.body.equals(bytes)]).toEqual([200, true]);
  });

  test('a forged address changes nothing: the limit is that of the true one', async ({ skip }) => {
    const limits = { publishes: 2, newSites: 0, uploads: 0, links: 0, messages: 0 };
    const { nginx } = await startBehind(skip, {}, { limits });
    const statuses: unknown[] = [];
    for (let n = 1; n <= 3; n += 1) {
      const headers = { 'X-Forwarded-For': `203.0.113.${n}` };
      statuses.push((await deployTo(nginx, deployRequest(), newSecret(), { headers })).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  test('visitors with IPv6 are served too', async ({ skip }) => {
    skip(!hasIpv6(), 'this machine has no IPv6');
    const { nginx } = await startBehind(skip);
    expect((await ask(nginx, 'parley.example', '/healthz', { from: '::1' })).status).toBe(200);
  });

  test('other names, plain HTTP and the metrics are refused', async ({ skip }) => {
    const { nginx } = await startBehind(skip);
    expect((await ask(nginx, 'parley.example', '/metrics')).status).toBe(404);
    expect((await ask(nginx, 'elsewhere.example', '/')).status).toBe('closed');
    const servername = 'parley.example';
    expect((await ask(nginx, 'elsewhere.example', '/', { servername })).status).toBe('closed');
    const plain = await fetch(`http://127.0.0.1:${nginx.plainPort}/a?b`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([308, 'https://127.0.0.1/a?b']);
  });

  test('no log has the token of a mail, on either port, and not where Parley is down', async ({ skip }) => {
    const folder = await makeTempDir();
    const { nginx, stop } = await startBehind(skip, { folder });
    const [token, page] = ['t'.repeat(32), `/mail/${'t'.repeat(32)}`];
    await fetch(`http://127.0.0.1:${nginx.plainPort}${page}`, { redirect: 'manual' });
    expect((await ask(nginx, 'parley.example', page)).status).toBe(404);
    await stop();
    expect((await ask(nginx, 'parley.example', page)).status).toBe(502);
    expect((await ask(nginx, 'parley.example', '/said')).status).toBe(502);
    const logs = await Promise.all(
      ['access', 'error'].map((name) => readFile(join(folder, `${name}.log`), 'utf8')),
    );
    expect(logs.map((log) => [log.includes('/said'), log.includes(token)])).toEqual([
      [true, false],
      [true, false],
    ]);
  });

  test('what nginx refuses itself is a sentence in JSON', async ({ skip }) => {
    const { nginx, stop } = await startBehind(skip);
    const large = await deployTo(nginx, deployRequest({ html: 'a'.repeat(8_000_000) }), newSecret());
    expect([large.status, String(large.body)]).toEqual([413, '{"error":"The request is too large."}']);
    const flood = await askAtOnce(60, (_, agent) => ask(nginx, 'parley.example', '/api/deploy', { agent }));
    const answers = new Set(flood.map(({ status, body }) => `${status} ${body}`));
    expect([...answers].sort()).toEqual([expect.stringMatching(/^405 /), `429 ${BUSY}`]);
    await stop();
    const down = await ask(nginx, 'parley.example', '/storage/v1/object/public/images/uploads/a.png');
    expect([down.status, down.headers['content-type'], String(down.body)]).toEqual([
      502,
      'application/json',
      '{"error":"The server does not answer. Please try again in a moment."}',
    ]);
  });

  test('making pictures smaller is limited for each visitor', async ({ skip }) => {
    const { nginx } = await startBehind(skip);
    const there = '/storage/v1/render/image/public/images/uploads/a.png?width=320';
    const flood = await askAtOnce(240, (_, agent) => ask(nginx, 'pictures.sites.example', there, { agent }));
    const statuses = new Set(flood.map(({ status }) => status));
    expect([...statuses].sort()).toEqual([400, 429]);
  });

  test('the addresses of one IPv6 network count as one visitor', async ({ skip }) => {
    const { nginx } = await startBehind(skip, { cdn: ['127.0.0.1/32'] });
    const flood = (addressOf: (n: number) => string) =>
      askAtOnce(80, (n, agent) =>
        ask(nginx, 'parley.example', '/api/deploy', { agent, headers: { 'X-Forwarded-For': addressOf(n) } }),
      );
    const statusesOf = async (answers: ReturnType<typeof flood>) =>
      [...new Set((await answers).map(({ status }) => status))].sort();
    expect(await statusesOf(flood((n) => `2001:db8:0:1${n + 10}::1`))).toEqual([405, 429]);
    expect(await statusesOf(flood((n) => `2001:db8:${n + 10}::1`))).toEqual([405]);
  });
});

describe('behind a CDN before nginx', () => {
  test('eighty visitors of one edge publish once each, and none is refused', async ({ skip }) => {
    const limits = { publishes: 1, newSites: 1, uploads: 1, links: 0, messages: 0 };
    const { nginx } = await startBehind(skip, { cdn: ['127.0.0.1/32'] }, { limits });
    const publish = (n: number, forged: string) =>
      deployTo(nginx, deployRequest(), newSecret(), {
        headers: { 'X-Forwarded-For': `${forged}198.51.100.${n}` },
      });
    const first = await Promise.all(Array.from({ length: 80 }, (_, n) => publish(n, '')));
    expect(first.map(({ status }) => status)).toEqual(Array(80).fill(200));
    expect((await publish(7, '203.0.113.9, ')).status).toBe(429);
  });

  test('who reaches nginx past the CDN cannot choose an address', async ({ skip }) => {
    const limits = { publishes: 1, newSites: 1, uploads: 1, links: 0, messages: 0 };
    const { nginx } = await startBehind(skip, { cdn: ['203.0.113.0/24'] }, { limits });
    const publish = (n: number) =>
      deployTo(nginx, deployRequest(), newSecret(), { headers: { 'X-Forwarded-For': `198.51.100.${n}` } });
    expect([(await publish(1)).status, (await publish(2)).status]).toEqual([200, 429]);
  });
});

describe('the pages that nginx keeps', () => {
  /** A published page, and how often Parley was asked for anything. */
  async function startKept(skip: Parameters<typeof startBehind>[0]) {
    const behind = await startBehind(skip, { keptSeconds: 1 });
    const [request, secret] = [deployRequest({ html: `ü ${'words '.repeat(1000)}` }), newSecret()];
    await deployTo(behind.nginx, request, secret);
    const site = `${request.siteName}.sites.example`;
    const get = (path = '/', headers: Question['headers'] = {}) =>
      ask(behind.nginx, site, path, { headers: { 'Accept-Encoding': 'gzip', ...headers } });
    const asked = () => behind.lines.length;
    await expect.poll(asked).toBe(1);
    return { ...behind, request, site, get, asked };
  }

  test('a page is served from the cache, with its headers, whatever is asked beside its address', async ({
    skip,
  }) => {
    const { get, asked, request, site, stop } = await startKept(skip);
    await get();
    await stop();
    const page = await get('/?from=mail');
    expect([page.status, String(gunzipSync(page.body)), asked()]).toEqual([200, request.html, 2]);
    expect(page.headers).toMatchObject({
      ...PAGE,
      'cache-control': CACHED,
      'content-encoding': 'gzip',
      'content-type': 'text/html; charset=utf-8',
      link: `<https://${site}/>; rel="canonical"`,
      'strict-transport-security': 'max-age=31536000',
      vary: 'Accept-Encoding',
    });
    const again = await get('/', { 'If-None-Match': String(page.headers.etag) });
    expect([again.status, again.body.byteLength]).toEqual([304, 0]);
  });

  test('each browser gets the page as it accepts it, whatever another was sent', async ({ skip }) => {
    const { get } = await startKept(skip);
    for (const [accepted, sent] of [
      ['gzip', 'gzip'],
      ['br', 'br'],
      ['gzip;q=0, br;q=0.5', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['gzip;q=0', undefined],
    ]) {
      const page = await get('/', { 'Accept-Encoding': accepted });
      expect([accepted, page.status, page.headers['content-encoding']]).toEqual([accepted, 200, sent]);
    }
  });

  test('a page that was taken down is gone, and a new one is there, within the time that it is kept', async ({
    skip,
  }) => {
    const { get, dataDir, request } = await startKept(skip);
    expect((await get()).status).toBe(200);
    await admin(dataDir, 'take-down', request.siteName);
    const statusOf = async () => (await get()).status;
    await expect.poll(statusOf, { timeout: 10_000 }).toBe(451);
    await admin(dataDir, 'put-back', request.siteName);
    await expect.poll(statusOf, { timeout: 10_000 }).toBe(200);
  });

  test('it is served as it was while Parley is away, a version or a page never kept is not', async ({
    skip,
  }) => {
    const { get, nginx, stop, request } = await startKept(skip);
    const other = deployRequest();
    await deployTo(nginx, other, newSecret());
    await get();
    await stop();
    // Longer than it is kept.
    for (const until = Date.now() + 2000; Date.now() < until; ) {
      const page = await get();
      expect([page.status, String(gunzipSync(page.body))]).toEqual([200, request.html]);
    }
    expect((await get('/v/1/')).status).toBe(502);
    expect((await ask(nginx, `${other.siteName}.sites.example`, '/')).status).toBe(502);
  });

  test('what a key opens, and what is asked for with a cookie, is never kept', async ({ skip }) => {
    const { get, asked, stop } = await startKept(skip);
    const requests: readonly [string, Record<string, string>][] = [
      ['/?key=0123456789abcdef', {}],
      ['/', { Cookie: 'a=b' }],
      ['/', { Authorization: 'Bearer a' }],
      ['/v/1/?key=0123456789abcdef', {}],
    ];
    for (const [at, [path, headers]] of requests.entries()) {
      for (const _ of [1, 2]) await get(path, headers);
      await expect.poll(asked, { message: path }).toBe(3 + 2 * at);
    }
    await stop();
    expect((await get()).status).toBe(502);
  });
});
