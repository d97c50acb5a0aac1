import { expect } from 'vitest';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

async function open(builder: BuilderPage, ...labels: string[]): Promise<void> {
  for (const label of labels) await builder.pick(label);
}

test('a custom color is sent as typed, also an empty one; Enter in its box selects it', async ({
  builder,
}) => {
  await open(builder, 'Hero', 'Background Color');
  const box = builder.popover('Select a color').getByRole('textbox', { name: 'Custom color value' });
  await box.fill('#abcdef');
  await box.press('Enter');
  await builder.second();
  expect(await builder.lastMessage()).toMatch(/^✓ Updated Background Color to "#abcdef"/);
  await open(builder, 'Background Color');
  await box.fill('');
  await builder.popover('Select a color').getByRole('button', { name: 'Select', exact: true }).click();
  await builder.second();
  expect((await builder.transcript()).slice(-2)).toEqual([
    'No color of its own',
    '✓ Updated Background Color to "". What would you like to modify next?',
  ]);
});

test('a palette gives the whole page its colors in one step, which one undo takes back', async ({
  builder,
}) => {
  await builder.say('hero.background.color #abcdef');
  await builder.second();
  await open(builder, 'Global Settings', 'Accent Color');
  const picker = builder.popover('Select a color');
  await picker.getByRole('textbox', { name: 'Custom color value' }).fill('#123456');
  await picker.getByRole('searchbox').focus();
  const { keyboard } = builder.page;
  for (const key of ['Tab', 'ArrowRight', 'ArrowRight', 'Enter']) await keyboard.press(key);
  await builder.second();
  expect((await builder.transcript()).slice(-2)).toEqual([
    'Orchard',
    '✓ The page now has the colors of Orchard. What would you like to modify next?',
  ]);
  expect(await builder.options()).toContain('Accent Color');
  expect(await builder.messageBox().inputValue()).toBe('');
  const colors = async () => {
    const { globalSettings, hero } = JSON.parse((await builder.stored('websiteConfig')) ?? '{}');
    const { primaryColor, secondaryColor, textColor, accentColor } = globalSettings;
    return [primaryColor, secondaryColor, textColor, accentColor, hero.background.color];
  };
  expect(await colors()).toEqual(['#2f5d3a', '#f5f3e4', '#22281f', '#b3274f', '#abcdef']);
  await open(builder, 'Text Color');
  await picker.getByRole('radio', { name: 'Orchard', checked: true }).waitFor();
  await picker.getByRole('button', { name: 'Close' }).click();
  await keyboard.press('Control+z');
  await expect.poll(colors).toEqual(['#4a90e2', '#f8f9fa', '#333333', '#5e72e4', '#abcdef']);
});

test('the page of a business has a light and a dark look; a section has no palettes', async ({ builder }) => {
  const groups = () =>
    builder
      .popover('Select a color')
      .getByRole('radiogroup')
      .evaluateAll((all) => all.map((group) => group.ariaLabel));
  await open(builder, 'Global Settings', 'Primary Color');
  await builder.popover('Select a color').waitFor();
  const before = await groups();
  await builder.mainMenu();
  await builder.say('globalSettings.business bakery');
  await builder.second();
  await open(builder, 'Global Settings', 'Primary Color');
  await builder.popover('Select a color').getByRole('radio', { name: 'Dark', exact: true }).waitFor();
  expect([before, await groups()]).toEqual([['Palettes'], ['Light or dark', 'Palettes']]);
  await builder.mainMenu();
  await open(builder, 'Hero', 'Background Color');
  await builder.popover('Select a color').waitFor();
  expect(await groups()).toEqual([]);
});

test('after a search, Tab moves to the first result, wherever the focus was before', async ({ builder }) => {
  await open(builder, 'Hero', 'Background Color');
  const { keyboard } = builder.page;
  const focused = () => builder.page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await builder.popover('Select a color').getByRole('searchbox').focus();
  await keyboard.press('Tab');
  for (let step = 0; step < 12; step++) await keyboard.press('ArrowRight');
  const far = await focused();
  await keyboard.press('Shift+Tab');
  await keyboard.type('re');
  await keyboard.press('Tab');
  expect([far, await focused()]).toEqual(['Gold', 'Red']);
});

test('Escape closes a popover wherever the focus is', async ({ builder }) => {
  await open(builder, 'Hero', 'Background Color');
  await builder.page.getByRole('banner').click();
  await builder.page.keyboard.press('Escape');
  expect(await builder.popover('Select a color').count()).toBe(0);
});

test('a double click on Main Menu posts one question', async ({ builder }) => {
  await builder.page.getByRole('button', { name: 'Main Menu' }).dblclick();
  expect((await builder.transcript()).slice(1)).toEqual(['What would you like to modify?']);
});

test('a double click on an option is one pick', async ({ builder }) => {
  await builder.conversation().getByRole('button', { name: 'Hero', exact: true }).dblclick();
  expect((await builder.transcript()).slice(1)).toEqual(['Hero', 'What would you like to modify in Hero?']);
});

test('a triple click on an option is one pick', async ({ builder }) => {
  const hero = builder.conversation().getByRole('button', { name: 'Hero', exact: true });
  await hero.click({ clickCount: 3 });
  expect((await builder.transcript()).slice(1)).toEqual(['Hero', 'What would you like to modify in Hero?']);
});

test('icons are shown by name if the icon font fails, and drawn once it is loaded', async ({ builder }) => {
  const { page } = builder;
  await page.route(/fa-solid/, (route) => route.abort());
  builder.problems.expect(/ERR_FAILED/);
  await open(builder, 'Benefits', 'Benefit', 'Item 1', 'Icon');
  const picker = builder.popover('Select an icon');
  const name = picker.getByRole('button', { name: 'store', exact: true }).getByText('store', { exact: true });
  await name.waitFor();
  await page.unroute(/fa-solid/);
  await builder.reload();
  await open(builder, 'Benefits', 'Benefit', 'Item 1', 'Icon');
  await picker.locator('[data-font="drawn"]').waitFor();
  expect(await name.isVisible()).toBe(false);
});
