import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { test } from '../../harness/builder/builder-test.ts';
import { weighFirstLoad } from '../../harness/weight/first-load.ts';
import { FIRST_CLICK_BUDGET, FIRST_VISIT_BUDGET, weighFirstVisit } from '../../harness/weight/first-visit.ts';

declare global {
  interface Window {
    shifted: number;
  }
}

const DIST = fileURLToPath(new URL('../../../dist', import.meta.url));
/** The goal for the layout shift of a whole session. */
const SHIFT_BUDGET = 0.02;
/**
 * On slow machines a request costs more than its bytes. These are the document, its style and scripts, then
 * the code after the first screen, and the face of its headings. It was 13 before that code came in two parts, so that none
 * of its tasks is long on a slow phone.
 */
const REQUEST_BUDGET = 14;

test('a first visit keeps its budget of bytes and requests, and sends none to other origins', async ({
  browser,
  url,
}) => {
  const { asked, gzip } = await weighFirstVisit(browser, url);
  expect(gzip).toBeGreaterThan(0);
  expect(gzip).toBeLessThanOrEqual(FIRST_VISIT_BUDGET);
  expect(asked.filter((address) => new URL(address).origin !== new URL(url).origin)).toEqual([]);
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.length).toBeLessThanOrEqual(REQUEST_BUDGET);
});

test('what has to come before the first click keeps its budget', async () => {
  const { js, css } = await weighFirstLoad(DIST);
  expect(js.gzip).toBeGreaterThan(0);
  expect(js.gzip + css.gzip).toBeLessThanOrEqual(FIRST_CLICK_BUDGET);
});

test('loading shifts nothing on the smallest phone', async ({ openBuilder }) => {
  const { page } = await openBuilder({ viewport: { width: 320, height: 568 }, isTouch: true });
  await page.addInitScript(sumShifts);
  await page.reload();
  await page.getByRole('combobox', { name: 'Language' }).waitFor();
  await page.getByRole('button', { name: 'Make it mine' }).waitFor();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(SHIFT_BUDGET);
});

/** Sums the browser's layout shift scores. */
function sumShifts(): void {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.shifted += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}
