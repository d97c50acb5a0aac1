import { expect, test } from 'vitest';
import { iconChoices, searchIcons, shownIconName } from '../../../domain/choices/icon-choices.ts';
import { ar } from '../../../words/ar/ar.ts';
import { de } from '../../../words/de/de.ts';
import { en } from '../../../words/en/en.ts';

test('56 icons are offered, each once, and searched by name without their prefix', () => {
  expect(iconChoices).toHaveLength(56);
  expect(new Set(iconChoices).size).toBe(56);
  expect(searchIcons('USER', en)).toEqual(['fas fa-user', 'fas fa-users']);
  expect(searchIcons('fas', en)).toEqual([]);
});

test.each([
  ['de', de, 'Herz', ['fas fa-heart']],
  ['de', de, 'kaffee', ['fas fa-coffee']],
  ['de', de, 'heart', ['fas fa-heart']],
  ['ar', ar, 'القلب', ['fas fa-heart']],
  ['ar', ar, 'حقيبة', ['fas fa-briefcase', 'fas fa-shopping-bag']],
] as const)('in %s, icons are found by its own words: %#', (_, words, query, icons) => {
  expect(searchIcons(query, words)).toEqual(icons);
});

test.each([
  ['en', en],
  ['de', de],
  ['ar', ar],
])('in %s, every icon has a name of its own', (_, words) => {
  const names = iconChoices.map((icon) => shownIconName(icon, words));
  expect(new Set(names).size).toBe(iconChoices.length);
  expect(names.filter((name) => words !== en && iconChoices.includes(`fas fa-${name}`))).toEqual([]);
});
