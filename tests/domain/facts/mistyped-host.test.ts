import { expect, test } from 'vitest';
import { addressMeant } from '../../../domain/facts/mistyped-host.ts';

test.each([
  ['gabi@gmial.com', 'gabi@gmail.com'],
  ['gabi@gmail.con', 'gabi@gmail.com'],
  ['gabi@gmal.com', 'gabi@gmail.com'],
  ['Gabi@Gmaill.com', 'Gabi@gmail.com'],
  ['gabi@hotmial.com', 'gabi@hotmail.com'],
  ['gabi@outlok.com', 'gabi@outlook.com'],
  ['gabi@gmx.ed', 'gabi@gmx.de'],
  ['gabi@t-onlin.de', 'gabi@t-online.de'],
])('%s is a known host mistyped: %s', (typed, meant) => {
  expect(addressMeant(typed)).toBe(meant);
});

test.each([
  'gabi@gmail.com',
  'gabi@gmx.at',
  'gabi@mail.com',
  'gabi@ymail.com',
  'gabi@crust.example',
  'gabi@web.d',
  'gabi@',
  '@gmial.com',
  'gabi',
  '',
])('%j is taken as it is', (typed) => {
  expect(addressMeant(typed)).toBeUndefined();
});
