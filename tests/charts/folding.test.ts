import ELK from 'elkjs';
import { describe, expect, test } from 'vitest';
import { activeStates, type ChartState, chartOf } from '../../charts/chart.ts';
import { pathFrom } from '../../charts/chart-text.ts';
import { type FoldedState, foldedChart, foldedEdges, foldingFor, foldingKey } from '../../charts/folding.ts';
import { layOutChart } from '../../charts/layout.ts';
import { publishMachine } from '../../machines/publish/publish.machine.ts';
import { siteMachine } from '../../machines/site/site.machine.ts';

const NOTHING: ReadonlySet<string> = new Set();
const BY_ITSELF: ReadonlyMap<string, boolean> = new Map();
/** The map beside an app in a window of 1280 pixels. */
const ROOM = 520;
const publish = chartIn(publishMachine);
const site = chartIn(siteMachine);
const FAILED = 'publish.deploying|xstate.done.actor.deploy#1';
const failed = foldingFor(
  publish,
  activeStates(publish, { failed: { reason: { offline: 'awaiting' }, email: 'asking' } }),
  new Set([FAILED]),
  BY_ITSELF,
  ROOM,
);

function chartIn(machine: Parameters<typeof chartOf>[0]): ChartState {
  const chart = chartOf(machine);
  if (!chart) throw new Error('The machine has no chart');
  return chart;
}

/** A folded chart in words: a line a state, with its sign and its lines. */
function words({ state, sign, lines, states }: FoldedState, indent = ''): string[] {
  return [
    `${indent}${state.key} ${sign}`.trimEnd(),
    ...lines.map(({ text }) => `${indent}  | ${text}`),
    ...states.flatMap((child) => words(child, `${indent}  `)),
  ];
}

describe('a chart in focus', () => {
  test('shows the active states in full, where the latest transition came from, and the rest closed', () => {
    const idle = foldingFor(publish, activeStates(publish, 'idle'), NOTHING, BY_ITSELF, ROOM);
    expect(words(foldedChart(publish, idle))).toEqual([
      'publish ▾',
      '  | ⤷ listen',
      '  | site.replaced [isConfirmed] / forgetDraftId, forgetTyped',
      '  | site.replaced / forgetDraftId',
      '  | site.followed [bringsSiteId] / forgetDraftId',
      '  | publish.close → idle',
      '  idle ▾',
      '    | entry / forgetAll, announceClosing',
      '    | publish.open → form / fillEmail',
      '  form ▸ 8 states',
      '  deploying ▸ 5 lines',
      '  success ▸ 4 lines',
      '  failed ▸ 10 states',
    ]);
    expect(words(foldedChart(publish, failed)).slice(6)).toEqual([
      '  idle ▸ 2 lines',
      '  form ▸ 8 states',
      '  deploying ▸ 4 lines',
      '    | deploy done → failed',
      '  success ▸ 4 lines',
      '  failed ▾',
      '    reason ▾',
      '      deciding ▸ 3 lines',
      '      refused',
      '      needsNewSite ▸ 2 lines',
      '      offline ▾',
      '        | publish.submitWhenOnline [hasEmail] → awaiting',
      '        | publish.submitWhenOnline / rejectEmail',
      '        asking',
      '        awaiting ▾',
      '          | ⤷ awaitNetwork',
      '          | awaitNetwork done → deploying / takeRetryEmail',
      '          | awaitNetwork fails → asking',
      '    email ▾',
      '      | email.change → asking / changeEmail',
      '      | email.rejected → rejected',
      '      | publish.submit [hasEmail] → deploying',
      '      | publish.submit → rejected',
      '      asking',
      '      rejected',
    ]);
  });

  test('opens and closes states by hand', () => {
    const asked = new Map([
      ['publish.form', true],
      ['publish.failed', false],
    ]);
    const active = activeStates(publish, { failed: { reason: { offline: 'awaiting' }, email: 'asking' } });
    const folded = foldedChart(publish, foldingFor(publish, active, NOTHING, asked, ROOM));
    const signs = folded.states.map(({ state, sign }) => `${state.key} ${sign}`);
    expect(signs).toEqual([
      'idle ▸ 2 lines',
      'form ▾',
      'deploying ▸ 5 lines',
      'success ▸ 4 lines',
      'failed ▸ 10 states',
    ]);
  });

  test('cuts the lines that there is no room for, and keeps their whole text', () => {
    const active = activeStates(site, { document: {}, saving: { resting: 'saved' } });
    const linesIn = (room: number) =>
      foldedChart(site, foldingFor(site, active, NOTHING, BY_ITSELF, room)).states[0]?.lines ?? [];
    const cutIn = (room: number) => linesIn(room).filter(({ text }) => text.endsWith('…'));
    const long = cutIn(320);
    expect(long.length).toBeGreaterThan(cutIn(ROOM).length);
    const wholes = new Set(linesIn(2000).map(({ text, full = text }) => full));
    for (const { full } of long) expect(wholes).toContain(full);
    expect(cutIn(2000)).toEqual([]);
  });
});

