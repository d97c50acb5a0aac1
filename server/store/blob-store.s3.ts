import { hash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { StoreUnreachable } from '../database/unreachable.ts';
import { WritesRefused } from '../database/writes-refused.ts';
import type { BlobStore } from './blob-store.ts';
import type { Bucket } from './bucket.ts';
import type { ByteSpan } from './image-store.ts';

/** How long one call may take, its repetitions included. */
interface CallTimes {
  /** Of a call that moves no bytes. */
  readonly shortMs: number;
  /** Of a call that moves a picture of up to 5 MB. */
  readonly longMs: number;
  /** How long to wait before each further attempt. */
  readonly pausesMs: readonly number[];
}

const TIMES: CallTimes = { shortMs: 10_000, longMs: 20_000, pausesMs: [100, 400] };

// A readiness probe waits for 3 s.
const CHECK_MS = 2000;

const SHA_256_OF_NOTHING = hash('sha256', '');

/** A store without room, under the names that AWS, Ceph, MinIO and Swift have for it. We send 5 MB at most. */
const FULL = /Quota|StorageFull|InsufficientStorage|EntityTooLarge/;

type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE';

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
}

/** An answer of the store, with its whole body. */
interface Answer {
  readonly method: Method;
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
}

/**
 * The bytes in a bucket of a store that speaks S3, each an object whose name is the SHA-256 of its bytes. Each call can be
 * repeated, and is repeated after an answer that was lost or says that the store is busy. Rejects with a StoreUnreachable if
 * that does not help, and with a WritesRefused if there is no room.
 */
export function openS3BlobStore(bucket: Bucket, times = TIMES): BlobStore {
  const credentials = {
    accessKeyId: bucket.key,
    secretAccessKey: bucket.secret,
    region: bucket.region,
    service: 's3',
    // Of the signing keys, one a day.
    cache: new Map<string, ArrayBuffer>(),
  };

  async function attempt(method: Method, name: string, sent: Sent, signal: AbortSignal): Promise<Answer> {
    const request = { url: bucket.url + name, method, headers: sent.headers ?? {} };
    const { headers } = await new AwsV4Signer({ ...credentials, ...request }).sign();
    // Added now, because some stores and proxies change this header, which must therefore not be signed.
    headers.set('Accept-Encoding', 'identity');
    // A redirect means that the address or the region is wrong.
    const body = sent.body ?? null;
    const response = await fetch(request.url, { method, headers, body, signal, redirect: 'manual' });
    return { method, status: response.status, headers: response.headers, body: await response.bytes() };
  }

  async function call(method: Method, name: string, ms: number, sent: Sent = {}): Promise<Answer> {
    const signal = AbortSignal.timeout(ms);
    for (let at = 0; ; at += 1) {
      const tried = await attempt(method, name, sent, signal).catch(causeOf);
      const isAnswer = !(tried instanceof Error);
      if (isAnswer && !isBusy(tried)) return tried;
      const failure = isAnswer ? refusalOf(tried) : tried;
      if (at === times.pausesMs.length) throw new StoreUnreachable(failure, 'object store');
      await wait(times.pausesMs[at]);
    }
  }

  async function exists(name: string, ms: number): Promise<boolean> {
    const answer = await call('HEAD', name, ms);
    if (answer.status !== 200 && !isMissing(answer)) throw refusalOf(answer);
    return answer.status === 200;
  }

  return {
    put: async (name, body) => {
      // The store refuses bytes that have another hash.
      const headers = { 'Content-Type': 'application/octet-stream', 'X-Amz-Content-Sha256': name };
      const answer = await call('PUT', name, times.longMs, { headers, body });
      if (answer.status !== 200) throw refusalOf(answer);
    },
    has: (name) => exists(name, times.shortMs),
    read: async (name, span) => {
      const headers = span ? { Range: `bytes=${span.first}-${span.first + span.count - 1}` } : {};
      const answer = await call('GET', name, times.longMs, { headers });
      return isMissing(answer) ? undefined : bytesIn(answer, name, span);
    },
    remove: async (name) => {
      const answer = await call('DELETE', name, times.shortMs);
      if (answer.status !== 204 && answer.status !== 200 && !isMissing(answer)) throw refusalOf(answer);
    },
    check: async () => {
      await exists(SHA_256_OF_NOTHING, Math.min(CHECK_MS, times.shortMs));
    },
    close: async () => {},
  };
}

/** Stores, reads and removes a small object; rejects if the store refuses any of it, as it does with a key that may only read. */
export async function tryBlobStore(blobs: BlobStore): Promise<void> {
  // Its own, because another process may start at the same time.
  const bytes = new Uint8Array(randomBytes(16));
  const name = hash('sha256', bytes);
  await blobs.put(name, bytes);
  if (!(await blobs.read(name))) throw new Error('The store has lost what it has just stored.');
  await blobs.remove(name);
  // Where the key may not list the bucket, a missing object is a refusal.
  await blobs.read(name);
}

/** The asked bytes of an answer; throws if they are not the ones that were stored. */
function bytesIn({ method, status, headers, body }: Answer, name: string, span: ByteSpan | undefined) {
  // The span begins behind the last byte.
  if (status === 416 && span) return new Uint8Array(0);
  if (status === 206 && span) {
    const [, first, total] = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? [];
    const count = Math.min(span.count, Number(total) - span.first);
    if (Number(first) === span.first && body.byteLength === count) return body;
    throw new Error('The object store gave another part than was asked for.');
  }
  if (status !== 200) throw refusalOf({ method, status, headers, body });
  if (hash('sha256', body) !== name) throw new Error('The object store gave other bytes than were stored.');
  return span ? body.subarray(span.first, span.first + span.count) : body;
}

/** Whether the bucket is there and the object is not. */
const isMissing = (answer: Answer) => answer.status === 404 && codeOf(answer) !== 'NoSuchBucket';

/** Whether the same call may succeed in a moment. */
const isBusy = (answer: Answer) =>
  (answer.status >= 500 && answer.status !== 507) ||
  answer.status === 429 ||
  codeOf(answer) === 'RequestTimeout';

/** What an answer with an error means. */
function refusalOf(answer: Answer): Error {
  const what = `The object store answered ${answer.method} with ${answer.status} ${codeOf(answer)}`;
  const error = new Error(`${what.trim()}.`);
  const isFull = answer.status === 507 || FULL.test(codeOf(answer));
  return isFull ? new WritesRefused('full', error) : error;
}

/** The store's own name of an error, such as `NoSuchKey`; empty if there is none. */
function codeOf({ status, body }: Answer): string {
  if (status < 300) return '';
  return /<Code>(\w{1,64})<\/Code>/.exec(Buffer.from(body.subarray(0, 4096)).toString())?.[1] ?? '';
}

/** Why a call of `fetch` failed. */
function causeOf(error: unknown): Error {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause : new Error(String(cause));
}
