import type { Highlights } from '../../charts/ChartPicture.tsx';
import { NO_HIGHLIGHTS } from '../../charts/ChartPicture.tsx';
import { formatValue, statesIn } from '../../charts/chart.ts';
import { foldingKey } from '../../charts/folding.ts';
import { chainAt } from '../session/chains.ts';
import { actorsAt, highlightsAt, snapshotAt } from '../session/point-in-time.ts';
import type { InspectedActor, LogEntry } from '../session/session.ts';
import { focusedActor, foldingOf, type Machine } from './focus.ts';
import type { Inspector } from './inspector-state.ts';
import { shownIndex } from './inspector-state.ts';
import { filteredEntries, type LogRow, logRows, rowOf } from './log-rows.ts';
import {
  type Area,
  areasOf,
  around,
  legibleView,
  mapOf,
  type PlacedChart,
  placedAbove,
} from './map-geometry.ts';

interface Seen {
  readonly context: Inspector;
}

const NOTHING: Area = { x: 0, y: 0, width: 1000, height: 600 };

/** The actors with a chart that run at the shown entry. */
export function selectActors({ context }: Seen): readonly InspectedActor[] {
  return actorsAt(context.session, shownIndex(context)).filter(({ chart }) => chart !== undefined);
}

/** The machine in focus; undefined if the map shows all. */
export function selectFocused({ context }: Seen): Machine | undefined {
  return focusedActor(context);
}

/** The states that the machine in focus is in, as one line. */
export function selectFocusedValue(seen: Seen): string {
  const machine = selectFocused(seen);
  const { session } = seen.context;
  return machine ? formatValue(snapshotAt(session, machine.sessionId, shownIndex(seen.context))?.value) : '';
}

/** The folded chart that the map needs: its machine, its folding and the key of its layout. */
export function selectFolded({ context }: Seen) {
  const machine = context.isWhole ? undefined : focusedActor(context);
  if (!machine) return undefined;
  const folding = foldingOf(context, machine);
  return { machine, folding, key: foldingKey(machine.chart, folding) };
}

let latestMap: { readonly by: readonly unknown[]; readonly map: readonly PlacedChart[] } | undefined;

/** The charts of all running actors, placed on the map; the one in focus stands alone. */
export function selectMap(seen: Seen): readonly PlacedChart[] {
  const { layouts, viewport } = seen.context;
  const focused = selectFocused(seen);
  // Rounded to quarters, so that dragging the separator does not rearrange the map at every pixel.
  const shape = Math.max(0.25, Math.round((viewport.width / Math.max(1, viewport.height)) * 4) / 4);
  const layout = selectFocusedLayout(seen);
  const actors = selectActors(seen);
  const by = [layouts, shape, layout, focused?.sessionId, ...actors];
  if (latestMap?.by.length !== by.length || latestMap.by.some((part, n) => part !== by[n])) {
    const alone = actors.find(({ sessionId }) => layout && sessionId === focused?.sessionId);
    const others = mapOf(
      actors.filter((actor) => actor !== alone),
      layouts,
      shape,
    );
    latestMap = { by, map: alone && layout ? [placedAbove(alone, layout), ...others] : others };
  }
  return latestMap.map;
}

/** The layout of the chart in focus: the latest one of it until that of its folding is there. */
function selectFocusedLayout(seen: Seen) {
  const { layouts, latestFolded } = seen.context;
  const chart = selectFocused(seen)?.chart;
  if (!chart) return undefined;
  const key = selectFolded(seen)?.key;
  if (key === undefined) return layouts.get(chart.id);
  return layouts.get(key) ?? latestFolded.get(chart.id) ?? layouts.get(chart.id);
}

/** The visible part of the map. */
export function selectView(seen: Seen): Area {
  const { camera, viewport, found } = seen.context;
  if (camera) return camera;
  const map = selectMap(seen);
  const focused = selectFocused(seen);
  const placed = map.find(({ actor }) => actor.sessionId === focused?.sessionId);
  if (!placed) return around(map.map(({ area }) => area)) ?? NOTHING;
  const { active, taken } = selectHighlights(placed.actor)(seen);
  const drawn = placed.layout.boxes.map(({ state }) => state.id);
  const innermost = drawn.filter((id) => active.has(id) && !drawn.some((inner) => isInside(inner, id)));
  const moved = targetsOf(placed.actor, taken);
  const movedTo = innermost.filter((id) => moved.some((target) => id === target || isInside(id, target)));
  const wanted = found ? [found.stateId] : movedTo.length > 0 ? movedTo : innermost;
  const areas = areasOf([placed], (stateId) => wanted.includes(stateId));
  return legibleView(placed.area, areas, viewport);
}

function isInside(stateId: string, outer: string): boolean {
  return stateId.startsWith(`${outer}.`);
}

/** The states that the latest transitions led to, or stayed in. */
function targetsOf({ chart }: InspectedActor, taken: ReadonlySet<string>): readonly string[] {
  return (chart ? statesIn(chart) : []).flatMap(({ id, transitions }) =>
    transitions
      .filter((transition) => taken.has(transition.id))
      .flatMap(({ targets }) => (targets.length > 0 ? targets : [id])),
  );
}

/** The highlights of an actor's chart. */
export function selectHighlights(actor: InspectedActor) {
  return ({ context }: Seen): Highlights =>
    actor.chart
      ? highlightsAt(context.session, { ...actor, chart: actor.chart }, shownIndex(context), context.search)
      : NO_HIGHLIGHTS;
}

const NO_IGNORED: ReadonlySet<string> = new Set();
const NO_OPENED: ReadonlySet<number> = new Set();
let latestRows: { readonly by: readonly unknown[]; readonly rows: readonly LogRow[] } | undefined;

/** The rows of the log. A text that is searched for is found inside the folds. */
export function selectRows({ context }: Seen): readonly LogRow[] {
  const { session, chosen, showsAll, filter, ignored, opened } = context;
  const by = [session.entries, chosen, showsAll, filter, ignored, opened];
  if (latestRows === undefined || latestRows.by.some((part, n) => part !== by[n])) {
    const entries = filteredEntries(session, { chosen, showsAll, text: filter, ignored });
    const rows = filter.trim() === '' ? logRows(session, entries, opened) : entries.map(rowOf);
    latestRows = { by, rows };
  }
  return latestRows.rows;
}

let latestSequence: { readonly by: readonly unknown[]; readonly rows: readonly LogRow[] } | undefined;

/** The rows of the sequence: those of the shown entry's chain without the quiet ones, or all. */
export function selectSequence(seen: Seen): readonly LogRow[] {
  const { session, showsChain, showsAll } = seen.context;
  if (!showsChain) return selectRows(seen);
  const { from, to } = chainAt(session, shownIndex(seen.context));
  const by = [session.entries, from, to, showsAll];
  if (latestSequence === undefined || latestSequence.by.some((part, n) => part !== by[n])) {
    const filter = { chosen: undefined, showsAll, text: '', ignored: NO_IGNORED };
    const chain = filteredEntries({ ...session, entries: session.entries.slice(from, to) }, filter);
    const rows = logRows(session, chain, NO_OPENED).filter(({ fold }) => fold === undefined);
    latestSequence = { by, rows };
  }
  return latestSequence.rows;
}

/** The shown entry. */
export function selectEntry({ context }: Seen): LogEntry | undefined {
  return context.session.entries[shownIndex(context)];
}
