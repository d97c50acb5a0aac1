import { expect, test } from 'vitest';
import { readByteRange } from '../../../server/images/send-image.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['bytes=-', undefined],
  ['lines=0-1', undefined],
  ['bytes=0-1,3-4', undefined],
  ['bytes=5-4', undefined],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=9-', { first: 9, last: 9 }],
  ['bytes=0-99', { first: 0, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-99', { first: 0, last: 9 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=10-20', 'unsatisfiable'],
])('the range %s of ten bytes is %o', (range, expected) => {
  expect(readByteRange(range, 10)).toEqual(expected);
});
