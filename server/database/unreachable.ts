/** The database or the object store does not answer: it is stopped, restarting, out of connections, or cut off. Nothing was changed. */
export class StoreUnreachable extends Error {
  override readonly name = 'StoreUnreachable';

  constructor(cause: unknown, store = 'database') {
    super(`The ${store} does not answer (${messageOf(cause)})`, { cause });
  }
}

/** SQLSTATE codes: server shutting down or starting, connection failure, too many connections. */
const CODES = /^(?:57P0[123]|08\w{3}|53300)$/;

const NETWORK_CODES =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

// Errors of pg and its pool that have no code.
const MESSAGES =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Query read timeout)/;

/** Runs `work`; rejects with a StoreUnreachable if the database did not answer. */
export async function orUnreachable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isUnreachable(error) ? new StoreUnreachable(error) : error;
  }
}

function isUnreachable(error: unknown): boolean {
  // A host with several addresses fails with one error for each.
  if (error instanceof AggregateError) return error.errors.every(isUnreachable);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return CODES.test(code) || NETWORK_CODES.test(code) || MESSAGES.test(error.message);
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return messageOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
