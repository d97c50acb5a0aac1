import { describe, expect, test } from 'vitest';
import type { Machine } from '../host.ts';
import { ensurePostgres, findPostgres } from './find-postgres.ts';

interface Fake {
  /** Folders with both programs, and single files. */
  readonly has?: readonly string[];
  /** The files that the installation creates; undefined if it fails. */
  readonly installs?: readonly string[];
  readonly platform?: NodeJS.Platform;
  readonly mayInstall?: boolean;
}

const APT = '/usr/bin/apt-get';
const DEBIAN_FOLDER = '/usr/lib/postgresql/15/bin';
const INSTALL = 'apt-get install -y --no-install-recommends -o DPkg::Lock::Timeout=300 postgresql';

function fakeMachine({ has = [], installs, platform = 'linux', mayInstall = false }: Fake) {
  const files = new Set<string>();
  const add = (paths: readonly string[]) => {
    for (const path of paths) for (const end of ['', '/initdb', '/postgres']) files.add(path + end);
  };
  add(has);
  const ran: string[] = [];
  const machine: Machine = {
    platform,
    isRoot: true,
    mayInstall,
    variables: { PATH: '/usr/bin:/opt/bin' },
    playwrightBrowser: '',
    playwrightInstall: [],
    isFile: (path) => files.has(path),
    run: async (command) => {
      ran.push(command[0] === 'sh' ? 'sh' : command.join(' '));
      if (command.join(' ') !== INSTALL) return true;
      add(installs ?? []);
      return installs !== undefined;
    },
  };
  return { machine, ran };
}

describe('an installed server', () => {
  test.each<[string, Fake, string | undefined]>([
    ['in PATH comes first', { has: ['/opt/bin', DEBIAN_FOLDER] }, '/opt/bin'],
    [
      'Debian’s newest version',
      { has: [DEBIAN_FOLDER, '/usr/lib/postgresql/17/bin'] },
      '/usr/lib/postgresql/17/bin',
    ],
    ['Red Hat’s', { has: ['/usr/pgsql-16/bin'] }, '/usr/pgsql-16/bin'],
    [
      'Homebrew’s',
      { platform: 'darwin', has: ['/opt/homebrew/opt/postgresql@17/bin'] },
      '/opt/homebrew/opt/postgresql@17/bin',
    ],
    ['initdb alone does not count', { has: ['/opt/bin/initdb'] }, undefined],
    ['none on Windows', { platform: 'win32', has: ['/opt/bin'] }, undefined],
  ])('%s', (_, fake, folder) => {
    expect(findPostgres(fakeMachine(fake).machine)).toBe(folder);
  });
});

describe('a missing server', () => {
  const all = ['sh', 'apt-get update', INSTALL];
  test.each<[string, Fake, string | undefined, readonly string[]]>([
    [
      'is installed from Debian’s package',
      { has: [APT], mayInstall: true, installs: [DEBIAN_FOLDER] },
      DEBIAN_FOLDER,
      all,
    ],
    ['stays missing if its package fails', { has: [APT], mayInstall: true }, undefined, all],
    [
      'stays missing if the package contains none',
      { has: [APT], mayInstall: true, installs: [] },
      undefined,
      all,
    ],
    [
      'stays missing where nothing may be installed',
      { has: [APT], installs: [DEBIAN_FOLDER] },
      undefined,
      [],
    ],
    ['stays missing without apt-get', { mayInstall: true, installs: [DEBIAN_FOLDER] }, undefined, []],
    [
      'is not installed if one exists',
      { has: [APT, DEBIAN_FOLDER], mayInstall: true, installs: [] },
      DEBIAN_FOLDER,
      [],
    ],
  ])('%s', async (_, fake, folder, expected) => {
    const { machine, ran } = fakeMachine(fake);
    expect([await ensurePostgres(machine), ran]).toEqual([folder, expected]);
  });
});
