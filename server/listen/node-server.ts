import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Observe } from '../operations/request-log.ts';
import { answerClientErrors } from './client-errors.ts';

/** A server that accepts connections. */
export interface RunningServer {
  /** For example `http://127.0.0.1:3000`. */
  readonly address: string;
  /** A line for the operator beside the address. */
  readonly notice?: string | undefined;
  /** Stops accepting connections, waits up to 10 s for the requests in flight, then closes everything. */
  stop(): Promise<void>;
}

const HARD_STOP_MS = 10_000;
const IDLE_SWEEP_MS = 100;

// Connections without a request so far: closeIdleConnections leaves these open.
const unused = new WeakMap<Server, Set<Socket>>();

/**
 * Creates an HTTP server with our time limits. It has no routes yet, and answers only the errors of client-errors.ts.
 */
export function createHttpServer(observe: Observe = () => {}): Server {
  const server = createServer({
    // Longer than any body at the minimum rate: an image over a weak mobile line takes minutes.
    requestTimeout: 240_000,
    // On a busy machine, reading the heads of 10,000 simultaneous connections takes longer than 10 s.
    headersTimeout: 20_000,
    // Most requests have no body.
    optimizeEmptyRequests: true,
    // Node's own answer would have no body and would not be logged.
    requireHostHeader: false,
    // How often Node looks for requests over their time limit; its default is 30 s.
    connectionsCheckingInterval: 2000,
  });
  answerClientErrors(server, watchUnused(server), observe);
  return server;
}

/**
 * Listens on a host and port (0: any free port) and resolves with the address; rejects with the error of the system.
 */
export async function listen(server: Server, host: string, port: number): Promise<string> {
  await once(server.listen(port, host), 'listening');
  const { port: bound } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${bound}`;
}

/** Resolves when all requests in flight are answered; after 10 s it closes their connections. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => {
      server.closeIdleConnections();
      for (const socket of unused.get(server) ?? []) socket.destroy();
    }, IDLE_SWEEP_MS);
    const hardStop = setTimeout(() => server.closeAllConnections(), HARD_STOP_MS);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(hardStop);
      resolve();
    });
  });
}

function watchUnused(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  unused.set(server, sockets);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', ({ socket }) => sockets.delete(socket));
  return sockets;
}
