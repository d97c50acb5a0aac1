import { describe, expect } from 'vitest';
import { axeFindings } from '../../harness/accessibility/axe.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

const BAKERY = [
  'Monday\tclosed',
  'Tuesday – Friday\t07:00 – 18:00',
  'Saturday\t07:00 – 13:00',
  'Sunday\tclosed',
  'Weddings\tby appointment',
  '24 December 2026\tclosed',
];

const rows = (builder: BuilderPage) => builder.preview().locator('#hours tr').allInnerTexts();

/** Presses Tab until the control of a name has the focus. Each part of a time is a stop of its own. */
async function tabTo(builder: BuilderPage, name: string): Promise<void> {
  for (let stops = 0; stops < 120; stops += 1) {
    await builder.page.keyboard.press('Tab');
    const focused = await builder.page.evaluate(() => {
      const { activeElement: active } = document;
      return active?.getAttribute('aria-label') ?? active?.textContent;
    });
    if (focused === name) return;
  }
  throw new Error(`No Tab leads to ${name}`);
}

async function press(builder: BuilderPage, name: string, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(builder, name);
  await builder.page.keyboard.press(key);
}

/** Gives the control of a name a value. The keys of a time differ by the browser's own language. */
async function type(builder: BuilderPage, name: string, value: string): Promise<void> {
  await tabTo(builder, name);
  await builder.page.locator(':focus').fill(value);
}

async function open(builder: BuilderPage): Promise<void> {
  for (const option of ['Sections', 'Add a section', 'Opening Hours']) await builder.pick(option);
  await builder.page.getByRole('group', { name: 'Opening hours by day' }).waitFor();
}

describe('the table of opening hours', () => {
  test('is filled, mended and saved with the keyboard alone, as one step that undo takes back', async ({
    builder,
  }) => {
    await open(builder);
    const samples = await rows(builder);
    await builder.page.getByText('For example: Tue–\u2060Fri 7–\u206018, Sat 7–\u206013').waitFor();
    // What stays at the foot covers a row in part elsewhere: axe would take that for its size.
    await builder.conversation().evaluate((log) => log.scrollTo(0, log.scrollHeight));
    expect(await axeFindings(builder.page)).toEqual([]);

    await press(builder, 'Monday, Closed', 'Space');
    await type(builder, 'Tuesday, opens', '07:00');
    await type(builder, 'Tuesday, closes', '18:00');
    for (const day of ['Tuesday', 'Wednesday', 'Thursday']) await press(builder, `Same as ${day}`, 'Enter');
    await type(builder, 'Saturday, opens', '07:00');
    await press(builder, 'Sunday, Closed', 'Space');
    await press(builder, 'Special days', 'Enter');
    await type(builder, 'Special day 1, date', '2026-12-24');
    await press(builder, 'Other lines', 'Enter');
    await type(builder, 'Line 1, Days', 'Weddings');
    await type(builder, 'Line 1, Hours', 'by appointment');
    await press(builder, 'Save the hours', 'Enter');

    expect(await builder.page.locator('output:not(:empty)').allInnerTexts()).toEqual([
      'Please enter both times.',
      'Please enter its hours, or choose Closed.',
    ]);
    expect(await builder.page.locator(':focus').getAttribute('aria-label')).toBe('Saturday, opens');
    expect(await axeFindings(builder.page)).toEqual([]);
    // What is typed in whole is drawn as a draft.
    expect(await rows(builder)).toEqual([
      'Monday\nclosed',
      'Tuesday – Friday\n07:00 – 18:00',
      'Sunday\nclosed',
      'Weddings\nby appointment',
    ]);

    await type(builder, 'Saturday, closes', '13:00');
    await press(builder, 'Special day 1, Closed', 'Space');
    await press(builder, 'Save the hours', 'Enter');
    await builder.second();
    expect(await builder.lastMessage()).toContain('✓ These are your opening hours now.');
    await expect.poll(() => rows(builder)).toEqual(BAKERY);
    expect((await builder.options()).slice(0, 2)).toEqual(['Title', 'Day']);

    await builder.page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => rows(builder)).toEqual(samples);
  });

  test('keeps what it cannot hold, and what is typed to the chat fills it, or stands above it', async ({
    builder,
  }) => {
    await open(builder);
    await builder.say('hide linkedin');
    const option = builder.page.getByRole('button', { name: 'Hide LinkedIn (Social Links), in the footer' });
    await option.waitFor();
    const hours = builder.page.getByRole('group', { name: 'Opening hours by day' });
    const [above, below] = [await option.boundingBox(), await hours.boundingBox()];
    expect((above?.y ?? Number.NaN) < (below?.y ?? Number.NaN)).toBe(true);
    await builder.say('hours.items[0].hours by appointment\nor call');
    await builder.second();
    const table = builder.page.getByRole('group', { name: 'Opening hours by day' });
    const line = table.getByLabel('Line 1, Hours');
    await expect.poll(() => line.inputValue()).toBe('by appointment\nor call');
    await table.getByLabel('Saturday, Closed', { exact: true }).check();
    await table.getByRole('button', { name: 'Save the hours' }).click();
    await builder.second();
    await expect
      .poll(() => rows(builder))
      .toEqual(['Monday to Friday\tby appointment\nor call', 'Saturday\tclosed']);
    expect(await line.inputValue()).toBe('by appointment\nor call');
    await builder.say('Sat 7-13, Sun 0-2');
    await builder.second();
    await builder.pick('Set the opening hours as shown');
    await builder.second();
    await expect
      .poll(() => rows(builder))
      .toEqual([
        'Monday to Friday\tby appointment\nor call',
        'Saturday\t07:00 – 13:00',
        'Sunday\t00:00 – 02:00',
      ]);
    expect(await table.getByLabel('Saturday, closes', { exact: true }).inputValue()).toBe('13:00');
    await table.getByRole('button', { name: 'Remove: Line 1' }).click();
    await table.getByRole('button', { name: 'Save the hours' }).click();
    await builder.second();
    await expect.poll(() => rows(builder)).toEqual(['Saturday\n07:00 – 13:00', 'Sunday\n00:00 – 02:00']);
  });

  test('holds hours that are not saved through a reload, and lets them go by Main Menu', async ({
    builder,
  }) => {
    await open(builder);
    const closed = builder.page.getByLabel('Monday, Closed', { exact: true });
    await closed.check();
    await builder.page.getByLabel('Tuesday, opens', { exact: true }).fill('07:00');
    await expect.poll(() => rows(builder)).toEqual(['Monday\nclosed']);
    await builder.reload();
    await builder.page.getByText('Not sent yet, for Day, in the opening hours: “Monday closed”.').waitFor();
    await builder.page.getByRole('button', { name: 'Continue editing' }).click();
    await expect.poll(() => closed.isChecked()).toBe(true);
    await builder.mainMenu();
    await builder.pick('Opening Hours');
    expect(await closed.isChecked()).toBe(false);
  });
});
