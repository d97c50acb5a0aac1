import { describe, expect, test } from 'vitest';
import { statesIn } from '../../../src/inspect/chart/chart.ts';
import { transitionText } from '../../../src/inspect/chart/chart-text.ts';
import { sessionOf } from '../replayed-session.ts';

describe('no transition of any machine shows an id of XState', () => {
  const charts = [...sessionOf([]).actors.values()].flatMap(({ chart }) => chart ?? []);
  test.each(charts.map((chart) => [chart.id, chart] as const))('%s', (_, chart) => {
    const texts = statesIn(chart).flatMap((state) =>
      state.transitions.map((transition) => transitionText(state, transition)),
    );
    expect(texts.filter((text) => /xstate\.|[|#]|\bx:\d/.test(text))).toEqual([]);
  });
});
