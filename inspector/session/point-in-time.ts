import type { Highlights } from '../../charts/ChartPicture.tsx';
import { activeStates, type ChartState } from '../../charts/chart.ts';
import type { ActorSnapshot, InspectedActor, LogEntry, Session } from './session.ts';

/** The index of the latest entry; -1 if there is none. */
export function lastIndex({ entries }: Session): number {
  return entries.length - 1;
}

/** The snapshot of an actor right after an entry; undefined before it started. */
export function snapshotAt(session: Session, sessionId: string, index: number): ActorSnapshot | undefined {
  const entry = lastEntryOf(session, sessionId, index, ({ after }) => after !== undefined);
  if (entry) return entry.after;
  const actor = session.actors.get(sessionId);
  if (!actor || actor.bornAt > index + 1) return undefined;
  // The actor started within its parent's event, and its own first entry comes later.
  const first = session.entries[session.entriesOf.get(sessionId)?.[0] ?? -1];
  return session.initial.get(sessionId) ?? first?.after;
}

const latest = new WeakMap<Session, { readonly index: number; readonly living: readonly InspectedActor[] }>();

/** The actors that run right after an entry, parents before children. */
export function actorsAt(session: Session, index: number): readonly InspectedActor[] {
  // Cached: every chart asks for the same index.
  const known = latest.get(session);
  if (known?.index === index) return known.living;
  const living = livingAt(session, index);
  latest.set(session, { index, living });
  return living;
}

function livingAt(session: Session, index: number): readonly InspectedActor[] {
  const living = [...session.actors.values()].filter(
    ({ sessionId, stoppedAt = Number.POSITIVE_INFINITY }) =>
      index < stoppedAt && snapshotAt(session, sessionId, index)?.status === 'active',
  );
  const below = (parentId: string | undefined): InspectedActor[] =>
    living
      .filter((actor) => actor.parentId === parentId)
      .flatMap((actor) => [actor, ...below(actor.sessionId)]);
  return below(undefined);
}

/** The highlights of an actor's chart right after an entry. */
export function highlightsAt(
  session: Session,
  actor: InspectedActor & { chart: ChartState },
  index: number,
): Highlights {
  const snapshot = snapshotAt(session, actor.sessionId, index);
  const active =
    snapshot?.status === 'active' ? activeStates(actor.chart, snapshot.value) : new Set<string>();
  return {
    active,
    taken: takenAt(session, actor.sessionId, index),
    alive: new Set(childrenAt(session, actor.sessionId, index).map(({ id }) => id)),
  };
}

/** The ids of the transitions that an actor took last, up to an entry. */
export function takenAt(session: Session, sessionId: string, index: number): ReadonlySet<string> {
  const taken = lastEntryOf(session, sessionId, index, ({ transitions }) => transitions.length > 0);
  return new Set(taken?.transitions);
}

/** Whether a machine had no transition for an event, so that nothing came of it. */
export function isUntaken(session: Session, { event, to, transitions, after }: LogEntry): boolean {
  const isMachine = session.actors.get(to)?.chart !== undefined;
  const isAct = !['xstate.init', 'xstate.stop'].includes(event.type);
  return isMachine && isAct && after !== undefined && transitions.length === 0;
}

/** The running children of an actor. */
function childrenAt(session: Session, sessionId: string, index: number): readonly InspectedActor[] {
  return actorsAt(session, index).filter(({ parentId }) => parentId === sessionId);
}

function lastEntryOf(
  { entries, entriesOf }: Session,
  sessionId: string,
  index: number,
  fits: (entry: LogEntry) => boolean,
): LogEntry | undefined {
  const own = entriesOf.get(sessionId) ?? [];
  let [low, high] = [0, own.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((own[middle] ?? 0) <= index) low = middle + 1;
    else high = middle;
  }
  for (let n = low - 1; n >= 0; n -= 1) {
    const entry = entries[own[n] ?? -1];
    if (entry && fits(entry)) return entry;
  }
  return undefined;
}
