import { describe, expect, test } from 'vitest';
import type { ListNode } from '../../../domain/config/structure.ts';
import { rowsRead, type Strictness } from '../../../domain/lists/read-rows.ts';
import { MENU } from './menu-list.ts';

const read = (text: string, strictness: Strictness = 'atList', node: ListNode = MENU) =>
  rowsRead(text, node, strictness)?.map(({ cells }) => cells.slice(0, 3));
const row = (name: string, price = '', text = '') => [name, text, price];

describe('a list with prices', () => {
  test.each([
    ['Sourdough 4.80, Rye 4.20', [row('Sourdough', '4.80'), row('Rye', '4.20')]],
    ['a call is £60 and an hour costs £45', [row('a call', '£60'), row('an hour', '£45')]],
    [
      'Roggen 4,20 €, Dinkel 5,10 € und Laugenecke 1,90',
      [row('Roggen', '4,20 €'), row('Dinkel', '5,10 €'), row('Laugenecke', '1,90')],
    ],
    ['خبز ٤٫٨٠، كعك ٢٫٥٠ ريال وفطيرة ٣', [row('خبز', '٤٫٨٠'), row('كعك', '٢٫٥٠ ريال'), row('فطيرة', '٣')]],
    [
      'Sourdough: €4.80\n- Rye 750 g – 4.20\n3. Bun 1',
      [row('Sourdough', '€4.80'), row('Rye 750 g', '4.20'), row('Bun', '1')],
    ],
    ['Cut from 30; beard 15.', [row('Cut', 'from 30'), row('beard', '15')]],
    [
      'Blocked drains start from £75, Leaks starting at £60',
      [row('Blocked drains', 'from £75'), row('Leaks', '£60')],
    ],
    [
      "Haircut incl. Wash 40, St. Martin's roll 4.20",
      [row('Haircut incl. Wash', '40'), row("St. Martin's roll", '4.20')],
    ],
    ['The look is fine. Call-out is £60, a boiler service £90', undefined],
    ['Thanks! Bread 4.80, rolls 0.60', undefined],
    ["That's lovely. My prices: call-out is £50, boiler service £80", undefined],
    [
      'Haarschnitt einschl. Waschen 40, Bart 15',
      [row('Haarschnitt einschl. Waschen', '40'), row('Bart', '15')],
    ],
    ['Soup 6,-,Cake 3,50', [row('Soup', '6,-'), row('Cake', '3,50')]],
    ['Haarschnitt EUR 32,00', [row('Haarschnitt', 'EUR 32,00')]],
  ])('%s', (text, rows) => expect(read(text)).toEqual(rows));

  test.each([
    ['Sourdough 4.80', undefined],
    ['Leeds 12, York 14', undefined],
    ['phone 030 123456', undefined],
    ['4.80, 4.20', undefined],
    ['Sourdough 4.80, and I will tell you more soon', undefined],
    ['Sourdough 4.80, Rye 4', [row('Sourdough', '4.80'), row('Rye', '4')]],
  ])('anywhere else it takes two prices, one of them with cents: %s', (text, rows) =>
    expect(read(text, 'anywhere')).toEqual(rows),
  );
});

test('names stand one a line, or between commas; a sentence is none', () => {
  expect(read('Rye\nSpelt, dark')).toEqual([row('Rye'), row('Spelt, dark')]);
  expect(read('Rye, Spelt')).toEqual([row('Rye'), row('Spelt')]);
  expect(read('Rye, Spelt', 'inTable')).toBeUndefined();
  expect(read('Rye, Spelt, Bun', 'inTable')).toEqual([row('Rye'), row('Spelt'), row('Bun')]);
  expect(read('We bake at night, and we close when all of it is sold')).toBeUndefined();
});

test('the cells of a spreadsheet are texts and addresses in their order; two are a name and its price', () => {
  expect(rowsRead('Rye\tDark\t4.20\tshop.example\nBun\t\t1', MENU, 'inTable')).toEqual([
    { from: undefined, cells: ['Rye', 'Dark', '4.20', true, 'shop.example'] },
    { from: undefined, cells: ['Bun', '', '1', true, ''] },
  ]);
  expect(read('Rye\t4.20', 'inTable')).toEqual([row('Rye', '4.20')]);
  expect(read('Rye\t4.20', 'anywhere')).toBeUndefined();
});
