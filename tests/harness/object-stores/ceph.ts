import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Bucket } from '../../../server/store/bucket.ts';
import { freePort } from '../local-ports.ts';
import { daemonsIn, ensurePrograms } from './daemons.ts';
import { bucketOn, nameOfBucket, type ObjectStore, putBucket } from './object-store.ts';

/** A store that knows a second account. */
export interface CephStore extends ObjectStore {
  /** The name of an account that has no right to any bucket. */
  readonly stranger: string;
  /** The same bucket with the key of that account. */
  strangerIn(bucket: Bucket): Bucket;
}

const PROGRAMS = ['ceph-mon', 'ceph-osd', 'ceph', 'radosgw'];
const PACKAGES = ['ceph-mon', 'ceph-osd', 'ceph-common', 'radosgw'];
const CALL_MS = 20_000;
const run = promisify(execFile);

const configOf = (folder: string, fsid: string, monitorPort: number, port: number) => `
[global]
fsid = ${fsid}
mon host = [v2:127.0.0.1:${monitorPort}]
public addr = 127.0.0.1
cluster addr = 127.0.0.1
public network = 127.0.0.0/8
keyring = ${folder}/keyring
auth allow insecure global id reclaim = false
run dir = ${folder}
admin socket = ${folder}/$name.asok
log file =
log to stderr = true
crash dir = ${folder}
# One copy on one disk, and pools that are made quickly.
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
[mon.a]
mon data = ${folder}/mon
mon initial members = a
[osd.0]
osd data = ${folder}/osd
osd objectstore = bluestore
bluestore block size = 2147483648
bluestore cache autotune = false
bluestore cache size = 67108864
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:${port} tcp_nodelay=1
rgw thread pool size = 32
rgw enable usage log = false
`;

/** Starts Ceph with its S3 interface on loopback: one monitor, one disk, one gateway, in a temporary folder. */
export async function startCeph(): Promise<CephStore> {
  await ensurePrograms(PROGRAMS, PACKAGES);
  const folder = await mkdtemp(join(tmpdir(), 'parley-ceph-'));
  const daemons = daemonsIn(folder);
  const [monitorPort, port] = [await freePort(), await freePort()];
  const conf = ['--conf', join(folder, 'ceph.conf')];
  const inFolder = { cwd: folder, timeout: CALL_MS };
  const ceph = (...args: string[]) => run('ceph', [...conf, '--connect-timeout', '5', ...args], inFolder);
  const gateway = (...args: string[]) =>
    run('radosgw-admin', [...conf, '-n', 'client.rgw', ...args], inFolder);
  const [owner, stranger] = [newAccount('parley'), newAccount('stranger')];
  const stop = async () => {
    await daemons.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const fsid = randomUUID();
    await writeFile(join(folder, 'ceph.conf'), configOf(folder, fsid, monitorPort, port));
    for (const name of ['mon', 'osd']) await mkdir(join(folder, name));
    await makeKeys();
    await startMonitor(fsid);
    await startDisk();
    await daemons.start('gateway', 'radosgw', ...conf, '-n', 'client.rgw', '-f');
    await daemons.until(async () => (await fetch(`http://127.0.0.1:${port}/`)).ok);
    for (const { key, secret } of [owner, stranger])
      await gateway(
        ...['user', 'create', `--uid=${key}`, `--display-name=${key}`],
        ...[`--access-key=${key}`, `--secret-key=${secret}`],
      );
  } catch (error) {
    await stop();
    throw error;
  }

  async function makeKeys(): Promise<void> {
    await writeFile(join(folder, 'keyring'), '');
    for (const [name, ...rights] of [
      ['mon.', 'mon', 'allow *'],
      ['client.admin', 'mon', 'allow *', 'osd', 'allow *'],
      ['osd.0', 'mon', 'allow profile osd', 'osd', 'allow *'],
      ['client.rgw', 'mon', 'allow rw', 'osd', 'allow rwx'],
    ] as const) {
      const caps = rights.flatMap((each, at) => (at % 2 === 0 ? ['--cap', each] : [each]));
      await run('ceph-authtool', ['keyring', '--gen-key', '-n', name, ...caps], inFolder);
    }
  }

  async function startMonitor(fsid: string): Promise<void> {
    const address = `[v2:127.0.0.1:${monitorPort}]`;
    await run('monmaptool', ['--create', '--fsid', fsid, '--addv', 'a', address, 'monmap'], inFolder);
    await run(
      'ceph-mon',
      [...conf, '-i', 'a', '--mkfs', '--monmap', 'monmap', '--keyring', 'keyring'],
      inFolder,
    );
    await daemons.start('monitor', 'ceph-mon', ...conf, '-i', 'a', '-f');
    await daemons.until(async () => Boolean(await ceph('-s')));
  }

  async function startDisk(): Promise<void> {
    const uuid = randomUUID();
    await ceph('osd', 'new', uuid);
    await ceph('osd', 'crush', 'add', 'osd.0', '1.0', 'root=default', 'host=localhost');
    await run('ceph-osd', [...conf, '-i', '0', '--mkfs', '--osd-uuid', uuid], inFolder);
    await daemons.start('disk', 'ceph-osd', ...conf, '-i', '0', '-f');
    await daemons.until(async () => (await ceph('osd', 'stat')).stdout.includes('1 up'));
  }

  let buckets = 0;
  return {
    newBucket: async () => {
      buckets += 1;
      const bucket = bucketOn(port, `pictures-${buckets}`, owner);
      await putBucket(bucket);
      return bucket;
    },
    limit: async (bucket, bytes) => {
      const scope = ['--quota-scope=bucket', `--bucket=${nameOfBucket(bucket)}`];
      await gateway('quota', 'set', ...scope, `--max-size=${bytes}`);
      await gateway('quota', 'enable', ...scope);
    },
    stranger: stranger.key,
    strangerIn: (bucket) => bucketOn(port, nameOfBucket(bucket), stranger),
    stop,
  };
}

const newAccount = (key: string) => ({ key, secret: randomBytes(16).toString('hex') });
