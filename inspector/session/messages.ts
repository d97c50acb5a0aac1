import type { StatelyInspectionEvent } from '@statelyai/inspect';
import type { ChartState } from '../../charts/chart.ts';

/** Announces an actor, with its parent and chart, which Stately's protocol leaves out. */
export interface ActorMessage {
  readonly type: '@parley.actor';
  readonly sessionId: string;
  readonly parentId: string | undefined;
  readonly id: string;
  /** The name of its logic in the parent's machine. */
  readonly source: string;
  readonly chart: ChartState | undefined;
  /** Its snapshot, if it ran before the inspector heard of it. A new actor tells its own. */
  readonly met?: object | undefined;
}

/** The transitions that an event caused, which Stately's protocol leaves out. Sent before the event's snapshot. */
export interface StepMessage {
  readonly type: '@parley.step';
  readonly sessionId: string;
  readonly transitions: readonly string[];
}

/** Whether an actor would take an event now. */
export interface Verdict {
  readonly type: string;
  readonly isAccepted: boolean;
  /** The ids of the transitions that it would take. */
  readonly transitions: readonly string[];
  /** If not: the guards in the way, each in words. */
  readonly reasons: readonly string[];
}

/** The answer to `@parley.ask`. */
export interface VerdictsMessage {
  readonly type: '@parley.verdicts';
  readonly actors: readonly { readonly sessionId: string; readonly verdicts: readonly Verdict[] }[];
}

/** Everything is sent again: discard what was received before. */
export interface ResetMessage {
  readonly type: '@parley.reset';
}

/** The app's page is being left: requests are no longer answered. */
export interface ClosedMessage {
  readonly type: '@parley.closed';
}

/** A message of the app. `at` is when it happened; the library's own time is when it was sent. */
export type AppMessage = { readonly at?: number } & (
  | StatelyInspectionEvent
  | ((ActorMessage | StepMessage | VerdictsMessage | ResetMessage | ClosedMessage) & {
      readonly _version: '1';
    })
);

/** An actor, and the events of which the inspector wants to know whether it would take them. */
export interface AskedActor {
  readonly sessionId: string;
  readonly events: readonly { readonly type: string }[];
}

/** A request of the inspector to the app. */
export type Request =
  | { readonly type: '@parley.send'; readonly sessionId: string; readonly event: { readonly type: string } }
  | { readonly type: '@parley.ask'; readonly actors: readonly AskedActor[] }
  | { readonly type: '@parley.clear' }
  | { readonly type: '@parley.popOut' }
  | { readonly type: '@parley.close' }
  | { readonly type: '@parley.stately' };

/** The URL of the inspector's page. */
export const INSPECTOR_PAGE = '/inspect.html';

const REQUESTS: readonly Request['type'][] = [
  '@parley.send',
  '@parley.ask',
  '@parley.clear',
  '@parley.popOut',
  '@parley.close',
  '@parley.stately',
];

/** Whether a window message is a request of the inspector. */
export function isRequest(data: unknown): data is Request {
  return (
    typeof data === 'object' && data !== null && 'type' in data && REQUESTS.some((type) => type === data.type)
  );
}
