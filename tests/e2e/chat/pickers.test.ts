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
  const swatch = builder.conversation().locator('[data-latest] p [aria-hidden="true"]');
  await swatch.waitFor();
  expect(await swatch.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    'rgb(171, 205, 239)',
  );
  await open(builder, 'Background Color');
  await box.fill('');
  await builder.popover('Select a color').getByRole('button', { name: 'Select', exact: true }).click();
  await builder.second();
  expect((await builder.transcript()).slice(-2)).toEqual([
    'No color of its own',
    '✓ Updated Background Color to "". What would you like to modify next?',
  ]);
});

test('the custom color begins as the color in force; a toggle is reported by its button', async ({
  builder,
}) => {
  await open(builder, 'Global Settings', 'Primary Color');
  const custom = builder.page.getByRole('textbox', { name: 'Custom color value' });
  expect(await custom.inputValue()).toBe('#4a90e2');
  await builder.mainMenu();
  await open(builder, 'Hero', 'Button', 'Visible');
  await builder.popover('Toggle').getByRole('button', { name: 'Hide' }).click();
  await builder.second();
  expect(await builder.lastMessage()).toBe(
    '✓ Updated Visible to "Hide". What would you like to modify next?',
  );
});

test('Look shows each choice on the page at once; each is one step, and nothing is posted', async ({
  builder,
}) => {
  const { keyboard } = builder.page;
  await builder.say('hero.background.color #abcdef');
  await builder.second();
  await builder.pick('Look');
  expect(await builder.lastMessage()).toBe('How should it look? Each choice is on the page at once.');
  const posted = await builder.transcript();
  const choice = (group: string, name: string) =>
    builder.page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true });
  const look = async () => {
    const { globalSettings, hero } = JSON.parse((await builder.stored('websiteConfig')) ?? '{}');
    const { primaryColor, secondaryColor, textColor, accentColor, fontFamily } = globalSettings;
    return [primaryColor, secondaryColor, textColor, accentColor, fontFamily, hero.background.color];
  };
  const [plain, orchard, night] = [
    ['#4a90e2', '#f8f9fa', '#333333', '#5e72e4', 'Open Sans', '#abcdef'],
    ['#2f5d3a', '#f5f3e4', '#22281f', '#b3274f', 'Open Sans', '#abcdef'],
    ['#f5a425', '#121212', '#ffffff', '#33ccff', 'Instrument Serif + Instrument Sans', '#abcdef'],
  ];
  await choice('Light or dark', 'Light').and(builder.page.locator('[aria-checked=true]')).waitFor();
  await choice('Type', 'Plain').and(builder.page.locator('[aria-checked=true]')).waitFor();
  await choice('Palettes', 'Terracotta').focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await keyboard.press(key);
  await choice('Palettes', 'Orchard').and(builder.page.locator('[aria-checked=true]')).waitFor();
  await expect.poll(look).toEqual(orchard);
  await choice('Type', 'Fine').click();
  const headings = () =>
    builder
      .preview()
      .locator('h1')
      .evaluate((h1) => getComputedStyle(h1).fontFamily);
  await expect.poll(headings).toMatch(/^"Instrument Serif"/);
  await choice('Light or dark', 'Dark').click();
  await expect.poll(look).toEqual(night);
  // What is in force already is no step.
  await choice('Light or dark', 'Dark').click();
  for (const _ of night.slice(0, 3)) await keyboard.press('Control+z');
  await expect.poll(look).toEqual(plain);
  expect(await builder.transcript()).toEqual(posted);
});

test('Look shows the page in each opening; one that needs a picture says so, and leads to it', async ({
  builder,
}) => {
  await builder.pick('Look');
  const openings = builder.page.getByRole('radiogroup', { name: 'Opening' });
  const opening = (name: string) => openings.getByRole('radio', { name, exact: true });
  await openings.locator('iframe').nth(2).waitFor();
  await opening('Large words').click();
  await opening('Large words').and(builder.page.locator('[aria-checked=true]')).waitFor();
  await expect.poll(() => builder.preview().locator('#hero .art').count()).toBe(0);
  await builder.page.keyboard.press('Control+z');
  await builder.preview().locator('#hero .art').waitFor();
  await expect.poll(() => openings.locator('[aria-checked=true]').count()).toBe(0);
  const description = await opening('Beside a picture').getAttribute('aria-describedby');
  expect(await builder.page.locator(`[id="${description}"]`).textContent()).toBe('Needs a picture');
  await opening('Beside a picture').click();
  await builder.popover('Upload Image').waitFor();
});

test('a color of the whole page leads to Look, and Look to each color and font', async ({ builder }) => {
  const link = builder.popover('Select a color').getByRole('button', {
    name: 'Choose colors that go together',
  });
  await open(builder, 'Global Settings', 'Primary Color');
  await link.click();
  const more = (name: string) => builder.conversation().getByRole('button', { name, exact: true });
  await more('Choose each color').click();
  expect(await builder.lastMessage()).toBe('What would you like to modify in Global Settings?');
  await builder.mainMenu();
  await open(builder, 'Look');
  await more('More fonts').click();
  expect(await builder.lastMessage()).toBe('Please enter the value for Font Family:');
  await builder.mainMenu();
  await open(builder, 'Hero', 'Background Color');
  await builder.popover('Select a color').waitFor();
  expect(await link.count()).toBe(0);
});

test('after a search, Tab moves to the first result, and Escape closes, wherever the focus was before', async ({
  builder,
}) => {
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
  await builder.page.getByRole('banner').click();
  await keyboard.press('Escape');
  expect(await builder.popover('Select a color').count()).toBe(0);
});

test('a double click on Main Menu posts one question; a double or triple click on an option is one pick', async ({
  builder,
}) => {
  const option = (name: string) => builder.conversation().getByRole('button', { name, exact: true }).last();
  await builder.page.getByRole('button', { name: 'Main Menu' }).dblclick();
  await option('Hero').dblclick();
  await option('Button').click({ clickCount: 3 });
  expect((await builder.transcript()).slice(1)).toEqual([
    'What would you like to modify?',
    'Hero',
    'What would you like to modify in Hero?',
    'Button',
    'What would you like to modify in Button?',
  ]);
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
