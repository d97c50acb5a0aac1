import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { PAGE_HEADERS } from '../../server/http/security-headers.ts';

/** A running nginx with the documented configuration before a server. It also serves a page from a file. */
export interface Nginx {
  /** The port of parley.example and sites.example with TLS. */
  readonly port: number;
  /** Their port without TLS. */
  readonly plainPort: number;
  /** The certificate of both domains. */
  readonly certificate: string;
  readonly file: URL;
  /** The process id of the worker. */
  readonly worker: number;
  stop(): Promise<void>;
}

const CONFIG = new URL('../../docs/nginx.conf', import.meta.url);
const TRIES = 100;
const run = promisify(execFile);

/** Starts the installed nginx with docs/nginx.conf before a server, in a folder. Rejects if nginx is not installed. */
export async function startNginx(folder: string, upstream: URL, page: string): Promise<Nginx> {
  const [port, plainPort, filePort] = [await freePort(), await freePort(), await freePort()];
  await mkdir(join(folder, 'page'), { recursive: true });
  await writeFile(join(folder, 'page', 'index.html'), page);
  await writeFile(join(folder, 'page', 'index.html.gz'), gzipSync(page));
  const certificate = await makeCertificate(folder);
  const config = join(folder, 'nginx.conf');
  const documented = await readFile(CONFIG, 'utf8');
  await writeFile(config, localConfig(documented, { folder, upstream, port, plainPort, filePort }));
  await run('nginx', ['-t', '-q', '-c', config]);
  const child = spawn('nginx', ['-c', config, '-g', 'daemon off;'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const closed = once(child, 'close');
  await once(child, 'spawn');
  await waitUntilListening(filePort);
  return {
    port,
    plainPort,
    certificate,
    file: new URL(`http://127.0.0.1:${filePort}/`),
    worker: await workerOf(child.pid ?? 0),
    stop: async () => {
      child.kill('SIGTERM');
      await closed;
    },
  };
}

async function makeCertificate(folder: string): Promise<string> {
  const [key, certificate] = [join(folder, 'parley.key'), join(folder, 'parley.pem')];
  const names = 'subjectAltName=DNS:parley.example,DNS:*.sites.example';
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'];
  const what = ['-subj', '/CN=parley.example', '-addext', names, '-keyout', key, '-out', certificate];
  await run('openssl', ['req', ...kind, ...what]);
  return readFile(certificate, 'utf8');
}

interface LocalPlaces {
  readonly folder: string;
  readonly upstream: URL;
  readonly port: number;
  readonly plainPort: number;
  readonly filePort: number;
}

/** The documented configuration with local paths and ports, and one more server that serves a file. */
function localConfig(config: string, { folder, upstream, port, plainPort, filePort }: LocalPlaces): string {
  const headers = Object.entries(PAGE_HEADERS).map(([name, value]) => `add_header ${name} "${value}";`);
  const file = [
    'server {',
    `listen 127.0.0.1:${filePort};`,
    `root ${join(folder, 'page')};`,
    'gzip_static on;',
    'gzip_vary on;',
    ...headers,
    'add_header Cache-Control "public, max-age=0, must-revalidate";',
    '}',
  ].join('\n');
  const user = `user ${process.getuid?.() === 0 ? 'root' : 'nobody'};`;
  return [user, config.replace(/\}\s*$/, `${file}\n}\n`)]
    .join('\n')
    .replaceAll('listen 443 ssl http2', `listen 127.0.0.1:${port} ssl http2`)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replaceAll('/etc/nginx/tls', folder)
    .replaceAll('/var/log/nginx', folder)
    .replace('/run/nginx.pid', join(folder, 'nginx.pid'))
    .replace('worker_processes auto', 'worker_processes 1')
    .replace('server 127.0.0.1:3000', `server ${upstream.host}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return address !== null && typeof address === 'object' ? address.port : 0;
}

async function waitUntilListening(port: number): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
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

// nginx listens before it starts its worker.
async function workerOf(pid: number): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const [child = ''] = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ');
    if (child !== '') return Number(child);
    await pause(50);
  }
  throw new Error('nginx has no worker.');
}
