import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Bucket } from '../../../server/store/bucket.ts';

/** What a store answers. A body that is cut ends before its length. */
export interface StoreAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | string;
  readonly isCut?: boolean;
}

/** A request that reached a store. */
interface StoreRequest extends Pick<IncomingMessage, 'method' | 'url' | 'headers'> {
  readonly body: Buffer;
}

/** Answers a request; undefined: as a store does. Never: a promise that stays open. */
export type Misbehave = (request: StoreRequest, count: number) => StoreAnswer | undefined | Promise<never>;

/** The body of an error, as stores write it. */
export const errorBody = (code: string) => `<?xml version="1.0"?>\n<Error><Code>${code}</Code></Error>`;

/** A small object store that can misbehave as no real one does on demand. It checks no signature. */
export async function openStandInBucket(misbehave: Misbehave = () => undefined) {
  const objects = new Map<string, Buffer>();
  const requests: StoreRequest[] = [];
  const server = createServer(async (received, response) => {
    const { method, url = '', headers } = received;
    const request = { method, url, headers, body: Buffer.concat(await received.toArray()) };
    requests.push(request);
    const answer = (await misbehave(request, requests.length)) ?? answerOf(objects, request);
    const body = Buffer.from(answer.body ?? '');
    const length = { 'Content-Length': String(body.byteLength + (answer.isCut ? 1 : 0)) };
    response.writeHead(answer.status, { ...length, ...answer.headers });
    if (answer.isCut) response.write(body, () => response.destroy());
    else response.end(method === 'HEAD' ? undefined : body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  onTestFinished(stop);
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/pictures/`;
  const bucket: Bucket = { url, region: 'eu-1', key: 'key', secret: 'hidden' };
  return { bucket, objects, requests, stop };
}

function answerOf(
  objects: Map<string, Buffer>,
  { method, url = '', headers, body }: StoreRequest,
): StoreAnswer {
  const found = objects.get(url);
  if (method === 'PUT') objects.set(url, body);
  if (method === 'PUT') return { status: 200 };
  if (method === 'DELETE') objects.delete(url);
  if (method === 'DELETE') return { status: 204 };
  if (!found) return { status: 404, body: errorBody('NoSuchKey') };
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  if (first === undefined) return { status: 200, body: found };
  if (Number(first) >= found.byteLength) return { status: 416, body: errorBody('InvalidRange') };
  const part = found.subarray(Number(first), Number(last) + 1);
  const range = `bytes ${first}-${Number(first) + part.byteLength - 1}/${found.byteLength}`;
  return { status: 206, headers: { 'Content-Range': range }, body: part };
}
