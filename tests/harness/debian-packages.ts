import { posix } from 'node:path';
import type { Machine } from './host.ts';

// Debian starts a server when it installs one, unless this file forbids it.
const INSTALL = `
file=/usr/sbin/policy-rc.d
test -e $file || { printf '#!/bin/sh\\nexit 101\\n' > $file && chmod +x $file && trap "rm -f $file" EXIT; }
apt-get update && apt-get install -y --no-install-recommends -o DPkg::Lock::Timeout=300 "$@"`;

/** Finds a program in PATH. Else, where it may, it installs the Debian packages that have it. Resolves with undefined without it. */
export async function ensureProgram(
  machine: Machine,
  name: string,
  packages: readonly string[],
): Promise<string | undefined> {
  const found = findIn(machine, name);
  if (found !== undefined || !machine.mayInstall || !machine.isFile('/usr/bin/apt-get')) return found;
  await machine.run(['sh', '-c', INSTALL, 'sh', ...packages]);
  return findIn(machine, name);
}

function findIn({ variables, isFile }: Machine, name: string): string | undefined {
  const folders = [...(variables.PATH ?? '').split(':'), '/usr/sbin', '/usr/bin'];
  return folders.map((folder) => posix.join(folder, name)).find(isFile);
}
