import { describe, expect, test } from 'vitest';
import type { Machine } from '../host.ts';
import { ensurePostgres, findPostgres } from './find-postgres.ts';

interface Fake {
  /** Folders with both programs, and single files. */
  readonly has?: readonly string[];
  /** What the installation leaves behind; undefined: it fails. */
  readonly installs?: readonly string[];
  readonly platform?: NodeJS.Platform;
  readonly isRoot?: boolean;
}

const APT = '/usr/bin/apt-get';
const DEBIANS = '/usr/lib/postgresql/15/bin';
const INSTALL = 'apt-get install -y --no-install-recommends -o DPkg::Lock::Timeout=300 postgresql';

function fakeMachine({ has = [], installs, platform = 'linux', isRoot = false }: Fake) {
  const files = new Set<string>();
  const add = (paths: readonly string[]) => {
    for (const path of paths) for (const end of ['', '/initdb', '/postgres']) files.add(path + end);
  };
  add(has);
  const ran: string[] = [];
  const machine: Machine = {
    platform,
    isRoot,
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

describe('a server that is there', () => {
  test.each<[string, Fake, string | undefined]>([
    ['in PATH, before all others', { has: ['/opt/bin', DEBIANS] }, '/opt/bin'],
    ['Debian’s, the newest', { has: [DEBIANS, '/usr/lib/postgresql/17/bin'] }, '/usr/lib/postgresql/17/bin'],
    ['Red Hat’s', { has: ['/usr/pgsql-16/bin'] }, '/usr/pgsql-16/bin'],
    [
      'Homebrew’s',
      { platform: 'darwin', has: ['/opt/homebrew/opt/postgresql@17/bin'] },
      '/opt/homebrew/opt/postgresql@17/bin',
    ],
    ['the programs of a client alone are none', { has: ['/opt/bin/initdb'] }, undefined],
    ['none on Windows', { platform: 'win32', has: ['/opt/bin'] }, undefined],
  ])('%s', (_, fake, folder) => {
    expect(findPostgres(fakeMachine(fake).machine)).toBe(folder);
  });
});

describe('a server that must be installed', () => {
  const all = ['sh', 'apt-get update', INSTALL];
  test.each<[string, Fake, string | undefined, readonly string[]]>([
    ['is Debian’s, as root', { has: [APT], isRoot: true, installs: [DEBIANS] }, DEBIANS, all],
    ['fails with its package', { has: [APT], isRoot: true }, undefined, all],
    ['is none where the package brings none', { has: [APT], isRoot: true, installs: [] }, undefined, all],
    ['is none for another user', { has: [APT], installs: [DEBIANS] }, undefined, []],
    ['is none where there is no apt-get', { isRoot: true, installs: [DEBIANS] }, undefined, []],
    ['is not, where there is one', { has: [APT, DEBIANS], isRoot: true, installs: [] }, DEBIANS, []],
  ])('%s', async (_, fake, folder, expected) => {
    const { machine, ran } = fakeMachine(fake);
    expect([await ensurePostgres(machine), ran]).toEqual([folder, expected]);
  });
});
