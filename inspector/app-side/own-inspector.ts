import type { AnyActor } from 'xstate';
import { createRedactor } from '../../domain/redact.ts';
import type { RecentList } from '../../machines/app/recent-events.ts';
import { type AppMessage, INSPECTOR_PAGE, isOurs, type Request } from '../session/messages.ts';
import { InspectionFeed } from './inspection-feed.ts';
import { openSidePanel } from './side-panel.ts';

/** Parley's own inspector, shown beside the app or in a window of its own. */
export interface OwnInspector {
  /** Shows the inspector; hides it if it is open beside the app. */
  toggle(): void;
  /** Removes the inspector from the page. */
  close(): void;
}

const POPUP = 'popup,width=1320,height=880';
/** Beside the app, drawing each event by itself would take the main thread's time from the app. */
const PACE_MS = 50;

interface OwnInspectorOptions {
  readonly app: AnyActor;
  readonly place: 'beside' | 'window';
  /** The visitor's own owner secret, redacted from every message. */
  readonly secret: string;
  readonly openStately: () => void;
  /** What had happened before. */
  readonly before: RecentList;
}

/** Opens the inspector beside the app or in a window of its own, and tells it what the app does. */
export function openOwnInspector({
  app,
  place,
  secret,
  openStately,
  before,
}: OwnInspectorOptions): OwnInspector {
  const popUp = () => window.open(INSPECTOR_PAGE, 'parley-inspector', POPUP);
  let popup = place === 'window' ? popUp() : null;
  const panel = place === 'beside' ? openSidePanel() : undefined;
  const page = () => (popup && !popup.closed ? popup : panel?.frame.contentWindow);
  const post = (message: AppMessage) => page()?.postMessage(message, location.origin);

  let isResendQueued = false;
  const redact = createRedactor([secret], () => {
    if (isResendQueued) return;
    isResendQueued = true;
    // Deferred: the feed is still telling of the event that revealed the address.
    queueMicrotask(() => {
      isResendQueued = false;
      feed.resend();
    });
  });
  const feed = new InspectionFeed({
    tell: (reports, isAnew) => post({ type: '@parley.reports', reports, isAnew }),
    redact,
    now: () => Date.now(),
    whenIdle: inPace(),
  });
  feed.watch(app, before);

  const requests: { readonly [T in Request['type']]: () => void } = {
    '@parley.hello': () => feed.resend(),
    '@parley.clear': () => feed.clear(),
    '@parley.popOut': () => {
      popup = popUp();
      if (popup) panel?.hide();
    },
    '@parley.close': () => panel?.hide(),
    '@parley.stately': openStately,
  };
  window.addEventListener('message', ({ data, origin, source }) => {
    if (origin !== location.origin || source !== page() || !isOurs(data)) return;
    const answer: (() => void) | undefined = requests[data.type as Request['type']];
    answer?.();
  });
  const leave = () => post({ type: '@parley.closed' });
  window.addEventListener('pagehide', leave);

  return {
    toggle: () => {
      if (popup && !popup.closed) popup.focus();
      else if (!panel) popup = popUp();
      else if (panel.isShown()) panel.hide();
      else {
        panel.show();
        // Meanwhile another window may have been told.
        feed.resend();
      }
    },
    close: () => {
      leave();
      panel?.remove();
    },
  };
}

/** Calls back while the browser is idle, with a pause after the time before. */
function inPace(): (callback: () => void) => void {
  let next = 0;
  return (callback) => {
    const act = () => {
      next = performance.now() + PACE_MS;
      callback();
    };
    setTimeout(
      () => {
        // Safari has no requestIdleCallback.
        if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 100 });
        else act();
      },
      Math.max(0, next - performance.now()),
    );
  };
}
