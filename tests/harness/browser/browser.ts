import { posix, win32 } from 'node:path';
import type { Machine } from '../host.ts';

/** The arguments of every Chromium that tests and benches start. */
export const LAUNCH_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// The headless shell comes first, because pages open and render in half the time.
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const NAMES = [...SHELLS, ...BROWSERS];

const APPLICATIONS = [
  'Chromium.app/Contents/MacOS/Chromium',
  'Google Chrome.app/Contents/MacOS/Google Chrome',
];

const PROGRAMS = ['Chromium\\Application\\chrome.exe', 'Google\\Chrome\\Application\\chrome.exe'];

/** Finds a Chromium, or installs one, and resolves with its path. Rejects with one sentence if both fail. */
export async function ensureBrowser(machine: Machine): Promise<string> {
  const found = findBrowser(machine);
  if (found !== undefined) return found;
  for (const commands of installSteps(machine)) {
    if (!(await runAll(machine, commands))) continue;
    const installed = findBrowser(machine);
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'The tests need Chromium, none was found and none could be installed: install Chromium or Chrome, or set CHROME_PATH to one.',
  );
}

/** The path of an installed Chromium. Throws if CHROME_PATH names no file. */
export function findBrowser(machine: Machine): string | undefined {
  const given = machine.variables.CHROME_PATH;
  if (given) {
    if (machine.isFile(given)) return given;
    throw new Error(`CHROME_PATH names ${given}, but there is no such file.`);
  }
  return [...installedPaths(machine), machine.playwrightBrowser].find((path) => machine.isFile(path));
}

function installedPaths({ platform, variables }: Machine): string[] {
  const { delimiter, join } = platform === 'win32' ? win32 : posix;
  const ending = platform === 'win32' ? '.exe' : '';
  // Windows spells PATH in more than one way.
  const folders = (variables.PATH ?? variables.Path ?? '').split(delimiter).filter((folder) => folder !== '');
  const inPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name + ending)));
  const roots = (names: readonly string[]) => names.flatMap((name) => variables[name] || []);
  if (platform === 'darwin') {
    const homes = ['/', ...roots(['HOME'])];
    return [
      ...inPath,
      ...APPLICATIONS.flatMap((path) => homes.map((home) => join(home, 'Applications', path))),
    ];
  }
  if (platform === 'win32') {
    const homes = roots(['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA']);
    return [...inPath, ...PROGRAMS.flatMap((path) => homes.map((home) => join(home, path)))];
  }
  return inPath;
}

function installSteps({ isRoot, isFile, playwrightInstall }: Machine): (readonly (readonly string[])[])[] {
  const isDebian = isRoot && isFile('/usr/bin/apt-get');
  if (!isDebian) return [[playwrightInstall]];
  // Without fonts, Chromium renders every letter as an empty box.
  const install = (name: string) => [
    'apt-get',
    'install',
    '-y',
    '--no-install-recommends',
    name,
    'fonts-liberation',
  ];
  const packages = [[['apt-get', 'update'], install('chromium-headless-shell')], [install('chromium')]];
  return [...packages, [[...playwrightInstall, '--with-deps']]];
}

async function runAll(machine: Machine, commands: readonly (readonly string[])[]): Promise<boolean> {
  for (const command of commands) if (!(await machine.run(command))) return false;
  return true;
}
