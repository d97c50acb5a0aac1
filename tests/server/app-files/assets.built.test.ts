import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadBuiltAssets } from '../../../server/app-files/assets.built.ts';
import { precompress } from '../../../server/app-files/precompress.ts';
import type { BuilderPolicyOptions } from '../../../server/http/security-headers.ts';
import { makeTempDir, startTestServer } from '../test-server.ts';

const INDEX = `<!doctype html><title>Parley</title>${'<p>text</p>'.repeat(50)}<script>alert(1)</script>`;
const SCRIPT = 'console.log("hello");'.repeat(100);

const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' https: http: data: blob:; font-src 'self' data:; connect-src 'self'; worker-src 'self'; " +
  "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; frame-src 'none'; " +
  "require-trusted-types-for 'script'";

/** The policy of the page, whose inline script runs. */
const OF_PAGE = POLICY.replace(
  "script-src 'self'",
  "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
);

const OWN: BuilderPolicyOptions = { supabaseUrl: undefined, iconStylesheetUrl: undefined };

async function startWithDist(policy: BuilderPolicyOptions = OWN): Promise<string> {
  const dist = await makeTempDir();
  await mkdir(join(dist, 'assets'));
  await mkdir(join(dist, '.vite'));
  await mkdir(join(dist, 'inspector'));
  const files = {
    'index.html': INDEX,
    'index.de.html': '<!doctype html><title>Auf Deutsch</title>',
    'inspector/inspect.html': '<!doctype html><title>Chart</title>',
    'assets/main-abc123.js': SCRIPT,
    'assets/font-abc123.woff2': 'font',
    'assets/subset-fonts.worker-Abc_12-3.js': SCRIPT,
    'assets/harfbuzz-abc123.wasm': '\0asm',
    'service-worker.js': 'self',
    'favicon.ico': 'icon',
    '.vite/manifest.json': '{}',
    '.built-from': 'x',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(dist, name), content);
  await precompress(dist);
  return (await startTestServer({ assets: await loadBuiltAssets(dist, policy) })).address;
}

function headersOf(response: Response): Record<string, string> {
  const {
    date: _date,
    connection: _connection,
    'keep-alive': _alive,
    ...own
  } = Object.fromEntries(response.headers);
  return own;
}

const policyAt = async (url: string) => (await fetch(url)).headers.get('content-security-policy');

