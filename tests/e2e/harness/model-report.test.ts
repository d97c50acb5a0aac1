import type { Page } from 'playwright';
import { expect } from 'vitest';
import { axeFindings } from '../../harness/accessibility/axe.ts';
import { test } from '../../harness/builder/builder-test.ts';
import { readSheets } from '../../prove/report/model-report.ts';
import { reportPage } from '../../prove/report/report-page.tsx';
import { SAMPLE_RUN } from '../../prove/report/sample-run.ts';

/** The texts of all elements that match. */
const textsOf = (page: Page, selector: string) => page.locator(selector).allTextContents();

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the report of the model tests, ${colorScheme}`, async ({ browser }) => {
    const page = await browser.newPage({ colorScheme, viewport: { width: 1280, height: 900 } });
    try {
      await page.setContent(await reportPage(SAMPLE_RUN, await readSheets()));
      for (const details of await page.locator('details').all())
        await details.evaluate((element) => element.setAttribute('open', ''));
      expect(await axeFindings(page)).toEqual([]);
    } finally {
      await page.close();
    }
  });
}

test('the report draws what was seen, missed and caught on the charts, without a script', async ({
  browser,
}) => {
  const profile = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await profile.newPage();
    await page.setContent(await reportPage(SAMPLE_RUN, await readSheets()));
    expect(await textsOf(page, 'h2')).toEqual([
      'Failed tests',
      'Machines',
      'language',
      'What the tests printed',
    ]);
    expect(await page.getByRole('main').getByRole('paragraph').first().innerText()).toBe(
      '1 tests passed, 2 failed. The run ended at 2025-06-01 09:30 UTC. The app layer walked https://staging.example.',
    );
    const rows = await page.getByRole('row').allInnerTexts();
    expect(rows.slice(1).map((row) => row.split('\t'))).toEqual([
      ['language', 'machines, failed', '5/5', '3/3', '1', '1', '1', '1', '1', ''],
      ['language', 'app, failed', '4/5', '2/3', '', '', '', '', '', '1'],
    ]);
    // A layer with a fault is open.
    const [machine, app] = [page.locator('svg[role=img]').first(), page.locator('svg[role=img]').last()];
    const drawn = (where: typeof machine, selector: string, name: string) =>
      where.locator(selector).evaluateAll((found, key) => found.map((each) => each.getAttribute(key)), name);
    expect(await drawn(app, '.chart-state:not([data-active])', 'data-state-id')).toEqual([
      'language.notKept',
    ]);
    expect(await drawn(app, '[data-place]:has(.missed)', 'data-place')).toEqual([
      'language.switching|xstate.error.actor.switching#0',
      'language.notKept',
    ]);
    expect(await textsOf(page, '.caught')).toEqual(['1/1', '✗ 0/1']);
    expect(await drawn(machine, '[data-place]:has(.missed)', 'data-place')).toEqual([]);
    expect(await textsOf(page, 'dd')).toEqual([
      'survived: language.notKept lacks reset on entry (1)',
      'equivalent: language.notKept lacks tell on entry (2)',
      'caught: language language.choose is deleted',
      'same: keepChoice does nothing',
      'unmet: keepChoice is never called',
    ]);
    expect(await textsOf(page, 'ul li')).toEqual([
      'language isOther: never false',
      'language.notKept',
      'language.switching xstate.error.actor.switching',
    ]);
    const pre = await textsOf(page, 'pre');
    expect(pre).toEqual([
      ...SAMPLE_RUN.tests.slice(1).flatMap(({ errors }) => errors),
      SAMPLE_RUN.tests.flatMap(({ printed }) => printed).join('\n'),
    ]);
  } finally {
    await profile.close();
  }
});
