import { formatEventList, type SentEvent } from './event-list.ts';
import { factsAt } from './facts.ts';
import { snapshotAt } from './point-in-time.ts';
import { entriesFromOutside, sentEventOf, startOf } from './reproduction.ts';
import type { LogEntry, Session } from './session.ts';
import { shortened } from './short-boot.ts';
import { BOOTED } from './start-of-app.ts';

/**
 * The source of a test that replays the events up to an entry and expects the same states, contexts and
 * transcript; undefined if the session misses a part of that run.
 */
export function testSourceOf(session: Session, index: number): string | undefined {
  const outside = entriesFromOutside(session, index);
  if (!outside) return undefined;
  const list: readonly SentEvent[] = [
    ...startOf(session, index),
    ...outside.filter((entry) => hasEffect(session, entry, outside)).map((entry) => written(session, entry)),
  ];
  const facts = JSON.stringify(factsAt(session, index), null, 2).replaceAll('\n', '\n  ');
  return `// Save as tests/inspector/<what it shows>.test.ts, then: npx biome check --write <file>
import { expect, test } from 'vitest';
import { replay } from '../../inspector/app-side/replay.ts';
import { parseEventList } from '../../inspector/session/event-list.ts';
import { factsAt } from '../../inspector/session/facts.ts';
import { lastIndex } from '../../inspector/session/point-in-time.ts';
import { NEW_SESSION, record } from '../../inspector/session/session.ts';

const EVENTS = ${formatEventList(list)};

test('a session of the inspector comes to the same', () => {
  const session = record(NEW_SESSION, replay(parseEventList(JSON.stringify(EVENTS)) ?? []));
  expect(factsAt(session, lastIndex(session))).toEqual(${facts});
});
`;
}

function written(session: Session, entry: LogEntry): SentEvent {
  const { to, event, from } = sentEventOf(session, entry);
  return { to, event: event.type === BOOTED ? shortened(event) : event, ...(from && { from }) };
}

/** Whether an event changed its receiver, or led to another event. A test is easier to read without the others. */
function hasEffect(session: Session, entry: LogEntry, outside: readonly LogEntry[]): boolean {
  const next = session.entries[entry.index + 1];
  const isFollowed = next !== undefined && !outside.includes(next);
  return isFollowed || entry.after !== snapshotAt(session, entry.to, entry.index - 1);
}
