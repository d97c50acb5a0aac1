/** PostgreSQL's codes for two transactions that got in each other's way, and for a server that goes or comes. */
const PASSING_CODES = /^(?:40001|40P01|57P0[123]|08\w{3})$/;

const LOST_CODES = /^(?:ECONNRESET|EPIPE|ETIMEDOUT)$/;

// What pg says itself comes without a code. Not where a connection was never made: the next would take as long.
const LOST_WORDS =
  /^(?:Connection terminated(?! due to connection timeout)|Client has encountered a connection error|Client was closed and is not queryable)/;

/**
 * Runs what may be run twice, again where the database says, or a lost connection means, that it may go better; in all
 * as often as said.
 */
export async function withRetries<T>(attempts: number, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !isPassing(error)) throw error;
    }
  }
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return PASSING_CODES.test(code) || LOST_CODES.test(code) || LOST_WORDS.test(error.message);
}
