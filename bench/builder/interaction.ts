import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import { withBrowser } from '../browser/with-browser.ts';
import { type Figure, quantile } from '../report/figure.ts';

const SLOWDOWN = 4;
const INP_BUDGET_MS = 100;
const WALK = [
  'Hero',
  'Title',
  'Back',
  'Button',
  'Text',
  'Back',
  'Main Menu',
  'Benefits',
  'Benefit',
  'Item 1',
];
const STARTS = 5;
// A single one varies too much with the load of the machine.
const WALKS = 5;
const PAUSE_MS = 500;

/**
 * Measures when the builder is ready to use and how long a click on an option takes, with the CPU slowed down
 * four times.
 */
export async function measureInteraction(url: string): Promise<Figure[]> {
  const readyTimes: number[] = [];
  for (let n = 0; n < STARTS; n += 1) readyTimes.push(await withSlowBuilder(url, async (_, ready) => ready));
  const walks: number[][] = [];
  for (let n = 0; n < WALKS; n += 1) walks.push(await withSlowBuilder(url, timeClicks));
  const worst = walks.map((clicks) => quantile(clicks, 1));
  return [
    {
      name: `builder ready to be clicked, CPU ${SLOWDOWN}x slower, median of ${STARTS}`,
      value: quantile(readyTimes, 0.5),
      unit: 'ms',
    },
    {
      name: `option clicked to next paint, CPU ${SLOWDOWN}x slower, median`,
      value: quantile(walks.flat(), 0.5),
      unit: 'ms',
    },
    {
      name: `INP, CPU ${SLOWDOWN}x slower, the worst of ${WALK.length} clicks, median of ${WALKS}`,
      value: quantile(worst, 0.5),
      unit: 'ms',
      budget: INP_BUDGET_MS,
    },
  ];
}

/** Opens the builder with a slow CPU; `ready` is the time when its first option is enabled and no long task is left. */
function withSlowBuilder<Result>(
  url: string,
  work: (page: Page, ready: number) => Promise<Result>,
): Promise<Result> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(recordTimes);
    await page.goto(url);
    await page.getByRole('button', { name: WALK[0] ?? '' }).waitFor();
    await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
    const ready = await page.evaluate(() =>
      Math.max(window.benchTimes.options, ...window.benchTimes.longTaskEnds),
    );
    return work(page, ready);
  });
}

async function timeClicks(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const name of WALK) {
    // The mouse hovers before it presses, as a hand does. Playwright evaluates only after everything is painted,
    // or its scripts would be measured too.
    await page.getByRole('button', { name, exact: true, disabled: false }).last().hover();
    await page.evaluate(() => {
      window.benchTimes.clicks = [];
    });
    await setTimeout(PAUSE_MS);
    await page.mouse.down();
    await page.mouse.up();
    await setTimeout(PAUSE_MS);
    times.push(Math.max(...(await page.evaluate(() => window.benchTimes.clicks))));
  }
  return times;
}

declare global {
  interface Window {
    /** What `recordTimes` records: milliseconds since navigation, and durations of clicks. */
    benchTimes: { options: number; longTaskEnds: number[]; clicks: number[] };
  }
}

function recordTimes(): void {
  const times: Window['benchTimes'] = { options: 0, longTaskEnds: [], clicks: [] };
  window.benchTimes = times;
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) times.longTaskEnds.push(task.startTime + task.duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const event of list.getEntries()) if (event.name === 'click') times.clicks.push(event.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[role=log] button:enabled')) return;
    times.options = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}
