import type { DatabaseSync } from 'node:sqlite';
import type { Row } from './database.ts';

/** How long rows are read at once, and how long nothing is read after that. */
export interface Slices {
  readonly ms: number;
  readonly pauseMs: number;
}

/**
 * All rows of a table, also those that are added meanwhile, in several short statements: SQLite empties its write-ahead
 * log only while nobody reads, so that one long statement would let the log grow with each publish.
 */
export function* readInSlices(
  database: DatabaseSync,
  table: string,
  columns: string,
  { ms, pauseMs }: Slices,
): Iterable<Row> {
  const statement = database.prepare(
    `select rowid as row, ${columns} from ${table} where rowid > ? order by rowid`,
  );
  let last = 0;
  for (let isOver = false; !isOver; ) {
    const until = performance.now() + ms;
    isOver = true;
    for (const row of statement.iterate(last) as Iterable<Row>) {
      yield row;
      last = Number(row.row);
      isOver = performance.now() < until;
      if (!isOver) break;
    }
    if (!isOver) pause(pauseMs);
  }
}

function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
