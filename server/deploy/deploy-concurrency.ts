import type { Context } from 'hono';
import { HttpError } from '../http/http-error.ts';
import { contentLength, type IsCrowded } from '../http/request-body.ts';
import { limitConcurrencyPerClient } from '../limits/concurrency.ts';

const SMALL_BODY = 262_144;
const WAITING = 10_000;
const SMALL = { inAll: 128, each: 16, waiting: WAITING };
const LARGE = { inAll: 8, each: 2, waiting: WAITING };

/** Runs the work of a client's deploy call when it is its turn; throws an HttpError of 503 where too many wait already. */
export type DeployConcurrency = <T>(
  c: Context,
  client: string,
  work: (isCrowded: IsCrowded) => Promise<T>,
) => Promise<T>;

/**
 * Turns that bound what deploy calls hold in memory, their bodies above all, to less than 100 MB. Small bodies, which
 * most are, and those that are large or do not say so have turns of their own: few large ones hold nobody else up.
 */
export function openDeployConcurrency(): DeployConcurrency {
  const [small, large] = [limitConcurrencyPerClient(SMALL), limitConcurrencyPerClient(LARGE)];
  return (c, client, work) => {
    const turns = (contentLength(c) ?? Number.POSITIVE_INFINITY) <= SMALL_BODY ? small : large;
    if (turns.isFull(client)) throw new HttpError(503, ({ limits }) => limits.busy, 5);
    return turns(client, work);
  };
}
