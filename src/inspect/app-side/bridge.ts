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

/** The inspector as the app's page has it. */
export interface Inspecting {
  /** Shows an app, from its start or in the middle of its life. */
  watch(app: RunningApp): void;
  /** Shows the inspector, or hides it where it stands beside the app. */
  toggle(): void;
  /** Takes it out of the page. */
  close(): void;
}

// Longer than any session: what is sent again to a window that opens later must be complete.
const KEPT_MESSAGES = 100_000;
const POPUP = 'popup,width=1320,height=880';

interface InspectorOptions {
  readonly place: 'beside' | 'window';
  readonly services: Services;
  /** The visitor's own owner secret, which nobody is told. */
  readonly secret: string;
  readonly restart: Restart;
}

/** Opens the inspector beside the app, or in a window of its own. */
export function openInspector({ place, services, secret, restart }: InspectorOptions): Inspecting {
  const savedStates: (SavedState | undefined)[] = [];
  let app: RunningApp | undefined;
  const popUp = () => window.open(INSPECTOR_PAGE, 'parley-inspector', POPUP);
  let popup = place === 'window' ? popUp() : null;
  const panel = place === 'beside' ? openSidePanel(() => localStorage) : undefined;

  let isResendQueued = false;
  const redact = createRedactor([secret], () => {
    if (isResendQueued) return;
    isResendQueued = true;
    // Not at once: it is in the middle of telling what the address became known by.
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
  feed.tell(
    createBrowserInspector({
      window: inspectorWindow.asWindow,
      url: INSPECTOR_PAGE,
      maxDeferredEvents: KEPT_MESSAGES,
      serializationDepthLimit: 100,
      // Called once to keep it, with the time it happened, and whenever it is sent: by then more may be to mask.
      serialize: (message) =>
        'at' in message ? (redact(message) as typeof message) : Object.assign({ at: feed.toldAt }, message),
    }),
  );

  const popOut = () => {
    popup = popUp();
    if (popup) panel?.hide();
  };
  const requests: { [T in Request['type']]: (request: Extract<Request, { type: T }>) => void } = {
    '@parley.send': ({ sessionId, event }) => feed.actors.get(sessionId)?.send(event),
    '@parley.jump': ({ step }) => {
      const saved = savedStates[step];
      if (saved) travelTo(services, saved, restart);
    },
    '@parley.popOut': popOut,
    '@parley.close': () => panel?.hide(),
    '@parley.stately': () => {
      const options = { maxDeferredEvents: 5000, serializationDepthLimit: 100 };
      feed.tell(
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
