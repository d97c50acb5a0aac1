import type { Browser, Page, Request } from 'playwright';
import { withBrowser } from '../browser/with-browser.ts';
import { type Figure, quantile } from '../report/figure.ts';
import { MANY_ITEMS, openBuilder, storeManyItems } from './many-items.ts';

const EDITS = 50;
const WARM_UP = 5;
const MANY_EDITS = 1000;
const FRAME_MS = 16;
/** The maximum heap growth of 1,000 edits: less than one page of text each. */
const HEAP_BUDGET = 2_000_000;

interface EditTime {
  /** From the edit until the frame's document holds the value, and until it is painted. */
  readonly shown: number;
  readonly painted: number;
}

/**
 * Measures how long an edit takes to appear in the preview of a real browser, and the heap growth of a
 * thousand edits.
 */
export async function measurePreview(url: string): Promise<Figure[]> {
  return withBrowser(async (browser) => {
    const { page, scriptBytes } = await openMeasured(browser, url);
    const fewItems = editFigures('edit, 6 items', await timeEdits(page, WARM_UP + EDITS));
    const heap = await heapFigure(page);
    await storeManyItems(page);
    return [
      { name: 'JS fetched until the preview shows, as sent', value: scriptBytes, unit: 'B' },
      ...fewItems,
      heap,
      ...editFigures(`edit, ${MANY_ITEMS} items`, await timeEdits(page, WARM_UP + EDITS)),
    ];
  });
}

function editFigures(name: string, all: readonly EditTime[]): Figure[] {
  const times = all.slice(WARM_UP);
  const shown = times.map((time) => time.shown);
  const painted = times.map((time) => time.painted);
  return [
    { name: `${name} to document, median`, value: quantile(shown, 0.5), unit: 'ms' },
    { name: `${name} to paint, median`, value: quantile(painted, 0.5), unit: 'ms', budget: FRAME_MS },
    { name: `${name} to paint, p95`, value: quantile(painted, 0.95), unit: 'ms' },
  ];
}

async function openMeasured(browser: Browser, url: string): Promise<{ page: Page; scriptBytes: number }> {
  const page = await browser.newPage({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } });
  const fetched: Request[] = [];
  page.on('requestfinished', (request) => fetched.push(request));
  await openBuilder(page, url);
  return { page, scriptBytes: await bytesOfScripts(fetched) };
}

async function heapFigure(page: Page): Promise<Figure> {
  const devtools = await page.context().newCDPSession(page);
  const heap = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  const before = await heap();
  await timeEdits(page, MANY_EDITS);
  const grown = (await heap()) - before;
  return {
    name: `heap after ${MANY_EDITS} edits, more than before`,
    value: grown,
    unit: 'B',
    budget: HEAP_BUDGET,
  };
}

/** The bytes of all scripts, including those after the first load, which are always imported. */
async function bytesOfScripts(requests: readonly Request[]): Promise<number> {
  const scripts = requests.filter((request) => request.resourceType() === 'script');
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

function timeEdits(page: Page, edits: number): Promise<EditTime[]> {
  return page.evaluate(async (count) => {
    const frame = document.querySelector('iframe');
    const { parley } = window;
    if (!frame || !parley) throw new Error('The page has no preview, or no window.parley.');
    const task = () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(undefined);
      });
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const times: EditTime[] = [];
    for (let n = 0; n < count; n += 1) {
      await nextFrame();
      // Start at varying times between two frames, as a visitor's edits do.
      await new Promise((resolve) => setTimeout(resolve, (n * 7) % 17));
      const value = `Title number ${n}`;
      const start = performance.now();
      parley.edit('hero.title.text', value);
      // Reads the heading only: reading a long page repeatedly would be measured with the edit.
      while (frame.contentDocument?.querySelector('h1')?.textContent !== value) {
        if (performance.now() - start > 5000) throw new Error(`The preview never showed "${value}".`);
        await task();
      }
      const shown = performance.now() - start;
      await nextFrame();
      // A frame's callbacks run just before it is painted, the next task just after.
      await task();
      times.push({ shown, painted: performance.now() - start });
    }
    return times;
  }, edits);
}
