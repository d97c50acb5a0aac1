import { expect, test } from 'vitest';
import { decimalRoom } from '../../../templates/layouts/decimals.ts';

test.each([
  [
    ['6.80', '38.00', '.90'],
    [0, 0, 0],
  ],
  [
    ['6.80', '2'],
    [0, 2.5],
  ],
  [
    ['85,50 €', '38 €', 'ab 60 €'],
    [0, 2.5, 2.5],
  ],
  [
    ['$1,200', '$45.50'],
    [2.5, 0],
  ],
  [
    ['42.00', '٤٢ ر.س', 'on request', ''],
    [0, 0, 0, 0],
  ],
])('%j end on the decimal with %j digits of room', (prices, room) => {
  expect(decimalRoom(prices)).toEqual(room);
});
