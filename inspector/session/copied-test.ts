import { formatEventList, parseEventList, type SentEvent } from '../../charts/event-list.ts';
import { diff } from './diff.ts';
import { factsAt, hasEffect } from './facts.ts';
import type { Report } from './messages.ts';
import { lastIndex } from './point-in-time.ts';
import { entriesFromOutside, sentEventOf, startOf } from './reproduction.ts';
import { type LogEntry, NEW_SESSION, record, type Session } from './session.ts';
import { BOOTED, newWebsite } from './start-of-app.ts';

/**
 * The source of a test that replays a list of events and expects the states, contexts and transcript that the replay
 * itself comes to: so it passes on the program that it was copied from. Undefined if no list of events is that long.
 */
export function testSourceOf(
  recorded: readonly SentEvent[],
  replay: (list: readonly SentEvent[]) => readonly Report[],
): string | undefined {
  const text = formatEventList(withEffect(record(NEW_SESSION, replay(recorded))));
  const list = parseEventList(text);
  if (!list) return undefined;
  const session = record(NEW_SESSION, replay(list));
  const facts = JSON.stringify(factsAt(session, lastIndex(session)), null, 2).replaceAll('\n', '\n  ');
  return `// Save as tests/inspector/<what it shows>.test.ts, then: npx biome check --write <file>
import { expect, test } from 'vitest';
import { replay } from '../../inspector/app-side/replay.ts';
import { parseEventList } from '../../charts/event-list.ts';
import { factsAt } from '../../inspector/session/facts.ts';
import { lastIndex } from '../../inspector/session/point-in-time.ts';
import { NEW_SESSION, record } from '../../inspector/session/session.ts';

const EVENTS = ${text};

test('a session of the inspector comes to the same', () => {
  const session = record(NEW_SESSION, replay(parseEventList(JSON.stringify(EVENTS)) ?? []));
  expect(factsAt(session, lastIndex(session))).toEqual(${facts});
});
`;
}

/** The events of a replay without those that nothing followed from. */
function withEffect(session: Session): readonly SentEvent[] {
  const index = lastIndex(session);
  const all = entriesFromOutside(session, index) ?? [];
  const outside = new Set(all);
  return [
    ...startOf(session, index),
    ...all
      .filter((entry) => hasEffect(session, entry, outside) && !isNewStart(entry))
      .map((entry) => sentEventOf(session, entry)),
  ];
}

/** A replay begins with a new website by itself, and a whole one is tens of thousands of characters. */
function isNewStart({ event: { type, output } }: LogEntry): boolean {
  if (type !== BOOTED || typeof output !== 'object' || output === null) return false;
  return diff(newWebsite(), { ...output, tab: '' }).length === 0;
}
