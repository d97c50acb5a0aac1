import type { Highlights } from '../chart/ChartPicture.tsx';
import { NO_HIGHLIGHTS } from '../chart/ChartPicture.tsx';
import { actorsAt, foundIn, highlightsAt, lastMovedActorAt } from '../session/point-in-time.ts';
import type { InspectedActor, LogEntry } from '../session/session.ts';
import type { Inspector } from './inspector-state.ts';
import { shownIndex } from './inspector-state.ts';
import { type Area, areasOf, around, mapOf, type PlacedChart } from './map-geometry.ts';

interface Seen {
  readonly context: Inspector;
}

const NOTHING: Area = { x: 0, y: 0, width: 1000, height: 600 };

/** The actors with a chart that run at the shown entry. */
export function selectActors({ context }: Seen): readonly InspectedActor[] {
  return actorsAt(context.session, shownIndex(context)).filter(({ chart }) => chart !== undefined);
}

let latestMap: { readonly by: readonly unknown[]; readonly map: readonly PlacedChart[] } | undefined;

/** The charts of all running actors, placed on the map. */
export function selectMap(seen: Seen): readonly PlacedChart[] {
  const { layouts, shape } = seen.context;
  const actors = selectActors(seen);
  const by = [layouts, shape, ...actors];
  if (latestMap?.by.length !== by.length || latestMap.by.some((part, n) => part !== by[n])) {
    latestMap = { by, map: mapOf(actors, layouts, shape) };
  }
  return latestMap.map;
}

/** The visible part of the map. */
export function selectView(seen: Seen): Area {
  const { camera, chosen, reach, session } = seen.context;
  if (camera) return camera;
  const map = selectMap(seen);
  const wanted =
    chosen ?? (reach === 'moving' ? lastMovedActorAt(session, shownIndex(seen.context)) : undefined);
  const meant = map.filter(({ actor }) => actor.sessionId === wanted);
  return around((meant.length > 0 ? meant : map).map(({ area }) => area)) ?? NOTHING;
}

/** The part of the map with the states that match the search. */
export function selectFound(seen: Seen): Area | undefined {
  const { search } = seen.context;
  return around(
    areasOf(selectMap(seen), (id, { chart }) => chart !== undefined && foundIn(chart, search).includes(id)),
    60,
  );
}

/** The highlights of an actor's chart. */
export function selectHighlights(actor: InspectedActor) {
  return ({ context }: Seen): Highlights =>
    actor.chart
      ? highlightsAt(context.session, { ...actor, chart: actor.chart }, shownIndex(context), context.search)
      : NO_HIGHLIGHTS;
}

const shown = new WeakMap<
  readonly LogEntry[],
  { readonly by: string; readonly entries: readonly LogEntry[] }
>();

/** The log entries after filtering. */
export function selectShown({ context: { session, chosen, showsAll } }: Seen): readonly LogEntry[] {
  const by = `${chosen} ${showsAll}`;
  const known = shown.get(session.entries);
  if (known?.by === by) return known.entries;
  const entries = session.entries.filter(
    (entry) =>
      (chosen === undefined || entry.to === chosen || entry.from === chosen) &&
      (showsAll || !isInternal(entry.event.type, session.actors.get(entry.to))),
  );
  shown.set(session.entries, { by, entries });
  return entries;
}

/** The shown entry. */
export function selectEntry({ context }: Seen): LogEntry | undefined {
  return context.session.entries[shownIndex(context)];
}

/** Whether an event is XState's own, or goes to a service rather than a machine. */
function isInternal(type: string, to: InspectedActor | undefined): boolean {
  return type === 'xstate.init' || type === 'xstate.stop' || to?.chart === undefined;
}
