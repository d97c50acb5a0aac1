import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Figure, quantile } from '../report/figure.ts';
import { deploysOf, examplePage } from './deploys.ts';
import { measureReads, type ReadCost } from './page-reads.ts';
import { startPageServers } from './page-servers.ts';
import type { ServerProcess } from './server-process.ts';

const CPU_BUDGET = 1.7;
const CACHED_CPU_BUDGET = 1.3;

const WARM_UP_MS = 2000;
const WARM_UP_READS = 50_000;
const LASTS_MS = 1500;
const ROUNDS = 7;

const SITE = 'site-bench00';

const BARE_SERVER = fileURLToPath(new URL('./bare-server.ts', import.meta.url));

/**
 * Compares reads of a published page with nginx serving the same page from a file, with nginx serving it from its cache
 * as docs/nginx.conf says, and with a bare Node server.
 */
export async function measurePageReads(server: ServerProcess, folder: string): Promise<Figure[]> {
  const page = examplePage();
  const url = await publish(server.url, page);
  const nginx = await startPageServers(folder, server.url, page, url.pathname);
  const bare = await startBareServer(url);
  try {
    await warmUp(url, server.pid);
    await warmUp(nginx.file, nginx.worker);
    await warmUp(nginx.cached, nginx.worker);
    await warmUp(bare.url, bare.pid);
    // In turns, so that the load of the machine affects all alike.
    const [ours, theirs, least, cached]: [ReadCost[], ReadCost[], ReadCost[], ReadCost[]] = [[], [], [], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      theirs.push(await measureReads(nginx.file, [nginx.worker], LASTS_MS));
      cached.push(await measureReads(nginx.cached, [nginx.worker], LASTS_MS));
      ours.push(await measureReads(url, [server.pid], LASTS_MS));
      least.push(await measureReads(bare.url, [bare.pid], LASTS_MS));
    }
    return [
      { name: 'page reads', value: median(ours.map(perSecond)), unit: '/s' },
      { name: 'page reads of nginx, from a file', value: median(theirs.map(perSecond)), unit: '/s' },
      { name: 'page read, CPU each', value: median(ours.map(cpuUs)), unit: 'µs' },
      { name: 'page read of nginx, CPU each', value: median(theirs.map(cpuUs)), unit: 'µs' },
      { name: 'page read of a bare node:http server, CPU each', value: median(least.map(cpuUs)), unit: 'µs' },
      {
        name: 'CPU of a page read beside nginx',
        value: ratio(ours, theirs),
        unit: '×',
        budget: CPU_BUDGET,
      },
      {
        name: 'CPU of a page read from a proxy’s cache beside nginx',
        value: ratio(cached, theirs),
        unit: '×',
        budget: CACHED_CPU_BUDGET,
      },
      { name: 'CPU of a bare server beside nginx', value: ratio(least, theirs), unit: '×' },
      { name: 'CPU of a page read beside a bare server', value: ratio(ours, least), unit: '×' },
    ];
  } finally {
    await bare.stop();
    await nginx.stop();
  }
}

async function publish(server: URL, html: string): Promise<URL> {
  const siteName = SITE;
  const answer = await fetch(new URL('/api/deploy', server), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...deploysOf(html)(), siteName, html }),
  });
  if (!answer.ok) throw new Error(`A deploy was answered with ${answer.status}.`);
  return new URL(`/s/${siteName}/`, server);
}

/**
 * Starts a server that sends the same responses with Node's HTTP server alone: the lower bound for any server
 * on Node.
 */
async function startBareServer(like: URL) {
  const child = spawn(process.execPath, [BARE_SERVER, like.href], { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  const [address] = await once(child.stdout, 'data');
  return {
    url: new URL(String(address).trim()),
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await closed;
    },
  };
}

// Counts reads, not seconds: on a busy machine two seconds are too few reads for Node to optimize the code.
async function warmUp(url: URL, pid: number): Promise<void> {
  for (let reads = 0; reads < WARM_UP_READS; ) {
    const { perSecond } = await measureReads(url, [pid], WARM_UP_MS);
    reads += perSecond * (WARM_UP_MS / 1000);
  }
}

const perSecond = (cost: ReadCost) => cost.perSecond;
const cpuUs = (cost: ReadCost) => cost.cpuMs * 1000;
const median = (values: readonly number[]) => quantile(values, 0.5);

/** The median ratio of each round, as the load of the machine differs between rounds. */
function ratio(costs: readonly ReadCost[], others: readonly ReadCost[]): number {
  return median(costs.map(({ cpuMs }, round) => cpuMs / (others[round]?.cpuMs ?? Number.NaN)));
}
