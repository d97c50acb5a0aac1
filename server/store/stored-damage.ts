import { hash } from 'node:crypto';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { bytesIn, type Row } from '../database/database.ts';
import { openToRead } from '../database/open-to-read.sqlite.ts';
import { readInSlices } from '../database/read-in-slices.sqlite.ts';
import { DATA_FILES, SITES_FILE } from './data-folder.ts';

/** A file of a data folder that is damaged. */
export interface Damage {
  /** The name of the file. */
  readonly file: string;
  /** The first damage that was found, in words for the operator. */
  readonly what: string;
}

// A publish and its checkpoint fit into the pause.
const SLICES = { ms: 100, pauseMs: 20 };

/**
 * The damaged files of a data folder: those whose structure is broken, and those with a page or a picture that does not
 * match its stored hash. Reads everything, or until `isStopped` is true at the next row. Blocks for about a second for each
 * 500 MB.
 */
export function damageIn(folder: string, isStopped: () => boolean = () => false): readonly Damage[] {
  return DATA_FILES.flatMap((file) => {
    const what = isStopped() ? undefined : damageOf(folder, file, isStopped);
    return what === undefined ? [] : [{ file, what }];
  });
}

function damageOf(folder: string, file: string, isStopped: () => boolean): string | undefined {
  try {
    using database = openToRead(join(folder, file));
    const structure = database.prepare('pragma quick_check(1)').get()?.quick_check;
    if (structure !== 'ok') return `its structure is broken (${String(structure).replaceAll(/\s+/g, ' ')})`;
    return file === SITES_FILE ? damagedPage(database, isStopped) : damagedPicture(database, isStopped);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function damagedPage(database: DatabaseSync, isStopped: () => boolean): string | undefined {
  for (const row of readInSlices(database, 'version', 'site, n, hash, br, gz', SLICES)) {
    if (isStopped()) return undefined;
    if (!isIntact(row)) return `version ${row.n} of ${row.site} is damaged`;
  }
  return undefined;
}

function damagedPicture(database: DatabaseSync, isStopped: () => boolean): string | undefined {
  // Data of earlier releases, as in a backup, have no such table.
  const hasBlobs = database.prepare(`select 1 from sqlite_schema where name = 'blob'`).get() !== undefined;
  for (const { name, bytes } of hasBlobs ? readInSlices(database, 'blob', 'name, bytes', SLICES) : []) {
    if (isStopped()) return undefined;
    if (hash('sha256', bytesIn(bytes)) !== name) return `the picture with the SHA-256 ${name} is damaged`;
  }
  // Those of earlier releases.
  for (const { path, hash: expected, bytes } of readInSlices(
    database,
    'image',
    'path, hash, bytes',
    SLICES,
  )) {
    if (isStopped()) return undefined;
    if (hash('md5', bytesIn(bytes)) !== expected) return `the picture ${path} is damaged`;
  }
  return undefined;
}

function isIntact({ hash: expected, br, gz }: Row): boolean {
  try {
    return [brotliDecompressSync(bytesIn(br)), gunzipSync(bytesIn(gz))].every(
      (plain) => hash('sha256', plain, 'base64url') === expected,
    );
  } catch {
    return false;
  }
}
