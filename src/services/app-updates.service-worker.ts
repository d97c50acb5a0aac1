import type { AppUpdates } from '../domain/ports.ts';

const HOUR_MS = 3_600_000;

interface Browser {
  /** Undefined where pages did not come safely. */
  readonly workers: ServiceWorkerContainer | undefined;
  /** The address of the service worker. */
  readonly address: string;
  readonly page: Document;
  readonly reload: () => void;
  readonly setInterval: (callback: () => void, milliseconds: number) => number;
  readonly clearInterval: (timer: number) => void;
  readonly log: (text: string, details?: unknown) => void;
}

/** Versions that a service worker keeps: a new one is fetched beside the one in force, and waits. */
export function serviceWorkerUpdates(browser: Browser): AppUpdates {
  const { workers, address, page, reload, log } = browser;
  let registration: ServiceWorkerRegistration | undefined;

  const follow = async (onReady: () => void, signal: AbortSignal) => {
    registration = await workers?.register(address, { updateViaCache: 'none' });
    if (!registration || signal.aborted) return;
    const found = registration;
    const tell = () => {
      // The very first version takes over by itself.
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
