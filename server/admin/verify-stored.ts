import { hash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { bytesIn, type Row } from '../store/database.ts';
import { DATA_FILES } from '../store/open-stores.ts';

/** Throws if a page or image of a data folder does not match its stored hash. The schema must be the newest. */
export function verifyStored(folder: string): void {
  const [sites, images] = DATA_FILES;
  for (const row of rowsOf(join(folder, sites), 'select site, n, hash, br, gz from version')) {
    if (!isIntact(row)) throw new Error(`version ${row.n} of ${row.site} in it is damaged`);
  }
  for (const { path, hash: expected, bytes } of rowsOf(
    join(folder, images),
    'select path, hash, bytes from image',
  )) {
    if (hash('md5', bytesIn(bytes)) !== expected) throw new Error(`the picture ${path} in it is damaged`);
  }
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

function* rowsOf(file: string, statement: string): Generator<Row> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    yield* database.prepare(statement).iterate() as Iterable<Row>;
  } finally {
    database.close();
  }
}
