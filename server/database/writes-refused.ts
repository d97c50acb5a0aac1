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

const SQLITE_READONLY = 8;
const SQLITE_IOERR = 10;
const SQLITE_FULL = 13;
const SQLITE_CANTOPEN = 14;
/** SQLite found no room for the file of its shared memory. */
const SQLITE_IOERR_SHMSIZE = SQLITE_IOERR | (19 << 8);

/** Why an error of SQLite, PostgreSQL or the file system keeps data from being written; undefined for other errors. */
export function whyNoWrites(error: unknown): WhyNoWrites | undefined {
  const { errcode, code } = Object(error);
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG') return 'full';
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM') return 'read-only';
  if (code === 'EIO') return 'failing';
  // PostgreSQL: disk_full, read_only_sql_transaction.
  if (code === '53100') return 'full';
  if (code === '25006') return 'read-only';
  if (typeof errcode !== 'number') return undefined;
  if (errcode === SQLITE_IOERR_SHMSIZE) return 'full';
  switch (errcode & 0xff) {
    case SQLITE_FULL:
      return 'full';
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
      return 'read-only';
    case SQLITE_IOERR:
      return 'failing';
    default:
      return undefined;
  }
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
