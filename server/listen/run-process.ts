import type { RunningServer } from './node-server.ts';
import { feedWatchdog } from './watchdog.ts';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

const LINGER_MS = 500;

/**
 * Starts a server as this process, prints its address and its notice, and stops it at SIGTERM or SIGINT. If it cannot
 * start, prints the reason and sets exit code 1.
 */
export async function runProcess(start: () => Promise<RunningServer>): Promise<void> {
  try {
    const server = await start();
    console.log(`Parley is ready at ${server.address}`);
    if (server.notice !== undefined) console.log(server.notice);
    feedWatchdog();
    const stop = () => {
      // A second signal then has no handler and ends the process at once.
      for (const signal of SIGNALS) process.off(signal, stop);
      server
        .stop()
        .catch((error: unknown) => fail('Parley did not stop well', error))
        // A connection to a mail server that hangs would keep the process for its timeout.
        .finally(() => setTimeout(() => process.exit(), LINGER_MS).unref());
    };
    for (const signal of SIGNALS) process.on(signal, stop);
  } catch (error) {
    fail('Parley cannot start', error);
  }
}

function fail(what: string, error: unknown): void {
  console.error(`${what}: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
