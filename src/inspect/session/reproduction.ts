import { formatValue } from '../chart/chart.ts';
import { formatEventList, type SentEvent } from './event-list.ts';
import { actorsAt, RELAY_ACTORS, snapshotAt } from './point-in-time.ts';
import type { InspectedActor, LogEntry, Session } from './session.ts';

const STARTED = 'xstate.init';
const BOOTED = 'xstate.done.actor.0.app.booting';

/**
 * What came into the machines from outside up to a moment: what the screen sent, what services answered, delays. All
 * else follows from it. It begins with the conversation that the app started from, where there was one. Undefined where
 * the session did not see the start of the app that ran then.
 */
export function eventListOf(session: Session, index: number): readonly SentEvent[] | undefined {
  const root = [...session.actors.values()].findLast(
    ({ parentId, bornAt }) => parentId === undefined && bornAt <= index,
  );
  if (!root) return undefined;
  const entries = session.entries.slice(root.bornAt, index + 1);
  const booted = entries.find(({ event }) => event.type === BOOTED);
  const start = entries.find(({ to, event }) => to === root.sessionId && event.type === STARTED);
  if (!booted) return undefined;
  const happened = entries.flatMap((entry) => {
    const to = session.actors.get(entry.to);
    return to?.chart && isFromOutside(entry, session.actors) ? [{ to: to.address, event: entry.event }] : [];
  });
  return [...startOf(start), ...happened];
}

/** The states of the living machines at a moment, by address. */
export function statesAt(session: Session, index: number): Readonly<Record<string, string>> {
  return Object.fromEntries(
    actorsAt(session, index)
      .filter(({ chart }) => chart)
      .map(({ address, sessionId }) => [address, formatValue(snapshotAt(session, sessionId, index)?.value)]),
  );
}

/** A test that sends the same events and expects the same states; undefined where there is no list of them. */
export function testSourceOf(session: Session, index: number): string | undefined {
  const list = eventListOf(session, index);
  if (!list) return undefined;
  return `// Save as tests/inspect/<what it shows>.test.ts, then: npx biome check --write <file>
import { expect, test } from 'vitest';
import { replay } from '../../src/inspect/app-side/replay.ts';
import { parseEventList } from '../../src/inspect/session/event-list.ts';
import { lastIndex } from '../../src/inspect/session/point-in-time.ts';
import { statesAt } from '../../src/inspect/session/reproduction.ts';
import { NEW_SESSION, record } from '../../src/inspect/session/session.ts';

const EVENTS = ${formatEventList(list)};

test('a session of the inspector ends in the same states', () => {
  const list = parseEventList(JSON.stringify(EVENTS));
  const session = record(NEW_SESSION, replay(list ?? []));
  expect(statesAt(session, lastIndex(session))).toEqual(${JSON.stringify(statesAt(session, index), null, 2).replaceAll('\n', '\n  ')});
});
`;
}

/** Whether the machines did not make an event by themselves. */
function isFromOutside({ from, to, event }: LogEntry, actors: ReadonlyMap<string, InspectedActor>): boolean {
  if (event.type === STARTED || event.type === 'xstate.stop') return false;
  if (event.type.startsWith('xstate.after.')) return true;
  if (from === undefined) return true;
  const sender = actors.get(from);
  return (
    from !== to && sender !== undefined && sender.chart === undefined && !RELAY_ACTORS.includes(sender.source)
  );
}

/** The start from a conversation, as a list has it. */
function startOf(start: LogEntry | undefined): readonly SentEvent[] {
  const input = start?.event.input;
  if (typeof input !== 'object' || input === null || !('conversation' in input)) return [];
  return [{ to: 'app', event: { type: STARTED, input: { conversation: input.conversation } } }];
}
