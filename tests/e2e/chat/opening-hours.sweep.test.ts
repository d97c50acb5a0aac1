import { expect } from 'vitest';
import { wordsIn } from '../../../src/app/load-language.ts';
import { axeFindings } from '../../harness/accessibility/axe.ts';
import { test } from '../../harness/builder/builder-test.ts';

test.for(['de', 'ar'] as const)(
  'the table of opening hours is the same in %s, on a narrow screen',
  async (code, { openBuilder }) => {
    const words = await wordsIn(code);
    const builder = await openBuilder({ locale: code, viewport: { width: 320, height: 700 }, isTouch: true });
    const pick = (name: string) =>
      builder.page.locator('[data-latest] [data-options]').getByRole('button', { name, exact: true }).click();
    const { tables, chat, names } = words;
    const section = names['Opening Hours'] ?? '';
    for (const option of [chat.sections, chat.addSection, section]) await pick(option);
    const table = builder.page.getByRole('group', { name: tables.hours });
    await table.getByRole('rowheader').first().waitFor();
    const days = await table.getByRole('rowheader').allInnerTexts();
    const [monday = '', tuesday = ''] = days.map((text) => text.split('\n')[0]?.trim() ?? '');
    await table.getByLabel(`${monday}, ${tables.opens}`, { exact: true }).fill('22:00');
    await table.getByLabel(`${monday}, ${tables.closes}`, { exact: true }).fill('02:00');
    await table.getByLabel(`${tuesday}, ${tables.closed}`, { exact: true }).check();
    expect(await axeFindings(builder.page)).toEqual([]);
    const outside = await table
      .locator('input, button, summary')
      .evaluateAll((all) =>
        all
          .map((each) => (each.closest('label') ?? each).getBoundingClientRect())
          .filter(
            ({ width, left, right, height }) => width > 0 && (left < 0 || right > innerWidth || height < 44),
          ),
      );
    expect(outside).toEqual([]);
    await table.getByRole('button', { name: tables.saveHours }).click();
    await builder.page.clock.runFor(1000);
    await builder.page.getByText(tables.hoursTold).first().waitFor();
    const rows = builder.page.frameLocator('iframe').locator('#hours tr');
    await expect
      .poll(async () => (await rows.allTextContents()).map((text) => text.trim()))
      .toEqual([`${monday}22:00 – 02:00`, `${tuesday}${tables.closed.toLowerCase()}`]);
  },
);
