import { deepStrictEqual } from 'node:assert';
import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import type { OutgoingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { PAGE_HEADERS } from '../../server/http/security-headers.ts';
import { examplePage } from './deploys.ts';
import { type Nginx, startNginx } from './nginx.ts';
import { startServerProcess } from './server-process.ts';

const PUBLISHES_PER_HOUR = 3;
const IMAGE_BYTES = 5_000_000;

/** Checks that docs/nginx.conf, with TLS, behaves as docs/production.md says; throws if it does not. */
export async function checkProxy(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const server = await startServerProcess(folder, {
    SITES_DOMAIN: 'https://sites.example',
    TRUSTED_PROXY_HOPS: '1',
    LIMIT_PUBLISHES_PER_HOUR: String(PUBLISHES_PER_HOUR),
  });
  try {
    const nginx = await startNginx(folder, server.url, examplePage());
    try {
      await checkPages(nginx);
      await checkImages(nginx);
      await checkRefusals(nginx);
    } finally {
      await nginx.stop();
    }
  } finally {
    await server.stop();
  }
}

async function checkPages(nginx: Nginx): Promise<void> {
  const app = await ask(nginx, 'parley.example', '/', { 'Accept-Encoding': 'br' });
  deepStrictEqual([app.status, app.headers['content-encoding']], [200, 'br']);
  const html = examplePage();
  const site = 'site-bench00.sites.example';
  for (let version = 1; version <= PUBLISHES_PER_HOUR; version += 1) {
    const deployed = await deploy(nginx, html, version);
    deepStrictEqual(
      [deployed.status, JSON.parse(String(deployed.body))],
      [200, { url: `https://${site}/`, id: `site-bench00.${version}` }],
    );
  }
  // Each deploy forges another X-Forwarded-For, but nginx passes on the same client address.
  deepStrictEqual((await deploy(nginx, html, PUBLISHES_PER_HOUR + 1)).status, 429);
  const page = await ask(nginx, site, '/');
  const policy = PAGE_HEADERS['Content-Security-Policy'];
  deepStrictEqual(
    [page.status, String(page.body), page.headers['content-security-policy']],
    [200, html, policy],
  );
  const again = await ask(nginx, site, '/', { 'If-None-Match': String(page.headers.etag) });
  deepStrictEqual([again.status, again.body.byteLength], [304, 0]);
  const version = await ask(nginx, site, '/v/1/');
  deepStrictEqual(
    [version.status, version.headers['cache-control']],
    [200, 'public, max-age=31536000, immutable'],
  );
  deepStrictEqual((await ask(nginx, site, '/api/deploy')).status, 404);
}

function deploy(nginx: Nginx, html: string, version: number) {
  const body = JSON.stringify({
    html,
    siteName: 'site-bench00',
    templateId: 'landing_business',
    userEmail: 'bench@example.com',
    isUpdate: version > 1,
  });
  const headers = {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${'a'.repeat(22)}`,
    'X-Forwarded-For': `203.0.113.${version}`,
  };
  return ask(nginx, 'parley.example', '/api/deploy', headers, body);
}

async function checkImages(nginx: Nginx): Promise<void> {
  const bytes = randomBytes(IMAGE_BYTES);
  const key = process.env.VITE_SUPABASE_ANON_KEY ?? '';
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'image/png' };
  const path = 'images/uploads/bench.png';
  const sent = await ask(nginx, 'parley.example', `/storage/v1/object/${path}`, headers, bytes);
  deepStrictEqual(sent.status, 200);
  const image = await ask(nginx, 'parley.example', `/storage/v1/object/public/${path}`);
  deepStrictEqual([image.status, image.body.equals(bytes)], [200, true]);
}

async function checkRefusals(nginx: Nginx): Promise<void> {
  deepStrictEqual((await ask(nginx, 'parley.example', '/metrics')).status, 404);
  deepStrictEqual((await ask(nginx, 'elsewhere.example', '/')).status, 'closed');
  deepStrictEqual(
    (await ask(nginx, 'elsewhere.example', '/', {}, undefined, 'parley.example')).status,
    'closed',
  );
  const plain = await fetch(`http://127.0.0.1:${nginx.plainPort}/`, { redirect: 'manual' });
  deepStrictEqual(plain.status, 308);
  const flood = Array.from({ length: 100 }, () => ask(nginx, 'parley.example', '/api/deploy'));
  const statuses = new Set((await Promise.all(flood)).map(({ status }) => status));
  deepStrictEqual([...statuses].sort(), [405, 429]);
}

interface Answer {
  readonly status: number | 'closed' | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

function ask(
  { port, certificate }: Nginx,
  host: string,
  path: string,
  headers: OutgoingHttpHeaders = {},
  body?: string | Uint8Array,
  servername = host,
): Promise<Answer> {
  return new Promise((resolve) => {
    const call = request(
      {
        port,
        path,
        host: '127.0.0.1',
        servername,
        ca: certificate,
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...headers, Host: host },
      },
      async (response) =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: await buffer(response),
        }),
    );
    call.once('error', () => resolve({ status: 'closed', headers: {}, body: Buffer.alloc(0) }));
    call.end(body);
  });
}
