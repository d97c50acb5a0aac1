import { expect } from 'vitest';
import { axeFindings } from '../../harness/accessibility/axe.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

const BREADS = 'Sourdough 4.80, Rye 4.20, Spelt 5.10, Baguette 2.40, Roll 0.90, Bun 2.60';
const SAMPLES = ['First offer\t00.00', 'Second offer\t00.00', 'Third offer\t00.00'];

/** The prices on the page: name and price of each. */
const prices = (builder: BuilderPage) =>
  builder
    .preview()
    .locator('#prices li')
    .evaluateAll((all) =>
      all.map(
        (each) => `${each.querySelector('h3')?.textContent}\t${each.querySelector('.price')?.textContent}`,
      ),
    );
const storedNames = async (builder: BuilderPage) =>
  JSON.parse((await builder.stored('websiteConfig')) ?? '{}').prices?.items.map(
    ({ name }: { name: string }) => name,
  );
const focused = (builder: BuilderPage) => builder.page.locator(':focus').getAttribute('aria-label');
const cell = (builder: BuilderPage, label: string) =>
  builder.page.getByRole('group', { name: 'Prices', exact: true }).getByLabel(label, { exact: true });

async function open(builder: BuilderPage): Promise<void> {
  for (const option of ['Sections', 'Add a section', 'Prices', 'Offer', 'Edit as a table'])
    await builder.pick(option);
  await builder.page.getByRole('group', { name: 'Prices', exact: true }).waitFor();
}

/** Pastes into what has the focus. */
const paste = (builder: BuilderPage, text: string) =>
  builder.page.evaluate((typed) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', typed);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);

test('a table takes a pasted list, is worked on by keyboard, shows each row at once, and is one step to undo', async ({
  builder,
}) => {
  const { keyboard } = builder.page;
  await open(builder);
  await expect.poll(() => focused(builder)).toBe('Name, Offer 1');
  expect(await axeFindings(builder.page)).toEqual([]);
  await paste(builder, BREADS);
  await expect
    .poll(() => prices(builder))
    .toEqual(BREADS.split(', ').map((bread) => bread.replace(' ', '\t')));

  await keyboard.press('Alt+ArrowDown');
  expect(await focused(builder)).toBe('Name, Offer 2');
  await cell(builder, 'Price, Offer 6').focus();
  await keyboard.press('Enter');
  expect(await focused(builder)).toBe('Name, Offer 7');
  await keyboard.type('Pretzel');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.type('1,20 €');
  await cell(builder, 'Name, Offer 5').focus();
  await cell(builder, 'Remove: Roll').press('Enter');
  await expect
    .poll(() => prices(builder))
    .toEqual([
      'Rye\t4.20',
      'Sourdough\t4.80',
      'Spelt\t5.10',
      'Baguette\t2.40',
      'Bun\t2.60',
      'Pretzel\t1,20 €',
    ]);

  await keyboard.press('Escape');
  await builder.second();
  expect((await builder.transcript()).slice(-2)).toEqual([
    'Done',
    '✓ Prices: your list is on the page. What would you like to modify next?',
  ]);
  await expect
    .poll(() => storedNames(builder))
    .toEqual(['Rye', 'Sourdough', 'Spelt', 'Baguette', 'Bun', 'Pretzel']);
  await builder.page.getByRole('button', { name: 'Undo: Offer' }).click();
  await expect.poll(() => prices(builder)).toEqual(SAMPLES);
});

test('rows that are not sent are a draft of their list: marked, kept over a click elsewhere and a reload, dropped by Main Menu', async ({
  builder,
}) => {
  const { page } = builder;
  const marked = () =>
    builder
      .preview()
      .locator('[data-draft]')
      .evaluateAll((all) => all.map((each) => each.closest('section')?.id));
  const notice = page.locator('[data-notice=draft]');
  await open(builder);
  await builder.say('Croissant 2.20');
  await expect.poll(() => prices(builder)).toEqual(['Croissant\t2.20']);
  await cell(builder, 'Price, Offer 1').fill('2.30');
  await expect.poll(marked).toEqual(['prices']);
  await builder.preview().locator('#header .brand').click();
  expect(await builder.lastMessage()).toBe('Please enter the value for Logo Text:');
  expect(await prices(builder)).toEqual(['Croissant\t2.30']);
  expect(await storedNames(builder)).toEqual(['First offer', 'Second offer', 'Third offer']);

  await builder.reload();
  await notice.waitFor();
  expect(await notice.innerText()).toBe(
    'Not sent yet, for Offer, in the prices: “Croissant 2.30”.\nContinue editing',
  );
  await notice.getByRole('button', { name: 'Continue editing' }).click();
  expect(await cell(builder, 'Price, Offer 1').inputValue()).toBe('2.30');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await builder.second();
  await expect.poll(() => storedNames(builder)).toEqual(['Croissant']);

  await builder.pick('Edit as a table');
  await cell(builder, 'Price, Offer 1').fill('9.99');
  await expect.poll(marked).toEqual(['prices']);
  await builder.mainMenu();
  await expect.poll(() => prices(builder)).toEqual(['Croissant\t2.30']);
  expect(await marked()).toEqual([]);
});

test('of a list that is too long what is left out is said, before and after', async ({ builder }) => {
  await open(builder);
  await expect.poll(() => focused(builder)).toBe('Name, Offer 1');
  await paste(builder, Array.from({ length: 150 }, (_, at) => `Bread ${at + 1}\t1.00`).join('\n'));
  const says = 'A list holds 100: the last 50 rows are left out.';
  await builder.page.getByRole('status').filter({ hasText: says }).waitFor();
  await builder.page.getByRole('button', { name: 'Done', exact: true }).click();
  await builder.second();
  expect(await builder.lastMessage()).toContain(`✓ Prices: your list is on the page. ${says}`);
  expect(await storedNames(builder)).toHaveLength(100);
});

test('prices that are typed to the chat add their section, are read back, and change those that are there', async ({
  builder,
}) => {
  await builder.preview().getByRole('heading', { level: 1 }).waitFor();
  const readBack = builder.page.getByRole('table', { name: 'Prices' }).getByRole('row');
  await builder.say('add prices: Sourdough 4.80, Rye 4,20 €');
  await builder.second();
  expect((await builder.options()).slice(0, 2)).toEqual(['Add Prices with these', 'Leave it as it is']);
  expect(await readBack.allInnerTexts()).toEqual(['Sourdough\t4.80', 'Rye\t4,20 €']);
  expect(await axeFindings(builder.page)).toEqual([]);
  await builder.pick('Add Prices with these');
  await builder.second();
  await expect.poll(() => prices(builder)).toEqual(['Sourdough\t4.80', 'Rye\t4,20 €']);

  await builder.say('Rye 4.40, Spelt 5.10');
  await builder.second();
  await builder.pick('Put these into Prices');
  await builder.second();
  await expect.poll(() => prices(builder)).toEqual(['Sourdough\t4.80', 'Rye\t4.40', 'Spelt\t5.10']);
  await builder.page.getByRole('button', { name: 'Undo: Offer' }).click();
  await expect.poll(() => prices(builder)).toEqual(['Sourdough\t4.80', 'Rye\t4,20 €']);
});
