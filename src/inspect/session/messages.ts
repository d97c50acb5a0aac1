import type { StatelyInspectionEvent } from '@statelyai/inspect';
import type { ChartState } from '../chart/chart.ts';

/** An actor's place and chart: what the library's own registration does not say. */
export interface ActorMessage {
  readonly type: '@parley.actor';
  readonly sessionId: string;
  readonly parentId: string | undefined;
  readonly id: string;
  /** The name under which its parent knows its logic. */
  readonly source: string;
  readonly chart: ChartState | undefined;
}

/** What an actor did with an event: the library's own messages leave it out. Sent before the event's snapshot. */
export interface StepMessage {
  readonly type: '@parley.step';
  readonly sessionId: string;
  readonly transitions: readonly string[];
  /** The number under which the app remembers this moment. */
  readonly step: number;
}

/** Says that all is told anew: what was told before no longer counts. */
export interface AnewMessage {
  readonly type: '@parley.anew';
}

/** Says that the app's page is left: nobody hears any more what is asked. */
export interface LeftMessage {
  readonly type: '@parley.left';
}

/** What the app tells the inspector. When it happened stands in `at`: the library only knows when it was told. */
export type AppMessage = { readonly at?: number } & (
  | StatelyInspectionEvent
  | ((ActorMessage | StepMessage | AnewMessage | LeftMessage) & { readonly _version: '1' })
);

/** What the inspector asks of the app. */
export type Request =
  | { readonly type: '@parley.send'; readonly sessionId: string; readonly event: { readonly type: string } }
  | { readonly type: '@parley.jump'; readonly step: number }
  | { readonly type: '@parley.popOut' }
  | { readonly type: '@parley.close' }
  | { readonly type: '@parley.stately' };

/** The address of the inspector's page. */
export const INSPECTOR_PAGE = '/inspect.html';

const REQUESTS: readonly Request['type'][] = [
  '@parley.send',
  '@parley.jump',
  '@parley.popOut',
  '@parley.close',
  '@parley.stately',
];

/** Whether what a window was sent is a request of the inspector's. */
export function isRequest(data: unknown): data is Request {
  return (
    typeof data === 'object' && data !== null && 'type' in data && REQUESTS.some((type) => type === data.type)
  );
}
