import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { DeployRequest } from '../../domain/publish/deploy.ts';
import { drawOwnerSecret } from '../../domain/publish/owner-secret.ts';
import { loadedTemplates, loadPages } from '../../templates/pages.ts';
import type { Figure } from '../report/figure.ts';

await loadPages();

const PAGE_BYTES = 40_000;
const WARM_UP_MS = 1000;
const LASTS_MS = 4000;

/** Measures how many new sites a second the started program stores, with one and with sixteen deploys in flight. */
export async function measureDeploys(url: string): Promise<Figure[]> {
  const page = examplePage();
  const next = deploysOf(page);
  await deploysPerSecond(url, 4, WARM_UP_MS, next);
  const figures: Figure[] = [];
  for (const inFlight of [1, 16]) {
    const value = await deploysPerSecond(url, inFlight, LASTS_MS, next);
    figures.push({ name: `deploys of 40 kB, ${inFlight} in flight`, value, unit: '/s' });
  }
  return figures;
}

/** The number of deploys a second that are answered with this many in flight. */
export async function deploysPerSecond(
  url: string,
  inFlight: number,
  lasts: number,
  next: () => DeployRequest,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: inFlight });
  const authorization = `Bearer ${drawOwnerSecret((count) => randomBytes(count))}`;
  const start = performance.now();
  let done = 0;
  const visitor = async () => {
    while (performance.now() - start < lasts) {
      await deploy(new URL('/api/deploy', url), agent, authorization, next());
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: inFlight }, visitor));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return done / seconds;
}

// Not fetch: it would use as much CPU as the measured server.
function deploy(address: URL, agent: Agent, authorization: string, body: DeployRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', Authorization: authorization };
    const call = request(address, { agent, method: 'POST', headers }, (response) => {
      response.resume();
      response.once('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`A deploy was answered with ${response.statusCode}.`));
      });
    });
    call.once('error', reject);
    call.end(JSON.stringify(body));
  });
}

/** Returns a function that creates a deploy of a new site on each call, with a slightly different page. */
export function deploysOf(page: string): () => DeployRequest {
  let count = 0;
  return () => {
    count += 1;
    return {
      html: `${page}<!-- ${count} -->`,
      siteName: `site-${count.toString(36).padStart(7, '0')}`,
      templateId: 'landing_business',
      userEmail: 'bench@example.com',
      isUpdate: false,
    };
  };
}

/** A page of 40 kB, made from the pages of the templates. */
export function examplePage(): string {
  const page = loadedTemplates()
    .map(({ base, render }) => render(base))
    .join('\n');
  return page.repeat(Math.ceil(PAGE_BYTES / page.length)).slice(0, PAGE_BYTES);
}
