import { expect, test } from 'vitest';
import { searchColors } from '../../../domain/choices/color-choices.ts';
import { en } from '../../../words/en/en.ts';

test('the palette has 32 colours, in the specification’s order, and is searched by name', () => {
  expect(
    searchColors('', en)
      .map((color) => color.name)
      .slice(-12),
  ).toEqual([
    ...['Blue', 'Indigo', 'Purple', 'Pink', 'Red', 'Orange', 'Yellow', 'Green', 'Teal', 'Cyan'].map(
      (name) => `Primary ${name}`,
    ),
    'Light Gray',
    'Dark Gray',
  ]);
  expect(searchColors('', en)).toHaveLength(32);
  expect(searchColors('GRA', en).map((color) => color.name)).toEqual(['Gray', 'Light Gray', 'Dark Gray']);
  expect(searchColors('no such', en)).toEqual([]);
});
