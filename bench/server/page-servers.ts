import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PAGE_HEADERS } from '../../server/http/security-headers.ts';
import { freePort } from '../../tests/harness/local-ports.ts';
import { startNginx } from '../../tests/harness/web-servers/nginx.ts';

/** An nginx that serves a page in two ways, without TLS. */
export interface PageServers {
  /** From a file, with the headers of a page. */
  readonly file: URL;
  /** From its cache before the server, as docs/nginx.conf says. */
  readonly cached: URL;
  /** The process id of the worker. */
  readonly worker: number;
  stop(): Promise<void>;
}

/** Starts it for a page that the server at `upstream` has at `path`. Rejects if nginx is not there. */
export async function startPageServers(
  folder: string,
  upstream: URL,
  page: string,
  path: string,
): Promise<PageServers> {
  const [filePort, cachedPort] = [await freePort(), await freePort()];
  await mkdir(join(folder, 'page'));
  await writeFile(join(folder, 'page', 'index.html'), page);
  await writeFile(join(folder, 'page', 'index.html.gz'), gzipSync(page));
  const headers = Object.entries(PAGE_HEADERS).map(([name, value]) => `add_header ${name} "${value}";`);
  const extra = [
    'server {',
    `listen 127.0.0.1:${filePort};`,
    `root ${join(folder, 'page')};`,
    'gzip_static on;',
    'gzip_vary on;',
    ...headers,
    'add_header Cache-Control "public, max-age=0, must-revalidate";',
    '}',
    'server {',
    `listen 127.0.0.1:${cachedPort};`,
    'location / {',
    'proxy_cache pages;',
    'proxy_pass http://parley;',
    '}',
    '}',
  ].join('\n');
  const nginx = await startNginx({ folder, upstream, extra });
  if (!nginx) throw new Error('nginx is not here and cannot be installed.');
  return {
    file: new URL(`http://127.0.0.1:${filePort}/`),
    cached: new URL(path, `http://127.0.0.1:${cachedPort}`),
    worker: nginx.worker,
    stop: nginx.stop,
  };
}
