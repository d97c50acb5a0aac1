import { expect, test } from 'vitest';
import {
  type Background,
  type BackgroundWish,
  backgroundsOf,
  continuedOn,
} from '../../../templates/layouts/backgrounds.ts';

const wish = (id: string, asked: Background, extras: Partial<BackgroundWish> = {}): BackgroundWish => ({
  id,
  wish: asked,
  ...extras,
});

test.each<[string, readonly BackgroundWish[], readonly Background[]]>([
  [
    'one between papers gets its tint',
    [wish('a', 'paper'), wish('b', 'tint'), wish('c', 'paper')],
    ['paper', 'tint', 'paper'],
  ],
  [
    'the second of two neighbors stays paper',
    [wish('a', 'main'), wish('b', 'tint'), wish('c', 'tint')],
    ['main', 'paper', 'tint'],
  ],
  [
    'what stands above a color of its own stays paper',
    [wish('a', 'tint'), wish('b', 'main', { isFixed: true })],
    ['paper', 'main'],
  ],
  [
    'what stands below one does too',
    [wish('a', 'main', { isFixed: true }), wish('b', 'tint')],
    ['main', 'paper'],
  ],
  [
    'a pair has one background',
    [wish('a', 'tint'), wish('b', 'tint', { isSecondOfPair: true }), wish('c', 'tint')],
    ['tint', 'tint', 'paper'],
  ],
  [
    'a pair may be half paper',
    [wish('a', 'tint'), wish('b', 'paper', { isSecondOfPair: true })],
    ['tint', 'paper'],
  ],
  ['ink is never refused', [wish('a', 'tint'), wish('b', 'ink'), wish('c', 'ink')], ['tint', 'ink', 'ink']],
])('%s', (_, wishes, backgrounds) => {
  expect([...backgroundsOf(wishes).values()]).toEqual(backgrounds);
});

test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
  ['what stands on the same color as the one above', { a: '#111', b: '#111', c: '#222' }, ['b']],
  ['neither of a pair below another color', { a: '#111', pair: '#222', half: '#222' }, []],
  ['both of a pair below the same color', { a: '#111', pair: '#111', half: '#111' }, ['pair', 'half']],
  ['none below what brings no space', { alone: '#111', b: '#111' }, []],
  ['none below a pair of two colors', { pair: '#111', half: '#222', b: '#222' }, []],
])('one space is enough above %s', (_, colors, continued) => {
  const found = continuedOn(
    Object.keys(colors),
    new Map(Object.entries(colors)),
    (id) => id === 'pair',
    (above) => above === 'alone',
  );
  expect(found).toEqual(continued);
});
