import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf, statesIn } from '../../charts/chart.ts';
import { linesOf } from '../../charts/chart-text.ts';
import { edgesOf } from '../../charts/edges.ts';

const shop = chartOf(
  createMachine({
    id: 'shop',
    initial: 'open',
    on: { fire: '.closed' },
    states: {
      open: {
        initial: 'quiet',
        states: { quiet: { on: { ring: 'busy', lock: '#shop.closed' } }, busy: {} },
        on: { leave: 'closed.dark' },
      },
      closed: {
        id: 'shop.closed',
        initial: 'lit',
        states: { lit: {}, dark: { on: { unlock: '#shop.open.busy' } } },
        on: { look: '.lit', enter: { target: 'closed', reenter: true }, wait: {} },
      },
    },
  }),
);

test('a line joins two states beside each other, for all transitions between what is inside of them', () => {
  expect(shop && edgesOf(shop)).toEqual([
    {
      id: 'shop.open → shop.closed',
      source: 'shop.open',
      target: 'shop.closed',
      transitions: ['shop.open|leave#0', 'shop.open.quiet|lock#0'],
    },
    {
      id: 'shop.open.quiet → shop.open.busy',
      source: 'shop.open.quiet',
      target: 'shop.open.busy',
      transitions: ['shop.open.quiet|ring#0'],
    },
    {
      id: 'shop.closed → shop.open',
      source: 'shop.closed',
      target: 'shop.open',
      transitions: ['shop.closed.dark|unlock#0'],
    },
  ]);
});

test('a box says of all its transitions where they lead', () => {
  const texts = shop && statesIn(shop).map((state) => [state.key, linesOf(state).map(({ text }) => text)]);
  expect(texts).toEqual([
    ['shop', ['fire → closed']],
    ['open', ['leave → closed.dark']],
    ['quiet', ['ring → busy', 'lock → closed']],
    ['busy', []],
    ['closed', ['look → lit', 'enter → closed', 'wait / nothing']],
    ['lit', []],
    ['dark', ['unlock → open.busy']],
  ]);
});
