import type { AppUpdates } from '../../domain/ports.ts';

const HOUR_MS = 3_600_000;

interface AppUpdatesOptions {
  /** Undefined on insecure origins. */
  readonly workers: ServiceWorkerContainer | undefined;
  /** The URL of the service worker script. */
  readonly address: string;
  readonly page: Document;
  readonly reload: () => void;
  readonly setInterval: (callback: () => void, milliseconds: number) => number;
  readonly clearInterval: (timer: number) => void;
  readonly log: (text: string, details?: unknown) => void;
}

/** Updates through a service worker: a new version is precached beside the active one and waits until `takeOver`. */
export function serviceWorkerUpdates(browser: AppUpdatesOptions): AppUpdates {
  const { workers, address, page, reload, log } = browser;
  let registration: ServiceWorkerRegistration | undefined;

  const follow = async (onReady: () => void, signal: AbortSignal) => {
    registration = await workers?.register(address, { updateViaCache: 'none' });
    if (!registration || signal.aborted) return;
    const found = registration;
    const tell = () => {
      // Without an active worker this is the first install, which activates by itself and is no update.
      if (found.waiting && found.active && !signal.aborted) onReady();
    };
    const look = () => void found.update().catch(() => undefined);
    found.addEventListener(
      'updatefound',
      () => found.installing?.addEventListener('statechange', tell, { signal }),
      { signal },
    );
    tell();
    look();
    page.addEventListener('visibilitychange', () => page.visibilityState === 'visible' && look(), { signal });
    const hourly = browser.setInterval(look, HOUR_MS);
    signal.addEventListener('abort', () => browser.clearInterval(hourly));
  };

  return {
    watch(onReady) {
      const stopping = new AbortController();
      follow(onReady, stopping.signal).catch((error) =>
        log('The builder is not kept for offline use.', error),
      );
      return () => stopping.abort();
    },
    async takeOver() {
      const waiting = registration?.waiting;
      if (waiting) {
        const hasTakenOver = new Promise((resolve) =>
          workers?.addEventListener('controllerchange', resolve, { once: true }),
        );
        waiting.postMessage('take-over');
        await hasTakenOver;
      }
      reload();
    },
  };
}
