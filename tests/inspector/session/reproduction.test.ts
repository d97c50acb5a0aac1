import { expect, test } from 'vitest';
import { formatEventList, parseEventList, type SentEvent } from '../../../charts/event-list.ts';
import { replay } from '../../../inspector/app-side/replay.ts';
import { nameOf } from '../../../inspector/panel/entry-text.ts';
import { testSourceOf } from '../../../inspector/session/copied-test.ts';
import { actorsAt, snapshotAt } from '../../../inspector/session/point-in-time.ts';
import { eventListOf } from '../../../inspector/session/reproduction.ts';
import { record, type Session } from '../../../inspector/session/session.ts';
import { EDIT, endOf, firstIndexOf, sessionOf } from '../replayed-session.ts';

const BOOTED = 'xstate.done.actor.0.app.booting';
const session = sessionOf(EDIT);

test('the list of a replayed session is the list it was replayed from', () => {
  const [booted, ...others] = eventListOf(session, endOf(session)) ?? [];
  expect(booted?.event.type).toBe(BOOTED);
  expect(others).toEqual(EDIT.map((sent, n) => ({ ...sent, at: n + 2 })));
});

test('a replay names the senders of the session and keeps its times', () => {
  const toldBy = (of: Session) =>
    of.entries.map(
      ({ at, from, to, event }) => `${at} ${nameOf(of, from)} to ${nameOf(of, to)}: ${event.type}`,
    );
  const lived = sessionOf([
    ...EDIT.map((sent, n) => ({ ...sent, at: 1_700_000_000_000 + n })),
    { to: 'preview', event: { type: 'guides.toggle' }, from: 'inspector', at: 1_700_000_001_000 },
    { to: 'browser', event: { type: 'network.lost' }, from: 'watchNetwork', at: 1_700_000_002_000 },
    { to: 'browser', event: { type: 'network.returned' }, at: 1_700_000_003_000 },
  ]);
  const list = parseEventList(formatEventList(eventListOf(lived, endOf(lived)) ?? [])) ?? [];
  expect(list.slice(-3).map(({ from }) => from)).toEqual(['inspector', 'watchNetwork', undefined]);
  const again = sessionOf(list);
  expect(toldBy(again)).toEqual(toldBy(lived));
  expect(toldBy(again).slice(-3)).toEqual([
    '1700000001000 inspector to preview: guides.toggle',
    '1700000002000 watchNetwork to browser: network.lost',
    '1700000003000 screen to browser: network.returned',
  ]);
});

test('a list ends at the chosen entry', () => {
  const list = eventListOf(session, firstIndexOf(session, 'draft.change'));
  expect(list?.map(({ event }) => event.type)).toEqual([
    BOOTED,
    'option.pick',
    'option.pick',
    'draft.change',
  ]);
});

test('replaying the list of a session ends in an equal session', () => {
  const again = sessionOf(eventListOf(session, endOf(session)) ?? []);
  const story = ({ entries }: typeof session) =>
    entries.map(({ event, transitions, after }) => ({ event, transitions, after }));
  expect(story(again)).toEqual(story(session));
});

test('replays an app that was reloaded from what it started with, and the app before from its own start', () => {
  const stack = contextOf(session, endOf(session), 'chat').stack;
  const input = { stack, fromLastVisit: { 'footer.email': 'me' } };
  const started: SentEvent = { to: 'app', event: { type: 'xstate.init', input } };
  const on: SentEvent = { to: 'chat', event: { type: 'menu.open', at: 5 } };
  const reloaded = record(session, replay([started, on]));
  const list = eventListOf(reloaded, endOf(reloaded)) ?? [];
  expect(list.map(({ event }) => event.type)).toEqual(['xstate.init', BOOTED, 'menu.open']);
  expect(list[0]).toEqual(started);
  const again = sessionOf(list);
  expect(contextOf(again, endOf(again), 'chat')).toEqual(contextOf(reloaded, endOf(reloaded), 'chat'));
  expect(testSourceOf(list, replay)).toContain('"xstate.init"');
  expect(eventListOf(reloaded, endOf(session))).toEqual(eventListOf(session, endOf(session)));
});

test('a session that misses the start has no list', () => {
  const late = { ...session, entries: session.entries.filter(({ event }) => event.type !== BOOTED) };
  expect(eventListOf(late, endOf(late))).toBeUndefined();
});

/** An actor's context at an entry. */
function contextOf(of: Session, moment: number, address: string): Readonly<Record<string, unknown>> {
  const actor = actorsAt(of, moment).findLast((each) => each.address === address);
  return { ...(actor && (snapshotAt(of, actor.sessionId, moment)?.context as object)) };
}
