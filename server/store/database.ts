/** What a column holds, as both engines give it. */
export type Value = string | number | bigint | null | Uint8Array<ArrayBuffer>;

/** One row of a statement's answer. */
export type Row = Readonly<Record<string, Value>>;

/** A statement whose parameters are $1, $2 …, and their values. */
export interface Query {
  readonly text: string;
  readonly values: readonly Value[];
}

/**
 * Statements and what is made of their rows, written once for both engines: it yields a query, gets its rows, and
 * returns the outcome. It must not wait for anything else, and is run again from its beginning where it changed nothing.
 */
export type Work<T> = Generator<Query, T, readonly Row[]>;

/** Where works are run. */
export interface Database {
  /** Runs a work that reads, in one statement. */
  read<T>(work: () => Work<T>): Promise<T>;
  /** Runs a work as one transaction, wholly or not at all and never twice; what it resolved with is on disk. */
  change<T>(work: () => Work<T>): Promise<T>;
  /** A number that is another once anything has changed, by others before this turn; absent where that is not known at once. */
  readonly stamp?: () => number;
  close(): Promise<void>;
}

/** A query with its values in the order of their numbers. */
export function query(text: string, ...values: Value[]): Query {
  return { text, values };
}

/** The first row of a statement. */
export function* firstRow(text: string, ...values: Value[]): Work<Row | undefined> {
  const [row] = yield query(text, ...values);
  return row;
}

/** The bytes of a column; throws where it holds anything else. */
export function bytesIn(value: Value | undefined): Uint8Array<ArrayBuffer> {
  if (value instanceof Uint8Array) return value;
  throw new TypeError('A stored file is not made of bytes.');
}
