import { describe, expect, test } from 'vitest';
import { applyPlan } from '../../../domain/config/edit-config.ts';
import { loadConfig } from '../../../domain/config/load-config.ts';
import {
  bind,
  type ConfigWithHistory,
  NO_HISTORY,
  record,
  redo,
  type Step,
  undo,
} from '../../../domain/editing/history.ts';
import { setAt } from '../../../domain/json/path.ts';
import type { LiveSite } from '../../../domain/publish/live-site.ts';
import { readDocument } from '../../../domain/storage/read-document.ts';
import {
  type Binding,
  changeSince,
  nameStep,
  type RawDocument,
  type StoredDocument,
} from '../../../domain/storage/site-document.ts';
import { exampleConfig } from '../example-site.ts';

const load = (text: string | null) => loadConfig(text, () => exampleConfig, exampleConfig);
const EMPTY: StoredDocument = {
  config: exampleConfig,
  history: NO_HISTORY,
  revision: 0,
  first: 0,
  live: undefined,
};
const LIVE: LiveSite = {
  config: { ...exampleConfig, _siteId: 'site-abc1234' },
  version: 2,
  shown: 2,
  url: 'https://sites.example/',
};

let count = 0;
function titled(edited: ConfigWithHistory, text: string): ConfigWithHistory {
  count += 1;
  const config = setAt(edited.config, ['hero', 'title', 'text'], text);
  return record(
    edited,
    config,
    { kind: 'edit', path: 'hero.title.text' },
    `command ${count}`,
    `tab.${count}`,
  );
}
/** Two edits that are one step. */
const planned = (edited: ConfigWithHistory): ConfigWithHistory => {
  const edits = [
    { path: 'hero.title.text', typed: 'Planned' },
    { path: 'hero.button.visible', typed: false },
  ];
  const paths = edits.map(({ path }) => path);
  return record(
    edited,
    applyPlan(edited.config, edits) ?? edited.config,
    { kind: 'plan', paths },
    'plan',
    'tab.plan',
  );
};
const withSteps = (many: number, from: ConfigWithHistory = EMPTY): ConfigWithHistory => {
  let here = from;
  for (let at = 0; at < many; at++) here = titled(here, `Title ${at}`);
  return here;
};
const committed = (edited: ConfigWithHistory): StoredDocument =>
  changeSince(EMPTY, { ...edited, live: undefined }).committed;
const changed = (stored: StoredDocument, now: ConfigWithHistory) =>
  changeSince(stored, { ...now, live: stored.live });
const stored = ({ commandId, ...step }: Step) => step;

/** The raw document that the store returns after a commit. */
function rawAfter(steps: Map<number, Step>, change: ReturnType<typeof changeSince>['change']): RawDocument {
  for (const { position, step } of change.put) steps.set(position, JSON.parse(JSON.stringify(step)));
  const between = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => steps.get(from + at));
  return {
    revision: change.base + 1,
    config: change.config,
    isUndone: change.isUndone,
    first: change.first,
    past: between(change.first, change.head),
    future: between(change.head, change.end),
    live: change.live ?? null,
  };
}

describe('a commit writes', () => {
  test('the whole first document', () => {
    const now = withSteps(2);
    const [one, two] = now.history.past as [Step, Step];
    expect(changeSince(EMPTY, { ...now, live: LIVE })).toEqual({
      change: {
        base: 0,
        config: JSON.stringify(now.config),
        isUndone: false,
        isCleared: false,
        first: 0,
        head: 2,
        end: 2,
        put: [
          { position: 0, step: stored(one) },
          { position: 1, step: stored(two) },
        ],
        live: JSON.stringify(LIVE),
      },
      committed: { ...now, revision: 1, first: 0, live: LIVE },
    });
  });

  test.each<
    [
      string,
      (here: ConfigWithHistory) => ConfigWithHistory,
      { put: number[]; first: number; head: number; end: number },
    ]
  >([
    ['nothing new', (here) => here, { put: [], first: 0, head: 3, end: 3 }],
    ['an edit', (here) => titled(here, 'New'), { put: [3], first: 0, head: 4, end: 4 }],
    ['an undo', undo, { put: [2], first: 0, head: 2, end: 3 }],
    ['every undo', (here) => undo(undo(undo(here))), { put: [0, 1, 2], first: 0, head: 0, end: 3 }],
    ['an undo and a redo', (here) => redo(undo(here)), { put: [2], first: 0, head: 3, end: 3 }],
    [
      'an edit after two undos',
      (here) => titled(undo(undo(here)), 'New'),
      { put: [1], first: 0, head: 2, end: 2 },
    ],
    [
      'a lost history',
      ({ config }) => ({ config, history: NO_HISTORY }),
      { put: [], first: 0, head: 0, end: 0 },
    ],
  ])('only the new ones of three steps after %s', (_, act, expected) => {
    const before = committed(withSteps(3));
    const { change } = changed(before, act(before));
    const { first, head, end } = change;
    expect({ put: change.put.map(({ position }) => position), first, head, end }).toEqual(expected);
  });

  test('one step after a thousand, and drops the oldest', () => {
    const before = committed(withSteps(1000));
    const now = titled(before, 'One more');
    const { change, committed: after } = changed(before, now);
    expect(change).toEqual({
      base: 1,
      config: JSON.stringify(now.config),
      isUndone: false,
      isCleared: false,
      first: 1,
      head: 1001,
      end: 1001,
      put: [{ position: 1000, step: stored(now.history.past.at(-1) as Step) }],
    });
    const undone = undo(undo(after));
    expect(changed(after, undone).change).toMatchObject({ first: 1, head: 999, end: 1001 });
    expect(changed(after, undone).change.put.map(({ position }) => position)).toEqual([999, 1000]);
  });

  test('the live site only if it changed', () => {
    const before = changeSince(EMPTY, { ...withSteps(1), live: LIVE }).committed;
    expect('live' in changeSince(before, before).change).toBe(false);
    expect(changeSince(before, { ...before, live: undefined }).change.live).toBeNull();
    expect(changeSince(before, { ...before, live: { ...LIVE, shown: 1 } }).change.live).toBe(
      JSON.stringify({ ...LIVE, shown: 1 }),
    );
  });

  test('only the five latest published versions', () => {
    const versions = Array.from({ length: 7 }, (_, at) => at + 1);
    const live = versions.reduce<LiveSite | undefined>(
      (before, version) => ({ ...LIVE, version, shown: version, ...(before && { before }) }),
      undefined,
    );
    const { change } = changeSince(EMPTY, { ...EMPTY, live });
    const { document } = readDocument(rawAfter(new Map(), change), load);
    const read: number[] = [];
    for (let each = document.live; each; each = each.before) read.push(each.version);
    expect(read).toEqual([7, 6, 5, 4, 3]);
  });
});

