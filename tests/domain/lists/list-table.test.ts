import { expect, test } from 'vitest';
import { applyPlan } from '../../../domain/config/edit-config.ts';
import { valueAt } from '../../../domain/config/leaves.ts';
import {
  newRow,
  rowNamed,
  rowsOf,
  type TableRow,
  tableEdits,
  withCell,
  withMoved,
  withText,
} from '../../../domain/lists/list-table.ts';
import { withTyped } from '../../../domain/lists/typed-rows.ts';
import { MENU, withMenu } from './menu-list.ts';

const SOUP = { dish: 'Soup', contains: 'Leek', lunchPrice: '6.00', vegetarian: false, photo: '/soup.png' };
const CAKE = { dish: 'Cake', lunchPrice: '3.50', vegetarian: true };
const config = withMenu([SOUP, CAKE]);
const [soup, cake] = rowsOf(config, MENU) as [TableRow, TableRow];

/** The items of the list after its rows are put on the page. */
function itemsAfter(rows: readonly TableRow[]) {
  const after = applyPlan(config, tableEdits(config, MENU, rows));
  return after && valueAt(after, MENU.path);
}

test('a row has a cell for each field; rows as they are change nothing', () => {
  expect(soup).toEqual({ from: 0, cells: ['Soup', 'Leek', '6.00', false, ''] });
  expect(tableEdits(config, MENU, [soup, cake])).toEqual([{ path: MENU.path, typed: '', order: [0, 1] }]);
});

test('an item takes along what the table does not show; blank rows are left out', () => {
  const bread = withText(rowNamed('Bread', MENU), 4, 'shop.example/bread');
  const rows = [bread, newRow(MENU), ...withMoved([soup, cake], 0, 1)];
  expect(itemsAfter(rows)).toEqual([
    { dish: 'Bread', vegetarian: true, order: 'shop.example/bread' },
    CAKE,
    SOUP,
  ]);
});

test('cells are changed, rows removed', () => {
  expect(itemsAfter(withCell([cake], { row: 0, column: 3 }, false))).toEqual([
    { ...CAKE, vegetarian: false },
  ]);
  expect(withMoved([soup, cake], 0, -1)).toEqual([soup, cake]);
});

test('an item that is gone meanwhile is made anew; an order of what is not there is refused', () => {
  const stale = { ...cake, from: 5 };
  expect(itemsAfter([stale])).toEqual([CAKE]);
  expect(applyPlan(config, [{ path: MENU.path, typed: '', order: [5] }])).toBeUndefined();
  expect(applyPlan(config, [{ path: 'menu.nothing', typed: '', order: [] }])).toBeUndefined();
});

test('typed rows take the place of samples, come after the own ones, and give a known name its price', () => {
  const sample = rowsOf(withMenu(MENU.default as never), MENU);
  const typed = [withText(rowNamed('cake', MENU), 2, '3.80'), rowNamed('Bread', MENU)];
  expect(withTyped(sample, typed, MENU)).toEqual(typed);
  expect(withTyped([soup, cake, ...sample], typed, MENU)).toEqual([
    soup,
    { ...cake, cells: ['Cake', '', '3.80', true, ''] },
    typed[1],
  ]);
  expect(withTyped([soup, cake], typed, MENU, 1).map(({ cells }) => cells[0])).toEqual([
    'Soup',
    'Bread',
    'Cake',
  ]);
});
