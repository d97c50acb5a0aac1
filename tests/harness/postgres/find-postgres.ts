import { posix } from 'node:path';
import type { Machine } from '../host.ts';

const OLDEST = 12;
const NEWEST = 30;

const DISABLE_DEFAULT_CLUSTER = `
file=/etc/postgresql-common/createcluster.conf
test -e $file || { mkdir -p /etc/postgresql-common && echo 'create_main_cluster = false' > $file; }`;

/** Finds the program folder of a PostgreSQL server, or installs one where it may. Resolves with undefined without one. */
export async function ensurePostgres(machine: Machine): Promise<string | undefined> {
  const found = findPostgres(machine);
  if (found !== undefined || !machine.mayInstall || !machine.isFile('/usr/bin/apt-get')) return found;
  const install = ['install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300', 'postgresql'];
  for (const command of [
    ['sh', '-c', DISABLE_DEFAULT_CLUSTER],
    ['apt-get', 'update'],
    ['apt-get', ...install],
  ]) {
    if (!(await machine.run(command))) return undefined;
  }
  return findPostgres(machine);
}

/** The program folder of an installed PostgreSQL server: the one in PATH, else the newest. */
export function findPostgres({ platform, variables, isFile }: Machine): string | undefined {
  // Not supported on Windows: a shell script starts the server and ends it together with the tests.
  if (platform === 'win32') return undefined;
  const inPath = (variables.PATH ?? '').split(':').filter((folder) => folder !== '');
  const versions = Array.from({ length: NEWEST - OLDEST + 1 }, (_, at) => NEWEST - at);
  const installed = versions.flatMap((version) => [
    `/usr/lib/postgresql/${version}/bin`,
    `/usr/pgsql-${version}/bin`,
    `/opt/homebrew/opt/postgresql@${version}/bin`,
    `/usr/local/opt/postgresql@${version}/bin`,
    `/Applications/Postgres.app/Contents/Versions/${version}/bin`,
  ]);
  return [...inPath, ...installed].find((folder) =>
    ['initdb', 'postgres'].every((name) => isFile(posix.join(folder, name))),
  );
}
