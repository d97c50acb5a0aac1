import type { Network } from '../../domain/ports.ts';

const AGAIN_MS = 15_000;
const LONGEST_ANSWER_MS = 5000;

interface NetworkOptions {
  /** The target of the `online` and `offline` events. */
  readonly page: EventTarget;
  readonly isOnline: () => boolean;
  readonly send: typeof fetch;
  readonly setTimeout: (callback: () => void, milliseconds: number) => number;
  readonly clearTimeout: (timer: number) => void;
}

/**
 * The network as `navigator.onLine` reports it. If that says offline, the server is asked as well, as it may
 * run on this machine.
 */
export function browserNetwork({ page, isOnline, send, setTimeout, clearTimeout }: NetworkOptions): Network {
  const answers = () =>
    send('/healthz', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
  // Check again: the network may have come back during the request.
  const isLost = async () => !isOnline() && !(await answers()) && !isOnline();
  const waitForRetry = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const ending = new AbortController();
      const end = (settle: () => void) => () => {
        ending.abort();
        clearTimeout(timer);
        settle();
      };
      const timer = setTimeout(end(resolve), AGAIN_MS);
      page.addEventListener('online', end(resolve), { signal: ending.signal });
      signal.addEventListener(
        'abort',
        end(() => reject(signal.reason)),
        { signal: ending.signal },
      );
    });
  const untilBack = async (signal: AbortSignal) => {
    signal.throwIfAborted();
    while (await isLost()) await waitForRetry(signal);
  };

  return {
    watch(onChange) {
      const stopping = new AbortController();
      const { signal } = stopping;
      let isKnown = false;
      const look = async () => {
        if (isKnown || !(await isLost()) || isKnown || signal.aborted) return;
        isKnown = true;
        onChange(false);
        await untilBack(signal);
        isKnown = false;
        onChange(true);
      };
      const lookNow = () => void look().catch(() => undefined);
      page.addEventListener('offline', lookNow, { signal });
      lookNow();
      return () => stopping.abort();
    },
    isLost,
    untilBack,
  };
}
