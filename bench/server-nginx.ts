import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { PAGE_HEADERS } from '../server/headers.ts';

/** A running nginx: one that stands before the server, and serves a page of its own from a file. */
export interface Nginx {
  readonly proxy: URL;
  readonly file: URL;
  /** Of the process that does the work. */
  readonly worker: number;
  stop(): Promise<void>;
}

const CONFIG = new URL('../docs/nginx.conf', import.meta.url);

/** Starts the machine's nginx with docs/nginx.conf, without its TLS, before a server; rejects where there is none. */
export async function startNginx(folder: string, upstream: URL, page: string): Promise<Nginx> {
  const [proxyPort, filePort] = [await freePort(), await freePort()];
  await mkdir(join(folder, 'page'), { recursive: true });
  await writeFile(join(folder, 'page', 'index.html'), page);
  await writeFile(join(folder, 'page', 'index.html.gz'), gzipSync(page));
  const config = join(folder, 'nginx.conf');
  const documented = await readFile(CONFIG, 'utf8');
  await writeFile(config, here(documented, { folder, upstream, proxyPort, filePort }));
  const child = spawn('nginx', ['-c', config, '-g', 'daemon off;'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const closed = once(child, 'close');
  await once(child, 'spawn');
  await answering(filePort);
  return {
    proxy: new URL(`http://127.0.0.1:${proxyPort}`),
    file: new URL(`http://127.0.0.1:${filePort}/`),
    worker: await childOf(child.pid ?? 0),
    stop: async () => {
      child.kill('SIGTERM');
      await closed;
    },
  };
}

interface Here {
  readonly folder: string;
  readonly upstream: URL;
  readonly proxyPort: number;
  readonly filePort: number;
}

/** The documented configuration for this machine, and in place of the sites' server one that serves a file. */
function here(config: string, { folder, upstream, proxyPort, filePort }: Here): string {
  const headers = Object.entries(PAGE_HEADERS).map(([name, value]) => `add_header ${name} "${value}";`);
  const file = [
    `root ${join(folder, 'page')};`,
    'gzip_static on;',
    'gzip_vary on;',
    ...headers,
    'add_header Cache-Control "public, max-age=0, must-revalidate";',
  ].join('\n');
  const [app = '', sites = ''] = config.split(/(?=\n {2}server \{[^}]*\*\.)/, 2);
  return [
    `user ${process.getuid?.() === 0 ? 'root' : 'nobody'};`,
    app.replaceAll('listen 443 ssl http2', `listen 127.0.0.1:${proxyPort}`),
    sites
      .replaceAll('listen 443 ssl http2', `listen 127.0.0.1:${filePort}`)
      .replace('proxy_pass http://parley;', file),
  ]
    .join('\n')
    .replaceAll(/^\s*ssl_.*$/gm, '')
    .replaceAll('/var/log/nginx', folder)
    .replace('/run/nginx.pid', join(folder, 'nginx.pid'))
    .replace('worker_processes auto', 'worker_processes 1')
    .replace('server 127.0.0.1:3000', `server ${upstream.host}`)
    .replace('rate=20r/s', 'rate=10000r/s');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return address !== null && typeof address === 'object' ? address.port : 0;
}

async function answering(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await pause(50);
  }
  throw new Error('nginx does not listen.');
}

async function childOf(pid: number): Promise<number> {
  return Number((await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ')[0]);
}
