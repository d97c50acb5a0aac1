/** The value of a column; the same types with both engines. */
export type Value = string | number | bigint | null | Uint8Array<ArrayBuffer>;

export type Row = Readonly<Record<string, Value>>;

/** Runs one statement with the parameters $1, $2, … and resolves with its rows. */
export type Query = (text: string, ...values: Value[]) => Promise<readonly Row[]>;

/** The port between the stores and a database engine. The SQL is the same for both engines. */
export interface Database {
  /** Runs one statement that changes nothing. It sees committed data only. */
  readonly read: Query;
  /**
   * Runs `work` as one transaction: wholly or not at all, and never twice. When it resolves, the changes are on disk.
   * `work` must await nothing but its own queries, because other transactions wait for it. It is called again if a
   * transaction was lost before its commit. Rejects with a WritesRefused if nothing can be written now.
   */
  change<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** Rejects with a WritesRefused if nothing can be written now. */
  checkWrites(): Promise<void>;
  /** Makes sure that the files no longer hold what was deleted, as far as the engine does that on demand. */
  purge(): Promise<void>;
  close(): Promise<void>;
}

/** The bytes of a column; throws a TypeError if it holds anything else. */
export function bytesIn(value: Value | undefined): Uint8Array<ArrayBuffer> {
  if (value instanceof Uint8Array) return value;
  throw new TypeError('The column does not hold bytes.');
}
