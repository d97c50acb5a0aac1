import { statesIn } from '../../charts/chart.ts';
import type { ChartLayout } from '../../charts/layout.ts';
import type { Report } from '../session/messages.ts';
import { lastIndex } from '../session/point-in-time.ts';
import { cleared, NEW_SESSION, record, type Session } from '../session/session.ts';
import { timeOf } from './entry-text.ts';

/** The views of the log. */
export type Story = 'log' | 'list';

/** Where the shown session comes from. */
type Origin = 'live' | 'replay';

/** The state of the inspector's page. */
export interface Inspector {
  /** The session of the app, as far as it has been received. */
  readonly live: Session;
  /** The session that is shown: the live one, or a replay's. */
  readonly session: Session;
  readonly origin: Origin;
  /** Whether the app's page was left or reloaded. */
  readonly isLeft: boolean;
  /** The index of the chosen entry; undefined follows the latest. */
  readonly index: number | undefined;
  /** The session id of the chosen actor; undefined: all actors. */
  readonly chosen: string | undefined;
  /** Whether the log includes starts, stops and events of services. */
  readonly showsAll: boolean;
  /** The text that the log is filtered by. */
  readonly filter: string;
  /** The labels of the events that the log leaves out. */
  readonly ignored: ReadonlySet<string>;
  /** The folds of quiet entries that are open, by the index of their first. */
  readonly opened: ReadonlySet<number>;
  readonly story: Story;
  /** The scale of the map; undefined: as its charts are read best. */
  readonly zoom: number | undefined;
  /** The width of the map in pixels, in steps: resizing the window is not to lay the chart out at every pixel. */
  readonly room: number;
  /** Whether the map follows the chart that the visitor moves, or shows all of them. */
  readonly reach: 'moving' | 'all';
  /** Whether the chart in focus is drawn without any folding. */
  readonly isWhole: boolean;
  /** The states that were opened (true) or closed by hand, by id. */
  readonly folds: ReadonlyMap<string, boolean>;
  readonly scheme: 'light dark' | 'light' | 'dark';
  /** The result of the last command, for the status line. */
  readonly notice: string;
  /** The laid-out charts: whole ones by the id of the chart's root state, folded ones by their folding. */
  readonly layouts: ReadonlyMap<string, ChartLayout>;
  /** The layout of each chart that was made last; it is shown until the wanted one is there. */
  readonly latestLayouts: ReadonlyMap<string, ChartLayout>;
}

export type InspectorEvent =
  | { type: 'app.told'; reports: readonly Report[]; isAnew: boolean }
  | { type: 'app.left' }
  | { type: 'chart.laidOut'; id: string; key: string; layout: ChartLayout }
  | { type: 'entry.choose'; index: number | undefined }
  | { type: 'actor.choose'; sessionId: string | undefined }
  | { type: 'story.choose'; story: Story }
  | { type: 'zoom.choose'; zoom: number }
  | { type: 'room.change'; width: number }
  | { type: 'reach.choose'; reach: 'moving' | 'all' }
  | { type: 'fold.change'; sessionId: string; stateId: string; isOpen: boolean }
  | { type: 'fold.none' }
  | { type: 'fold.rest' }
  | { type: 'all.toggle' }
  | { type: 'filter.change'; text: string }
  | { type: 'ignored.toggle'; label: string }
  | { type: 'quiet.toggle'; index: number }
  | { type: 'scheme.change' }
  | { type: 'session.open'; session: Session }
  | { type: 'session.close' }
  | { type: 'session.clear' }
  | { type: 'notice.show'; text: string };

export const NEW_INSPECTOR: Inspector = {
  live: NEW_SESSION,
  session: NEW_SESSION,
  origin: 'live',
  isLeft: false,
  index: undefined,
  chosen: undefined,
  showsAll: false,
  filter: '',
  ignored: new Set(),
  opened: new Set(),
  story: 'log',
  zoom: undefined,
  room: 520,
  reach: 'moving',
  isWhole: false,
  folds: new Map(),
  scheme: 'light dark',
  notice: '',
  layouts: new Map(),
  latestLayouts: new Map(),
};

/** Reset when another session is shown. */
const SESSION_DEFAULTS = {
  index: undefined,
  chosen: undefined,
  opened: new Set<number>(),
  notice: '',
};
const ROOM_STEP = 40;
const SMALLEST_ZOOM = 0.1;
const LARGEST_ZOOM = 3;
const LEFT_NOTICE =
  'The app was reloaded or closed: this is what it told until then. Open the inspector there anew.';
const NEXT_SCHEME = { 'light dark': 'light', light: 'dark', dark: 'light dark' } as const;

