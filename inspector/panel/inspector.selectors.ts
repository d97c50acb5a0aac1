import type { Highlights } from '../../charts/ChartPicture.tsx';
import { NO_HIGHLIGHTS } from '../../charts/ChartPicture.tsx';
import { formatValue, statesIn } from '../../charts/chart.ts';
import type { SentEvent } from '../../charts/event-list.ts';
import { type Folding, foldingKey } from '../../charts/folding.ts';
import type { ChartLayout } from '../../charts/layout.ts';
import { isQuiet } from '../session/followed.ts';
import { actorsAt, highlightsAt, snapshotAt } from '../session/point-in-time.ts';
import type { InspectedActor, LogEntry } from '../session/session.ts';
import { levelsIn } from './chat-levels.ts';
import { focusedActor, foldingOf, type Machine } from './focus.ts';
import type { Inspector } from './inspector-state.ts';
import { shownIndex } from './inspector-state.ts';
import { earlierEvents, filteredEntries, isInternal, type LogRow, logRows, rowOf } from './log-rows.ts';

interface Seen {
  readonly context: Inspector;
}

/** A chart on the map. */
export interface DrawnChart {
  readonly actor: InspectedActor;
  readonly layout: ChartLayout;
}

/** The zoom at which all charts are shown, until another one is chosen. */
const ZOOM_OF_ALL = 0.4;

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

/** The levels of the navigation stack of the machine in focus, if it has one. */
export function selectLevels(seen: Seen): readonly string[] {
  const machine = selectFocused(seen);
  return machine
    ? levelsIn(snapshotAt(seen.context.session, machine.sessionId, shownIndex(seen.context)))
    : [];
}

/** The scale of the map. */
export function selectZoom(seen: Seen): number {
  return seen.context.zoom ?? (selectFocused(seen) ? 1 : ZOOM_OF_ALL);
}

interface WantedLayout {
  readonly key: string;
  readonly actor: Machine;
  readonly folding?: Folding | undefined;
}

/** The layouts that the map needs: that of the chart in focus, folded unless it is whole, or those of all charts. */
export function selectWanted(seen: Seen): readonly WantedLayout[] {
  const { context } = seen;
  const focused = selectFocused(seen);
  if (focused && !context.isWhole) {
    const folding = foldingOf(context, focused);
    return [{ key: foldingKey(focused.chart, folding), actor: focused, folding }];
  }
  const shown = focused ? [focused] : selectActors(seen);
  return shown.flatMap((actor) =>
    actor.chart ? [{ key: actor.chart.id, actor: { ...actor, chart: actor.chart } }] : [],
  );
}

/** The charts on the map: the one in focus alone, or all. Until one is laid out, its latest layout is shown. */
export function selectDrawn(seen: Seen): readonly DrawnChart[] {
  const { layouts, latestLayouts, session } = seen.context;
  return selectWanted(seen).flatMap(({ key, actor: { sessionId, chart } }) => {
    const actor = session.actors.get(sessionId);
    const layout = layouts.get(key) ?? latestLayouts.get(chart.id);
    return actor && layout ? [{ actor, layout }] : [];
  });
}

/** The state that the map scrolls to: the largest of those that the latest event led to. */
export function selectPlace(seen: Seen): string | undefined {
  const focused = selectFocused(seen);
  const [picture] = focused ? selectDrawn(seen) : [];
  if (!focused || !picture) return undefined;
  const { active, taken } = selectHighlights(focused)(seen);
  const boxes = picture.layout.boxes.filter(({ state }) => active.has(state.id));
  const innermost = boxes.filter(
    ({ state: { id } }) => !boxes.some(({ state }) => state.id.startsWith(`${id}.`)),
  );
  const targets = targetsOf(focused, taken);
  const ledTo = innermost.filter(({ state: { id } }) =>
    targets.some((target) => id === target || id.startsWith(`${target}.`)),
  );
  const [largest] = (ledTo.length > 0 ? ledTo : innermost).toSorted(
    (a, b) => b.width * b.height - a.width * a.height,
  );
  return largest?.state.id;
}

/** The states that the latest transitions led to, or stayed in. */
function targetsOf({ chart }: Machine, taken: ReadonlySet<string>): readonly string[] {
  return statesIn(chart).flatMap(({ id, transitions }) =>
    transitions
      .filter((transition) => taken.has(transition.id))
      .flatMap(({ targets }) => (targets.length > 0 ? targets : [id])),
  );
}

/** The highlights of an actor's chart. */
export function selectHighlights(actor: InspectedActor) {
  return ({ context }: Seen): Highlights =>
    actor.chart
      ? highlightsAt(context.session, { ...actor, chart: actor.chart }, shownIndex(context))
      : NO_HIGHLIGHTS;
}

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

/** The events of before the session that the log shows. They have the same filter. */
export function selectEarlier({ context }: Seen): readonly SentEvent[] {
  const { session, chosen, showsAll, filter, ignored } = context;
  return earlierEvents(session, { chosen, showsAll, text: filter, ignored });
}

/** The entry of the moment: the chosen one. Live it is the latest that the log neither folds nor leaves out. */
export function selectEntry({ context: { session, index } }: Seen): LogEntry | undefined {
  if (index !== undefined) return session.entries[index];
  const latest = session.entries.findLast((entry) => !isInternal(session, entry) && !isQuiet(session, entry));
  return latest ?? session.entries.at(-1);
}
