import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The SQLite files of a data folder. The images have a file of their own, so that the file of the sites stays small. */
export const DATA_FILES = ['parley.sqlite', 'images.sqlite'] as const;

export const [SITES_FILE, IMAGES_FILE] = DATA_FILES;

/** What a folder has only after the file of the sites was made in it. */
const MADE_LATER = [`${SITES_FILE}-wal`, IMAGES_FILE, 'reserve'];

/**
 * Throws if a folder has lost the file of its sites: a server that began anew would give all addresses to strangers.
 * With `mustExist` it also throws if there are no data yet.
 */
export function requireSites(dataDir: string, mustExist: boolean): void {
  // Before the sites: another process that starts at this moment makes them in the other order.
  const later = MADE_LATER.filter((name) => existsSync(join(dataDir, name)));
  const path = join(dataDir, SITES_FILE);
  if (!isMissingOrEmpty(path)) return;
  if (later.length > 0)
    throw new Error(
      `${path} is lost: it is missing or empty, and ${later.join(', ')} beside it not. Restore a backup; or, to begin anew, move what is there away.`,
    );
  if (mustExist) throw new Error(`There are no data at ${dataDir}; is DATA_DIR right?`);
}

function isMissingOrEmpty(path: string): boolean {
  // Where this account may not look, this throws: that is no reason to begin anew.
  return (statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0;
}
