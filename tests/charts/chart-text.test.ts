import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf, statesIn } from '../../charts/chart.ts';
import { linesOf, transitionText } from '../../charts/chart-text.ts';
import { ALL_MACHINES } from '../prove/all-machines.ts';

describe('no transition of any machine shows an id of XState', () => {
  const charts = ALL_MACHINES.flatMap((machine) => chartOf(machine) ?? []);
  test.each(charts.map((chart) => [chart.id, chart] as const))('%s', (_, chart) => {
    const texts = statesIn(chart).flatMap((state) =>
      state.transitions.map((transition) => transitionText(state, transition)),
    );
    expect(texts.filter((text) => /xstate\.|[|#]|\bx:\d/.test(text))).toEqual([]);
  });
});

test('a box says what a transition does, without bookkeeping where something else is said', () => {
  const door = chartOf(
    createMachine({
      id: 'door',
      initial: 'open',
      entry: ['keepTime', 'open'],
      on: {
        push: { target: '.open', actions: ['push', 'announceAct', 'forget'] },
        pull: { target: '.open', actions: 'keepText' },
        knock: { actions: ['tellHost', 'noteTime'] },
        ring: { actions: ['keeper', 'reportRing'] },
        look: {},
      },
      states: { open: {} },
    }),
  );
  expect(door && linesOf(door).map(({ text, full }) => [text, full])).toEqual([
    ['entry / open', 'entry / keepTime, open'],
    ['push → open / push', 'push → open / push, announceAct, forget'],
    ['pull → open', 'pull → open / keepText'],
    ['knock / tellHost, noteTime', undefined],
    ['ring / keeper', 'ring / keeper, reportRing'],
    ['look / nothing', undefined],
  ]);
});
