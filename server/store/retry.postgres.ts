/** SQLSTATE codes: serialization failure, deadlock, server shutting down or starting, connection failure. */
const TRANSIENT_CODES = /^(?:40001|40P01|57P0[123]|08\w{3})$/;

const LOST_CODES = /^(?:ECONNRESET|EPIPE|ETIMEDOUT)$/;

// Errors of pg itself have no code. A connection timeout is not repeated: the next attempt would take as long.
const LOST_MESSAGES =
  /^(?:Connection terminated(?! due to connection timeout)|Client has encountered a connection error|Client was closed and is not queryable)/;

/** Runs `work` up to `attempts` times, again after a transient error; rejects with the last error. */
export async function withRetries<T>(attempts: number, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !isTransient(error)) throw error;
    }
  }
}

function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return TRANSIENT_CODES.test(code) || LOST_CODES.test(code) || LOST_MESSAGES.test(error.message);
}