test('edges of hidden states end at the closed state around them, one for all between two states', () => {
  const edgesOf = (folding: typeof failed) =>
    foldedEdges(foldedChart(publish, folding)).map(
      ({ id, transitions, isQuiet }) => `${id} (${transitions.length})${isQuiet ? ' quiet' : ''}`,
    );
  const edges = edgesOf(failed);
  expect(edges).toContain('publish.deploying → publish.failed (1)');
  expect(edges).toContain('publish.form → publish.deploying (2) quiet');
  expect(edgesOf(foldingFor(publish, activeStates(publish, 'idle'), NOTHING, BY_ITSELF, ROOM))).toContain(
    'publish.failed → publish.deploying (3) quiet',
  );
  expect(edges.filter((edge) => edge.startsWith('publish →'))).toEqual([]);
});

test('a folding has a key of its own, whatever else has changed', () => {
  const key = (open: readonly string[], taken: readonly string[]) =>
    foldingKey(publish, { open: new Set(open), taken: new Set(taken), room: ROOM });
  expect(key(['publish', 'publish.idle'], [])).toBe(key(['publish.idle', 'publish'], []));
  expect(key(['publish'], [FAILED])).not.toBe(key(['publish'], []));
  expect(key(['publish', 'publish.deploying'], [FAILED])).toBe(key(['publish', 'publish.deploying'], []));
});

test('a target is named as seen from its source', () => {
  expect(pathFrom('chat.work.ready', 'chat.work.working.updating')).toBe('working.updating');
  expect(pathFrom('publish.deploying.drawing', 'publish.failed.reason.drawing')).toBe(
    'failed.reason.drawing',
  );
  expect(pathFrom('chat.top.field', 'chat.top.field')).toBe('field');
});

test('a folded chart is laid out with every state inside its parent and every edge drawn', async () => {
  const elk = new ELK();
  const active = activeStates(site, {
    document: {},
    saving: { busy: { task: 'committing', patience: 'waiting' } },
  });
  const folding = foldingFor(site, active, NOTHING, BY_ITSELF, ROOM);
  const { boxes, lines, width } = await layOutChart(site, folding, (graph) => elk.layout(graph));
  expect(lines.filter(({ path }) => path === '')).toEqual([]);
  for (const box of boxes) {
    for (const child of boxes.filter(({ state }) => box.state.states.includes(state))) {
      expect(child.x).toBeGreaterThan(box.x);
      expect(child.y).toBeGreaterThan(box.y);
      expect(child.x + child.width).toBeLessThan(box.x + box.width);
      expect(child.y + child.height).toBeLessThan(box.y + box.height);
    }
  }
  // Regions that would be too wide side by side stand below each other.
  const [document, saving] = ['site.document', 'site.saving'].map((id) =>
    boxes.find(({ state }) => state.id === id),
  );
  expect(saving?.y).toBeGreaterThan((document?.y ?? 0) + (document?.height ?? 0));
  expect(width).toBeLessThan(1000);
});
