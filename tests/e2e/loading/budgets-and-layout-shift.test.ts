import { expect } from 'vitest';
import { test } from '../../harness/builder/builder-test.ts';
import { FIRST_VISIT_BUDGET, weighFirstVisit } from '../../harness/weight/first-visit.ts';

declare global {
  interface Window {
    shifted: number;
  }
}

/** Of a whole session: the goal of the builder's own screen. */
const SHIFT_BUDGET = 0.02;
/** Each costs a slow machine more than it weighs: the document, its style and its scripts, then what follows the first screen. */
const REQUEST_BUDGET = 12;

test('a first visit keeps to its budget of bytes and requests, and asks no stranger', async ({
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

test('what an answer leaves behind stays where it was, to the pixel', async ({ builder }) => {
  const boxes = () =>
    builder.page
      .getByRole('log')
      .locator('li')
      .first()
      .evaluate((message) => {
        const { left, top } = message.getBoundingClientRect();
        return [...message.querySelectorAll('button')].map((option) => {
          const box = option.getBoundingClientRect();
          return [option.textContent, box.left - left, box.top - top, box.width, box.height];
        });
      });
  const offered = await boxes();
  await builder.pick('Hero');
  expect(await builder.lastMessage()).toBe('What would you like to modify in Hero?');
  expect(offered.length).toBeGreaterThan(5);
  expect(await boxes()).toEqual(offered);
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
