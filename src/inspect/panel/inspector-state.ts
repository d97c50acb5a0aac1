import type { ChartLayout } from '../chart/layout.ts';
import type { AppMessage } from '../session/messages.ts';
import { lastIndex } from '../session/point-in-time.ts';
import { NEW_SESSION, record, type Session } from '../session/session.ts';
import type { Area } from './map-geometry.ts';

/** How all that happened is shown. */
export type Story = 'log' | 'sequence' | 'list';
/** What is shown of the moment that is looked at. */
export type Aspect = 'moment' | 'preview' | 'send';

/** Where the session that is looked at comes from. */
type Origin = 'live' | 'file' | 'replay';

/** An event about to be sent: to whom, and the details as they are typed. */
interface EventDraft {
  readonly sessionId: string;
  readonly type: string;
  readonly details: string;
}

/** All that the inspector's page knows. */
export interface Inspector {
  /** What the app told so far. */
  readonly live: Session;
  /** What is looked at: the live one, or another. */
  readonly session: Session;
  readonly origin: Origin;
  /** Whether the app that told the live session is gone. */
  readonly isLeft: boolean;
  /** The entry that is looked at; undefined: the latest, whatever comes. */
  readonly index: number | undefined;
  /** The actor that is looked at; undefined: all of them. */
  readonly chosen: string | undefined;
  /** Whether the log also shows starts, stops and what services tell themselves. */
  readonly showsAll: boolean;
  readonly story: Story;
  readonly aspect: Aspect;
  /** The part of the map that is seen; undefined: the chosen actor, or as `reach` says. */
  readonly camera: Area | undefined;
  /** Whether the map shows the chart that moved last, or all of them. */
  readonly reach: 'moving' | 'all';
  /** How wide the view of the map is for its height. */
  readonly shape: number;
  readonly search: string;
  readonly draft: EventDraft | undefined;
  readonly scheme: 'light dark' | 'light' | 'dark';
  /** What the last command came to, for the status line. */
  readonly notice: string;
  /** The drawings of charts, by the chart's own identity. */
  readonly layouts: ReadonlyMap<string, ChartLayout>;
}

export type InspectorEvent =
  | { type: 'app.messages'; messages: readonly AppMessage[] }
  | { type: 'chart.laidOut'; id: string; layout: ChartLayout }
  | { type: 'entry.choose'; index: number | undefined }
  | { type: 'actor.choose'; sessionId: string | undefined }
  | { type: 'story.choose'; story: Story }
  | { type: 'aspect.choose'; aspect: Aspect }
  | { type: 'camera.move'; camera: Area }
  | { type: 'shape.change'; shape: number }
  | { type: 'reach.choose'; reach: 'moving' | 'all' }
  | { type: 'search.change'; text: string }
  | { type: 'all.toggle' }
  | { type: 'scheme.change' }
  | { type: 'draft.open'; draft: EventDraft }
  | { type: 'draft.change'; details: string }
  | { type: 'draft.close' }
  | { type: 'session.open'; origin: 'file' | 'replay'; session: Session }
  | { type: 'session.close' }
  | { type: 'notice.show'; text: string };

export const NEW_INSPECTOR: Inspector = {
  live: NEW_SESSION,
  session: NEW_SESSION,
  origin: 'live',
  isLeft: false,
  index: undefined,
  chosen: undefined,
  showsAll: false,
  story: 'log',
  aspect: 'moment',
  camera: undefined,
  reach: 'moving',
  shape: 1.5,
  search: '',
  draft: undefined,
  scheme: 'light dark',
  notice: '',
  layouts: new Map(),
};

/** What does not go along into another session. */
const SESSION_DEFAULTS = {
  camera: undefined,
  index: undefined,
  chosen: undefined,
  draft: undefined,
  notice: '',
};
const LEFT_NOTICE =
  'The app was reloaded or closed: this is what it told until then. Open the inspector there anew.';
const NEXT_SCHEME = { 'light dark': 'light', light: 'dark', dark: 'light dark' } as const;

/** The inspector after an event of its page. */
export function inspectorAfter(inspector: Inspector, event: InspectorEvent): Inspector {
  switch (event.type) {
    case 'app.messages':
      return withMessages(inspector, event.messages);
    case 'chart.laidOut':
      return { ...inspector, layouts: new Map(inspector.layouts).set(event.id, event.layout) };
    case 'entry.choose':
      return { ...inspector, index: clampedIndex(inspector.session, event.index), draft: undefined };
    case 'actor.choose':
      return { ...inspector, chosen: event.sessionId, camera: undefined };
    case 'story.choose':
      return { ...inspector, story: event.story };
    case 'aspect.choose':
      return { ...inspector, aspect: event.aspect };
    case 'camera.move':
      return { ...inspector, camera: event.camera };
    case 'shape.change':
      return { ...inspector, shape: event.shape };
    case 'reach.choose':
      return { ...inspector, reach: event.reach, camera: undefined, chosen: undefined };
    case 'search.change':
      return { ...inspector, search: event.text };
    case 'all.toggle':
      return { ...inspector, showsAll: !inspector.showsAll };
    case 'scheme.change':
      return { ...inspector, scheme: NEXT_SCHEME[inspector.scheme] };
    case 'draft.open':
      return { ...inspector, draft: event.draft, aspect: 'send' };
    case 'draft.change':
      return inspector.draft
        ? { ...inspector, draft: { ...inspector.draft, details: event.details } }
        : inspector;
    case 'draft.close':
      return { ...inspector, draft: undefined };
    case 'session.open':
      return { ...inspector, ...SESSION_DEFAULTS, origin: event.origin, session: event.session };
    case 'session.close':
      return backToLive(inspector);
    case 'notice.show':
      return { ...inspector, notice: event.text };
  }
}

function withMessages(inspector: Inspector, messages: readonly AppMessage[]): Inspector {
  const live = record(inspector.live, messages);
  const turn = messages.findLast(({ type }) => type === '@parley.anew' || type === '@parley.left')?.type;
  const isLeft = turn === undefined ? inspector.isLeft : turn === '@parley.left';
  const session = inspector.origin === 'live' ? live : inspector.session;
  const heard = { ...inspector, live, session, isLeft };
  if (turn === '@parley.left') return { ...heard, draft: undefined, notice: LEFT_NOTICE };
  // What was replayed may hold in clear what is masked since.
  return turn === '@parley.anew' && inspector.origin === 'replay' ? backToLive(heard) : heard;
}

function backToLive(inspector: Inspector): Inspector {
  return { ...inspector, ...SESSION_DEFAULTS, origin: 'live', session: inspector.live };
}

/** The entry that is looked at. */
export function shownIndex({ index, session }: Inspector): number {
  return index ?? lastIndex(session);
}

/** Whether what is looked at is the running app, now. */
export function isLive({ origin, index, isLeft }: Inspector): boolean {
  return origin === 'live' && index === undefined && !isLeft;
}

/** A moment of a session; at its end, and beyond, the latest. */
function clampedIndex(session: Session, index: number | undefined): number | undefined {
  if (index === undefined || index >= lastIndex(session)) return undefined;
  return Math.max(-1, index);
}
