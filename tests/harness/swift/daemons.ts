import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The daemons of one object store, in a folder. */
export interface Daemons {
  /** Starts a program that stays in the foreground. */
  start(name: string, ...command: readonly string[]): Promise<void>;
  /** Resolves once `isReady` resolves with true; rejects with what the daemons printed after a minute. */
  until(isReady: () => Promise<boolean>): Promise<void>;
  stop(): Promise<void>;
}

// The daemon ends when the fourth stream closes, so also when the tests are killed.
const RUN = '"$@" 3<&- & cat <&3 >/dev/null; kill -KILL $! 2>/dev/null; wait';

const MAX_START_MS = 60_000;

/** Runs daemons that end together, with this process at the latest. Their output goes to files of the folder. */
export function daemonsIn(folder: string): Daemons {
  const running: (() => Promise<void>)[] = [];
  const logs: string[] = [];
  return {
    start: async (name, ...command) => {
      const path = join(folder, `${name}.out`);
      const log = await open(path, 'w');
      const child = spawn('sh', ['-c', RUN, 'sh', ...command], {
        cwd: folder,
        // Ctrl-C in the terminal must not end it before the tests have.
        detached: true,
        stdio: ['ignore', log.fd, log.fd, 'pipe'],
      });
      const closed = once(child, 'close');
      await once(child, 'spawn');
      await log.close();
      logs.push(path);
      running.push(async () => {
        child.stdio[3]?.destroy();
        await closed;
      });
    },
    until: async (isReady) => {
      const end = performance.now() + MAX_START_MS;
      while (!(await isReady().catch(() => false))) {
        if (performance.now() > end) {
          const printed = await Promise.all(logs.map((path) => readFile(path, 'utf8')));
          throw new Error(`The object store did not start:\n${printed.join('\n')}`);
        }
        await pause(50);
      }
    },
    stop: async () => {
      for (const end of running.reverse()) await end();
    },
  };
}
