import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Config } from '../../../domain/config/config.ts';
import { editConfig } from '../../../domain/config/edit-config.ts';
import { arrange } from '../../../domain/editing/arrangement.ts';
import {
  bind,
  type ConfigWithHistory,
  canRevert,
  NO_HISTORY,
  record,
  redo,
  revert,
  type Step,
  undo,
  websiteOf,
} from '../../../domain/editing/history.ts';
import { historyIn } from '../../../domain/storage/stored-history.ts';
import { exampleConfig } from '../example-site.ts';

const start: ConfigWithHistory = { config: exampleConfig, history: NO_HISTORY };
const other: Config = { ...exampleConfig, hero: { title: { text: 'Elsewhere' } }, _templateId: 'moonlight' };

function edit(edited: ConfigWithHistory, path: string, typed: string, commandId?: string): ConfigWithHistory {
  const result = editConfig(edited.config, path, typed);
  if (result.kind !== 'edited') throw new Error(`${path} was ${result.kind}`);
  return record(edited, result.config, { kind: 'edit', path }, commandId);
}

const FIRST_DOWN = { act: 'moveDown', path: 'benefits.items[0]' } as const;
const deedsOf = ({ history }: ConfigWithHistory) => history.past.map(({ deed }) => deed);

describe('undo and redo', () => {
  test('go through every earlier config in both directions', () => {
    const typed = fc.tuple(
      fc.constantFrom('hero.title.text', 'header.logoText', 'benefits.items[3].title', 'hero.more.text'),
      fc.string({ minLength: 1, maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(typed, { maxLength: 12 }), (edits) => {
        let here = start;
        for (const [path, text] of edits) here = edit(here, path, text);
        const steps = here.history.past.length;
        const seen = [here.config];
        for (let left = steps; left > 0; left--) {
          here = undo(here);
          seen.unshift(here.config);
        }
        expect(here.config).toEqual(exampleConfig);
        for (let done = 1; done <= steps; done++) {
          here = redo(here);
          expect(here.config).toEqual(seen[done]);
        }
        expect(here.history.past.length).toBe(steps);
      }),
    );
  });

  test('what is redone on a website that another tab has changed is undone to that change', () => {
    const undone = undo(edit(start, 'hero.title.text', 'Mine'));
    const elsewhere = edit(start, 'hero.title.text', 'Theirs').config;
    const redone = redo({ config: elsewhere, history: undone.history });
    expect(redone.config).toEqual(edit(start, 'hero.title.text', 'Mine').config);
    expect(undo(redone).config).toEqual(elsewhere);
  });

  test('reverting a step keeps the later ones, and is itself a step', () => {
    const first = edit(start, 'hero.title.text', 'Hi', 'one');
    const second = edit(first, 'header.logoText', 'Ho', 'two');
    const reverted = revert(second, 'one');
    expect(reverted.config).toEqual(edit(start, 'header.logoText', 'Ho').config);
    expect(deedsOf(reverted).map((deed) => 'path' in deed && deed.path)).toEqual([
      'hero.title.text',
      'header.logoText',
      'hero.title.text',
    ]);
    expect(undo(reverted).config).toEqual(second.config);
    expect([canRevert(second, 'one'), canRevert(reverted, 'one'), canRevert(reverted, 'two')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('reverting the latest step is an undo, which can be redone', () => {
    const once = edit(start, 'hero.title.text', 'Hi', 'one');
    expect(revert(once, 'one')).toEqual(undo(once));
  });

  test('a step is not reverted if its value changed again or the step is unknown', () => {
    const twice = edit(edit(start, 'hero.title.text', 'Hi', 'one'), 'hero.title.text', 'Ho', 'two');
    expect(canRevert(twice, 'one')).toBe(false);
    expect(revert(twice, 'one')).toEqual(twice);
    expect([canRevert(twice, 'three'), revert(twice, 'three')]).toEqual([false, twice]);
  });

  test('command ids are not stored, so a step cannot be reverted after a reload', () => {
    const once = edit(start, 'hero.title.text', 'Hi', 'one');
    const read = { ...once, history: stored(once.history) };
    expect(canRevert(read, 'one')).toBe(false);
    expect(undo(read).config).toEqual(exampleConfig);
  });

  test('undo and redo without a step change nothing', () => {
    expect(undo(start)).toBe(start);
    expect(redo(start)).toBe(start);
  });

  test('an edit that changes nothing makes no step', () => {
    const once = edit(start, 'hero.title.text', 'Hi');
    expect(edit(once, 'hero.title.text', 'Hi').history).toBe(once.history);
  });

  test('a new step clears the steps that could be redone', () => {
    const undone = undo(edit(start, 'hero.title.text', 'Hi'));
    const next = edit(undone, 'header.logoText', 'Ho');
    expect(next.history.future).toEqual([]);
    expect(deedsOf(next)).toEqual([{ kind: 'edit', path: 'header.logoText' }]);
  });

  test('undoing an edit after a publish keeps the site id', () => {
    const edited = edit(start, 'hero.title.text', 'Hi');
    const published = { ...edited, config: { ...edited.config, _siteId: 'site-abc1234' } };
    expect(undo(published).config).toEqual({ ...exampleConfig, _siteId: 'site-abc1234' });
  });

  test('undoing a template change restores the old site id, redoing it the newer one', () => {
    const live = { config: { ...exampleConfig, _siteId: 'site-aaaaaaa' }, history: NO_HISTORY };
    const changed = record(live, other, { kind: 'template' });
    const published = { ...changed, config: { ...changed.config, _siteId: 'site-bbbbbbb' } };
    expect(undo(published).config).toEqual(live.config);
    expect(redo(undo(published)).config).toEqual(published.config);
  });

  test('a website that was never published does not get the site id of the one that replaced it', () => {
    const changed = record(start, other, { kind: 'template' });
    const published = { ...changed, config: { ...changed.config, _siteId: 'site-bbbbbbb' } };
    const undone = undo(published);
    expect(undone.config).toEqual(exampleConfig);
    expect(redo(undone).config).toEqual({ ...other, _siteId: 'site-bbbbbbb' });
    const alsoPublished = { ...undone, config: { ...undone.config, _siteId: 'site-aaaaaaa' } };
    expect(redo(alsoPublished).config._siteId).toBe('site-bbbbbbb');
    expect(undo(redo(alsoPublished)).config._siteId).toBe('site-aaaaaaa');
  });

  test('a website that is published after it was replaced has its site when it comes back', () => {
    const named = (here: ConfigWithHistory, id: string): ConfigWithHistory => {
      const past = here.history.past.with(-1, { ...(here.history.past.at(-1) as Step), id });
      return { ...here, history: { ...here.history, past } };
    };
    const edited = named(edit(start, 'hero.title.text', 'Hi'), '1');
    const second = named(record(edited, other, { kind: 'template' }), '2');
    const third = named(record(second, { ...other, header: { logoText: 'Third' } }, { kind: 'import' }), '3');
    const first = bind({ ...third, cleared: 'reset' }, undefined, 'site-aaaaaaa');
    expect([first.config, first.cleared]).toEqual([third.config, 'reset']);
    expect(undo(first).config).toEqual(second.config);
    const published = bind(undo(first), '3', 'site-ccccccc');
    expect(published.config).toEqual(second.config);
    const ids = (here: ConfigWithHistory, ...ways: (typeof undo)[]) =>
      ways.reduce((at, way) => way(at), here).config._siteId;
    expect([ids(published), ids(published, redo), ids(published, undo), ids(published, undo, redo)]).toEqual([
      undefined,
      'site-ccccccc',
      'site-aaaaaaa',
      undefined,
    ]);
    expect(ids(published, undo, undo, redo, redo, redo, undo, undo)).toBe('site-aaaaaaa');
    expect(bind(published, 'never', 'site-ddddddd')).toBe(published);
  });

  test('a change of the template that keeps the content keeps the site, on both sides of the step', () => {
    const live = { config: { ...exampleConfig, _siteId: 'site-aaaaaaa' }, history: NO_HISTORY };
    const carried = record(live, { ...other, _siteId: 'site-aaaaaaa' }, { kind: 'carry' });
    expect(websiteOf(carried.history)).toBe(websiteOf(live.history));
    expect([undo(carried).config, redo(undo(carried)).config]).toEqual([live.config, carried.config]);
    // Published for the first time after it.
    const unpublished = record(start, other, { kind: 'carry' });
    const published = bind(unpublished, undefined, 'site-bbbbbbb');
    expect(undo(published).config).toEqual({ ...exampleConfig, _siteId: 'site-bbbbbbb' });
    // An earlier version of the builder left the site behind: the websites stay two.
    const left = record(live, other, { kind: 'carry' });
    expect([undo(left).config._siteId, redo(undo(left)).config._siteId]).toEqual(['site-aaaaaaa', undefined]);
  });

  test('the history keeps the latest thousand steps', () => {
    let here = start;
    for (let count = 0; count < 1005; count++) here = edit(here, 'hero.title.text', `Title ${count}`);
    expect(here.history.past.length).toBe(1000);
    while (here.history.past.length > 0) here = undo(here);
    expect(here.config).toEqual(edit(start, 'hero.title.text', 'Title 4').config);
  });
});

test('a reset clears the website, also one without a difference, until the next change; a redone one does again', () => {
  const reset = record(start, other, { kind: 'reset' });
  const edited = edit(reset, 'hero.title.text', 'Bread');
  const undone = undo(reset);
  const isClearedIn = [reset, record(start, { ...start.config }, { kind: 'reset' }), redo(undone)];
  const isKeptIn = [edited, record(reset, other, { kind: 'edit', path: 'hero' }), undo(edited), undone];
  expect([isClearedIn, isKeptIn].map((list) => list.map(({ cleared }) => cleared))).toEqual([
    ['reset', 'reset', 'reset'],
    [undefined, undefined, undefined, undefined],
  ]);
});

describe('a stored history', () => {
  const edited = edit(start, 'hero.title.text', 'Hi');

  test.each([
    ['after an edit', edited],
    ['after an undo', undo(edited)],
    ['after a redo', redo(undo(edited))],
    [
      'after an arrangement',
      record(edited, arrange(edited.config, FIRST_DOWN), { kind: 'arrange', ...FIRST_DOWN }),
    ],
    ['after a template change', record(edited, other, { kind: 'template' })],
  ])('is unchanged %s', (_, { history }) => {
    expect(stored(history)).toEqual(JSON.parse(JSON.stringify(history)));
  });

  test.each([
    null,
    [],
    { past: [] },
    { past: [{ deed: { kind: 'edit' }, patch: [] }], future: [], isUndone: false },
    {
      past: [{ deed: { kind: 'reset' }, patch: [{ path: ['__proto__', 'x'], after: 1 }] }],
      future: [],
      isUndone: false,
    },
    { past: [{ deed: { kind: 'reset' }, patch: [{ path: [] }] }], future: [], isUndone: false },
    {
      past: [{ deed: { kind: 'arrange', act: 'explode', path: 'hero' }, patch: [] }],
      future: [],
      isUndone: false,
    },
  ])('is none if it is malformed: %j', (raw) => {
    expect(historyIn(raw)).toBeUndefined();
  });
});

/** A history after it was stored and read. */
function stored(history: ConfigWithHistory['history']): ConfigWithHistory['history'] {
  return historyIn(JSON.parse(JSON.stringify(history))) ?? NO_HISTORY;
}
