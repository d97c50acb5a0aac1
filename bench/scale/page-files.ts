import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { StoreLocation } from '../../server/store/open-stores.ts';
import { type Figure, quantile } from '../report/figure.ts';
import { cpuSecondsOf } from '../server/process-cost.ts';
import { startServerProcess } from '../server/server-process.ts';

const LOOK_MS = 100;
const REST_LOOK_MS = 2000;
/** Less CPU than this between two looks is rest. */
const REST_S = 0.1;

/** Measures how long an empty PAGES_DIR takes to fill, how the server answers meanwhile, and what the next start costs. */
export async function measurePageFiles(location: StoreLocation, sites: number): Promise<Figure[]> {
  const folder = join(location.dataDir, 'pages');
  const databaseUrl = location.databaseUrl ?? '';
  const startAndRest = async (pagesDir: string, meanwhile = async (_: URL) => {}) => {
    const variables = { DATABASE_URL: databaseUrl, PAGES_DIR: pagesDir };
    const { url, pid, stop } = await startServerProcess(location.dataDir, variables);
    await meanwhile(url);
    const cpu = await cpuAtRest(pid);
    await stop();
    return cpu;
  };
  try {
    const without = await startAndRest('');
    const answers: number[] = [];
    let seconds = 0;
    const first = await startAndRest(folder, async (url) => {
      const begun = performance.now();
      while ((await sitesIn(folder)) < sites) {
        answers.push(await answerMs(url));
        await pause(LOOK_MS);
      }
      seconds = (performance.now() - begun) / 1000;
    });
    const next = await startAndRest(folder);
    return [
      { name: 'first fill of PAGES_DIR', value: sites / seconds, unit: '/s' },
      { name: 'a site in it, CPU of the server', value: ((first - without) / sites) * 1e6, unit: 'µs' },
      { name: 'an answer meanwhile, p99', value: quantile(answers, 0.99), unit: 'ms' },
      {
        name: 'a site at the next start, CPU of the server',
        value: ((next - without) / sites) * 1e6,
        unit: 'µs',
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function answerMs(url: URL): Promise<number> {
  const asked = performance.now();
  await fetch(new URL('/healthz', url));
  return performance.now() - asked;
}

async function cpuAtRest(pid: number): Promise<number> {
  for (;;) {
    const before = await cpuSecondsOf([pid]);
    await pause(REST_LOOK_MS);
    const now = await cpuSecondsOf([pid]);
    if (now - before < REST_S) return now;
  }
}

const sitesIn = async (folder: string) =>
  (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.')).length;
