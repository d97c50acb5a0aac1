import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { LAUNCH_ARGS } from './browser.ts';

/** A browser on a profile folder of its own that can be killed, as by a power cut, and started again. */
export class MortalBrowser {
  private readonly executablePath: string;
  private readonly folder: string;
  private group: ChildProcess | undefined;
  private browser: Browser | undefined;

  private constructor(executablePath: string, folder: string) {
    this.executablePath = executablePath;
    this.folder = folder;
  }

  static async create(executablePath: string): Promise<MortalBrowser> {
    return new MortalBrowser(executablePath, await mkdtemp(join(tmpdir(), 'parley-profile-')));
  }

  /** Starts it; resolves with the visitor's profile. */
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
      // A group of its own: what is started may only be what starts the browser.
      { stdio: 'ignore', detached: true },
    );
    const port = await firstLine(portFile);
    this.browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const [profile] = this.browser.contexts();
    if (!profile) throw new Error('The browser has no profile.');
    return profile;
  }

  /** Ends it at once: nothing that it had not written to the disk is there afterwards. */
  async kill(): Promise<void> {
    const { group, browser } = this;
    if (group?.pid === undefined) return;
    this.group = undefined;
    const gone = [
      once(group, 'exit'),
      browser && new Promise((resolve) => browser.once('disconnected', resolve)),
    ];
    process.kill(-group.pid, 'SIGKILL');
    await Promise.all(gone);
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