test('a document reads as it was committed, after any kind of change', () => {
  const steps = new Map<number, Step>();
  let before = EMPTY;
  for (const act of [
    (here: ConfigWithHistory) => withSteps(3, here),
    undo,
    undo,
    redo,
    (here: ConfigWithHistory) => titled(here, 'Other'),
    (here: ConfigWithHistory) => planned(here),
    (here: ConfigWithHistory) => withSteps(1000, here),
    undo,
    (here: ConfigWithHistory) => ({ config: exampleConfig, history: here.history }),
  ]) {
    const { change, committed: after } = changeSince(before, { ...act(before), live: LIVE });
    const { document, isUnreadable } = readDocument(
      rawAfter(steps, { ...change, live: JSON.stringify(LIVE) }),
      load,
    );
    expect(isUnreadable).toBe(false);
    const { past, future, isUndone } = after.history;
    expect(document).toEqual({
      ...after,
      history: { past: past.map(stored), future: future.map(stored), isUndone },
    });
    before = after;
  }
});

describe('a raw document', () => {
  const now = withSteps(2);
  const raw = rawAfter(new Map(), changeSince(EMPTY, { ...now, live: LIVE }).change);

  test('with an unreadable config gives the default config without the history', () => {
    expect(readDocument({ ...raw, config: '{"hero":7}' }, load)).toEqual({
      document: { config: exampleConfig, history: NO_HISTORY, revision: 1, first: 0, live: LIVE },
      isUnreadable: true,
    });
  });

  test.each([[[undefined, raw.past[1]]], [[{ deed: { kind: 'edit' } }]]])(
    'with malformed steps keeps its config: %j',
    (past) => {
      expect(readDocument({ ...raw, past }, load)).toEqual({
        document: { config: now.config, history: NO_HISTORY, revision: 1, first: 0, live: LIVE },
        isUnreadable: false,
      });
    },
  );

  test.each(['', '{', '7', '{"config":{"hero":7}}'])(
    'with a malformed live text has no live site: %j',
    (live) => {
      expect(readDocument({ ...raw, live }, load).document.live).toBeUndefined();
    },
  );
});

describe('nameStep', () => {
  const before = withSteps(1);
  const PUBLISHED: Binding = { website: undefined, siteId: 'site-abc1234' };

  test.each<[string, ConfigWithHistory, Binding | undefined, string | undefined]>([
    ['nothing', before, undefined, undefined],
    ['an edit', titled(before, 'New'), undefined, 'done'],
    ['an undo', undo(before), undefined, 'undone'],
    [
      'a reset without a difference',
      record(before, { ...before.config }, { kind: 'reset' }),
      undefined,
      'cleared',
    ],
    ['a publish', bind(before, undefined, 'site-abc1234'), PUBLISHED, 'bound'],
  ])('derives the change from the sites before and after: %s', (_, after, binding, way) => {
    const { edited, change } = nameStep(before, after, 'here.1', binding);
    expect(edited.config).toBe(after.config);
    const cleared = { deed: { kind: 'reset' }, patch: [], id: 'here.1' };
    const step = { done: edited.history.past[1], undone: edited.history.future[0], cleared }[`${way}`];
    expect(change).toEqual(way && { way, step, from: before.config, to: after.config, binding });
    expect(edited.history.past.map(({ id }) => id === 'here.1')).toEqual(
      edited.history.past.map((_, at) => way === 'done' && at === 1),
    );
  });

  test('keeps the id of a redone step', () => {
    const undone = undo(before);
    const { edited, change } = nameStep(undone, redo(undone), 'here.1');
    expect([change?.way, change?.step?.id]).toEqual(['redone', before.history.past[0]?.id]);
    expect(edited).toEqual(redo(undone));
  });
});
