import type { ChartState } from '../../charts/chart.ts';
import type { SentEvent } from '../../charts/event-list.ts';

/** A snapshot, as far as the inspector is shown it. */
export interface SnapshotParts {
  readonly status: string;
  readonly value: unknown;
  readonly context: unknown;
  readonly output: unknown;
  readonly error: unknown;
}

/** An actor that started. */
export interface ActorReport {
  readonly kind: 'actor';
  readonly of: string;
  readonly parentId: string | undefined;
  readonly id: string;
  /** The name of its logic in the parent's machine. */
  readonly source: string;
  readonly chart: ChartState | undefined;
  /** Its snapshot, if it ran before the inspector heard of it. A new actor tells its own. */
  readonly met?: SnapshotParts | undefined;
}

/** An event that an actor received. */
export interface EventReport {
  readonly kind: 'event';
  readonly to: string;
  /** The sender's session id; undefined for the screen. */
  readonly from: string | undefined;
  readonly event: { readonly type: string };
}

/** An actor's snapshot after an event, with the transitions that it took. */
export interface SnapshotReport {
  readonly kind: 'snapshot';
  readonly of: string;
  readonly event: { readonly type: string };
  readonly snapshot: SnapshotParts;
  readonly transitions: readonly string[];
}

/** The events from outside that had reached the machines before the inspector was opened. `missing`: how many are not kept. */
export interface BeforeReport {
  readonly kind: 'before';
  readonly events: readonly SentEvent[];
  readonly missing: number;
}

/** One thing that happened in the app. `at` is in milliseconds since 1970. */
export type Report = { readonly at: number } & (ActorReport | BeforeReport | EventReport | SnapshotReport);

/** A message of the app to the inspector's page. */
export type AppMessage =
  /** `isAnew`: everything is told again, what was told before is to be forgotten. */
  | { readonly type: '@parley.reports'; readonly reports: readonly Report[]; readonly isAnew: boolean }
  /** The app's page is being left: requests are no longer answered. */
  | { readonly type: '@parley.closed' };

/** A request of the inspector's page to the app. */
export type Request =
  /** The page is there: it is to be told everything. */
  | { readonly type: '@parley.hello' }
  | { readonly type: '@parley.clear' }
  | { readonly type: '@parley.popOut' }
  | { readonly type: '@parley.close' }
  | { readonly type: '@parley.stately' };

/** The URL of the inspector's page. */
export const INSPECTOR_PAGE = '/inspector/inspect.html';

/** Whether the data of a window's message is one of ours. Only messages of our own origin are asked about. */
export function isOurs(data: unknown): data is { readonly type: string } {
  return (
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    typeof data.type === 'string' &&
    data.type.startsWith('@parley.')
  );
}
