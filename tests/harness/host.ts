import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { chromium } from 'playwright';

const IN_TURN = ['flock', '/tmp/parley-install.lock'];

/** The part of the machine that finding and installing a program needs. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly isRoot: boolean;
  /** Whether software may be installed that is no browser: for root, if INSTALL is `yes`. */
  readonly mayInstall: boolean;
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** The path of Playwright's own Chromium, installed or not. */
  readonly playwrightBrowser: string;
  /** The command by which Playwright installs it. */
  readonly playwrightInstall: readonly string[];
  isFile(path: string): boolean;
  /** Runs a command with its output shown. Resolves with whether it succeeded. */
  run(command: readonly string[]): Promise<boolean>;
}

/** The machine that this process runs on; the environment takes precedence over the project's `.env`. */
export function thisMachine(): Machine {
  const envFile = fileURLToPath(new URL('../../.env', import.meta.url));
  const defaults = existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {};
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright/package.json'));
  return {
    platform: process.platform,
    isRoot: process.getuid?.() === 0,
    mayInstall: process.env.INSTALL === 'yes' && process.getuid?.() === 0,
    variables: { ...defaults, ...process.env },
    playwrightBrowser: chromium.executablePath(),
    playwrightInstall: [process.execPath, join(playwright, 'cli.js'), 'install', 'chromium'],
    isFile: (path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true,
    run: (asked) =>
      new Promise((resolve) => {
        // Two installations at once would refuse each other.
        const [command = '', ...args] =
          asked[0] === 'apt-get' || asked[0] === 'sh' ? [...IN_TURN, ...asked] : asked;
        const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
        const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
        child.once('error', () => resolve(false));
        child.once('exit', (code) => resolve(code === 0));
      }),
  };
}
