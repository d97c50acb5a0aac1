import { type OutgoingHttpHeaders, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { enProtocol } from '../../words/en/server.ts';
import { newRequestId, type Observe, REQUEST_ID } from '../operations/request-log.ts';

const { unreadable, tooSlow } = enProtocol;

const ANSWERS: Readonly<Record<string, readonly [status: number, words: string]>> = {
  HPE_HEADER_OVERFLOW: [431, unreadable],
  ERR_HTTP_REQUEST_TIMEOUT: [408, tooSlow],
};

/**
 * Answers, in JSON, requests that Node rejects before any route: bad HTTP, too slow, or with an Expect that we do not
 * support. It closes their connection and reports them to `observe`; of bad requests only the first on a connection,
 * which is then in `unused`.
 */
export function answerClientErrors(server: Server, unused: ReadonlySet<Duplex>, observe: Observe): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    // After an earlier answer on this connection, the client could take this one for the answer to another request.
    const isFresh = socket.writable && 'bytesWritten' in socket && socket.bytesWritten === 0;
    if (isFresh) {
      const [status, words] = ANSWERS[error.code ?? ''] ?? [400, unreadable];
      const request = unknownRequest(status);
      socket.write(answerOf(request.id, status, words));
      if (unused.has(socket)) observe(request);
    }
    socket.destroy(error);
  });
  server.on('checkExpectation', (_request, response) => {
    const [body, refused] = [bodyOf(unreadable), unknownRequest(417)];
    response.writeHead(417, headersFor(refused.id, body)).end(body);
    observe(refused);
  });
}

/** What is logged of a request that could not be read. */
export function unknownRequest(status: number) {
  return { id: newRequestId(), method: '', path: '', status, start: performance.now() };
}

function answerOf(id: string, status: number, words: string): string {
  const body = bodyOf(words);
  const headers = Object.entries(headersFor(id, body)).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers, '', body].join('\r\n');
}

const bodyOf = (words: string) => JSON.stringify({ error: words });

const headersFor = (id: string, body: string): OutgoingHttpHeaders => ({
  [REQUEST_ID]: id,
  Connection: 'close',
  'Content-Type': 'application/json',
  'X-Content-Type-Options': 'nosniff',
  'Content-Length': Buffer.byteLength(body),
});
