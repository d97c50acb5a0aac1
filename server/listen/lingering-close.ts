import type { IncomingMessage, RequestListener } from 'node:http';
import { Socket } from 'node:net';

/** For how long, and for how many bytes, a body is read on once its request is answered. */
export interface Patience {
  readonly ms: number;
  readonly bytes: number;
}

const USUAL_PATIENCE: Patience = { ms: 30_000, bytes: 64 * 1024 * 1024 };

const LOOK_MS = 100;

/**
 * Reads on, and drops, what still comes of a body whose request is answered, and cuts the connection only when patience
 * ends: one that is closed with bytes unread is reset, and who is still sending then may never see the answer.
 */
export function lingerAfterAnswers(listener: RequestListener, patience = USUAL_PATIENCE): RequestListener {
  return (request, response) => {
    if (bringsBody(request)) {
      const { socket } = request;
      // Node calls this after the last answer of a connection, whatever is still unread.
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
  // Not by events: Node itself drops what nobody had begun to read, and tells nobody.
  const look = setInterval(() => {
    if (performance.now() > until || socket.bytesRead > most) socket.destroy();
  }, LOOK_MS);
  socket.once('close', () => clearInterval(look));
  request.once('end', () => {
    clearInterval(look);
    if (socket.writableEnded) socket.destroy();
  });
  // With a listener, or a body whose reader has left in the middle stands still.
  request.on('data', () => {}).resume();
}
