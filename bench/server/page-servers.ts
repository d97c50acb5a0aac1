import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PAGE_HEADERS } from '../../server/http/security-headers.ts';
import { openPageFiles } from '../../server/pages/page-files.ts';
import { freePort } from '../../tests/harness/local-ports.ts';
import { openSqliteStore } from '../../tests/harness/sqlite-store.ts';
import { startNginx } from '../../tests/harness/web-servers/nginx.ts';

/** An nginx that serves a page in two ways, without TLS. */
export interface PageServers {
  /** From a file, with the headers of a page. */
  readonly file: URL;
  /** From PAGES_DIR, with the lines of docs/nginx.conf. */
  readonly pages: URL;
  /** The process id of the worker. */
  readonly worker: number;
  stop(): Promise<void>;
}

const CONFIG = new URL('../../docs/nginx.conf', import.meta.url);

/** Starts it for a page that is published as `siteId` in the data folder `folder`. Rejects if nginx is not there. */
export async function startPageServers(
  folder: string,
  upstream: URL,
  page: string,
  siteId: string,
): Promise<PageServers> {
  const [filePort, pagesPort] = [await freePort(), await freePort()];
  const pagesDir = join(folder, 'pages');
  const store = openSqliteStore(folder);
  await openPageFiles(pagesDir, store).sync(siteId);
  await store.close();
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
    `listen 127.0.0.1:${pagesPort};`,
    `set $site ${siteId};`,
    ...(await documentedLocations()),
    '}',
  ].join('\n');
  const nginx = await startNginx({ folder, upstream, pagesDir, extra });
  if (!nginx) throw new Error('nginx is not here and cannot be installed.');
  return {
    file: new URL(`http://127.0.0.1:${filePort}/`),
    pages: new URL(`http://127.0.0.1:${pagesPort}/`),
    worker: nginx.worker,
    stop: nginx.stop,
  };
}

/** The lines of docs/nginx.conf that serve PAGES_DIR. */
async function documentedLocations(): Promise<string[]> {
  const lines = (await readFile(CONFIG, 'utf8')).split('\n');
  return lines
    .slice(lines.findIndex((line) => line.includes('#pages location')))
    .filter((line) => line.includes('#pages'));
}
