import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A signal that is never aborted. */
export const neverAborted = () => new AbortController().signal;

/** A fetch that resolves paths against an origin, as a browser does on a page of that origin. */
export function fetchFrom(origin: string): typeof fetch {
  return ((input: string, init?: RequestInit) => fetch(new URL(input, origin), init)) as typeof fetch;
}

/** Serves requests with `listener` until the test ends. Resolves with the origin. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
