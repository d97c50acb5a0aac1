import { describe, expect, test } from 'vitest';
import { chatMachine } from '../../../machines/chat/chat.machine.ts';
import { browserMachine } from '../../../machines/screen/browser.machine.ts';
import { siteMachine } from '../../../machines/site/site.machine.ts';
import { type ChartState, chartOf, statesIn } from '../../../src/inspect/chart/chart.ts';
import { transitionText } from '../../../src/inspect/chart/transition-text.ts';
import { sessionOf } from '../replayed-session.ts';

function known(chart: ChartState | undefined): ChartState {
  if (!chart) throw new Error('The machine has no chart');
  return chart;
}

test.each([
  ['chat.work.ready|message.send#1', 'work.ready → work.working.updating on message.send [givesValue]'],
  ['chat|draft.change#0', 'chat on draft.change'],
  ['chat.top.menu|#0', 'top.menu → top.field, always [isAtField]'],
  ['elsewhere|x#0', 'a transition of another version'],
])('%s of the chat reads "%s"', (id, text) => {
  expect(transitionText(known(chartOf(chatMachine)), id)).toBe(text);
});

test('the result of a service is named by the service', () => {
  const text = transitionText(
    known(chartOf(browserMachine)),
    'browser.storage.asking|xstate.done.actor.0.browser.storage.asking#0',
  );
  expect(text).toMatch(/^storage\.asking → storage\.\w+ on keepStorage done$/);
  expect(
    transitionText(
      known(chartOf(siteMachine)),
      'site.saving.busy.task.mirroring|xstate.done.actor.0.site.saving.busy.task.mirroring#0',
    ),
  ).toMatch(/ on mirrorSite done$/);
});

describe('no transition of any machine shows an id of XState', () => {
  const charts = [...sessionOf([]).actors.values()].flatMap(({ chart }) => chart ?? []);
  test.each(charts.map((chart) => [chart.id, chart] as const))('%s', (_, chart) => {
    const ids = statesIn(chart).flatMap(({ transitions }) => transitions.map(({ id }) => id));
    const texts = ids.map((id) => transitionText(chart, id));
    expect(texts.filter((text) => /xstate\.|[|#]|\bx:\d/.test(text))).toEqual([]);
  });
});
