import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { serverWords } from '../src/domain/words.ts';
import { Refusal } from './refusal.ts';

/** How much of a body is read, and for how long. */
export interface BodyBounds {
  readonly bytes: number;
  readonly ms: number;
  /** What the visitor is told of a larger one. */
  readonly tooLarge: string;
}

/** How many bytes a request says that it brings; undefined where it does not say. */
export function announcedBytes(c: Context): number | undefined {
  const length = c.req.header('content-length');
  return length === undefined ? undefined : Number(length);
}

/** Reads a body whole; throws a Refusal of 413 where it is too large, 408 where it is too slow, 400 where it is cut off. */
export async function readSentBody(c: Context, { bytes, ms, tooLarge }: BodyBounds): Promise<Buffer> {
  if ((announcedBytes(c) ?? 0) > bytes) throw new Refusal(413, tooLarge);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal(408, serverWords.request.tooSlow)), ms);
  });
  try {
    return await Promise.race([readUpTo(bytes, chunksOf(c), tooLarge), late]);
  } catch (error) {
    // What has not been read yet may still come: it must not be taken for the next request.
    c.header('Connection', 'close');
    if (error instanceof Refusal) throw error;
    // The visitor has closed the dialog or lost the line: nobody reads this answer, and it is no fault of ours.
    throw new Refusal(400, serverWords.request.cutOff);
  } finally {
    clearTimeout(timer);
  }
}

function chunksOf(c: Context): AsyncIterable<Uint8Array> {
  const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming;
  // Destroying it would take the connection along, and with it the answer.
  if (incoming) return incoming.iterator({ destroyOnReturn: false });
  return c.req.raw.body ?? new Blob().stream();
}

async function readUpTo(most: number, chunks: AsyncIterable<Uint8Array>, tooLarge: string): Promise<Buffer> {
  const kept: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    if (size > most) throw new Refusal(413, tooLarge);
    kept.push(chunk);
  }
  return Buffer.concat(kept);
}
