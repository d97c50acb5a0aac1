import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../tests/harness/local-ports.ts';
import { type Figure, quantile } from '../report/figure.ts';
import { withBrowser } from './with-browser.ts';

/** Lighthouse is installed apart (`npm ci --prefix bench/lighthouse`), so it runs as a program of its own. */
const PROGRAM = join(import.meta.dirname, '../lighthouse/node_modules/lighthouse/cli/index.js');
const run = promisify(execFile);

const RUNS = 3;
const CATEGORIES: readonly string[] = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMINGS = [
  { audit: 'first-contentful-paint', name: 'FCP', unit: 'ms' },
  { audit: 'largest-contentful-paint', name: 'LCP', unit: 'ms' },
  { audit: 'total-blocking-time', name: 'TBT', unit: 'ms' },
  { audit: 'cumulative-layout-shift', name: 'CLS', unit: 'shift' },
] as const;

/** The maximum timings of a page, in the order FCP, LCP, TBT, CLS. */
export type TimingBudgets = readonly [number, number, number, number];

/** The scores that a page must reach: the given one for performance, 100 in the other categories. */
export interface LighthouseGoals {
  readonly performance: number;
  readonly budgets: TimingBudgets | undefined;
}

type Run = Readonly<Record<string, number>>;

/** What is read of a report of Lighthouse. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<
      string,
      { readonly numericValue?: number; readonly details?: { readonly items?: readonly unknown[] } }
    >
  >;
}

/** Measures Lighthouse's scores and timings of a page on a phone, each the median of three runs. */
export async function measureLighthouse(
  name: string,
  url: string,
  { performance, budgets }: LighthouseGoals,
): Promise<Figure[]> {
  const runs: Run[] = [];
  for (let n = 0; n < RUNS; n += 1) runs.push(await runOnce(url));
  const median = (key: string) =>
    quantile(
      runs.map((run) => run[key] ?? Number.NaN),
      0.5,
    );
  return [
    ...CATEGORIES.map((category) => ({
      name: `${name}: Lighthouse ${category}`,
      value: median(category),
      unit: 'points' as const,
      goal: category === 'performance' ? performance : 100,
    })),
    ...TIMINGS.map(({ audit, name: timing, unit }, at) => ({
      name: `${name}: ${timing}`,
      value: median(audit),
      unit,
      ...(budgets && { budget: budgets[at] ?? 0 }),
    })),
    { name: `${name}: requests`, value: median('requests'), unit: 'requests' },
  ];
}

/** Runs Lighthouse once, in a new browser, so that no run uses the cache of another. */
async function runOnce(url: string): Promise<Run> {
  const port = await freePort();
  return withBrowser(async () => {
    const { stdout } = await run(
      process.execPath,
      [
        PROGRAM,
        url,
        ...[`--port=${port}`, `--only-categories=${CATEGORIES.join(',')}`, '--output=json', '--quiet'],
      ],
      { maxBuffer: 100_000_000 },
    );
    const { categories, audits }: Report = JSON.parse(stdout);
    return Object.fromEntries([
      ...CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)] as const),
      ...TIMINGS.map(({ audit }) => [audit, audits[audit]?.numericValue ?? Number.NaN] as const),
      ['requests', audits['network-requests']?.details?.items?.length ?? Number.NaN] as const,
    ]);
  }, [`--remote-debugging-port=${port}`]);
}
