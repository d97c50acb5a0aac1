import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from '../report/figure.ts';
import { measureCrowd } from './crowd.ts';
import { deploysOf, deploysPerSecond, examplePage } from './deploys.ts';
import { measurePatterns } from './pattern-time.ts';
import { cpuSecondsOf, residentBytesOf } from './process-cost.ts';
import { measurePageReads } from './read-figures.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

// Measured on two cores when the server was designed.
const DEPLOYS_REFERENCE = 1130;
const DEPLOY_CPU_REFERENCE_MS = 0.9;

const WARM_UP_MS = 2000;
const LASTS_MS = 6000;
const AT_REST_MS = 2000;

/** Measures the server under load, including memory and start-up time after this many publishes. */
export async function measureServer(publishes: number, say: (what: string) => void): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-bench-'));
  const next = deploysOf(examplePage());
  let server = await startServerProcess(folder);
  try {
    await deploysPerSecond(server.url.origin, 1, 1, next);
    await server.stop();
    say('start-up');
    server = await startServerProcess(folder);
    const early = [startFigure('1 site', server), await restFigure('memory at rest', server)];
    say('deploys');
    const deploys = [await deployFigures(server, 1, next), await deployFigures(server, 16, next)].flat();
    say('page reads');
    const reads = await measurePageReads(server, folder);
    say('regular expressions');
    const patterns = measurePatterns();
    say('10,000 connections');
    const crowd = await measureCrowd(server);
    say(`${publishes} publishes`);
    await publishMany(server, publishes, next, say);
    const count = publishes.toLocaleString('en');
    const late = await restFigure(`memory after ${count} publishes`, server);
    await server.stop();
    server = await startServerProcess(folder);
    return [
      ...deploys,
      ...reads,
      ...patterns,
      ...crowd,
      ...early,
      late,
      startFigure(`${count} sites`, server),
    ];
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

type Next = ReturnType<typeof deploysOf>;

async function deployFigures({ url, pid }: ServerProcess, inFlight: number, next: Next): Promise<Figure[]> {
  await deploysPerSecond(url.origin, inFlight, WARM_UP_MS, next);
  const before = await cpuSecondsOf([pid]);
  const perSecond = await deploysPerSecond(url.origin, inFlight, LASTS_MS, next);
  const cpu = (await cpuSecondsOf([pid])) - before;
  const cpuMs = (cpu * 1000) / ((perSecond * LASTS_MS) / 1000);
  const name = `durable deploys of 40 kB, ${inFlight} in flight`;
  return [
    { name, value: perSecond, unit: '/s', ...(inFlight === 16 && { budget: DEPLOYS_REFERENCE }) },
    { name: `${name}, CPU each`, value: cpuMs, unit: 'ms', budget: DEPLOY_CPU_REFERENCE_MS },
  ];
}

async function publishMany({ url }: ServerProcess, count: number, next: Next, say: (what: string) => void) {
  let made = 0;
  const counted = () => {
    made += 1;
    return next();
  };
  while (made < count) {
    const perSecond = await deploysPerSecond(url.origin, 16, LASTS_MS, counted);
    say(`${made} so far, ${Math.round(perSecond)}/s`);
  }
}

async function restFigure(name: string, { pid }: ServerProcess): Promise<Figure> {
  await pause(AT_REST_MS);
  return { name, value: await residentBytesOf(pid), unit: 'B' };
}

function startFigure(what: string, { startMs }: ServerProcess): Figure {
  return { name: `start-up with ${what}`, value: startMs, unit: 'ms' };
}
