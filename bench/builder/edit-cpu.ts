import type { Browser, Page } from 'playwright';
import { LAST_INDEX } from '../../domain/config/edit-config.ts';
import { withBrowser } from '../browser/with-browser.ts';
import { type Figure, quantile } from '../report/figure.ts';
import { MANY_ITEMS, openBuilder, storeManyItems } from './many-items.ts';

const ROUNDS = 5;
const EDITS = 20;
const MANY_EDITS = 1000;
/** The pause between two edits. Rendering and saving take a fraction of it, so that each edit is saved separately. */
const PAUSE_MS = 200;
/** No pause, for the 1,000 edits before a measurement, of which several may be saved together. */
const NO_PAUSE_MS = 0;

const TITLE = 'hero.title.text';
/** The title of the last item that an edit may address. */
const ITEM = `benefits.items[${LAST_INDEX}].title`;

/** Measures the main-thread CPU time of an edit, including rendering of the page and the screen, and saving. */
export async function measureEditCpu(url: string): Promise<Figure[]> {
  return withBrowser(async (browser) => {
    const few = await cpuMeter(browser, url);
    const title = await few.cost(TITLE);
    await makeEdits(few.page, TITLE, MANY_EDITS, NO_PAUSE_MS);
    const later = await few.cost(TITLE);
    const many = await cpuMeter(browser, url);
    await storeManyItems(many.page);
    return [
      { name: 'CPU of an edit, 6 items', value: title, unit: 'ms' },
      { name: `CPU of an edit, 6 items, after ${MANY_EDITS} edits`, value: later, unit: 'ms' },
      { name: `CPU of an edit, ${MANY_ITEMS} items`, value: await many.cost(TITLE), unit: 'ms' },
      { name: `CPU of an edit of one of ${MANY_ITEMS} items`, value: await many.cost(ITEM), unit: 'ms' },
    ];
  });
}

/** Opens a builder; `cost` measures the main-thread milliseconds of an edit, as the median of several rounds. */
async function cpuMeter(browser: Browser, url: string) {
  const page = await browser.newPage({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } });
  const devtools = await page.context().newCDPSession(page);
  // CPU time, not wall-clock time: other programs may be running on the machine.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const seconds = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  await openBuilder(page, url);
  return {
    page,
    async cost(path: string): Promise<number> {
      await makeEdits(page, path, EDITS, PAUSE_MS);
      const costs: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const before = await seconds();
        await makeEdits(page, path, EDITS, PAUSE_MS);
        costs.push((((await seconds()) - before) * 1000) / EDITS);
      }
      return quantile(costs, 0.5);
    },
  };
}

/** Edits a field many times. Resolves once the preview and the stored page contain the last value. */
function makeEdits(page: Page, path: string, count: number, pause: number): Promise<void> {
  return page.evaluate(
    async ([field, edits, milliseconds]) => {
      const { parley } = window;
      if (!parley) throw new Error('The page has no window.parley.');
      const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
      const round = crypto.randomUUID();
      let value = '';
      for (let n = 0; n < edits; n += 1) {
        value = `Title ${round} ${n}`;
        parley.edit(field, value);
        await wait(milliseconds);
      }
      const isDone = () =>
        document.querySelector('iframe')?.contentDocument?.body.textContent?.includes(value) &&
        localStorage.getItem('websiteHTML')?.includes(value);
      const start = performance.now();
      while (!isDone()) {
        if (performance.now() - start > 10_000) throw new Error(`"${value}" was not shown and stored.`);
        await wait(100);
      }
    },
    [path, count, pause] as const,
  );
}
