import { expect, test } from 'vitest';
import { isShown } from '../../../domain/config/visibility.ts';
import { exampleConfig } from '../example-site.ts';

test.each([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
  ['yes', false],
  ['', false],
  [undefined, true],
])('%j is shown: %j', (visible, shown) => {
  const config = { ...exampleConfig, hero: { button: visible === undefined ? {} : { visible } } };
  expect(isShown(config, 'hero.button.visible')).toBe(shown);
});
