import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { enProtocol } from '../../words/en/server.ts';
import type { HeldBody } from './body-budget.ts';
import { type ErrorText, HttpError } from './http-error.ts';
import { inTime } from './in-time.ts';

/** The slowest that a body may arrive: `ms` of grace, then as long as its bytes take at `bytesPerSecond`. */
export interface MinimumRate {
  readonly ms: number;
  readonly bytesPerSecond: number;
}

/** A weak mobile line still brings 5 MB in time. A sender of a byte now and then is cut off after 20 s. */
export const DEFAULT_MINIMUM_RATE: MinimumRate = { ms: 20_000, bytesPerSecond: 32_768 };

/** How a body may arrive. */
export interface Arrival {
  readonly minimumRate: MinimumRate;
  /** Its account in a memory budget; absent for bodies too small to matter. */
  readonly held?: HeldBody;
}

/** The largest body in bytes, how it must arrive, and what a visitor is told if it is larger. */
export interface BodyBounds extends Arrival {
  readonly bytes: number;
  readonly tooLarge: ErrorText;
}

/** The Content-Length of a request in bytes; undefined if it has none. */
export function contentLength(c: Context): number | undefined {
  const length = c.req.header('content-length');
  return length === undefined ? undefined : Number(length);
}

/**
 * Reads a whole body; rejects with an HttpError: 413 if it is too large, 408 if it is too slow, 503 if there is no memory
 * for it, 400 if it is cut off.
 */
export async function readBody(c: Context, { bytes, tooLarge, ...arrival }: BodyBounds): Promise<Buffer> {
  if ((contentLength(c) ?? 0) > bytes) throw new HttpError(413, tooLarge);
  try {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of bodyChunks(c, arrival)) {
      size += chunk.byteLength;
      if (size > bytes) throw new HttpError(413, tooLarge);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    // The rest of the body may still arrive and must not be taken for the next request.
    c.header('Connection', 'close');
    if (error instanceof HttpError) throw error;
    // The visitor closed the page or lost the connection. Nobody reads this answer, and it is not an error of ours.
    throw new HttpError(400, enProtocol.cutOff);
  }
}

/**
 * Yields the body of a request as it arrives; throws an HttpError of 408 if it is slower than its minimum rate, of 503 if
 * the memory budget has no room for it.
 */
export function bodyChunks(c: Context, { minimumRate, held }: Arrival): AsyncGenerator<Uint8Array, void> {
  const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming;
  // Without destroyOnReturn, because destroying the request would close the connection before the answer is sent.
  const chunks = incoming?.iterator({ destroyOnReturn: false }) ?? c.req.raw.body ?? new Blob().stream();
  const inTime = enforceMinimumRate(chunks, minimumRate);
  return held ? countBytes(inTime, held) : inTime;
}

async function* countBytes(
  chunks: AsyncGenerator<Uint8Array, void>,
  held: HeldBody,
): AsyncGenerator<Uint8Array, void> {
  try {
    for (;;) {
      const next = await Promise.race([held.cut, chunks.next()]);
      if (next.done) break;
      held.add(next.value.byteLength);
      yield next.value;
    }
    held.finish();
  } finally {
    // Not awaited: a stalled body settles only at its deadline.
    void chunks.return();
  }
}

const tooSlow = () => new HttpError(408, enProtocol.tooSlow);

/**
 * Yields chunks as they arrive; throws an HttpError of 408 as soon as they fall behind the minimum rate. nginx takes slow
 * bodies in by itself; without a proxy a stalled one would keep its memory for the 240 s of Node's own request timeout.
 */
export async function* enforceMinimumRate(
  chunks: AsyncIterable<Uint8Array>,
  { ms, bytesPerSecond }: MinimumRate,
): AsyncGenerator<Uint8Array, void> {
  const iterator = chunks[Symbol.asyncIterator]();
  let deadline = performance.now() + ms;
  try {
    for (;;) {
      const next = await inTime(Math.max(0, deadline - performance.now()), iterator.next(), tooSlow);
      if (next.done) return;
      deadline += (next.value.byteLength / bytesPerSecond) * 1000;
      yield next.value;
    }
  } finally {
    // Not awaited: if the body has stalled, it settles only when the connection ends.
    void iterator.return?.();
  }
}
