import { describe, expect, test } from 'vitest';
import { earlierEventOf, eventOf } from '../../../inspector/panel/entry-text.ts';
import {
  earlierEvents,
  eventCounts,
  filteredEntries,
  type LogFilter,
  type LogRow,
  logRows,
  rowAt,
} from '../../../inspector/panel/log-rows.ts';
import { cleared } from '../../../inspector/session/session.ts';
import { EDIT, endOf, firstIndexOf, sessionOf } from '../replayed-session.ts';

const session = sessionOf(EDIT);
const ALL: LogFilter = { chosen: undefined, showsAll: false, text: '', ignored: new Set() };
const labels = (filter: Partial<LogFilter>) =>
  filteredEntries(session, { ...ALL, ...filter }).map((entry) => eventOf(session, entry));

function texts(rows: readonly LogRow[]): readonly string[] {
  return rows.map(({ entry, fold }) =>
    fold ? `(${fold.length}) ${fold.map(({ event }) => event.type).join(' ')}` : entry.event.type,
  );
}

describe('the log can be filtered', () => {
  test('by a text in the event, the actors or the payload', () => {
    expect(labels({ text: 'EDIT.app' })).toEqual(['edit.apply']);
    expect(labels({ text: 'bread' })).toEqual([
      'draft.change',
      'message.sent',
      'edit.apply',
      'site.edited',
      'site.edited',
      'request done',
    ]);
    expect(labels({ text: 'tabConflicts' })).toEqual(['loadSite done']);
  });

  test('by the events that are ignored, and by an actor', () => {
    expect(labels({ text: 'bread', ignored: new Set(['site.edited']) })).toEqual([
      'draft.change',
      'message.sent',
      'edit.apply',
      'request done',
    ]);
    const site = [...session.actors.values()].find(({ address }) => address === 'site');
    expect(labels({ chosen: site?.sessionId })[0]).toBe('edit.apply');
  });

  test('each event is counted, the most frequent first; starts only if they are shown', () => {
    const counts = eventCounts(session, false);
    expect(counts[0]).toEqual(['step.made', 3]);
    expect(counts).toContainEqual(['option.pick', 2]);
    expect(counts.map(([label]) => label)).not.toContain('start');
    expect(eventCounts(session, true).map(([label]) => label)).toContain('start');
  });
});

describe('what nobody does anything with is folded into one row a chain', () => {
  const session = sessionOf([...EDIT, { to: 'chat', event: { type: 'menu.open', at: 5 } }]);
  const entries = filteredEntries(session, ALL);
  const rows = logRows(session, entries, new Set());
  const at = rows.findIndex(({ fold }) => fold);
  const fold = rows[at];

  test('at the end of the chain', () => {
    expect(texts(rows).slice(at - 1)).toEqual(['place.requested', '(2) value.drop menu.entered']);
  });

  test('and opened by its first entry', () => {
    const opened = logRows(session, entries, new Set([fold?.entry.index ?? -1]));
    expect(texts(opened).slice(at, at + 2)).toEqual(['(2) value.drop menu.entered', 'value.drop']);
    expect(opened[at]?.isOpen).toBe(true);
  });

  test('the shown entry is at its own row, at that of its fold, or after what came before it', () => {
    const sent = firstIndexOf(session, 'message.send');
    expect(rows[rowAt(rows, sent)]?.entry.index).toBe(sent);
    expect(rowAt(rows, endOf(session))).toBe(rows.length - 1);
    const started = session.entries.find(({ event, index }) => index > sent && event.type === 'xstate.init');
    expect(rows[rowAt(rows, started?.index ?? -1)]?.entry.index).toBeGreaterThanOrEqual(sent);
    expect(rowAt(rows, -1)).toBe(-1);
  });
});

describe('what was kept before the inspector', () => {
  const before = {
    events: [
      { to: 'app', event: { type: 'xstate.init' } },
      { to: 'app', event: { type: 'xstate.done.actor.0.app.booting' } },
      ...EDIT,
    ],
    missing: 0,
  };
  const kept = (filter: Partial<LogFilter>) =>
    earlierEvents({ ...session, before }, { ...ALL, ...filter }).map((sent) => earlierEventOf(session, sent));

  test('is told with the names of the log', () => {
    expect(kept({})).toEqual([
      'loadSite done',
      'option.pick',
      'option.pick',
      'draft.change',
      'message.send',
      'commitSite done',
      'mirrorSite done',
      'simulateEdit done',
    ]);
    expect(kept({ showsAll: true })[0]).toBe('start');
  });

  test('has the filter of the log', () => {
    expect(kept({ text: 'BREAD' })).toEqual(['draft.change']);
    expect(kept({ ignored: new Set(['option.pick', 'commitSite done']) })).not.toContain('option.pick');
    const site = [...session.actors.values()].find(({ address }) => address === 'site')?.sessionId;
    expect(kept({ chosen: site })).toEqual(['commitSite done', 'mirrorSite done']);
  });

  test('is nothing where the inspector was there from the start, or the log was cleared', () => {
    expect(earlierEvents(session, ALL)).toEqual([]);
    expect(earlierEvents(cleared({ ...session, before }), ALL)).toEqual([]);
  });
});
