import { expect } from 'vitest';
import { messagesSent } from '../../harness/builder/builder-actions.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

test('however old a message is, its time, its avatar and its options stay visible', async ({ builder }) => {
  for (const option of ['Hero', 'Title']) await builder.pick(option);
  await builder.mainMenu();
  for (const option of ['Benefits', 'Benefit', 'Item 2', 'Title']) await builder.pick(option);
  const shown = await builder
    .conversation()
    .locator('li:has(p)')
    .evaluateAll((messages) =>
      messages.map((message) => {
        const parts = [...message.querySelectorAll('time, svg, [data-options] button')];
        return parts.every((part) => part.getBoundingClientRect().width > 8);
      }),
    );
  expect(shown).toEqual(shown.map(() => true));
  const old = builder.conversation().getByRole('button', { name: 'Call to Action' });
  expect(await old.evaluateAll((buttons) => buttons.map((each) => each.matches(':disabled')))).toEqual([
    true,
    true,
  ]);
});

test('the breadcrumb names the place in the menu and leads back to each level, where an item has its title beside it', async ({
  builder,
}) => {
  const place = builder.page.getByRole('navigation', { name: 'Where you are' }).getByRole('listitem');
  expect(await place.allTextContents()).toEqual(['Main Menu']);
  for (const option of ['Benefits', 'Benefit', 'Item 2', 'Title']) await builder.pick(option);
  expect(await place.allTextContents()).toEqual(['Benefits', 'Benefit', 'Item 2', 'Title']);
  await place.getByRole('button', { name: 'Benefit', exact: true }).click();
  expect(await place.allTextContents()).toEqual(['Benefits', 'Benefit']);
  expect(await builder.options()).toEqual([
    'Item 1',
    'Item 2',
    'Item 3',
    'Add item',
    'Edit as a table',
    'Add pictures',
  ]);
  const items = builder.conversation().locator('[data-latest]').getByRole('button', { name: /^Item/ });
  const described = await items.evaluateAll((buttons) =>
    buttons.map((button) => {
      const description = document.getElementById(button.getAttribute('aria-describedby') ?? '');
      return `${button.textContent}: ${description?.textContent}`;
    }),
  );
  expect(described).toEqual([
    'Item 1: Your day is yours',
    'Item 2: Ask about the price',
    'Item 3: Not right?',
  ]);
});

const isInView = (builder: BuilderPage, selector: string) =>
  builder
    .preview()
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });

test('the preview follows to a section and to an item', async ({ builder }) => {
  expect(await isInView(builder, '#features')).toBe(false);
  await builder.pick('Features');
  await expect.poll(() => isInView(builder, '#features')).toBe(true);
  await builder.mainMenu();
  for (const option of ['Benefits', 'Benefit', 'Item 3']) await builder.pick(option);
  await expect.poll(() => isInView(builder, '#benefits li:nth-child(3)')).toBe(true);
});

test('on a phone the preview has followed when it is shown, the second time too', async ({ openBuilder }) => {
  const builder = await openBuilder({ viewport: { width: 390, height: 844 } });
  const show = (panel: string) => builder.page.getByRole('tab', { name: panel }).click();
  await builder.pick('Features');
  await show('Preview');
  await expect.poll(() => isInView(builder, '#features')).toBe(true);
  await show('Chat');
  await builder.mainMenu();
  await builder.pick('Footer');
  await show('Preview');
  await expect.poll(() => isInView(builder, '#footer')).toBe(true);
});

test('Choose and the entries of What can I do? are posted as messages', async ({ builder }) => {
  for (const option of ['Hero', 'Background Color']) await builder.pick(option);
  await builder.page
    .getByRole('dialog', { name: 'Select a color' })
    .getByRole('button', { name: 'Close' })
    .click();
  await builder.pick('Choose');
  await builder.page.getByRole('dialog', { name: 'Select a color' }).waitFor();
  expect((await builder.transcript()).slice(-2)).toEqual(['Choose', 'Your choice for Background Color:']);
  await builder.mainMenu();
  for (const option of ['What can I do?', 'Find something by its name']) await builder.pick(option);
  const dialog = builder.page.getByRole('dialog', { name: 'Find' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect((await builder.transcript()).at(-2)).toBe('Find something by its name');
  expect(await builder.options()).toContain('Publish my website');
});

test('Back, Main Menu and the controls of a picker post no message', async ({ builder }) => {
  await builder.pick('Hero');
  await builder.pick('Background Color');
  const picker = builder.popover('Select a color');
  await picker.getByRole('searchbox').fill('teal');
  await picker.getByRole('button', { name: 'Close', exact: true }).click();
  expect(await messagesSent(builder)).toEqual(['Hero', 'Background Color']);
  await builder.back();
  await builder.mainMenu();
  expect(await messagesSent(builder)).toEqual(['Hero']);
});
