import { describe, expect, test } from 'vitest';
import type { Machine } from '../host.ts';
import { ensureBrowser, findBrowser } from './browser.ts';

interface Fake {
  readonly files?: readonly string[];
  /** The files that each command installs. A command that is not listed fails. */
  readonly commands?: Readonly<Record<string, readonly string[]>>;
  readonly platform?: NodeJS.Platform;
  readonly isRoot?: boolean;
  readonly variables?: Machine['variables'];
}

const OWN = '/cache/playwright/chrome';
const APT = '/usr/bin/apt-get';
const SHELL = 'apt-get install -y --no-install-recommends chromium-headless-shell fonts-liberation';
const INSTALL = 'apt-get install -y --no-install-recommends chromium fonts-liberation';
const NO_BROWSER =
  'The tests need Chromium, none was found and none could be installed: install Chromium or Chrome, or set CHROME_PATH to one.';

function fakeMachine(fake: Fake): Machine & { readonly ran: readonly string[] } {
  const files = new Set(fake.files);
  const ran: string[] = [];
  return {
    platform: fake.platform ?? 'linux',
    isRoot: fake.isRoot ?? false,
    mayInstall: false,
    variables: fake.variables ?? { PATH: '/usr/bin:/opt/bin' },
    playwrightBrowser: OWN,
    playwrightInstall: ['node', 'cli.js', 'install', 'chromium'],
    isFile: (path) => files.has(path),
    run: async (command) => {
      ran.push(command.join(' '));
      const installed = fake.commands?.[command.join(' ')];
      for (const path of installed ?? []) files.add(path);
      return installed !== undefined;
    },
    ran,
  };
}

describe('an installed browser', () => {
  const everything = ['/my/chrome', '/opt/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chrome', OWN];

  test.each<[string, Fake, string | undefined]>([
    [
      'CHROME_PATH wins',
      { files: everything, variables: { CHROME_PATH: '/my/chrome', PATH: '/opt/bin' } },
      '/my/chrome',
    ],
    [
      'an empty CHROME_PATH counts as unset',
      { files: everything, variables: { CHROME_PATH: '', PATH: '/opt/bin' } },
      '/opt/bin/chromium',
    ],
    [
      'a headless shell before both, wherever in PATH',
      { files: [...everything, '/opt/bin/chromium-headless-shell'] },
      '/opt/bin/chromium-headless-shell',
    ],
    ['Chromium before Chrome, wherever in PATH', { files: everything }, '/opt/bin/chromium'],
    ['Chrome', { files: everything.slice(2) }, '/usr/bin/google-chrome'],
    ['chromium-browser', { files: ['/usr/bin/chromium-browser', OWN] }, '/usr/bin/chromium-browser'],
    [
      'google-chrome-stable',
      { files: ['/usr/bin/google-chrome-stable', OWN] },
      '/usr/bin/google-chrome-stable',
    ],
    ['chrome', { files: everything.slice(3) }, '/usr/bin/chrome'],
    ['Playwright’s own Chromium comes last', { files: [OWN] }, OWN],
    ['no browser', {}, undefined],
    [
      'macOS, installed for all users',
      { platform: 'darwin', files: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', OWN] },
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    [
      'macOS, installed for one user',
      {
        platform: 'darwin',
        variables: { HOME: '/home-of-ada' },
        files: ['/home-of-ada/Applications/Chromium.app/Contents/MacOS/Chromium', OWN],
      },
      '/home-of-ada/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    [
      'Windows, in Path',
      { platform: 'win32', variables: { Path: 'C:\\a;D:\\b' }, files: ['D:\\b\\chrome.exe', OWN] },
      'D:\\b\\chrome.exe',
    ],
    [
      'Windows, among the installed programs',
      {
        platform: 'win32',
        variables: { ProgramFiles: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Local' },
        files: ['C:\\Local\\Google\\Chrome\\Application\\chrome.exe', OWN],
      },
      'C:\\Local\\Google\\Chrome\\Application\\chrome.exe',
    ],
  ])('%s', (_, fake, path) => {
    expect(findBrowser(fakeMachine(fake))).toBe(path);
  });

  test('a CHROME_PATH that names no file is an error, although another browser exists', async () => {
    const machine = fakeMachine({ files: everything, variables: { CHROME_PATH: '/gone', PATH: '/usr/bin' } });
    await expect(ensureBrowser(machine)).rejects.toThrow(
      'CHROME_PATH names /gone, but there is no such file.',
    );
    expect(machine.ran).toEqual([]);
  });

  test('nothing is installed if a browser exists', async () => {
    const machine = fakeMachine({ files: [OWN, APT], isRoot: true });
    expect([await ensureBrowser(machine), machine.ran]).toEqual([OWN, []]);
  });
});

describe('a missing browser is installed', () => {
  const debian: Fake = { files: [APT], isRoot: true };
  const update = { 'apt-get update': [] };
  const apt = { ...update, [SHELL]: ['/usr/bin/chromium-headless-shell'] };
  const withDeps = 'node cli.js install chromium --with-deps';

  test.each<[string, Fake, string, readonly string[]]>([
    [
      'from Debian’s package as root',
      { ...debian, commands: apt },
      '/usr/bin/chromium-headless-shell',
      ['apt-get update', SHELL],
    ],
    [
      'from Debian’s package of the full browser if the shell has none',
      { ...debian, commands: { ...update, [INSTALL]: ['/usr/bin/chromium'] } },
      '/usr/bin/chromium',
      ['apt-get update', SHELL, INSTALL],
    ],
    [
      'by Playwright if Debian’s mirror does not answer',
      { ...debian, commands: { [withDeps]: [OWN] } },
      OWN,
      ['apt-get update', INSTALL, withDeps],
    ],
    [
      'by Playwright if the package contains no browser, as on Ubuntu',
      { ...debian, commands: { ...update, [SHELL]: [], [INSTALL]: [], [withDeps]: [OWN] } },
      OWN,
      ['apt-get update', SHELL, INSTALL, withDeps],
    ],
    [
      'by Playwright for another user',
      { files: [APT], commands: { ...apt, 'node cli.js install chromium': [OWN] } },
      OWN,
      ['node cli.js install chromium'],
    ],
    [
      'by Playwright without apt-get',
      { isRoot: true, commands: { 'node cli.js install chromium': [OWN] } },
      OWN,
      ['node cli.js install chromium'],
    ],
  ])('%s', async (_, fake, path, ran) => {
    const machine = fakeMachine(fake);
    expect([await ensureBrowser(machine), machine.ran]).toEqual([path, ran]);
  });

  test('one sentence reports that every installer failed', async () => {
    const machine = fakeMachine(debian);
    await expect(ensureBrowser(machine)).rejects.toThrow(new Error(NO_BROWSER));
    expect(machine.ran).toEqual(['apt-get update', INSTALL, withDeps]);
  });

  test('an installer that succeeds without installing a browser counts as failed', async () => {
    const machine = fakeMachine({ commands: { 'node cli.js install chromium': [] } });
    await expect(ensureBrowser(machine)).rejects.toThrow(new Error(NO_BROWSER));
  });
});
