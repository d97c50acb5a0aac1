import type { OutgoingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { buffer } from 'node:stream/consumers';

/** A web server with TLS on this machine. */
export interface Front {
  readonly port: number;
  readonly certificate: string;
}

export interface Answer {
  /** `closed`: the connection was refused or cut. */
  readonly status: number | 'closed' | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

export interface Question {
  readonly headers?: OutgoingHttpHeaders;
  /** With a body it is a POST. */
  readonly body?: string | Uint8Array;
  /** The name in the TLS handshake, by default the host. */
  readonly servername?: string;
  /** The address of the asker: 127.0.0.1 by default, or another of this machine. */
  readonly from?: string;
}

/** Asks a web server of this machine for a path of a host. */
export function ask(
  { port, certificate }: Front,
  host: string,
  path: string,
  { headers = {}, body, servername = host, from = '127.0.0.1' }: Question = {},
): Promise<Answer> {
  return new Promise((resolve) => {
    const call = request(
      {
        port,
        path,
        host: from.includes(':') ? '::1' : '127.0.0.1',
        localAddress: from,
        servername,
        ca: certificate,
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...headers, Host: host },
      },
      async (response) =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: await buffer(response),
        }),
    );
    call.once('error', () => resolve({ status: 'closed', headers: {}, body: Buffer.alloc(0) }));
    call.end(body);
  });
}
