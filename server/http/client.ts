import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { clientAddress, clientNetwork, draftNetwork, trustedEntry } from './client-address.ts';

/** The client of a request, and the addresses it used. */
interface Client {
  /** The network that counts as one client. */
  readonly network: string;
  /** The network, for IPv4 a wider one, whose drafts of pictures share a room. */
  readonly area: string;
  /** The origin that the browser used, for example `https://parley.example`. */
  readonly origin: string;
  /** The origin of the listening socket, which no header can forge. */
  readonly listening: string;
}

/** Reads the client of a request. */
export type ReadClient = (c: Context) => Client;

/** Creates a reader that trusts `hops` proxies. */
export function clientReader(hops: number): ReadClient {
  return (c) => {
    const { remoteAddress, localAddress, localPort } = socketOf(c) ?? {};
    const client = clientAddress(remoteAddress, c.req.header('x-forwarded-for'), hops);
    const here = clientAddress(localAddress, undefined, 0);
    return {
      network: clientNetwork(client),
      area: draftNetwork(client),
      origin: originOf(c, hops),
      listening: `http://${here.includes(':') ? `[${here}]` : here}:${localPort}`,
    };
  };
}

/** The socket of a request; undefined in tests without one. */
export function socketOf(c: Context): HttpBindings['incoming']['socket'] | undefined {
  return (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket;
}

function originOf(c: Context, hops: number): string {
  const url = new URL(c.req.url);
  const scheme = trustedEntry(c.req.header('x-forwarded-proto'), hops)?.toLowerCase();
  return scheme === 'http' || scheme === 'https' ? `${scheme}://${url.host}` : url.origin;
}
