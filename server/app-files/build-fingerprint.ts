import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { filesUnder } from './files-under.ts';

/** The inputs of a build, relative to the project's folder. */
const INPUTS = [
  'words',
  'domain',
  'src',
  'machines',
  'charts',
  'inspector',
  'templates',
  'public',
  'index.html',
  'server/app-files/build.ts',
  'server/app-files/early-links.ts',
  'server/app-files/first-screens.ts',
  'server/http/security-headers.ts',
  'server/app-files/files-under.ts',
  'server/app-files/precache.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** Two SHA-256 in hex, a blank between them: of the names and contents of all inputs, and of the VITE_ variables. */
export async function buildFingerprint(
  root: string,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const hash = createHash('sha256');
  for (const input of INPUTS) {
    for (const file of await filesOf(join(root, input))) {
      const content = await readFile(file);
      hash.update(`${relative(root, file)}\0${content.byteLength}\0`).update(content);
    }
  }
  return `${hash.digest('hex')} ${fingerprintOf(variables)}`;
}

function fingerprintOf(variables: Readonly<Record<string, string | undefined>>): string {
  const hash = createHash('sha256');
  const names = Object.keys(variables).filter((name) => name.startsWith('VITE_'));
  for (const name of names.sort()) hash.update(`${name}=${variables[name] ?? ''}\0`);
  return hash.digest('hex');
}

async function filesOf(input: string): Promise<readonly string[]> {
  if (!existsSync(input)) return [];
  return (await stat(input)).isFile() ? [input] : filesUnder(input);
}
