import { describe, expect, test } from 'vitest';
import { formatEventList, parseEventList, type SentEvent } from '../../../charts/event-list.ts';
import { createRedactor } from '../../../domain/redact.ts';
import { InspectionFeed } from '../../../inspector/app-side/inspection-feed.ts';
import { replay } from '../../../inspector/app-side/replay.ts';
import { createScratchApp } from '../../../inspector/app-side/scratch-app.ts';
import { nameOf } from '../../../inspector/panel/entry-text.ts';
import { testSourceOf } from '../../../inspector/session/copied-test.ts';
import type { Report } from '../../../inspector/session/messages.ts';
import { actorsAt, snapshotAt } from '../../../inspector/session/point-in-time.ts';
import { beforeAt, eventListOf } from '../../../inspector/session/reproduction.ts';
import { cleared, NEW_SESSION, record, type Session } from '../../../inspector/session/session.ts';
import { en } from '../../../words/en/en.ts';
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
    { to: 'preview', event: { type: 'guides.toggle' }, at: 1_700_000_001_000 },
    { to: 'browser', event: { type: 'network.lost' }, from: 'watchNetwork', at: 1_700_000_002_000 },
    { to: 'browser', event: { type: 'network.returned' }, at: 1_700_000_003_000 },
  ]);
  const list = parseEventList(formatEventList(eventListOf(lived, endOf(lived)) ?? [])) ?? [];
  expect(list.slice(-3).map(({ from }) => from)).toEqual([undefined, 'watchNetwork', undefined]);
  const again = sessionOf(list);
  expect(toldBy(again)).toEqual(toldBy(lived));
  expect(toldBy(again).slice(-3)).toEqual([
    '1700000001000 screen to preview: guides.toggle',
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

describe('an empty log', () => {
  const kept: readonly SentEvent[] = eventListOf(session, endOf(session)) ?? [];

  /** The session of an inspector that is opened while an app runs, with what was kept until then. */
  function openedLate(events: readonly SentEvent[], missing = 0): Session {
    const app = createScratchApp({ words: en, at: 0 });
    app.start();
    for (const { to, event } of events) if (to === 'app') app.send(event as never);
    const told: Report[] = [];
    const idle: (() => void)[] = [];
    const feed = new InspectionFeed({
      tell: (reports) => told.push(...reports),
      redact: createRedactor([]),
      now: () => 9,
      whenIdle: (callback) => idle.push(callback),
    });
    feed.watch(app, { events, missing });
    for (const tell of idle) tell();
    return record(NEW_SESSION, told);
  }

  test('with kept events is replayed and copied from them', () => {
    const late = openedLate(kept, 3);
    expect(late.entries).toEqual([]);
    const list = eventListOf(late, endOf(late));
    expect(list).toEqual(kept);
    expect(beforeAt(late, endOf(late))?.missing).toBe(3);
    expect(testSourceOf(list ?? [], replay)).toBe(testSourceOf(kept, replay));
  });

  test.each([
    ['without kept events', () => openedLate([])],
    ['with kept events that miss the start', () => openedLate(kept.slice(1))],
    ['after it was cleared', () => cleared(session)],
    ['after what was kept was cleared too', () => cleared(openedLate(kept))],
    ['of no app', () => NEW_SESSION],
  ])('%s has nothing to begin with', (_, make) => {
    const empty = make();
    expect(empty.entries).toEqual([]);
    expect(eventListOf(empty, endOf(empty))).toBeUndefined();
  });

  test('of a file is the start of an app', () => {
    const opened = sessionOf(parseEventList('[]') ?? []);
    expect(eventListOf(opened, endOf(opened))?.map(({ event }) => event.type)).toEqual([BOOTED]);
  });
});

/** An actor's context at an entry. */
function contextOf(of: Session, moment: number, address: string): Readonly<Record<string, unknown>> {
  const actor = actorsAt(of, moment).findLast((each) => each.address === address);
  return { ...(actor && (snapshotAt(of, actor.sessionId, moment)?.context as object)) };
}
