import { setTimeout as wait } from 'node:timers/promises';

/** SQLSTATE codes: serialization failure, deadlock, server shutting down or starting, connection failure. */
const TRANSIENT_CODES = /^(?:40001|40P01|57P0[123]|08\w{3})$/;

const LOST_CODES = /^(?:ECONNRESET|EPIPE|ETIMEDOUT)$/;

// Errors of pg itself have no code. A connection timeout is not repeated: the next attempt would take as long.
const LOST_MESSAGES =
  /^(?:Connection terminated(?! due to connection timeout)|Client has encountered a connection error|Client was closed and is not queryable)/;

/** SQLSTATE: the server, or the role, has no connection left. */
const TOO_MANY_CLIENTS = '53300';
const MAX_WAIT_MS = 5000;
const PAUSE_MS = 100;

/**
 * Runs `work` up to `attempts` times, again after a transient error; rejects with the last error. While the server has no
 * connection left it waits for one, up to 5 s, and such attempts do not count.
 */
export async function withRetries<T>(attempts: number, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  for (let attempt = 1; ; ) {
    try {
      return await work();
    } catch (error) {
      if (codeOf(error) === TOO_MANY_CLIENTS && performance.now() - start < MAX_WAIT_MS) {
        await wait(PAUSE_MS);
        continue;
      }
      if (attempt === attempts || !isTransient(error)) throw error;
      attempt += 1;
    }
  }
}

function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return TRANSIENT_CODES.test(code) || LOST_CODES.test(code) || LOST_MESSAGES.test(error.message);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
