import { createBrowserInspector } from '@statelyai/inspect';
import type { Actor } from 'xstate';
import type { appMachine } from '../../../machines/app/app.machine.ts';
import { selectActors } from '../../../machines/app/app.selectors.ts';
import { selectConversation } from '../../../machines/chat/chat.selectors.ts';
import type { Services } from '../../app/services.ts';
import { INSPECTOR_PAGE, isRequest, type Request } from '../session/messages.ts';
import { InspectionFeed } from './inspection-feed.ts';
import { createRedactor } from './redact.ts';
import { sameOriginWindow } from './same-origin-window.ts';
import { openSidePanel } from './side-panel.ts';
import { type Restart, type SavedState, travelTo } from './time-travel.ts';

type RunningApp = Actor<typeof appMachine>;

/** The inspector, as the app's page controls it. */
export interface InspectorBridge {
  /** Starts sending an app's events, from its start or while it runs. */
  watch(app: RunningApp): void;
  /** Shows the inspector; hides it if it is open beside the app. */
  toggle(): void;
  /** Removes the inspector from the page. */
  close(): void;
}

// More messages than any session has: a window that opens later is sent all of them again.
const KEPT_MESSAGES = 100_000;
const POPUP = 'popup,width=1320,height=880';

interface InspectorOptions {
  readonly place: 'beside' | 'window';
  readonly services: Services;
  /** The visitor's own owner secret, redacted from every message. */
  readonly secret: string;
  readonly restart: Restart;
}

/** Opens the inspector beside the app or in a window of its own. */
export function openInspector({ place, services, secret, restart }: InspectorOptions): InspectorBridge {
  const savedStates: (SavedState | undefined)[] = [];
  let app: RunningApp | undefined;
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
  const feed = new InspectionFeed({
    redact,
    now: () => Date.now(),
    whenIdle,
    saveState: () => savedStates.push(savedStateOf(app)) - 1,
  });
  const current = () => (popup && !popup.closed ? popup : panel?.frame.contentWindow);
  const inspectorWindow = sameOriginWindow(current);
  feed.addInspector(
    createBrowserInspector({
      window: inspectorWindow.asWindow,
      url: INSPECTOR_PAGE,
      maxDeferredEvents: KEPT_MESSAGES,
      serializationDepthLimit: 100,
      // Called when a message is stored (then `at` is added) and again whenever it is sent: more may have to
      // be redacted by then.
      serialize: (message) =>
        'at' in message
          ? (redact(message) as typeof message)
          : Object.assign({ at: feed.happenedAt }, message),
    }),
  );

  const popOut = () => {
    popup = popUp();
    if (popup) panel?.hide();
  };
  const requests: { [T in Request['type']]: (request: Extract<Request, { type: T }>) => void } = {
    '@parley.send': ({ sessionId, event }) => feed.actors.get(sessionId)?.send(event),
    '@parley.travel': ({ step }) => {
      const saved = savedStates[step];
      if (saved) travelTo(services, saved, restart);
    },
    '@parley.popOut': popOut,
    '@parley.close': () => panel?.hide(),
    '@parley.stately': () => {
      const options = { maxDeferredEvents: 5000, serializationDepthLimit: 100 };
      feed.addInspector(
        createBrowserInspector({ ...options, serialize: (message) => redact(message) as typeof message }),
      );
    },
  };
  inspectorWindow.listen((data) => {
    if (isRequest(data)) (requests[data.type] as (request: Request) => void)(data);
  });

  return {
    watch: (started) => {
      app = started;
      feed.watch(started);
    },
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

function savedStateOf(app: RunningApp | undefined): SavedState | undefined {
  const actors = app && selectActors(app.getSnapshot());
  if (!actors) return undefined;
  const { config, history } = actors.site.getSnapshot().context;
  return {
    config,
    history,
    conversation: selectConversation(actors.chat.getSnapshot()),
  };
}

function whenIdle(callback: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 100 });
  else setTimeout(callback, 1);
}
