import { expect, test } from 'vitest';
import type { Config } from '../../../domain/config/config.ts';
import { leafOfPath, leavesOf } from '../../../domain/config/leaves.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { moonlight } from '../../../templates/moonlight/template.ts';

test.each([landingBusiness, moonlight])('every leaf of $id is found by its path', ({ base }) => {
  const leaves = leavesOf(base);
  expect(leaves.map(({ path }) => leafOfPath(base, path))).toEqual(leaves);
});

test('no leaf is found at the path of a list, of an item that is not there, or of a value without a node', () => {
  const paths = ['benefits.items', 'benefits.items[3].title', 'benefits.items[0].none', 'hero.none', ''];
  expect(paths.map((path) => leafOfPath(landingBusiness.base, path))).toEqual(paths.map(() => undefined));
});

test('a leaf is found whose path is the same for each item', () => {
  const item = {
    id: 'motto',
    name: 'Motto',
    type: 'text',
    editable: true,
    pathTemplate: 'about.motto',
    default: '',
  };
  const list = {
    id: 'facts',
    name: 'Facts',
    type: 'array',
    editable: true,
    path: 'about.facts',
    default: [],
  };
  const about = {
    id: 'about',
    name: 'About',
    editable: true,
    children: [{ ...list, itemStructure: [item] }],
  };
  const config = {
    about: { facts: [{}, {}] },
    _structure: { globalSettings: { children: [] }, sections: [about] },
  } as unknown as Config;
  expect(leafOfPath(config, 'about.motto')).toEqual(leavesOf(config)[0]);
});
