import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { type ChartState, chartOf, statesIn } from '../../charts/chart.ts';
import { linesOf } from '../../charts/chart-text.ts';
import { edgesFrom } from '../../charts/edges.ts';

function stateIn(states: Record<string, object>, id: string): ChartState {
  const chart = chartOf(createMachine({ id: 'shop', initial: 'open', states: { open: {}, ...states } }));
  const found = chart && statesIn(chart).find((state) => state.id === id);
  if (!found) throw new Error(`There is no ${id}`);
  return found;
}
const drawn = (state: ChartState) =>
  edgesFrom(state).map(({ target, transitions, isListed }) => [
    target,
    transitions.map(({ event }) => event),
    isListed,
  ]);
const listed = (state: ChartState) => linesOf(state).flatMap(({ kind, text }) => (kind === 'go' ? text : []));
const goods = Object.fromEntries(['bread', 'cake', 'milk', 'eggs', 'salt'].map((key) => [key, {}]));

test('what leads to one state is one edge; what leads inside is text', () => {
  const state = stateIn(
    {
      closed: {
        on: { unlock: 'open', enter: 'open', look: '.dark', wait: {} },
        initial: 'dark',
        states: { dark: {} },
      },
    },
    'shop.closed',
  );
  expect(drawn(state)).toEqual([['shop.open', ['unlock', 'enter'], false]]);
  expect(listed(state)).toEqual(['look → dark']);
});

test('what leads to up to four states in another is drawn; to more it is text, and one edge', () => {
  const doors = (...names: string[]) =>
    stateIn(
      {
        door: { on: Object.fromEntries(names.map((name) => [name, `shelf.${name}`])) },
        shelf: { initial: 'bread', states: goods },
      },
      'shop.door',
    );
  const few = doors('bread', 'cake', 'milk', 'eggs');
  expect(drawn(few)).toEqual(
    ['bread', 'cake', 'milk', 'eggs'].map((name) => [`shop.shelf.${name}`, [name], false]),
  );
  expect(listed(few)).toEqual([]);
  const many = doors(...Object.keys(goods));
  expect(drawn(many)).toEqual([['shop.shelf', Object.keys(goods), true]]);
  expect(listed(many)).toEqual(Object.keys(goods).map((name) => `${name} → shelf.${name}`));
});
