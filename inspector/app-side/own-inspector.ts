import { createBrowserInspector } from '@statelyai/inspect';
import type { Actor } from 'xstate';
import type { appMachine } from '../../machines/app/app.machine.ts';
import { INSPECTOR_PAGE, isRequest, type Request } from '../session/messages.ts';
import { INSPECTOR } from '../session/session.ts';
import { verdictsOf } from './acceptance.ts';
import { InspectionFeed } from './inspection-feed.ts';
import { createRedactor } from './redact.ts';
import { sameOriginWindow } from './same-origin-window.ts';
import { openSidePanel } from './side-panel.ts';

type RunningApp = Actor<typeof appMachine>;

/** Parley's own inspector, shown beside the app or in a window of its own. */
export interface OwnInspector {
  /** Starts sending an app's events, from its start or while it runs. */
  watch(app: RunningApp): void;
  /** Shows the inspector; hides it if it is open beside the app. */
  toggle(): void;
  /** Removes the inspector from the page. */
  close(): void;
}

const POPUP = 'popup,width=1320,height=880';

interface OwnInspectorOptions {
  readonly place: 'beside' | 'window';
  /** The visitor's own owner secret, redacted from every message. */
  readonly secret: string;
  readonly openStately: () => void;
}

/** Opens the inspector beside the app or in a window of its own. */
export function openOwnInspector({ place, secret, openStately }: OwnInspectorOptions): OwnInspector {
  const popUp = () => window.open(INSPECTOR_PAGE, 'parley-inspector', POPUP);
  let popup = place === 'window' ? popUp() : null;
  const panel = place === 'beside' ? openSidePanel(() => localStorage) : undefined;

  let isResendQueued = false;
  const redact = createRedactor([secret], () => {
    if (isResendQueued) return;
    isResendQueued = true;
    // Deferred: the feed is still sending the event that revealed the address.
    queueMicrotask(() => {
      isResendQueued = false;
      inspectorWindow.resendAll();
    });
  });
  const current = () => (popup && !popup.closed ? popup : panel?.frame.contentWindow);
  const inspectorWindow = sameOriginWindow(current);
  const inspector = createBrowserInspector({
    window: inspectorWindow.asWindow,
    url: INSPECTOR_PAGE,
    // The feed keeps what happened, with less memory than messages would take.
    maxDeferredEvents: 0,
    serializationDepthLimit: 100,
    // The library calls this twice for some of the messages.
    serialize: (message) => ('at' in message ? message : Object.assign({ at: feed.happenedAt }, message)),
  });
  const feed = new InspectionFeed({ inspector, redact, now: () => Date.now(), whenIdle });
  inspectorWindow.onConnection(() => feed.resend());

  const popOut = () => {
    popup = popUp();
    if (popup) panel?.hide();
  };
  const requests: { [T in Request['type']]: (request: Extract<Request, { type: T }>) => void } = {
    '@parley.send': ({ sessionId, event }) => {
      const actor = feed.actors.get(sessionId);
      if (actor) feed.send(actor, event, INSPECTOR);
    },
    '@parley.ask': ({ actors }) =>
      inspectorWindow.tell({
        type: '@parley.verdicts',
        actors: actors.flatMap(({ sessionId, events }) => {
          const actor = feed.actors.get(sessionId);
          return actor ? [{ sessionId, verdicts: verdictsOf(actor, events) }] : [];
        }),
      }),
    '@parley.clear': () => feed.clear(),
    '@parley.popOut': popOut,
    '@parley.close': () => panel?.hide(),
    '@parley.stately': openStately,
  };
  inspectorWindow.listen((data) => {
    if (isRequest(data)) (requests[data.type] as (request: Request) => void)(data);
  });

  return {
    watch: (app) => feed.watch(app),
    toggle: () => {
      if (popup && !popup.closed) popup.focus();
      else if (!panel) popup = popUp();
      else if (panel.isShown()) panel.hide();
      else panel.show();
    },
    close: () => {
      inspectorWindow.leave();
      panel?.remove();
    },
  };
}

function whenIdle(callback: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 100 });
  else setTimeout(callback, 1);
}
