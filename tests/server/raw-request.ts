import { request as httpRequest } from 'node:http';
import { expect } from 'vitest';

const CONNECTION_HEADERS = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** The header that names a failed request. */
export const REQUEST_NAMED = { 'x-request-id': expect.stringMatching(/^[0-9a-f]{8}$/) };

export interface RawAnswer {
  readonly status: number | undefined;
  readonly headers: Record<string, unknown>;
  readonly body: Buffer;
}

/** Sends exactly the given headers, and a body if there is one, and decodes nothing, unlike fetch. */
export function sendRaw(
  url: string,
  method = 'GET',
  headers: Record<string, string> = {},
  sentBody = '',
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(url, { method, headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      const received = Object.entries(response.headers).filter(([name]) => !CONNECTION_HEADERS.has(name));
      resolve({ status: response.statusCode, headers: Object.fromEntries(received), body });
    });
    sent.on('error', reject).end(sentBody);
  });
}
