import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The server as one process, logging to a file as in production. */
export interface ServerProcess {
  readonly url: URL;
  readonly pid: number;
  /** The time from the spawn to the line with its address. */
  readonly startMs: number;
  stop(): Promise<void>;
}

const START = fileURLToPath(new URL('../../server/start.ts', import.meta.url));
const READY = /^Parley is ready at (\S+)$/m;

/**
 * Starts the server with a data folder, on a free port, without limits unless the variables set some. The app
 * must be built.
 */
export async function startServerProcess(
  dataDir: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const start = performance.now();
  const child = spawn(process.execPath, [START], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SITES_DOMAIN: '',
      PUBLIC_URL: '',
      SMTP_URL: '',
      LIMIT_PUBLISHES_PER_HOUR: '0',
      LIMIT_NEW_SITES_PER_HOUR: '0',
      LIMIT_UPLOADS_PER_HOUR: '0',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  const address = await addressIn(child.stdout);
  const startMs = performance.now() - start;
  child.stdout.pipe(createWriteStream(join(dataDir, 'requests.log')));
  return {
    url: new URL(address),
    pid: child.pid ?? 0,
    startMs,
    stop: async () => {
      child.kill('SIGTERM');
      await closed;
    },
  };
}

function addressIn(stdout: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk;
      const address = READY.exec(printed)?.[1];
      if (address === undefined) return;
      stdout.off('data', read);
      resolve(address);
    };
    stdout.on('data', read);
    stdout.once('end', () => reject(new Error(`The server did not start: ${printed}`)));
  });
}
