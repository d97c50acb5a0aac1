import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Frame, type Page } from 'playwright';
import { ensureBrowser, LAUNCH_ARGS } from '../../tests/harness/browser/browser.ts';
import { thisMachine } from '../../tests/harness/host.ts';
import { InspectorPage } from '../../tests/harness/inspector-page.ts';
import { weighInspector } from '../../tests/harness/weight/inspector-weight.ts';
import { type Figure, quantile } from '../report/figure.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const OPENINGS = 7;
const HIGHLIGHTS = 60;
const EVENTS = 2000;
/** A log of just under 10,000 events: saved edits, and what is typed between them. */
const LONG_LOG = { edits: 300, draftsEach: 22 };
const LONG_LOG_BUDGET = 40_000_000;

/** Measures how long the inspector takes to open and to show an event, and how much it slows down the app. */
export async function measureInspector(url: string): Promise<Figure[]> {
  const executablePath = await ensureBrowser(thisMachine());
  const browser = await chromium.launch({ executablePath, args: [...LAUNCH_ARGS] });
  try {
    const openings: number[] = [];
    for (let n = 0; n < OPENINGS; n += 1) openings.push(await firstChart(browser, url));
    const page = await open(browser, url, '/?inspect');
    const { view } = await InspectorPage.beside(page);
    await new InspectorPage(view).choose('preview');
    await view.locator('[data-actor="preview"] .chart-box').first().waitFor();
    const highlights = await highlightTimes(view);
    const on = await microsecondsPerEvent(page);
    const shown = await microsecondsUntilShown(view);
    await page.close();
    const longLog = await bytesOfLongLog(await open(browser, url, '/?inspect'));
    const off = await microsecondsPerEvent(await open(browser, url, '/?inspect=handle'));
    const { gzip } = await weighInspector(DIST);
    return [
      { name: 'inspector, all it loads to open, gzip', value: gzip, unit: 'B' },
      { name: '?inspect to first chart, median', value: quantile(openings, 0.5), unit: 'ms' },
      { name: 'event to highlight, median', value: quantile(highlights, 0.5), unit: 'ms' },
      { name: 'event to highlight, p95', value: quantile(highlights, 0.95), unit: 'ms' },
      { name: 'event in the app, inspector off', value: off, unit: 'µs' },
      { name: 'event in the app, inspector on', value: on, unit: 'µs' },
      { name: 'event until told and drawn, of a burst', value: shown, unit: 'µs' },
      {
        name: 'heap of a log of 10,000 events, app and inspector',
        value: longLog,
        unit: 'B',
        budget: LONG_LOG_BUDGET,
      },
    ];
  } finally {
    await browser.close();
  }
}

async function open(browser: Browser, url: string, path: string): Promise<Page> {
  const page = await browser.newPage({ serviceWorkers: 'block', viewport: { width: 1800, height: 1000 } });
  await page.goto(new URL(path, url).href);
  await page.getByRole('button', { name: 'Hero', exact: true }).waitFor();
  return page;
}

/** The time from the request of the app to the first state's box, in a browser profile without a cache. */
async function firstChart(browser: Browser, url: string): Promise<number> {
  const profile = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1800, height: 1000 },
  });
  const page = await profile.newPage();
  await page.goto(new URL('/?inspect', url).href);
  const { view } = await InspectorPage.beside(page);
  await view.locator('.chart-box').first().waitFor();
  const time = await view.evaluate(
    () => performance.timeOrigin + performance.now() - parent.performance.timeOrigin,
  );
  await profile.close();
  return time;
}

function highlightTimes(view: Frame | Page): Promise<number[]> {
  return view.evaluate(async (count) => {
    const preview = (parent as Window).parley?.actor.getSnapshot().context.actors?.preview;
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const times: number[] = [];
    for (let n = 0; n < count; n += 1) {
      // Start at varying times between two frames, as a visitor's events do.
      await new Promise((resolve) => setTimeout(resolve, (n * 7) % 17));
      const state = n % 2 === 0 ? 'shown' : 'hidden';
      const start = performance.now();
      preview?.send({ type: 'guides.toggle' });
      while (!document.querySelector(`[data-state-id="preview.guides.${state}"][data-active]`))
        await nextFrame();
      times.push(performance.now() - start);
    }
    return times;
  }, HIGHLIGHTS);
}

function microsecondsPerEvent(page: Page): Promise<number> {
  return page.evaluate((count) => {
    const box = window.parley?.actor.getSnapshot().context.actors?.chat.getSnapshot().context.box;
    const run = () => {
      const start = performance.now();
      for (let n = 0; n < count; n += 1) box?.send({ type: 'draft.change', text: `draft ${n}` });
      return performance.now() - start;
    };
    run();
    return (Math.min(run(), run(), run()) / count) * 1000;
  }, EVENTS);
}

/** How much the heap of the page and of the inspector beside it grows while a long log is recorded. */
async function bytesOfLongLog(page: Page): Promise<number> {
  const { view } = await InspectorPage.beside(page);
  await view.locator('.chart-box').first().waitFor();
  const devtools = await page.context().newCDPSession(page);
  const heap = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  const before = await heap();
  await page.evaluate(async ({ edits, draftsEach }) => {
    const { chat, site } = window.parley?.actor.getSnapshot().context.actors ?? {};
    if (!chat || !site) throw new Error('The app does not run.');
    const { box } = chat.getSnapshot().context;
    for (let edit = 1; edit <= edits; edit += 1) {
      window.parley?.edit('hero.title.text', `Title number ${edit}`);
      while (!JSON.stringify(site.getSnapshot().value).includes('"resting":"saved"'))
        await new Promise((resolve) => setTimeout(resolve, 5));
      for (let n = 1; n <= draftsEach; n += 1) box.send({ type: 'draft.change', text: `${edit} ${n}` });
    }
    box.send({ type: 'draft.change', text: 'the end' });
  }, LONG_LOG);
  await view.getByRole('region', { name: 'Events' }).getByText('the end').first().waitFor();
  const grown = (await heap()) - before;
  await page.close();
  return grown;
}

/** Polls inside the page: Playwright's search by role takes longer than showing the row. */
async function microsecondsUntilShown(view: Frame | Page): Promise<number> {
  return view.evaluate(async (count) => {
    const { chat } = (parent as Window).parley?.actor.getSnapshot().context.actors ?? {};
    const box = chat?.getSnapshot().context.box;
    const log = document.querySelector('[aria-label="Events"]');
    const start = performance.now();
    for (let n = 1; n <= count; n += 1) box?.send({ type: 'draft.change', text: `burst ${n}` });
    while (!log?.textContent?.includes(`burst ${count}"`)) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return ((performance.now() - start) / count) * 1000;
  }, EVENTS);
}
