import { expect } from 'vitest';
import { test } from '../../harness/builder/builder-test.ts';

/** The complete menus: the entries of the specification and our own (docs/product.md §4.2.12, §4.2.13). */
test('the main menu ends with the entries that are not sections', async ({ builder }) => {
  await expect
    .poll(() => builder.options())
    .toEqual([
      'Make it mine',
      'I have a website already',
      'Hero',
      'Benefits',
      'Features',
      'Call to Action',
      'Footer',
      'Global Settings',
      'Look',
      'Page',
      'Sections',
      'What can I do?',
    ]);
});

test('a list ends with Add item and its table, an item with its actions', async ({ builder }) => {
  for (const option of ['Benefits', 'Benefit']) await builder.pick(option);
  expect(await builder.options()).toEqual([
    'Item 1',
    'Item 2',
    'Item 3',
    'Add item',
    'Edit as a table',
    'Add pictures',
  ]);
  const fields = ['Icon', 'Title', 'Description', 'Icon Color', 'Background Color', 'Image'];
  const actions: readonly (readonly [item: string, ...actions: string[]])[] = [
    ['Item 1', 'Move down', 'Duplicate', 'Remove'],
    ['Item 2', 'Move up', 'Move down', 'Duplicate', 'Remove'],
    ['Item 3', 'Move up', 'Duplicate', 'Remove'],
  ];
  for (const [item, ...offered] of actions) {
    await builder.pick(item);
    expect(await builder.options()).toEqual([...fields, ...offered]);
    await builder.back();
  }
});

test('What can I do? offers the interview, and the entries outside the sections', async ({ builder }) => {
  await builder.pick('What can I do?');
  expect(await builder.options()).toEqual([
    'Make it mine',
    'Find something by its name',
    'Publish my website',
    'See published versions',
    'Save or open a copy',
    'I have a website already',
    'Report a problem',
    'Keyboard shortcuts',
  ]);
});