describe('the app', () => {
  test('its page is revalidated by every cache and has exactly these headers', async () => {
    const address = await startWithDist();
    for (const [path, vary] of [
      ['/', 'Accept-Encoding, Accept-Language, Cookie'],
      ['/index.html', 'Accept-Encoding'],
    ]) {
      const response = await fetch(address + path, { headers: { 'Accept-Encoding': 'identity' } });
      expect([response.status, await response.text()]).toEqual([200, INDEX]);
      expect(headersOf(response)).toEqual({
        'cache-control': 'no-cache',
        'content-length': String(INDEX.length),
        'content-security-policy': OF_PAGE,
        'content-type': 'text/html; charset=utf-8',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        etag: expect.stringMatching(/^W\/"[\w-]{43}"$/),
        'permissions-policy':
          'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
        'referrer-policy': 'strict-origin-when-cross-origin',
        vary,
        'x-content-type-options': 'nosniff',
      });
    }
  });

  test.each([
    ['de-AT, en;q=0.5', undefined, 'de'],
    ['fr, de;q=0.5, en;q=0.2', undefined, 'de'],
    ['fr', undefined, 'en'],
    ['de', 'a=b; parley.language=en', 'en'],
    ['en', 'parley.language=de', 'de'],
    ['de', 'parley.language=xx', 'de'],
  ])('for "%s" and the cookie "%s" its page is in %s', async (accepted, cookie, language) => {
    const response = await fetch(await startWithDist(), {
      headers: { 'Accept-Language': accepted, ...(cookie !== undefined && { Cookie: cookie }) },
    });
    expect(await response.text()).toContain(language === 'de' ? 'Auf Deutsch' : 'Parley');
  });

  test('behind https it makes browsers use https only', async () => {
    const address = await startWithDist({ ...OWN, publicUrl: 'https://parley.example' });
    const { headers } = await fetch(address);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  test('the policy allows WebAssembly in its workers only', async () => {
    const address = await startWithDist();
    const worker = await policyAt(`${address}/assets/subset-fonts.worker-Abc_12-3.js`);
    expect(worker).toBe(POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"));
    for (const path of [
      '/',
      '/?inspect',
      '/inspector/inspect.html',
      '/service-worker.js',
      '/assets/main-abc123.js',
    ])
      expect(await policyAt(address + path)).not.toContain('eval');
  });

  test.each([
    ['/assets/main-abc123.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/font-abc123.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
    ['/assets/harfbuzz-abc123.wasm', 'application/wasm', 'public, max-age=31536000, immutable'],
    ['/service-worker.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/favicon.ico', 'image/x-icon', 'public, max-age=604800'],
  ])('%s has the type "%s" and the caching "%s"', async (path, type, kept) => {
    const { status, headers } = await fetch((await startWithDist()) + path);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, type, kept]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each(['br', 'gzip', 'br;q=0, gzip', 'gzip, deflate, br'])(
    'is compressed for "%s"',
    async (accepted) => {
      const address = await startWithDist();
      const response = await fetch(`${address}/assets/main-abc123.js`, {
        headers: { 'Accept-Encoding': accepted },
      });
      expect(response.headers.get('content-encoding')).toBe(/br(?!;q=0)/.test(accepted) ? 'br' : 'gzip');
      expect(Number(response.headers.get('content-length'))).toBeLessThan(SCRIPT.length / 10);
      expect(await response.text()).toBe(SCRIPT);
    },
  );

  test('answers HEAD without a body, and its ETag with 304', async () => {
    const address = await startWithDist();
    const head = await fetch(address, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const tag = head.headers.get('etag') ?? '';
    const again = await fetch(address, { headers: { 'If-None-Match': tag } });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, tag, '']);
  });

  test.each([
    '/nothing',
    '/assets/',
    '/assets/main-abc123.js.br',
    '/.built-from',
    '/.vite/manifest.json',
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '/__proto__',
  ])('has nothing at %s', async (path) => {
    const response = await fetch((await startWithDist()) + path);
    expect([response.status, await response.text()]).toEqual([404, 'There is nothing at this address.']);
  });

  test('answers POST with 404', async () => {
    expect((await fetch(await startWithDist(), { method: 'POST' })).status).toBe(404);
  });
});

describe('the policy of the builder', () => {
  test('allows requests to an image store on another origin', async () => {
    const address = await startWithDist({ ...OWN, supabaseUrl: 'https://store.example' });
    expect(await policyAt(address)).toBe(
      OF_PAGE.replace("connect-src 'self'", "connect-src 'self' https://store.example"),
    );
  });

  test('allows an icon font from another origin', async () => {
    const address = await startWithDist({ ...OWN, iconStylesheetUrl: 'https://cdn.example/icons/all.css' });
    expect(await policyAt(address)).toBe(
      OF_PAGE.replace("'unsafe-inline'", "'unsafe-inline' https://cdn.example").replace(
        "font-src 'self' data:",
        "font-src 'self' data: https://cdn.example",
      ),
    );
  });

  test('allows the inspected page alone to connect to the receivers', async () => {
    const inspectReceivers = ['ws://localhost:8080', 'https://tools.example'];
    const address = await startWithDist({ ...OWN, inspectReceivers });
    expect(await policyAt(`${address}/?inspect=ws://localhost:8080`)).toBe(
      OF_PAGE.replace("connect-src 'self'", "connect-src 'self' ws://localhost:8080").replace(
        "frame-src 'none'",
        "frame-src 'self'",
      ),
    );
    for (const path of ['/', '/inspector/inspect.html', '/assets/main-abc123.js'])
      expect(await policyAt(address + path)).not.toContain('ws:');
  });

  test('allows frames only for the inspector', async () => {
    const address = await startWithDist();
    expect(await policyAt(`${address}/?inspect`)).toBe(
      OF_PAGE.replace("frame-src 'none'", "frame-src 'self'"),
    );
    expect(await policyAt(`${address}/inspector/inspect.html`)).toBe(
      POLICY.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    );
  });
});
