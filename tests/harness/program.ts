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
  /** What it has printed so far, to both streams. */
  output(): string;
  /** Ends it, and removes its data unless they were given. */
  stop(): Promise<void>;
  /** Ends it in the middle of whatever it does, leaving it no time for anything; its data stay. */
  kill(): Promise<void>;
}

export interface ProgramOptions {
  /** Kept when the program stops; without it the data lie in a folder of their own. */
  readonly dataDir?: string;
  /** The README's command: `start` by default. */
  readonly command?: 'start' | 'dev';
  /** Where the project lies; this one by default. */
  readonly root?: string;
  /** Variables that win over those of a test run. */
  readonly variables?: Readonly<Record<string, string>>;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ADDRESS = /http:\/\/(?:127\.0\.0\.1|localhost|\[::1\]):\d+(?=\s)/;
// It may have to build first, on a slow machine.
const LONGEST_START_MS = 180_000;
const LONGEST_STOP_MS = 15_000;

/** What no test run may take over from the machine: an empty value counts as not set. */
const NEUTRAL = {
  HOST: '127.0.0.1',
  PORT: '0',
  PUBLIC_URL: '',
  SITES_DOMAIN: '',
  DATABASE_URL: '',
  SMTP_URL: '',
  TRUSTED_PROXY_HOPS: '0',
  METRICS_TOKEN: '',
  LIMIT_PUBLISHES_PER_HOUR: '0',
  LIMIT_NEW_SITES_PER_HOUR: '0',
  LIMIT_UPLOADS_PER_HOUR: '0',
};

/** Starts the program on a free port of loopback, built when needed; rejects with its output where it ends early. */
export async function startProgram(options: ProgramOptions = {}): Promise<Program> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'parley-data-')));
  const { NODE_ENV: _, ...inherited } = process.env;
  const child = spawn('npm', ['run', options.command ?? 'start'], {
    cwd: options.root ?? ROOT,
    env: { ...inherited, ...NEUTRAL, DATA_DIR: dataDir, ...options.variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: npm's children end with it.
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
    const hardStop = setTimeout(() => signal(child, 'SIGKILL'), LONGEST_STOP_MS);
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
    const timer = setTimeout(
      () => fail(`named no address within ${LONGEST_START_MS / 1000} s`),
      LONGEST_START_MS,
    );
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
    // The whole group has ended by itself.
  }
}
