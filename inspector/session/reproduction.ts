import type { SentEvent } from '../../charts/event-list.ts';
import { servicesOf } from '../../charts/silent-services.ts';
import { appMachine } from '../../machines/app/app.machine.ts';
import type { InspectedActor, LogEntry, Session } from './session.ts';
import { BOOTED, STARTED, startIn } from './start-of-app.ts';

const SERVICES = servicesOf(appMachine);

/**
 * The events that reached the machines from outside up to an entry: from the screen, from services and from
 * delays. All other events follow from them. The list begins with what the app started from, if anything, and
 * with what happened before the inspector was opened. Undefined if the session misses the start of that run.
 */
export function eventListOf(session: Session, index: number): readonly SentEvent[] | undefined {
  const before = beforeAt(session, index)?.events ?? [];
  const outside = entriesFromOutside(
    session,
    index,
    before.some(({ event }) => event.type === BOOTED),
  );
  if (!outside) return undefined;
  const sent = outside.map((entry) => ({ ...sentEventOf(session, entry), at: entry.at }));
  return [...before, ...startOf(session, index), ...sent];
}

/** What happened before the session began, if an entry belongs to the run of then. */
export function beforeAt(session: Session, index: number): Session['before'] {
  const root = rootAt(session, index);
  return root && session.initial.has(root.sessionId) ? session.before : undefined;
}

/** The entries of the events that reached the machines from outside, in the run that an entry belongs to. */
export function entriesFromOutside(
  session: Session,
  index: number,
  isBootKnown = false,
): readonly LogEntry[] | undefined {
  const entries = entriesOfRun(session, index);
  if (!isBootKnown && !entries.some(({ event }) => event.type === BOOTED)) return undefined;
  return entries.filter(
    (entry) => session.actors.get(entry.to)?.chart && isFromOutside(entry, session.actors),
  );
}

/** An entry as an event of a list. Its sender is left out for the screen, and where the event's type says it. */
export function sentEventOf({ actors }: Session, { from, to, event }: LogEntry): SentEvent {
  const isSaid = /^xstate\.(done|error|after)\./.test(event.type);
  const source = actors.get(from ?? '')?.source;
  return { to: actors.get(to)?.address ?? '', event, ...(!isSaid && source && { from: source }) };
}

/** The start event of the run that an entry belongs to, if the app started from anything. */
export function startOf(session: Session, index: number): readonly SentEvent[] {
  const root = rootAt(session, index);
  const start = entriesOfRun(session, index).find(
    ({ to, event }) => to === root?.sessionId && event.type === STARTED,
  );
  const input = startIn(start?.event);
  return Object.keys(input).length === 0 ? [] : [{ to: 'app', event: { type: STARTED, input } }];
}

function entriesOfRun(session: Session, index: number): readonly LogEntry[] {
  const root = rootAt(session, index);
  return root ? session.entries.slice(root.bornAt, index + 1) : [];
}

/** The root actor at an entry. Before the first, where a log is empty, it is the first one's. */
function rootAt({ actors }: Session, index: number): InspectedActor | undefined {
  const at = Math.max(0, index);
  return [...actors.values()].findLast(({ parentId, bornAt }) => parentId === undefined && bornAt <= at);
}

/** Whether an event came from outside of the machines. */
function isFromOutside({ from, to, event }: LogEntry, actors: ReadonlyMap<string, InspectedActor>): boolean {
  if (event.type === STARTED || event.type === 'xstate.stop') return false;
  if (event.type.startsWith('xstate.after.')) return true;
  if (from === undefined) return true;
  return from !== to && SERVICES.has(actors.get(from)?.source ?? '');
}
