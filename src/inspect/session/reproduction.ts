import { formatValue } from '../chart/chart.ts';
import { formatEventList, type SentEvent } from './event-list.ts';
import { actorsAt, RELAY_ACTORS, snapshotAt } from './point-in-time.ts';
import { INSPECTOR, type InspectedActor, type LogEntry, RESUMED, type Session } from './session.ts';
import { BOOTED, STARTED, startIn } from './start-of-app.ts';

/**
 * The events that reached the machines from outside up to an entry: from the screen, from services and from
 * delays. All other events follow from them. The list begins with the conversation that the app started from,
 * if any. Undefined if the session misses the start of that run, or a part of it.
 */
export function eventListOf(session: Session, index: number): readonly SentEvent[] | undefined {
  const root = [...session.actors.values()].findLast(
    ({ parentId, bornAt }) => parentId === undefined && bornAt <= index,
  );
  if (!root) return undefined;
  const entries = session.entries.slice(root.bornAt, index + 1);
  const booted = entries.find(({ event }) => event.type === BOOTED);
  const start = entries.find(({ to, event }) => to === root.sessionId && event.type === STARTED);
  if (!booted || entries.some(({ event }) => event.type === RESUMED)) return undefined;
  const happened = entries.flatMap((entry) => {
    const to = session.actors.get(entry.to);
    if (!to?.chart || !isFromOutside(entry, session.actors)) return [];
    const from = senderIn(entry, session.actors);
    return [{ to: to.address, event: entry.event, ...(from && { from }), at: entry.at }];
  });
  return [...startOf(start), ...happened];
}

/** The state values of the running machines at an entry, by address. */
export function statesAt(session: Session, index: number): Readonly<Record<string, string>> {
  return Object.fromEntries(
    actorsAt(session, index)
      .filter(({ chart }) => chart)
      .map(({ address, sessionId }) => [address, formatValue(snapshotAt(session, sessionId, index)?.value)]),
  );
}

/**
 * The source of a test that replays the events up to an entry and expects the same states; undefined if the
 * start is missing.
 */
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

/** Whether an event came from outside of the machines. */
function isFromOutside({ from, to, event }: LogEntry, actors: ReadonlyMap<string, InspectedActor>): boolean {
  if (event.type === STARTED || event.type === 'xstate.stop') return false;
  if (event.type.startsWith('xstate.after.')) return true;
  if (from === undefined || from === INSPECTOR) return true;
  const sender = actors.get(from);
  return (
    from !== to && sender !== undefined && sender.chart === undefined && !RELAY_ACTORS.includes(sender.source)
  );
}

/** The sender for the event list; undefined for the screen, and where the event's type says it. */
function senderIn(
  { from, event }: LogEntry,
  actors: ReadonlyMap<string, InspectedActor>,
): string | undefined {
  const isSaid = /^xstate\.(done|error|after)\./.test(event.type);
  if (from === INSPECTOR) return INSPECTOR;
  return isSaid || from === undefined ? undefined : actors.get(from)?.source;
}

/** The start event, if the app started from anything. */
function startOf(start: LogEntry | undefined): readonly SentEvent[] {
  const input = startIn(start?.event);
  return Object.keys(input).length === 0 ? [] : [{ to: 'app', event: { type: STARTED, input } }];
}
