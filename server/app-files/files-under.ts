import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The paths of the files in a folder and in those below it, sorted. */
export async function filesUnder(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
