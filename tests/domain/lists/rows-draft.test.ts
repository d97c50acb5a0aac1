import { describe, expect, test } from 'vitest';
import { draftsIn, lostDrafts, withDrafts } from '../../../domain/chat/drafts.ts';
import { applyPlan } from '../../../domain/config/edit-config.ts';
import { valueAt } from '../../../domain/config/leaves.ts';
import {
  newRow,
  rowNamed,
  rowsOf,
  type TableRow,
  withCell,
  withText,
} from '../../../domain/lists/list-table.ts';
import { rowsDraftEdits, rowsIn, rowsText, saidInRows } from '../../../domain/lists/rows-draft.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { en } from '../../../words/en/en.ts';
import { MENU, withMenu } from './menu-list.ts';

const dish = (name: string, lunchPrice = '1.00') => ({
  dish: name,
  contains: '',
  lunchPrice,
  vegetarian: true,
  order: '',
});
const [SOUP, CAKE, PIE, TEA] = [dish('Soup'), dish('Cake'), dish('Pie'), dish('Tea')];
const config = withMenu([SOUP, CAKE, PIE]);
const [soup, cake, pie] = rowsOf(config, MENU) as [TableRow, TableRow, TableRow];
const bread = rowNamed('Bread', MENU);
const dearer = withText(soup, 2, '6.00');

type Dishes = readonly Record<string, string | boolean>[];

/** The dishes and their prices once rows that were typed on the page are sent, after another tab has left other dishes there. */
function sentAfter(rows: readonly TableRow[], there: Dishes): readonly string[] {
  const now = withMenu(there);
  const after = applyPlan(now, rowsDraftEdits(now, MENU, rowsText(config, MENU, rows)));
  const dishes = valueAt(after ?? now, MENU.path) as unknown as Dishes;
  return dishes.map(({ dish, lunchPrice = '' }) => `${dish} ${lunchPrice}`);
}

describe('rows that are not sent, over what another tab has done', () => {
  test.each<[what: string, rows: readonly TableRow[], there: Dishes, sent: readonly string[]]>([
    ['nothing', [dearer, cake, pie], [SOUP, CAKE, PIE], ['Soup 6.00', 'Cake 1.00', 'Pie 1.00']],
    [
      'another cell',
      [dearer, cake, pie],
      [SOUP, dish('Cake', '2.00'), PIE],
      ['Soup 6.00', 'Cake 2.00', 'Pie 1.00'],
    ],
    [
      'another cell of the row',
      [dearer, cake, pie],
      [dish('Broth'), CAKE, PIE],
      ['Broth 6.00', 'Cake 1.00', 'Pie 1.00'],
    ],
    [
      'the same cell: what is typed stands',
      [dearer, cake, pie],
      [dish('Soup', '9.00'), CAKE, PIE],
      ['Soup 6.00', 'Cake 1.00', 'Pie 1.00'],
    ],
    [
      'a row removed before it',
      [soup, cake, withText(pie, 2, '6.00')],
      [CAKE, PIE],
      ['Cake 1.00', 'Pie 6.00'],
    ],
    [
      'a row removed that nothing was typed into',
      [dearer, cake, pie],
      [SOUP, PIE],
      ['Soup 6.00', 'Pie 1.00'],
    ],
    [
      'the row removed that something was typed into',
      [dearer, cake, pie],
      [CAKE, PIE],
      ['Soup 6.00', 'Cake 1.00', 'Pie 1.00'],
    ],
    [
      'a row added',
      [dearer, cake, pie],
      [SOUP, TEA, CAKE, PIE],
      ['Soup 6.00', 'Tea 1.00', 'Cake 1.00', 'Pie 1.00'],
    ],
    ['rows moved', [dearer, cake, pie], [PIE, SOUP, CAKE], ['Pie 1.00', 'Soup 6.00', 'Cake 1.00']],
    [
      'rows moved, and here too: the order here stands',
      [pie, soup, cake],
      [CAKE, SOUP, PIE],
      ['Pie 1.00', 'Soup 1.00', 'Cake 1.00'],
    ],
    [
      'a row removed here, changed there',
      [soup, pie],
      [SOUP, dish('Cake', '2.00'), PIE],
      ['Soup 1.00', 'Pie 1.00'],
    ],
    [
      'a row added here and there',
      [soup, bread, cake, pie],
      [SOUP, CAKE, PIE, TEA],
      ['Soup 1.00', 'Bread ', 'Cake 1.00', 'Pie 1.00', 'Tea 1.00'],
    ],
    ['everything removed', [bread, dearer, cake, pie], [], ['Bread ', 'Soup 6.00']],
  ])('%s', (_, rows, there, sent) => {
    expect(sentAfter(rows, there)).toEqual(sent);
  });
});

test('rows that are as on the page, or blank, are no draft', () => {
  for (const rows of [
    [soup, cake, pie],
    [soup, cake, pie, newRow(MENU)],
  ])
    expect(draftsIn(config, { [MENU.path]: rowsText(config, MENU, rows) }, en)).toEqual([]);
});

test('a draft of rows is told in the words of the visitor, and is on the page as if it was sent', () => {
  const text = rowsText(config, MENU, [
    withCell([dearer], { row: 0, column: 3 }, false)[0] ?? soup,
    cake,
    bread,
  ]);
  const [draft] = draftsIn(config, { [MENU.path]: text }, en);
  expect([draft?.field, draft?.path, draft?.text]).toEqual([MENU.path, MENU.path, 'Soup 6.00, Bread']);
  expect(rowsOf(withDrafts(config, draft ? [draft] : []), MENU).map(({ cells: [name] }) => name)).toEqual([
    'Soup',
    'Cake',
    'Bread',
  ]);
  expect(lostDrafts(config, { [MENU.path]: text }, en)).toEqual([]);
  // On a website without the list.
  expect(lostDrafts(landingBusiness.base, { [MENU.path]: text }, en)).toEqual([
    { field: MENU.path, text: 'Soup 6.00, Bread' },
  ]);
});

test('rows that were only moved or removed are told by what is left', () => {
  expect(saidInRows(rowsText(config, MENU, [pie, soup]))).toBe('Pie 1.00, Soup 1.00');
  expect(saidInRows(rowsText(config, MENU, []))).toBe('Dish');
});

test.each(['', 'Bread', '[]', '{"base":[],"rows":[1],"said":""}', '{"base":[],"rows":[{"cells":[]}]}'])(
  'a kept text that holds no rows has none: %s',
  (text) => {
    expect([rowsIn(config, MENU, text), saidInRows(text)]).toEqual([undefined, text]);
  },
);

test('of 150 rows a list takes 100, and nothing is lost before that is said', () => {
  const many = Array.from({ length: 150 }, (_, at) => rowNamed(`Dish ${at}`, MENU));
  const text = rowsText(config, MENU, many);
  expect(rowsIn(config, MENU, text)).toHaveLength(150);
  expect(sentAfter(many, [])).toHaveLength(100);
});
