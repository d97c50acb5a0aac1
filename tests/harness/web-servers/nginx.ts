import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ensureProgram } from '../debian-packages.ts';
import { thisMachine } from '../host.ts';
import { freePort, hasIpv6, untilListening } from '../local-ports.ts';

/** A running nginx with the documented configuration before a server. */
export interface Nginx {
  /** The port of parley.example and sites.example with TLS, on 127.0.0.1 and on ::1. */
  readonly port: number;
  /** Their port without TLS. */
  readonly plainPort: number;
  /** The certificate of both domains. */
  readonly certificate: string;
  /** The process id of the worker. */
  readonly worker: number;
  stop(): Promise<void>;
}

export interface NginxOptions {
  /** A folder for its files. */
  readonly folder: string;
  readonly upstream: URL;
  /** Turns the lines for a CDN on, whose networks these are. */
  readonly cdn?: readonly string[];
  /** How many seconds pages are kept, in place of the documented time. */
  readonly keptSeconds?: number;
  /** More to stand in the http block. */
  readonly extra?: string;
  /** Whether a visitor who has used up a limit gets no more, however slowly the machine asks. */
  readonly isStrict?: boolean;
}

const CONFIG = new URL('../../../docs/nginx.conf', import.meta.url);
const TRIES = 100;
const run = promisify(execFile);

/** Starts nginx with docs/nginx.conf; resolves with undefined if there is none. */
export async function startNginx(options: NginxOptions): Promise<Nginx | undefined> {
  const program = await ensureProgram(thisMachine(), 'nginx', ['nginx']);
  if (program === undefined) return undefined;
  const { folder } = options;
  const [port, plainPort] = [await freePort(), await freePort()];
  const certificate = await makeCertificate(folder);
  const config = join(folder, 'nginx.conf');
  await writeFile(config, localConfig(await readFile(CONFIG, 'utf8'), options, port, plainPort));
  await run(program, ['-t', '-q', '-c', config]);
  const child = spawn(program, ['-c', config, '-g', 'daemon off;'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const endWithThisProcess = () => child.kill('SIGTERM');
  process.once('exit', endWithThisProcess);
  const closed = once(child, 'close');
  await once(child, 'spawn');
  await untilListening(port);
  return {
    port,
    plainPort,
    certificate,
    worker: await workerOf(child.pid ?? 0),
    stop: async () => {
      process.off('exit', endWithThisProcess);
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

/** The documented configuration with local paths and ports. */
function localConfig(
  documented: string,
  { folder, upstream, cdn, keptSeconds, extra = '', isStrict }: NginxOptions,
  port: number,
  plainPort: number,
): string {
  const user = `user ${process.getuid?.() === 0 ? 'root' : 'nobody'};`;
  const v6 = hasIpv6() ? '' : '# ';
  const networks = (cdn ?? []).map((network) => `set_real_ip_from ${network};`).join('\n');
  return [user, documented.replace(/\}\s*$/, `${extra}\n}\n`)]
    .join('\n')
    .replaceAll(/^ *#cdn set_real_ip_from .*\n/gm, '')
    .replaceAll(/^( *)#cdn (real_ip_header)/gm, cdn ? `${networks}\n$2` : '#$2')
    .replaceAll(/#cdn /g, cdn ? '' : '#')
    .replace('proxy_cache_valid 200 10s', `proxy_cache_valid 200 ${keptSeconds ?? 10}s`)
    .replace('/var/cache/parley-pages', join(folder, 'cache'))
    .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
    .replaceAll('listen [::]:443', `${v6}listen [::1]:${port}`)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen [::]:80;', `${v6}listen [::1]:${plainPort};`)
    .replaceAll('/etc/nginx/tls', folder)
    .replaceAll('/var/log/nginx', folder)
    .replace('/run/nginx.pid', join(folder, 'nginx.pid'))
    .replaceAll(/rate=\d+r\/s/g, isStrict ? 'rate=1r/m' : '$&')
    .replace('worker_processes auto', 'worker_processes 1')
    .replace('server 127.0.0.1:3000', `server ${upstream.host}`);
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
