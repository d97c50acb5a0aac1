import type { Context } from 'hono';
import { HttpError } from '../http/http-error.ts';
import { contentLength } from '../http/request-body.ts';
import { limitConcurrencyPerClient } from '../limits/concurrency.ts';

const SMALL_BODY_BYTES = 262_144;
const WAITING = 10_000;
const SMALL = { inAll: 128, each: 16, waiting: WAITING };
const LARGE = { inAll: 8, each: 2, waiting: WAITING };

/** Runs the work of a client's deploy call when there is a place for it; rejects with an HttpError of 503 if too many wait. */
export type DeployConcurrency = <T>(c: Context, client: string, work: () => Promise<T>) => Promise<T>;

/**
 * Bounds the work on deploy calls whose body has arrived. Bodies over 256 KB, and those of unknown length, have places of
 * their own, so that a few large ones do not hold up the small ones.
 */
export function openDeployConcurrency(): DeployConcurrency {
  const small = limitConcurrencyPerClient(SMALL);
  const large = limitConcurrencyPerClient(LARGE);
  return (c, client, work) => {
    const limit = (contentLength(c) ?? Number.POSITIVE_INFINITY) <= SMALL_BODY_BYTES ? small : large;
    if (limit.isFull(client)) throw new HttpError(503, ({ limits }) => limits.busy, 5);
    return limit(client, work);
  };
}
