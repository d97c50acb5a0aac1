import type { OutgoingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';
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
  /** Connections to share with other questions; by default each has one of its own. */
  readonly agent?: Agent;
  /** The address of the asker: 127.0.0.1 by default, or another of this machine. */
  readonly from?: string;
}

/** Asks a web server many times at once over few connections, as fast as it answers. */
export async function askAtOnce(
  count: number,
  askNth: (n: number, agent: Agent) => Promise<Answer>,
): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const answers = await Promise.all(Array.from({ length: count }, (_, n) => askNth(n, agent)));
  agent.destroy();
  return answers;
}

/** Asks a web server of this machine for a path of a host. */
export function ask(
  { port, certificate }: Front,
  host: string,
  path: string,
  { headers = {}, body, servername = host, from = '127.0.0.1', agent }: Question = {},
): Promise<Answer> {
  return new Promise((resolve) => {
    const call = request(
      {
        port,
        path,
        agent,
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
