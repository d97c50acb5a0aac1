import { expect, test } from 'vitest';
import { replay } from '../../../inspector/app-side/replay.ts';
import {
  type InspectorEvent,
  inspectorAfter,
  shownIndex as momentSeen,
  NEW_INSPECTOR,
} from '../../../inspector/panel/inspector-state.ts';
import { EDIT, endOf, sessionOf } from '../replayed-session.ts';

const after = (...events: readonly InspectorEvent[]) => events.reduce(inspectorAfter, NEW_INSPECTOR);
const told = { type: 'app.told', reports: replay(EDIT), isAnew: false } as const;
/** The app tells everything again. */
const anew: InspectorEvent = { type: 'app.told', reports: [], isAnew: true };
const session = sessionOf(EDIT);

test('follows the latest entry until another one is chosen', () => {
  const live = after(told);
  expect(live.index).toBeUndefined();
  expect(momentSeen(live)).toBe(endOf(session));
  const past = inspectorAfter(live, { type: 'entry.choose', index: 3 });
  expect(momentSeen(inspectorAfter(past, told))).toBe(3);
});

test.each([
  ['the first entry', 0, 0],
  ['the last one', endOf(session), undefined],
])('%s is chosen, and the last one is the latest', (_, asked, seen) => {
  expect(after(told, { type: 'entry.choose', index: asked }).index).toBe(seen);
});

test('a reset by the app closes a replay, which may hold what is redacted now', () => {
  expect(after({ type: 'session.open', session }, anew).origin).toBe('live');
});

test('an app that was left is told as ended until it connects again', () => {
  const ended = after(told, { type: 'app.left' });
  expect(ended.isLeft).toBe(true);
  expect(ended.notice).toMatch(/^The app was reloaded or closed/);
  expect(ended.session.entries).toHaveLength(session.entries.length);
  expect([anew, told].reduce(inspectorAfter, ended).isLeft).toBe(false);
});

test('the live session continues while another one is open', () => {
  const opened = after({ type: 'session.open', session }, told);
  expect(opened.session).toBe(session);
  expect(opened.origin).toBe('replay');
  const back = inspectorAfter(opened, { type: 'session.close' });
  expect(back.session.entries).toHaveLength(session.entries.length);
  expect(back.origin).toBe('live');
});

test('clearing empties the log and leaves everything else as it was', () => {
  const empty = after(told, { type: 'entry.choose', index: 3 }, { type: 'session.clear' });
  expect(empty.session.entries).toEqual([]);
  expect(empty.index).toBeUndefined();
  expect(momentSeen(empty)).toBe(-1);
  expect([...empty.session.actors.values()].map(({ address }) => address)).toContain('chat');
});

test('the chosen entry stays chosen when older ones are dropped, and the developer is told', () => {
  const typing = {
    ...told,
    reports: replay([
      ...EDIT,
      ...Array.from({ length: 6000 }, (_, n) => ({
        to: 'preview',
        event: { type: 'guides.toggle' },
        at: 1_700_000_000_000 + n,
      })),
    ]),
  };
  const first = after(typing);
  const index = 5000;
  const chosen = inspectorAfter(first, { type: 'entry.choose', index });
  const toggles = typing.reports.slice(-10_000);
  const dropped = inspectorAfter(chosen, { ...told, reports: toggles });
  expect(dropped.session.dropped?.count).toBe(2000);
  expect(dropped.session.entries[momentSeen(dropped)]?.at).toBe(first.session.entries[index]?.at);
  expect(dropped.notice).toMatch(/^Events before \d\d:\d\d:\d\d were dropped\.$/);
});

test('the zoom stays within bounds; choosing an actor or a reach resets it', () => {
  const zoomed = after({ type: 'zoom.choose', zoom: 1.5 });
  expect(zoomed.zoom).toBe(1.5);
  expect(inspectorAfter(zoomed, { type: 'zoom.choose', zoom: 99 }).zoom).toBe(3);
  expect(inspectorAfter(zoomed, { type: 'actor.choose', sessionId: 'x:1' })).toMatchObject({
    zoom: undefined,
    chosen: 'x:1',
  });
  expect(inspectorAfter(zoomed, { type: 'reach.choose', reach: 'all' })).toMatchObject({
    zoom: undefined,
    chosen: undefined,
    reach: 'all',
  });
});

test('a state closed in a whole chart leaves the others open; folding the rest forgets it', () => {
  const whole = after(told, { type: 'fold.none' });
  const chat = [...whole.session.actors.values()].find(({ address }) => address === 'chat');
  const closed = inspectorAfter(whole, {
    type: 'fold.change',
    sessionId: chat?.sessionId ?? '',
    stateId: 'chat.ready.menu',
    isOpen: false,
  });
  expect(closed.isWhole).toBe(false);
  expect([closed.folds.get('chat.ready.menu'), closed.folds.get('chat.ready.field')]).toEqual([false, true]);
  const rest = inspectorAfter(closed, { type: 'fold.rest' });
  expect([rest.isWhole, rest.folds.size]).toEqual([false, 0]);
});
