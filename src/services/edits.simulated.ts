import type { Edits } from '../../domain/ports.ts';

const DELAY_MS = 1000;

/** The timer and clock of the wait; the app passes the browser's. */
export interface Timing {
  setTimeout(callback: () => void, milliseconds: number): number;
  clearTimeout(timer: number): void;
  now(): number;
}

/** The wait before the answer to an edit: 1000 ms, abortable. The edit itself is made by the site machine. */
export function simulatedEdits(timing: Timing): Edits {
  return {
    wait: (signal) =>
      new Promise((resolve, reject) => {
        const stop = () => {
          timing.clearTimeout(timer);
          reject(signal.reason);
        };
        const timer = timing.setTimeout(() => {
          signal.removeEventListener('abort', stop);
          resolve({ at: timing.now() });
        }, DELAY_MS);
        signal.addEventListener('abort', stop, { once: true });
      }),
  };
}
