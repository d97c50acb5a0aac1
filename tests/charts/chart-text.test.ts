import { describe, expect, test } from 'vitest';
import { chartOf, statesIn } from '../../charts/chart.ts';
import { transitionText } from '../../charts/chart-text.ts';
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
