import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { clientAddress, clientNetwork, trustedEntry } from './client-address.ts';

/** Who has sent a request, and to which address. */
interface Client {
  /** What counts as one client. */
  readonly network: string;
  /** The origin that the visitor's browser asked, such as `https://parley.example`. */
  readonly origin: string;
  /** The origin of the socket that it came to, which no header can change. */
  readonly listening: string;
}

/** Reads who calls, believing the given number of proxies in front and nobody else. */
export type ReadClient = (c: Context) => Client;

/** A reader of callers behind so many trusted proxies. */
export function clientReader(hops: number): ReadClient {
  return (c) => {
    const { remoteAddress, localAddress, localPort } = socketOf(c) ?? {};
    const client = clientAddress(remoteAddress, c.req.header('x-forwarded-for'), hops);
    const here = clientAddress(localAddress, undefined, 0);
    return {
      network: clientNetwork(client),
      origin: originOf(c, hops),
      listening: `http://${here.includes(':') ? `[${here}]` : here}:${localPort}`,
    };
  };
}

/** The socket that a request came over; undefined where it came over none. */
export function socketOf(c: Context): HttpBindings['incoming']['socket'] | undefined {
  return (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket;
}

function originOf(c: Context, hops: number): string {
  const url = new URL(c.req.url);
  const scheme = trustedEntry(c.req.header('x-forwarded-proto'), hops)?.toLowerCase();
  return scheme === 'http' || scheme === 'https' ? `${scheme}://${url.host}` : url.origin;
}
