import { expect } from 'vitest';
import { messagesSent } from '../../harness/builder/builder-actions.ts';
import { test } from '../../harness/builder/builder-test.ts';

test('our own options are posted as messages of the visitor too', async ({ builder }) => {
  const paths = [['Page'], ['Sections', 'Benefits'], ['What can I do?', 'Keyboard shortcuts']];
  for (const path of paths) {
    for (const option of path) await builder.pick(option);
    await builder.mainMenu();
  }
  expect(await messagesSent(builder)).toEqual(paths.flat());
  for (const option of ['Benefits', 'Benefit', 'Item 2', 'Move up']) await builder.pick(option);
  await builder.conversation().getByText('moved up').waitFor();
  expect((await messagesSent(builder)).at(-1)).toBe('Move up');
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
