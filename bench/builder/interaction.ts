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
// A single one varies too much with the load of the machine.
const WALKS = 5;
const PAUSE_MS = 500;

/** Measures how long a click on an option takes, with the CPU slowed down four times. */
export async function measureInteraction(url: string): Promise<Figure[]> {
  const walks: number[][] = [];
  for (let n = 0; n < WALKS; n += 1) walks.push(await timeSlowClicks(url));
  const worst = walks.map((clicks) => quantile(clicks, 1));
  return [
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

/** Opens the builder with a slow CPU, and times the clicks once everything is loaded. */
function timeSlowClicks(url: string): Promise<number[]> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(recordClicks);
    await page.goto(url);
    await page.locator('main [data-state=loaded]').waitFor();
    return timeClicks(page);
  });
}

async function timeClicks(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const name of WALK) {
    // The mouse hovers before it presses, as a hand does. Playwright evaluates only after everything is painted,
    // or its scripts would be measured too.
    await page.getByRole('button', { name, exact: true, disabled: false }).last().hover();
    await page.evaluate(() => {
      window.benchClicks = [];
    });
    await setTimeout(PAUSE_MS);
    await page.mouse.down();
    await page.mouse.up();
    await setTimeout(PAUSE_MS);
    times.push(Math.max(...(await page.evaluate(() => window.benchClicks))));
  }
  return times;
}

declare global {
  interface Window {
    /** The durations of clicks that `recordClicks` records. */
    benchClicks: number[];
  }
}

function recordClicks(): void {
  window.benchClicks = [];
  new PerformanceObserver((list) => {
    for (const event of list.getEntries())
      if (event.name === 'click') window.benchClicks.push(event.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
