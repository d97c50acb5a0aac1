import { Worker } from 'node:worker_threads';
import type { Damage } from '../store/stored-damage.ts';

const DAY_MS = 86_400_000;

/** The checks of a data folder. */
export interface DataChecks {
  /** What the last check found. */
  damage(): readonly Damage[];
  close(): Promise<void>;
}

/** What the thread of a check is given. `stop` holds 1 once the check is to end. */
export interface DamageCheck {
  readonly dataDir: string;
  readonly stop: Int32Array<SharedArrayBuffer>;
}

/** Checks the whole data folder now and then once a day, in a thread of its own, and reports each damage once. */
export function checkDataDaily(dataDir: string, report: (damage: Damage) => void): DataChecks {
  let found: readonly Damage[] = [];
  let worker: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  const stop = new Int32Array(new SharedArrayBuffer(4));

  function check(): void {
    worker = new Worker(new URL('damage-worker.ts', import.meta.url), {
      workerData: { dataDir, stop } satisfies DamageCheck,
    });
    worker.once('message', (damage: readonly Damage[]) => {
      for (const each of damage) if (!found.some(({ what }) => what === each.what)) report(each);
      found = damage;
    });
    worker.once('exit', () => {
      worker = undefined;
      timer = setTimeout(check, DAY_MS).unref();
    });
    // The thread ran out of memory, for instance. The next check is tomorrow.
    worker.once('error', () => {});
  }

  check();
  return {
    damage: () => found,
    close: async () => {
      clearTimeout(timer);
      if (!worker) return;
      worker.removeAllListeners('exit');
      // Not terminated: Node aborts the whole process when a thread is terminated while it begins to decompress.
      const ended = new Promise((resolve) => worker?.once('exit', resolve));
      Atomics.store(stop, 0, 1);
      await ended;
    },
  };
}
