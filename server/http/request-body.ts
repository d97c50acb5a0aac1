import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { enProtocol } from '../../src/words/en/server.ts';
import { type ErrorText, HttpError } from './http-error.ts';

/** How fast a body must come: some time is given anyway, and more with every byte. */
export interface MinimumRate {
  readonly ms: number;
  /** What is given anyway as long as others wait for a turn. */
  readonly crowdedMs: number;
  readonly bytesPerSecond: number;
}

/** A weak line brings 5 MB in time; whoever sends a byte now and then to hold a connection is cut off. */
export const DEFAULT_MINIMUM_RATE: MinimumRate = { ms: 20_000, crowdedMs: 3000, bytesPerSecond: 32_768 };

// How soon a body that stalls is noticed once others wait.
const LOOK_MS = 500;

/** Whether others wait, at the moment. */
export type IsCrowded = () => boolean;

/** How much of a body is read, and how fast it must come. */
export interface BodyBounds {
  readonly bytes: number;
  readonly minimumRate: MinimumRate;
  readonly isCrowded?: IsCrowded;
  /** What the visitor is told of a larger one. */
  readonly tooLarge: ErrorText;
}

/** How many bytes a request says that it brings; undefined where it does not say. */
export function contentLength(c: Context): number | undefined {
  const length = c.req.header('content-length');
  return length === undefined ? undefined : Number(length);
}

/** Reads a body whole; throws an HttpError of 413 where it is too large, 408 where it is too slow, 400 where it is cut off. */
export async function readBody(
  c: Context,
  { bytes, minimumRate, isCrowded, tooLarge }: BodyBounds,
): Promise<Buffer> {
  if ((contentLength(c) ?? 0) > bytes) throw new HttpError(413, tooLarge);
  try {
    const kept: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of bodyChunks(c, minimumRate, isCrowded)) {
      size += chunk.byteLength;
      if (size > bytes) throw new HttpError(413, tooLarge);
      kept.push(chunk);
    }
    return Buffer.concat(kept);
  } catch (error) {
    // What has not been read yet may still come: it must not be taken for the next request.
    c.header('Connection', 'close');
    if (error instanceof HttpError) throw error;
    // The visitor has closed the dialog or lost the line: nobody reads this answer, and it is no fault of ours.
    throw new HttpError(400, enProtocol.cutOff);
  }
}

/** The body of a request as it comes; throws an HttpError of 408 where it falls behind the pace. */
export function bodyChunks(
  c: Context,
  minimumRate: MinimumRate,
  isCrowded?: IsCrowded,
): AsyncGenerator<Uint8Array, void> {
  const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming;
  // Destroying it would take the connection along, and with it the answer.
  const chunks = incoming?.iterator({ destroyOnReturn: false }) ?? c.req.raw.body ?? new Blob().stream();
  return enforceMinimumRate(chunks, minimumRate, isCrowded);
}

/** Hands on what comes; throws an HttpError of 408 as soon as it falls behind the pace. */
export async function* enforceMinimumRate(
  chunks: AsyncIterable<Uint8Array>,
  { ms, crowdedMs, bytesPerSecond }: MinimumRate,
  isCrowded: IsCrowded = () => false,
): AsyncGenerator<Uint8Array, void> {
  const iterator = chunks[Symbol.asyncIterator]();
  let paidUntil = performance.now();
  const msLeft = () => paidUntil + (isCrowded() ? Math.min(crowdedMs, ms) : ms) - performance.now();
  try {
    for (;;) {
      const next = await inTime(iterator.next(), msLeft);
      if (next.done) return;
      paidUntil += (next.value.byteLength / bytesPerSecond) * 1000;
      yield next.value;
    }
  } finally {
    // Not awaited: where the body has stalled, this ends only when it does.
    void iterator.return?.();
  }
}

async function inTime<T>(work: Promise<T>, msLeft: () => number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const look = () => {
      if (msLeft() <= 0) reject(new HttpError(408, enProtocol.tooSlow));
      else wait();
    };
    const wait = () => {
      timer = setTimeout(look, Math.max(0, Math.min(msLeft(), LOOK_MS)));
    };
    wait();
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
