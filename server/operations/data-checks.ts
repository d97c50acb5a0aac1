import { Worker } from 'node:worker_threads';
import type { Damage } from '../store/stored-damage.ts';

const DAY_MS = 86_400_000;

/** The checks of a data folder. */
export interface DataChecks {
  /** What the last check found. */
  damage(): readonly Damage[];
  close(): Promise<void>;
}

/** Checks the whole data folder now and then once a day, in a thread of its own, and reports each damage once. */
export function checkDataDaily(dataDir: string, report: (damage: Damage) => void): DataChecks {
  let found: readonly Damage[] = [];
  let worker: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;

  function check(): void {
    worker = new Worker(new URL('damage-worker.ts', import.meta.url), { workerData: dataDir });
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
      worker?.removeAllListeners('exit');
      clearTimeout(timer);
      await worker?.terminate();
    },
  };
}
