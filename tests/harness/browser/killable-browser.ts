import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { LAUNCH_ARGS } from './browser.ts';

/** A browser with its own profile folder that a test can kill, like a power cut, and start again. */
export class KillableBrowser {
  private readonly executablePath: string;
  private readonly folder: string;
  private group: ChildProcess | undefined;
  private browser: Browser | undefined;

  private constructor(executablePath: string, folder: string) {
    this.executablePath = executablePath;
    this.folder = folder;
  }

  static async create(executablePath: string): Promise<KillableBrowser> {
    return new KillableBrowser(executablePath, await mkdtemp(join(tmpdir(), 'parley-profile-')));
  }

  /** Starts the browser and resolves with the visitor's profile. */
  async start(): Promise<BrowserContext> {
    const portFile = join(this.folder, 'DevToolsActivePort');
    await rm(portFile, { force: true });
    this.group = spawn(
      this.executablePath,
      [
        ...LAUNCH_ARGS,
        '--headless',
        '--window-size=1280,800',
        '--remote-debugging-port=0',
        `--user-data-dir=${this.folder}`,
      ],
      // Its own process group, because the executable may be a wrapper that starts the browser.
      { stdio: 'ignore', detached: true },
    );
    const port = await firstLine(portFile);
    this.browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const [profile] = this.browser.contexts();
    if (!profile) throw new Error('The browser has no profile.');
    return profile;
  }

  /** Kills the browser. Data that it had not written to disk is lost. */
  async kill(): Promise<void> {
    const { group, browser } = this;
    if (group?.pid === undefined) return;
    this.group = undefined;
    const ended = [
      once(group, 'exit'),
      browser && new Promise((resolve) => browser.once('disconnected', resolve)),
    ];
    process.kill(-group.pid, 'SIGKILL');
    await Promise.all(ended);
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function firstLine(path: string): Promise<string> {
  for (;;) {
    const text = await readFile(path, 'utf8').catch(() => '');
    const [line, ...others] = text.split('\n');
    if (line && others.length > 0) return line;
    await delay(20);
  }
}
