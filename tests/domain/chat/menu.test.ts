import { describe, expect, test } from 'vitest';
import {
  entriesBelow,
  hasPlace,
  nameOfPath,
  namesOfPath,
  targetOf,
  wayTo,
  wordsOfArrangement,
} from '../../../domain/chat/menu.ts';
import type { MenuEntry, MenuPlace } from '../../../domain/chat/menu-entry.ts';
import { PAGE_FIELDS } from '../../../domain/config/page-settings.ts';
import { setAt } from '../../../domain/json/path.ts';
import { withSection } from '../../../domain/sections/added-sections.ts';
import { ADDED_IDS } from '../../../domain/sections/section-nodes.ts';
import { moonlight } from '../../../templates/moonlight/template.ts';
import { en } from '../../../words/en/en.ts';
import { exampleConfig } from '../example-site.ts';

const below = (...place: string[]) => entriesBelow(exampleConfig, place, en);
const names = (entries: readonly MenuEntry[]) => entries.map((entry) => entry.name);

test('What can I do? leads to another device once the website is published', () => {
  const offered = (config: typeof exampleConfig) => names(entriesBelow(config, ['_help'], en));
  const added = offered({ ...exampleConfig, _siteId: 'site-abc1234' });
  expect(added.filter((name) => !offered(exampleConfig).includes(name))).toEqual([
    'Continue on another device',
  ]);
  expect(added.indexOf('Continue on another device')).toBe(added.indexOf('See published versions') + 1);
});

test('the main menu has the editable sections in the visitor’s order, then Global Settings, Sections and help', () => {
  expect(names(below())).toEqual([
    'Hero',
    'Benefits',
    'Global Settings',
    'Look',
    'Page',
    'Sections',
    'What can I do?',
  ]);
  const reordered = setAt(exampleConfig, ['globalSettings', 'sectionOrder'], 'benefits');
  expect(names(entriesBelow(reordered, [], en))).toEqual([
    'Benefits',
    'Hero',
    'Global Settings',
    'Look',
    'Page',
    'Sections',
    'What can I do?',
  ]);
  expect(names(entriesBelow(reordered, ['_sections'], en))).toEqual(['Benefits', 'Hero', 'Add a section']);
});

test('Add a section offers those that the website has not; an added one can be removed', () => {
  const kinds = [
    'Opening Hours',
    'Prices',
    'Gallery',
    'Testimonials',
    'Questions and Answers',
    'Team',
    'About',
    'Text',
    'Location',
    'Legal Notice',
  ];
  expect(names(below('_sections', '_add'))).toEqual(kinds);
  const one = withSection(exampleConfig, 'prices');
  expect(names(entriesBelow(one, ['_sections', '_add'], en))).toEqual(
    kinds.filter((kind) => kind !== 'Prices'),
  );
  expect(names(entriesBelow(one, ['_sections', 'prices'], en))).toEqual(['Move up', 'Remove', 'Hide']);
  expect(names(entriesBelow(one, ['prices'], en))).toEqual([
    'Title',
    'Subtitle',
    'Offer',
    'Note',
    'Background Color',
    'Text Color',
  ]);
  const all = ADDED_IDS.reduce(withSection, exampleConfig);
  expect(names(entriesBelow(all, ['_sections'], en))).toEqual([
    'Hero',
    'Benefits',
    'Prices',
    'Gallery',
    'About',
    'Text',
    'Testimonials',
    'Team',
    'Opening Hours',
    'Location',
    'Questions and Answers',
    'Legal Notice',
  ]);
});

test('a section can be moved, hidden and shown', () => {
  expect(names(below('_sections', 'hero'))).toEqual(['Move down', 'Hide']);
  expect(names(below('_sections', 'benefits'))).toEqual(['Move up', 'Hide']);
  const hidden = setAt(exampleConfig, ['hero', 'hidden'], true);
  expect(names(entriesBelow(hidden, ['_sections', 'hero'], en))).toEqual(['Move down', 'Show']);
});

test('children that are not editable are left out', () => {
  expect(names(below('hero'))).toEqual(['Title', 'Button']);
});

test('a list whose items have a picture also offers Add pictures, after Add item and the table', () => {
  const offered = entriesBelow(moonlight.base, ['portfolio', 'project'], en);
  expect(offered.slice(-3).map(({ kind, name }) => [kind, name])).toEqual([
    ['action', 'Add item'],
    ['field', 'Edit as a table'],
    ['dialog', 'Add pictures'],
  ]);
  expect(offered.at(-1)).toMatchObject({ dialog: 'pictures', list: 'portfolio.items' });
});

test('a list offers each of its items, then Add item and the table', () => {
  expect(names(below('benefits', 'items'))).toEqual(['Item 1', 'Item 2', 'Add item', 'Edit as a table']);
  const longer = setAt(exampleConfig, ['benefits', 'items', 3, 'title'], 'x');
  expect(names(entriesBelow(longer, ['benefits', 'items'], en))).toEqual([
    'Item 1',
    'Item 2',
    'Item 3',
    'Item 4',
    'Add item',
    'Edit as a table',
  ]);
  const full = setAt(exampleConfig, ['benefits', 'items', 99, 'title'], 'x');
  expect(names(entriesBelow(full, ['benefits', 'items'], en)).slice(-2)).toEqual([
    'Item 100',
    'Edit as a table',
  ]);
});

