import { formatEventList, type SentEvent } from '../../charts/event-list.ts';
import { diff } from './diff.ts';
import { factsAt, hasEffect } from './facts.ts';
import { entriesFromOutside, sentEventOf, startOf } from './reproduction.ts';
import type { LogEntry, Session } from './session.ts';
import { BOOTED, newWebsite } from './start-of-app.ts';

/**
 * The source of a test that replays the events up to an entry and expects the same states, contexts and
 * transcript; undefined if the session misses a part of that run.
 */
export function testSourceOf(session: Session, index: number): string | undefined {
  const all = entriesFromOutside(session, index);
  if (!all) return undefined;
  const outside = new Set(all);
  const list: readonly SentEvent[] = [
    ...startOf(session, index),
    ...all
      .filter((entry) => hasEffect(session, entry, outside) && !isNewStart(entry))
      .map((entry) => sentEventOf(session, entry)),
  ];
  const facts = JSON.stringify(factsAt(session, index), null, 2).replaceAll('\n', '\n  ');
  return `// Save as tests/inspector/<what it shows>.test.ts, then: npx biome check --write <file>
import { expect, test } from 'vitest';
import { replay } from '../../inspector/app-side/replay.ts';
import { parseEventList } from '../../charts/event-list.ts';
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

/** A replay begins with a new website by itself, and a whole one is tens of thousands of characters. */
function isNewStart({ event: { type, output } }: LogEntry): boolean {
  if (type !== BOOTED || typeof output !== 'object' || output === null) return false;
  return diff(newWebsite(), { ...output, tab: '' }).length === 0;
}
