import type { Highlights } from '../chart/ChartPicture.tsx';
import { activeStates, type ChartState, statesIn } from '../chart/chart.ts';
import type { ActorSnapshot, InspectedActor, LogEntry, Session } from './session.ts';

/** The actors that only hand on what another machine says: they do no work of their own. */
export const RELAY_ACTORS: readonly string[] = [
  'watchSite',
  'watchChat',
  'watchDialogs',
  'openRequestedDialog',
];

/** The services that only tell what becomes of the browser: an app that is put back hears of it anew. */
export const WATCHER_ACTORS: readonly string[] = ['watchVersions', 'watchNetwork', 'watchStore'];

/** The index of the latest entry; -1 before the first. */
export function lastIndex({ entries }: Session): number {
  return entries.length - 1;
}

/** What an actor was right after an entry; undefined before it began. */
export function snapshotAt(session: Session, sessionId: string, index: number): ActorSnapshot | undefined {
  const entry = lastEntryOf(session, sessionId, index, ({ after }) => after !== undefined);
  if (entry) return entry.after;
  const actor = session.actors.get(sessionId);
  if (!actor || actor.bornAt > index + 1) return undefined;
  // It starts within the event of whoever starts it: its own first entry follows.
  const first = session.entries[session.entriesOf.get(sessionId)?.[0] ?? -1];
  return session.met.get(sessionId) ?? first?.after;
}

const latest = new WeakMap<Session, { readonly index: number; readonly living: readonly InspectedActor[] }>();

/** The actors that lived right after an entry, a parent before its children. */
export function actorsAt(session: Session, index: number): readonly InspectedActor[] {
  // Every chart asks this for the same moment.
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

/** What of an actor's chart is lit right after an entry. */
export function highlightsAt(
  session: Session,
  actor: InspectedActor & { chart: ChartState },
  index: number,
  search: string,
): Highlights {
  const snapshot = snapshotAt(session, actor.sessionId, index);
  const active =
    snapshot?.status === 'active' ? activeStates(actor.chart, snapshot.value) : new Set<string>();
  const taken = lastEntryOf(session, actor.sessionId, index, ({ transitions }) => transitions.length > 0);
  return {
    active,
    taken: new Set(taken?.transitions),
    enabled: new Set(enabledIn(actor.chart, active).map(({ id }) => id)),
    alive: new Set(childrenAt(session, actor.sessionId, index).map(({ id }) => id)),
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
export function moverAt({ entries, actors }: Session, index: number): string | undefined {
  for (let at = index; at >= 0; at -= 1) {
    const entry = entries[at];
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
function childrenAt(session: Session, sessionId: string, index: number): readonly InspectedActor[] {
  return actorsAt(session, index).filter(({ parentId }) => parentId === sessionId);
}

/**
 * Why the app cannot be put back to a moment: a service was at work, or a delay was running, and neither can be taken
 * up again.
 */
export function whyNoTimeTravelAt(session: Session, index: number): string | undefined {
  if (session.entries[index]?.step === undefined) return 'The app does not remember this index.';
  for (const actor of actorsAt(session, index)) {
    if (!actor.chart && ![...RELAY_ACTORS, ...WATCHER_ACTORS].includes(actor.source))
      return `${actor.source} was at work.`;
    const delayed = actor.chart && delayedIn(actor.chart, session, actor, index);
    if (delayed) return `A delay was running in ${delayed}.`;
  }
  return undefined;
}

function delayedIn(
  chart: ChartState,
  session: Session,
  actor: InspectedActor,
  index: number,
): string | undefined {
  const active = activeStates(chart, snapshotAt(session, actor.sessionId, index)?.value);
  return statesIn(chart).find(
    ({ id, transitions }) =>
      active.has(id) && transitions.some(({ event }) => event.startsWith('xstate.after.')),
  )?.id;
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