/** The reducer of the inspector's page. */
export function inspectorAfter(inspector: Inspector, event: InspectorEvent): Inspector {
  switch (event.type) {
    case 'app.told':
      return withReports(inspector, event);
    case 'app.left':
      return { ...inspector, isLeft: true, notice: LEFT_NOTICE };
    case 'chart.laidOut':
      return {
        ...inspector,
        layouts: new Map(inspector.layouts).set(event.key, event.layout),
        latestLayouts: new Map(inspector.latestLayouts).set(event.id, event.layout),
      };
    case 'entry.choose':
      return { ...inspector, index: indexBeforeLast(inspector.session, event.index) };
    case 'actor.choose':
      return { ...inspector, chosen: event.sessionId, zoom: undefined };
    case 'story.choose':
      return { ...inspector, story: event.story };
    case 'zoom.choose':
      return { ...inspector, zoom: Math.min(LARGEST_ZOOM, Math.max(SMALLEST_ZOOM, event.zoom)) };
    case 'room.change':
      return { ...inspector, room: Math.floor(event.width / ROOM_STEP) * ROOM_STEP };
    case 'reach.choose':
      return { ...inspector, reach: event.reach, zoom: undefined, chosen: undefined };
    case 'fold.change':
      return withFold(inspector, event);
    case 'fold.none':
      return { ...inspector, isWhole: true };
    case 'fold.rest':
      return { ...inspector, isWhole: false, folds: new Map() };
    case 'all.toggle':
      return { ...inspector, showsAll: !inspector.showsAll };
    case 'filter.change':
      return { ...inspector, filter: event.text };
    case 'ignored.toggle':
      return { ...inspector, ignored: toggled(inspector.ignored, event.label) };
    case 'quiet.toggle':
      return { ...inspector, opened: toggled(inspector.opened, event.index) };
    case 'scheme.change':
      return { ...inspector, scheme: NEXT_SCHEME[inspector.scheme] };
    case 'session.open':
      return { ...inspector, ...SESSION_DEFAULTS, origin: 'replay', session: event.session };
    case 'session.close':
      return backToLive(inspector);
    case 'session.clear':
      return backToLive({ ...inspector, live: cleared(inspector.live) });
    case 'notice.show':
      return { ...inspector, notice: event.text };
  }
}

/** In a whole chart, closing a state leaves all others open. */
function withFold(
  inspector: Inspector,
  { sessionId, stateId, isOpen }: Extract<InspectorEvent, { type: 'fold.change' }>,
): Inspector {
  const chart = inspector.session.actors.get(sessionId)?.chart;
  if (!chart) return inspector;
  const opened = inspector.isWhole ? statesIn(chart).map(({ id }) => [id, true] as const) : inspector.folds;
  return { ...inspector, isWhole: false, folds: new Map(opened).set(stateId, isOpen) };
}

function toggled<Value>(values: ReadonlySet<Value>, value: Value): ReadonlySet<Value> {
  const after = new Set(values);
  if (!after.delete(value)) after.add(value);
  return after;
}

function withReports(
  inspector: Inspector,
  { reports, isAnew }: Extract<InspectorEvent, { type: 'app.told' }>,
): Inspector {
  const live = record(isAnew ? NEW_SESSION : inspector.live, reports);
  const session = inspector.origin === 'live' ? live : inspector.session;
  const heard = withoutDropped(inspector, {
    ...inspector,
    live,
    session,
    isLeft: inspector.isLeft && !isAnew,
  });
  // Replays of what was told earlier may contain what is redacted now: show the live session instead.
  return isAnew && inspector.origin === 'replay' ? backToLive(heard) : heard;
}

/** The inspector after entries were dropped: the chosen one has another index now, and the developer is told. */
function withoutDropped(before: Inspector, { live, index, ...inspector }: Inspector): Inspector {
  const count = (live.dropped?.count ?? 0) - (before.live.dropped?.count ?? 0);
  if (!live.dropped || count <= 0) return { ...inspector, live, index };
  const isShown = inspector.origin === 'live' && index !== undefined;
  return {
    ...inspector,
    live,
    index: isShown ? Math.max(0, index - count) : index,
    notice: droppedText(live.dropped),
  };
}

/** Says which entries were dropped to save memory. */
export function droppedText({ before }: NonNullable<Session['dropped']>): string {
  return `Events before ${timeOf(before).slice(0, 8)} were dropped.`;
}

function backToLive(inspector: Inspector): Inspector {
  return { ...inspector, ...SESSION_DEFAULTS, origin: 'live', session: inspector.live };
}

/** The index of the entry that is shown; -1 in an empty log. */
export function shownIndex({ index, session }: Inspector): number {
  return index ?? lastIndex(session);
}

/** The index of a chosen entry; undefined (follow the latest) for the last one. */
function indexBeforeLast(session: Session, index: number | undefined): number | undefined {
  return index === undefined || index >= lastIndex(session) ? undefined : index;
}
