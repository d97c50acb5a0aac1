import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Observe } from '../operations/request-log.ts';
import { answerClientErrors } from './client-errors.ts';

/** A server that is listening. */
export interface RunningServer {
  /** Such as `http://127.0.0.1:3000`. */
  readonly address: string;
  /** Takes no more connections, lets the requests in flight finish (10 s at most), then frees everything. */
  stop(): Promise<void>;
}

const HARD_STOP_MS = 10_000;
const IDLE_SWEEP_MS = 100;

// Node takes a connection for idle only once it was asked something.
const unused = new WeakMap<Server, Set<Socket>>();

/** An HTTP server with this project's time limits; it answers nothing yet but what no route can, and tells of that. */
export function createHttpServer(observe: Observe = () => {}): Server {
  const server = createServer({
    // Longer than any body that keeps its pace: a weak line may take minutes for a picture.
    requestTimeout: 240_000,
    // Ten thousand who come at once are not all read within ten, where the machine is busy.
    headersTimeout: 20_000,
    // Reads, which are most requests, bring no body to wait for.
    optimizeEmptyRequests: true,
    // Node's own answer would be empty, and told to nobody.
    requireHostHeader: false,
    // Node looks for requests over their time only this often; by itself every 30 s.
    connectionsCheckingInterval: 2000,
  });
  answerClientErrors(server, watchUnused(server), observe);
  return server;
}

/** Listens (port 0: any free one) and answers the address; rejects with the system's error. */
export function listen(server: Server, host: string, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const bound = server.address();
      const boundPort = bound !== null && typeof bound === 'object' ? bound.port : port;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`);
    });
  });
}

/** Closes a server once its requests in flight are answered; after 10 s it cuts off those that are left. */
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
