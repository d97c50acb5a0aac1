import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { backup } from '../../server/admin/backup.ts';
import type { StoreLocation } from '../../server/store/open-stores.ts';
import { thisMachine } from '../../tests/harness/host.ts';
import { ensurePostgres } from '../../tests/harness/postgres/find-postgres.ts';
import { startPostgres } from '../../tests/harness/postgres/postgres-server.ts';
import type { Figure } from '../report/figure.ts';
import { deploysOf, deploysPerSecond, examplePage } from '../server/deploys.ts';
import { cpuSecondsOf, residentBytesOf } from '../server/process-cost.ts';
import { type ServerProcess, startServerProcess } from '../server/server-process.ts';
import { fill, nthSite } from './fill.ts';
import { readsPerSecond } from './random-reads.ts';

const LASTS_MS = 4000;
const LOOK_MS = 500;
/** Less CPU than this between two looks is rest. */
const REST_S = 0.03;

const run = promisify(execFile);

/** What was measured of one store with this many sites. */
export interface Measured {
  readonly store: string;
  readonly sites: number;
  readonly figures: readonly Figure[];
}

/** Copies everything out of a store into a path. */
type Backup = (path: string) => Promise<unknown>;

/** Measures both stores with ascending numbers of sites, each with a page and a picture. */
export async function measureScale(
  counts: readonly number[],
  say: (what: string) => void,
): Promise<Measured[]> {
  const programs = await ensurePostgres(thisMachine());
  if (programs === undefined) throw new Error('PostgreSQL is not here and cannot be installed.');
  const folder = await mkdtemp(join(tmpdir(), 'parley-scale-'));
  const postgres = await startPostgres(programs);
  try {
    const databaseUrl = await postgres.newDatabase();
    const dump: Backup = (path) =>
      run('pg_dump', ['--format=custom', '--compress=0', `--file=${path}`, databaseUrl]);
    return [
      ...(await measureStore('SQLite', { dataDir: folder }, counts, (path) => backup(folder, path), say)),
      ...(await measureStore('PostgreSQL', { dataDir: folder, databaseUrl }, counts, dump, say)),
    ];
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureStore(
  store: string,
  location: StoreLocation,
  counts: readonly number[],
  backUp: Backup,
  say: (what: string) => void,
): Promise<Measured[]> {
  const measured: Measured[] = [];
  let filled = 0;
  for (const sites of counts) {
    say(`${store}, ${sites.toLocaleString('en')} sites`);
    await fill(location, filled, sites);
    filled = sites;
    const server = await startServerProcess(location.dataDir, { DATABASE_URL: location.databaseUrl ?? '' });
    const figures = [...(await measureServer(server, sites)), await backupFigure(location, backUp)];
    measured.push({ store, sites, figures });
  }
  return measured;
}

async function measureServer(server: ServerProcess, sites: number): Promise<Figure[]> {
  const { url, pid, startMs } = server;
  try {
    const checkMs = await untilAtRest(pid);
    const atRest = await residentBytesOf(pid);
    const anyPage = () => `/s/${nthSite(Math.floor(Math.random() * sites))}/`;
    const reads = await withCpu(pid, () => readsPerSecond(url.origin, anyPage, LASTS_MS));
    const next = newSites(sites);
    const publishes = await withCpu(pid, () => deploysPerSecond(url.origin, 16, LASTS_MS, next));
    return [
      { name: 'start-up', value: startMs, unit: 'ms' },
      { name: 'then the check of all data, with SQLite', value: checkMs, unit: 'ms' },
      { name: 'publishes', value: publishes.perSecond, unit: '/s' },
      { name: 'a publish, CPU of the server', value: publishes.cpuMs, unit: 'ms' },
      { name: 'reads of any page', value: reads.perSecond, unit: '/s' },
      { name: 'a read, CPU of the server', value: reads.cpuMs * 1000, unit: 'µs' },
      { name: 'memory at rest', value: atRest, unit: 'B' },
      { name: 'memory after the load', value: await residentBytesOf(pid), unit: 'B' },
    ];
  } finally {
    await server.stop();
  }
}

/** Resolves with the time until a process uses hardly any CPU. */
async function untilAtRest(pid: number): Promise<number> {
  const start = performance.now();
  for (;;) {
    const before = await cpuSecondsOf([pid]);
    await pause(LOOK_MS);
    if ((await cpuSecondsOf([pid])) - before < REST_S) return performance.now() - start - LOOK_MS;
  }
}

/** Deploys of sites that no fill has used. */
function newSites(sites: number) {
  const deploys = deploysOf(examplePage());
  let count = 0;
  return () => {
    count += 1;
    return { ...deploys(), siteName: nthSite(10 ** 9 + sites * 1000 + count) };
  };
}

async function withCpu(pid: number, measure: () => Promise<number>) {
  const [before, start] = [await cpuSecondsOf([pid]), performance.now()];
  const perSecond = await measure();
  const seconds = (performance.now() - start) / 1000;
  const cpu = (await cpuSecondsOf([pid])) - before;
  return { perSecond, cpuMs: (cpu * 1000) / (perSecond * seconds) };
}

async function backupFigure({ dataDir }: StoreLocation, backUp: Backup): Promise<Figure> {
  const path = join(dataDir, 'backup');
  const start = performance.now();
  await backUp(path);
  const value = performance.now() - start;
  await rm(path, { recursive: true });
  return { name: 'a backup', value, unit: 'ms' };
}
