import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { AwsClient } from 'aws4fetch';
import { type Bucket, bucketAt } from '../../../server/store/bucket.ts';
import { ensureProgram } from '../debian-packages.ts';
import { thisMachine } from '../host.ts';
import { freePort } from '../local-ports.ts';
import { daemonsIn } from './daemons.ts';

const KINDS = ['account', 'container', 'object'] as const;
type Kind = (typeof KINDS)[number];
const PROGRAMS = ['swift-proxy-server', ...KINDS.map((kind) => `swift-${kind}-server`), 'memcached'];
const PACKAGES = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached'];
const run = promisify(execFile);

// By the library behind swift-ring-builder, which would take nine calls of half a second. A ring says where the one copy is.
const MAKE_RINGS = `
import sys
from swift.common.ring.builder import RingBuilder
for path, port in zip(sys.argv[1::2], map(int, sys.argv[2::2])):
    builder = RingBuilder(1, 1, 1)
    place = dict(ip='127.0.0.1', port=port, replication_ip='127.0.0.1', replication_port=port)
    builder.add_dev(dict(region=1, zone=1, device='d1', weight=1, meta='', **place))
    builder.rebalance()
    builder.get_ring().save(path)`;

const FILTERS = [
  'catch_errors',
  'gatekeeper',
  'healthcheck',
  'memcache',
  's3api',
  'tempauth',
  'container_quotas',
  'copy',
  'slo',
] as const;

/** A real object store for tests. */
export interface Swift {
  newBucket(): Promise<Bucket>;
  /** Lets a bucket take no more than so many bytes. */
  limit(bucket: Bucket, bytes: number): Promise<void>;
  /** Stops the store and removes its data. */
  stop(): Promise<void>;
}

/**
 * Starts OpenStack Swift with its S3 interface on loopback: one copy of everything, in a temporary folder. Resolves with
 * undefined if there is none.
 */
export async function startSwift(): Promise<Swift | undefined> {
  for (const program of PROGRAMS)
    if ((await ensureProgram(thisMachine(), program, PACKAGES)) === undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'parley-swift-'));
  const daemons = daemonsIn(folder);
  const ports = { account: await freePort(), container: await freePort(), object: await freePort() };
  const [port, cachePort] = [await freePort(), await freePort()];
  const owner = { key: 'pictures:parley', secret: randomBytes(16).toString('hex') };
  const stop = async () => {
    await daemons.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await mkdir(join(folder, 'devices', 'd1'), { recursive: true });
    await writeFile(
      join(folder, 'swift.conf'),
      '[swift-hash]\nswift_hash_path_suffix = parley\n[storage-policy:0]\nname = one\ndefault = yes\n',
    );
    const ringsOf = KINDS.flatMap((kind) => [`${kind}.ring.gz`, String(ports[kind])]);
    await run('/usr/bin/python3', ['-c', MAKE_RINGS, ...ringsOf], { cwd: folder });
    for (const kind of KINDS) await startStorage(kind);
    await startProxy();
    await daemons.start('memcached', 'memcached', '-l', '127.0.0.1', '-p', String(cachePort), '-u', 'nobody');
    await daemons.until(async () => (await fetch(`http://127.0.0.1:${port}/healthcheck`)).ok);
  } catch (error) {
    await stop();
    throw error;
  }

  async function startStorage(kind: Kind): Promise<void> {
    await startDaemon(kind, [
      ...defaults(folder, ports[kind]),
      `devices = ${join(folder, 'devices')}`,
      'mount_check = false',
      '[pipeline:main]',
      `pipeline = ${kind}-server`,
      `[app:${kind}-server]`,
      `use = egg:swift#${kind}`,
    ]);
  }

  async function startProxy(): Promise<void> {
    const options: Partial<Record<(typeof FILTERS)[number], readonly string[]>> = {
      memcache: [`memcache_servers = 127.0.0.1:${cachePort}`],
      s3api: ['location = us-east-1'],
      tempauth: [`user_${owner.key.replace(':', '_')} = ${owner.secret} .admin`],
    };
    await startDaemon('proxy', [
      ...defaults(folder, port),
      '[pipeline:main]',
      `pipeline = ${FILTERS.join(' ')} proxy-server`,
      '[app:proxy-server]',
      'use = egg:swift#proxy',
      'account_autocreate = true',
      ...FILTERS.flatMap((name) => [`[filter:${name}]`, `use = egg:swift#${name}`, ...(options[name] ?? [])]),
    ]);
  }

  async function startDaemon(kind: string, lines: readonly string[]): Promise<void> {
    const config = join(folder, `${kind}.conf`);
    await writeFile(config, `${lines.join('\n')}\n`);
    await daemons.start(kind, `swift-${kind}-server`, config);
  }

  let buckets = 0;
  return {
    newBucket: async () => {
      buckets += 1;
      return makeBucket(port, `pictures-${buckets}`, owner);
    },
    limit: async (bucket, bytes) => {
      // S3 has no call for it.
      const headers = { 'X-Storage-User': owner.key, 'X-Storage-Pass': owner.secret };
      const login = await fetch(`http://127.0.0.1:${port}/auth/v1.0`, { headers });
      const token = login.headers.get('x-auth-token') ?? '';
      const [, name] = new URL(bucket.url).pathname.split('/');
      const container = `${login.headers.get('x-storage-url')}/${name}`;
      const quota = { 'X-Auth-Token': token, 'X-Container-Meta-Quota-Bytes': String(bytes) };
      const answer = await fetch(container, { method: 'POST', headers: quota });
      if (!answer.ok) throw new Error(`The quota was refused: ${answer.status}`);
    },
    stop,
  };
}

/** Makes a bucket with a prefix on a port of this machine; rejects if the store refuses. */
async function makeBucket(port: number, name: string, { key, secret }: { key: string; secret: string }) {
  const bucket = bucketAt(
    `http://${encodeURIComponent(key)}:${secret}@127.0.0.1:${port}/${name}?prefix=parley`,
  );
  if (!bucket) throw new Error('The address is no bucket.');
  const { region } = bucket;
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: 's3' });
  const answer = await client.fetch(new URL('..', bucket.url), { method: 'PUT' });
  if (!answer.ok) throw new Error(`The bucket was refused: ${answer.status} ${await answer.text()}`);
  return bucket;
}

const defaults = (folder: string, port: number) => [
  '[DEFAULT]',
  'bind_ip = 127.0.0.1',
  `bind_port = ${port}`,
  // In the one process, without children.
  'workers = 0',
  `user = ${userInfo().username}`,
  `swift_dir = ${folder}`,
  'log_level = WARNING',
];
