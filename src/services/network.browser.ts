import type { Network } from '../domain/ports.ts';

const AGAIN_MS = 15_000;
const LONGEST_ANSWER_MS = 5000;

interface Browser {
  /** What tells `online` and `offline`. */
  readonly page: EventTarget;
  readonly isOnline: () => boolean;
  readonly send: typeof fetch;
  readonly setTimeout: (callback: () => void, milliseconds: number) => number;
  readonly clearTimeout: (timer: number) => void;
}

/** The network as the browser knows it; where it says there is none, the server is asked: it may be this very machine. */
export function browserNetwork({ page, isOnline, send, setTimeout, clearTimeout }: Browser): Network {
  const answers = () =>
    send('/healthz', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
  // It may have come back while the server was asked.
  const isLost = async () => !isOnline() && !(await answers()) && !isOnline();
  const aWhile = (signal: AbortSignal) =>
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
    while (await isLost()) await aWhile(signal);
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
