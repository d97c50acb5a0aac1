import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The whole program, started as the README says. */
export interface Program {
  /** Such as `http://127.0.0.1:41234`. */
  readonly url: string;
  readonly dataDir: string;
  /** The output so far, of both streams. */
  output(): string;
  /** Stops the program, and removes its data unless `dataDir` was given. */
  stop(): Promise<void>;
  /** Kills the program at once. Its data stay. */
  kill(): Promise<void>;
}

export interface ProgramOptions {
  /** The data folder, which is kept when the program stops. By default a temporary one. */
  readonly dataDir?: string;
  /** The npm script to run: `start` by default. */
  readonly command?: 'start' | 'dev';
  /** The folder of the project; this one by default. */
  readonly root?: string;
  /** Environment variables that override those of a test run. */
  readonly variables?: Readonly<Record<string, string>>;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ADDRESS = /http:\/\/(?:127\.0\.0\.1|localhost|\[::1\]):\d+(?=\s)/;
// The program may have to build first, on a slow machine.
const MAX_START_MS = 180_000;
const MAX_STOP_MS = 15_000;

/** Settings that a test run must not inherit from the machine. An empty value counts as unset. */
const NEUTRAL = {
  HOST: '127.0.0.1',
  PORT: '0',
  PUBLIC_URL: '',
  SITES_DOMAIN: '',
  DATABASE_URL: '',
  IMAGES_S3_URL: '',
  SMTP_URL: '',
  TRUSTED_PROXY_HOPS: '0',
  METRICS_TOKEN: '',
  INSPECT_RECEIVERS: '',
  LIMIT_PUBLISHES_PER_HOUR: '0',
  LIMIT_NEW_SITES_PER_HOUR: '0',
  LIMIT_UPLOADS_PER_HOUR: '0',
  LIMIT_LINKS_PER_HOUR: '0',
  LIMIT_MESSAGES_PER_HOUR: '0',
};

/** Starts the program on a free loopback port, and builds it if needed. Rejects with its output if it ends early. */
export async function startProgram(options: ProgramOptions = {}): Promise<Program> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'parley-data-')));
  const { NODE_ENV: _, ...inherited } = process.env;
  const child = spawn('npm', ['run', options.command ?? 'start'], {
    cwd: options.root ?? ROOT,
    env: { ...inherited, ...NEUTRAL, DATA_DIR: dataDir, ...options.variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own process group, so that npm's children end with it.
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32',
  });
  const removeData = async () => {
    if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
  };
  const endWithThisProcess = () => signal(child, 'SIGKILL');
  process.once('exit', endWithThisProcess);
  const closed = once(child, 'close').catch(() => undefined);
  const stop = async () => {
    signal(child, 'SIGTERM');
    const hardStop = setTimeout(() => signal(child, 'SIGKILL'), MAX_STOP_MS);
    await closed;
    clearTimeout(hardStop);
    process.off('exit', endWithThisProcess);
    await removeData();
  };
  const kill = async () => {
    endWithThisProcess();
    await closed;
    process.off('exit', endWithThisProcess);
  };
  const printed = { text: '' };
  try {
    return { url: await addressOf(child, printed), dataDir, output: () => printed.text, stop, kill };
  } catch (error) {
    await stop();
    throw error;
  }
}

function addressOf(child: ChildProcess, printed: { text: string }): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (what: string) => reject(new Error(`npm start ${what}. It printed:\n${printed.text}`));
    const timer = setTimeout(() => fail(`named no address within ${MAX_START_MS / 1000} s`), MAX_START_MS);
    let isReady = false;
    const read = (chunk: Buffer) => {
      printed.text += chunk.toString();
      if (isReady) return;
      const address = ADDRESS.exec(printed.text)?.[0];
      if (address === undefined) return;
      isReady = true;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', (error) => {
      clearTimeout(timer);
      fail(`cannot be run: ${error.message}`);
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      fail(`ended early, with code ${code}`);
    });
  });
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid === undefined) return;
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
    return;
  }
  try {
    process.kill(-pid, name);
  } catch {
    // The whole group has already ended.
  }
}
