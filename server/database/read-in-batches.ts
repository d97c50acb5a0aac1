import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database, Row } from './database.ts';

const BATCH = 500;

/**
 * What `read` makes of each row of a statement, in batches, between which other work has its turns. The parameters of the
 * statement are the columns of the last row of the previous batch, `start` for the first, then the size of a batch.
 */
export async function* readInBatches<T>(
  database: Database,
  text: string,
  start: Row,
  read: (row: Row) => T,
): AsyncGenerator<T> {
  const columns = Object.keys(start);
  for (let last: Row | undefined = start; last; ) {
    const from = columns.map((column) => last?.[column] ?? null);
    const rows: readonly Row[] = await database.read(text, ...from, BATCH);
    yield* rows.map(read);
    last = rows.at(-1);
    // The embedded database answers without giving others a turn.
    await nextTurn();
  }
}
