import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { test } from '../harness/builder-test.ts';
import { FIRST_LOAD_JS_BUDGET, weighFirstLoad } from '../harness/first-load.ts';

declare global {
  interface Window {
    shifted: number;
  }
}

/** Of a whole session: the goal of the builder's own screen. */
const SHIFT_BUDGET = 0.02;
const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

test('the first load brings no more JavaScript than its budget', async () => {
  const { js } = await weighFirstLoad(DIST);
  expect(js.gzip).toBeGreaterThan(0);
  expect(js.gzip).toBeLessThanOrEqual(FIRST_LOAD_JS_BUDGET);
});

for (const viewport of [
  { width: 412, height: 823 },
  { width: 320, height: 568 },
])
  test(`nothing moves while the screen of a phone of ${viewport.width} × ${viewport.height} fills`, async ({
    openBuilder,
  }) => {
    const { page } = await openBuilder({ viewport, isTouch: true });
    await page.addInitScript(sumShifts);
    await page.reload();
    await page.getByRole('combobox', { name: 'Language' }).waitFor();
    await page.getByRole('button', { name: 'Start with content for my business' }).waitFor();
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(SHIFT_BUDGET);
  });

/** Sums how far what shows was moved by itself, as the browser scores it. */
function sumShifts(): void {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.shifted += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}
