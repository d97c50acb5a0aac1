import type { IncomingMessage, RequestListener } from 'node:http';
import { Socket } from 'node:net';

/** How long, and how many bytes, the rest of a body is read after the answer. */
export interface Patience {
  readonly ms: number;
  readonly bytes: number;
}

const DEFAULT_PATIENCE: Patience = { ms: 30_000, bytes: 64 * 1024 * 1024 };

const CHECK_MS = 100;

/**
 * Reads and drops the rest of a body after its request is answered, and closes the connection when it ends or
 * `patience` runs out. If we close it with unread bytes, TCP sends a reset, and a client that is still sending may lose
 * the answer. Measured with bodies of 20 MB, which are refused at once: every client sees the 413, not three of four.
 */
export function lingerAfterAnswers(listener: RequestListener, patience = DEFAULT_PATIENCE): RequestListener {
  return (request, response) => {
    if (bringsBody(request)) {
      const { socket } = request;
      // Node calls this after the last answer of a connection, even if its body is not read.
      socket.destroySoon = () => {
        if (request.complete) Socket.prototype.destroySoon.call(socket);
        else socket.end();
      };
      response.once('finish', () => {
        if (!request.complete) dropRest(request, patience);
      });
    }
    listener(request, response);
  };
}

const bringsBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

function dropRest(request: IncomingMessage, { ms, bytes }: Patience): void {
  const { socket } = request;
  const [until, most] = [performance.now() + ms, socket.bytesRead + bytes];
  // Polled, because Node itself drops bodies that nobody began to read, without an event.
  const check = setInterval(() => {
    if (performance.now() > until || socket.bytesRead > most) socket.destroy();
  }, CHECK_MS);
  socket.once('close', () => clearInterval(check));
  request.once('end', () => {
    clearInterval(check);
    if (socket.writableEnded) socket.destroy();
  });
  // Without a listener, a body that was read in part stays paused.
  request.on('data', () => {}).resume();
}
