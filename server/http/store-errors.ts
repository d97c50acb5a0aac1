import { StoreUnreachable } from '../database/unreachable.ts';
import { WritesRefused } from '../database/writes-refused.ts';
import { HttpError } from './http-error.ts';

/** When a client may try again: PostgreSQL starts within seconds. */
export const RETRY_AFTER_S = 5;

/** What a visitor is told of a failed store; undefined for other errors. */
export function storeHttpError(error: unknown): HttpError | undefined {
  if (error instanceof WritesRefused) return new HttpError(507, ({ limits }) => limits.noWrites);
  if (error instanceof StoreUnreachable) {
    return new HttpError(503, ({ limits }) => limits.unreachable, RETRY_AFTER_S);
  }
  return undefined;
}
