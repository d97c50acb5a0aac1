import { expect } from 'vitest';
import { messagesSent } from '../../harness/builder/builder-actions.ts';
import { test } from '../../harness/builder/builder-test.ts';

test('options that are ours are told as the visitor’s message too', async ({ builder }) => {
  const ways = [['Page'], ['Sections', 'Benefits'], ['What can I do?', 'Keyboard shortcuts']];
  for (const way of ways) {
    for (const option of way) await builder.pick(option);
    await builder.mainMenu();
  }
  expect(await messagesSent(builder)).toEqual(ways.flat());
  for (const option of ['Benefits', 'Benefit', 'Item 2', 'Move up']) await builder.pick(option);
  await builder.conversation().getByText('moved up').waitFor();
  expect((await messagesSent(builder)).at(-1)).toBe('Move up');
});

test('Back, Main Menu and what a picker is made of post nothing of their own', async ({ builder }) => {
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
