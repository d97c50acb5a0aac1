import { expect, test } from 'vitest';
import { allWays } from '../../domain/chat/menu.ts';
import { en } from '../../words/en/en.ts';
import { TEMPLATES } from './template-facts.ts';

test.each(TEMPLATES)('every field of %s is at most four clicks away', (_, { template }) => {
  const ways = allWays(template.base, en).filter((way) => way.at(-1)?.kind === 'field');
  expect(ways.length).toBeGreaterThan(40);
  expect(ways.filter((way) => way.length > 4).map((way) => way.map(({ name }) => name))).toEqual([]);
});