test('an item offers its fields, then its acts', () => {
  const first = below('benefits', 'items', '0');
  expect(names(first)).toEqual(['Icon', 'Title', 'Move down', 'Duplicate', 'Remove']);
  expect(first.at(-1)).toEqual({
    kind: 'action',
    name: 'Remove',
    place: ['benefits', 'items', '0', 'remove'],
    arrangement: { act: 'remove', path: 'benefits.items[0]' },
  });
  expect(names(below('benefits', 'items', '1'))).toEqual(['Icon', 'Title', 'Move up', 'Duplicate', 'Remove']);
});

test.each<[boolean, MenuPlace]>([
  [true, []],
  [true, ['benefits', 'items', '1', 'title']],
  [false, ['benefits', 'items', '2']],
  [false, ['benefits', 'items', '2', 'title']],
  [true, ['_sections', 'hero']],
])('hasPlace is %s for %j', (expected, place) => {
  expect(hasPlace(exampleConfig, place, en)).toBe(expected);
});

test('an item’s leaf has its whole path', () => {
  const [icon] = below('benefits', 'items', '1');
  expect(icon).toEqual({
    kind: 'field',
    name: 'Icon',
    place: ['benefits', 'items', '1', 'icon'],
    leaf: {
      id: 'icon',
      name: 'Icon',
      type: 'icon',
      editable: true,
      path: 'benefits.items[1].icon',
      default: 'fas fa-house',
    },
  });
});

test.each<[string, MenuPlace]>([
  ['a leaf', ['hero', 'title']],
  ['a section that is not editable', ['header']],
  ['an item that is not there', ['benefits', 'items', '9']],
  ['a place that is not there', ['nowhere']],
])('%s has nothing below it', (_, place) => {
  expect(below(...place)).toEqual([]);
});

test('every leaf of the menu can be reached, and only once', () => {
  const paths: string[] = [];
  const walk = (place: MenuPlace) => {
    for (const entry of entriesBelow(exampleConfig, place, en)) {
      if (entry.kind === 'field') paths.push(entry.leaf.path);
      else walk(entry.place);
    }
  };
  walk([]);
  expect(paths).toEqual([
    'hero.title.text',
    'hero.button.text',
    'hero.button.url',
    'hero.button.visible',
    'benefits.items[0].icon',
    'benefits.items[0].title',
    'benefits.items[1].icon',
    'benefits.items[1].title',
    'benefits.items',
    'globalSettings.primaryColor',
    'globalSettings.fontFamily',
    ...PAGE_FIELDS.map(({ path }) => path),
  ]);
});

describe('the name of a path', () => {
  test.each([
    ['hero.title.text', 'Title'],
    ['header.logoText', 'Logo Text'],
    ['hero.secret', 'Secret'],
    ['benefits.items[1].icon', 'Icon'],
    ['benefits.items.1.icon', 'Icon'],
    ['benefits.items[1]', 'Benefit 2'],
    ['benefits', 'Benefits'],
    ['globalSettings.fontFamily', 'Font Family'],
    ['hero.made.up', 'hero.made.up'],
    ['hero.title.textDescription', 'hero.title.textDescription'],
    ['no path at all', 'no path at all'],
  ])('%s is %s', (path, name) => {
    expect(nameOfPath(exampleConfig, path, en)).toBe(name);
  });

  test.each([
    ['hero.title.text', ['Hero', 'Title']],
    ['hero.button.url', ['Hero', 'Button', 'URL']],
    ['benefits.items[1].icon', ['Benefits', 'Benefit 2', 'Icon']],
    ['benefits.items[7]', ['Benefits', 'Benefit 8']],
    ['globalSettings.fontFamily', ['Font Family']],
    ['hero.made.up', []],
    ['no path at all', []],
  ])('the way to %s is %j', (path, names) => {
    expect(namesOfPath(exampleConfig, path, en)).toEqual(names);
  });
});

test.each([
  ['hero', ['Hero']],
  ['hero.title.text', ['Hero', 'Title']],
  ['hero.button', ['Hero', 'Button']],
  ['benefits.items', ['Benefits', 'Benefit']],
  ['benefits.items[1].icon', ['Benefits', 'Benefit', 'Item 2', 'Icon']],
  ['globalSettings.fontFamily', ['Global Settings', 'Font Family']],
  ['benefits.items[2].icon', []],
  ['benefits.items.add', []],
  ['_look', ['Look']],
  ['_look._templates', ['Look', 'Templates']],
  ['_sections.hero', ['Sections', 'Hero']],
  ['_sections.hero.hide', []],
  ['_help', ['What can I do?']],
  ['_help.publish', []],
  ['_help.keys', ['What can I do?', 'Keyboard shortcuts']],
  ['header', []],
  ['header.logoText', ['Header', 'Logo Text']],
  ['hero.secret', ['Hero', 'Secret']],
  ['', []],
])('the way to %j is %j', (target, way) => {
  const found = wayTo(exampleConfig, target, en);
  expect(names(found)).toEqual(way);
  expect(found.slice(-1).map(targetOf)).toEqual(way.length > 0 ? [target] : []);
});

test('an arrangement is described with the name of its item or section', () => {
  expect(wordsOfArrangement(exampleConfig, { act: 'remove', path: 'benefits.items[4]' }, en)).toBe(
    'Benefit 5 removed',
  );
  expect(wordsOfArrangement(exampleConfig, { act: 'moveUp', path: 'hero' }, en)).toBe('Hero moved up');
});
