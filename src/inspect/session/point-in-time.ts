import type { Highlights } from '../chart/ChartPicture.tsx';
import { activeStates, type ChartState, statesIn } from '../chart/chart.ts';
import { RELAY_ACTORS, WATCHER_ACTORS } from './relay-actors.ts';
import type { ActorSnapshot, InspectedActor, LogEntry, Session } from './session.ts';

/** The index of the latest entry; -1 before the first. */
export function lastMoment({ entries }: Session): number {
  return entries.length - 1;
}

/** What an actor was right after an entry; undefined before it began. */
export function snapshotAt(session: Session, sessionId: string, moment: number): ActorSnapshot | undefined {
  const entry = lastEntryOf(session, sessionId, moment, ({ after }) => after !== undefined);
  if (entry) return entry.after;
  const actor = session.actors.get(sessionId);
  if (!actor || actor.bornAt > moment + 1) return undefined;
  // It starts within the event of whoever starts it: its own first entry follows.
  const first = session.entries[session.entriesOf.get(sessionId)?.[0] ?? -1];
  return session.met.get(sessionId) ?? first?.after;
}

const latest = new WeakMap<
  Session,
  { readonly moment: number; readonly living: readonly InspectedActor[] }
>();

/** The actors that lived right after an entry, a parent before its children. */
export function actorsAt(session: Session, moment: number): readonly InspectedActor[] {
  // Every chart asks this for the same moment.
  const known = latest.get(session);
  if (known?.moment === moment) return known.living;
  const living = livingAt(session, moment);
  latest.set(session, { moment, living });
  return living;
}

function livingAt(session: Session, moment: number): readonly InspectedActor[] {
  const living = [...session.actors.values()].filter(
    ({ sessionId, stoppedAt = Number.POSITIVE_INFINITY }) =>
      moment < stoppedAt && snapshotAt(session, sessionId, moment)?.status === 'active',
  );
  const below = (parentId: string | undefined): InspectedActor[] =>
    living
      .filter((actor) => actor.parentId === parentId)
      .flatMap((actor) => [actor, ...below(actor.sessionId)]);
  return below(undefined);
}

/** What of an actor's chart is lit right after an entry. */
export function highlightsAt(
  session: Session,
  actor: InspectedActor & { chart: ChartState },
  moment: number,
  search: string,
): Highlights {
  const snapshot = snapshotAt(session, actor.sessionId, moment);
  const active =
    snapshot?.status === 'active' ? activeStates(actor.chart, snapshot.value) : new Set<string>();
  const taken = lastEntryOf(session, actor.sessionId, moment, ({ transitions }) => transitions.length > 0);
  return {
    active,
    taken: new Set(taken?.transitions),
    enabled: new Set(enabledIn(actor.chart, active).map(({ id }) => id)),
    alive: new Set(childrenAt(session, actor.sessionId, moment).map(({ id }) => id)),
    found: new Set(foundIn(actor.chart, search)),
  };
}

/** The transitions that an event from outside can ask for while states are active. */
export function enabledIn(chart: ChartState, active: ReadonlySet<string>) {
  return statesIn(chart)
    .filter(({ id }) => active.has(id))
    .flatMap(({ transitions }) => transitions)
    .filter(({ event }) => event !== '' && !event.startsWith('xstate.'));
}

/** The actor that took the latest transition up to an entry, if it has a chart. */
export function moverAt({ entries, actors }: Session, moment: number): string | undefined {
  for (let index = moment; index >= 0; index -= 1) {
    const entry = entries[index];
    const mover = entry && entry.transitions.length > 0 ? actors.get(entry.to) : undefined;
    if (mover?.chart) return mover.sessionId;
  }
  return undefined;
}

/** The states whose name holds what is searched for. */
export function foundIn(chart: ChartState, search: string): readonly string[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return [];
  return statesIn(chart)
    .filter(({ id }) => id.toLowerCase().includes(wanted))
    .map(({ id }) => id);
}

/** The living actors that an actor started. */
function childrenAt(session: Session, sessionId: string, moment: number): readonly InspectedActor[] {
  return actorsAt(session, moment).filter(({ parentId }) => parentId === sessionId);
}

/**
 * Why the app cannot be put back to a moment: a service was at work, or a delay was running, and neither can be taken
 * up again.
 */
export function whyNoTimeTravelAt(session: Session, moment: number): string | undefined {
  if (session.entries[moment]?.step === undefined) return 'The app does not remember this moment.';
  for (const actor of actorsAt(session, moment)) {
    if (!actor.chart && ![...RELAY_ACTORS, ...WATCHER_ACTORS].includes(actor.source))
      return `${actor.source} was at work.`;
    const delayed = actor.chart && delayedIn(actor.chart, session, actor, moment);
    if (delayed) return `A delay was running in ${delayed}.`;
  }
  return undefined;
}

function delayedIn(
  chart: ChartState,
  session: Session,
  actor: InspectedActor,
  moment: number,
): string | undefined {
  const active = activeStates(chart, snapshotAt(session, actor.sessionId, moment)?.value);
  return statesIn(chart).find(
    ({ id, transitions }) =>
      active.has(id) && transitions.some(({ event }) => event.startsWith('xstate.after.')),
  )?.id;
}

function lastEntryOf(
  { entries, entriesOf }: Session,
  sessionId: string,
  moment: number,
  fits: (entry: LogEntry) => boolean,
): LogEntry | undefined {
  const own = entriesOf.get(sessionId) ?? [];
  let [low, high] = [0, own.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((own[middle] ?? 0) <= moment) low = middle + 1;
    else high = middle;
  }
  for (let n = low - 1; n >= 0; n -= 1) {
    const entry = entries[own[n] ?? -1];
    if (entry && fits(entry)) return entry;
  }
  return undefined;
}
