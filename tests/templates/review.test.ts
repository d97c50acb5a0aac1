import { expect, test } from 'vitest';
import { editConfig } from '../../src/domain/config-write.ts';
import { outlines } from '../../templates/catalog.ts';
import { unknownIcons } from '../../templates/review.ts';

test.each(outlines)('the icons of $id’s defaults are all known', ({ base }) => {
  expect(unknownIcons(base)).toEqual([]);
});

test('an icon class outside the set is named with its path; none at all is no matter', () => {
  const [landing] = outlines;
  if (!landing) throw new Error('There is no template');
  const set = (config: typeof landing.base, path: string, value: string) => {
    const result = editConfig(config, path, value);
    return result.kind === 'edited' ? result.config : config;
  };
  const odd = set(landing.base, 'benefits.items[1].icon', 'fas fa-no-such-thing');
  expect(unknownIcons(set(odd, 'benefits.items[0].icon', ' '))).toEqual([
    { path: 'benefits.items[1].icon', iconClass: 'fas fa-no-such-thing' },
  ]);
});
