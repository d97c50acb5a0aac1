/** Why nothing can be written: no room, a medium that takes no writes, or a failing one. */
export type WhyNoWrites = 'full' | 'read-only' | 'failing';

const SENTENCES: Readonly<Record<WhyNoWrites, string>> = {
  full: 'The disk is full.',
  'read-only': 'The data can only be read: the disk or the database takes no writes.',
  failing: 'The disk does not write.',
};

/** A change that was not made, because nothing can be written now. The stored data are as before. */
export class WritesRefused extends Error {
  override readonly name = 'WritesRefused';
  readonly why: WhyNoWrites;

  constructor(why: WhyNoWrites, cause?: unknown) {
    const detail = cause instanceof Error ? ` (${cause.message})` : '';
    super(SENTENCES[why] + detail, { cause });
    this.why = why;
  }
}

/** By the codes of the file system, of PostgreSQL (disk_full, read_only_sql_transaction), and of SQLite. */
const REASONS: ReadonlyMap<unknown, WhyNoWrites> = new Map<unknown, WhyNoWrites>([
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EFBIG', 'full'],
  ['EROFS', 'read-only'],
  ['EACCES', 'read-only'],
  ['EPERM', 'read-only'],
  ['EIO', 'failing'],
  ['53100', 'full'],
  ['25006', 'read-only'],
  // SQLITE_READONLY, SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN.
  [8, 'read-only'],
  [10, 'failing'],
  [13, 'full'],
  [14, 'read-only'],
  // SQLITE_IOERR_SHMSIZE: there was no room for the file of shared memory.
  [10 | (19 << 8), 'full'],
]);

/** Why an error of SQLite, PostgreSQL or the file system keeps data from being written; undefined for other errors. */
export function whyNoWrites(error: unknown): WhyNoWrites | undefined {
  const { errcode, code } = Object(error);
  // The codes of SQLite have the general one in their last byte.
  return REASONS.get(String(code)) ?? REASONS.get(errcode) ?? REASONS.get(errcode & 0xff);
}

/** Runs what writes. Rejects with a WritesRefused where that is why it failed. */
export async function orWritesRefused<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof WritesRefused) throw error;
    const why = whyNoWrites(error);
    throw why === undefined ? error : new WritesRefused(why, error);
  }
}
