import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { serverWords } from '../src/domain/words.ts';

const { unreadable, tooSlow } = serverWords.request;

const ANSWERS: Readonly<Record<string, readonly [status: number, words: string]>> = {
  HPE_HEADER_OVERFLOW: [431, unreadable],
  ERR_HTTP_REQUEST_TIMEOUT: [408, tooSlow],
};

/** Answers what is no HTTP, or comes too late to be, in JSON as everything else, and ends its connection. */
export function answerClientErrors(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    // Once something was answered here, words about another request could be taken for an answer to the next.
    const isFresh = socket.writable && 'bytesWritten' in socket && socket.bytesWritten === 0;
    if (isFresh) socket.write(answerOf(error.code ?? ''));
    socket.destroy(error);
  });
}

function answerOf(code: string): string {
  const [status, words] = ANSWERS[code] ?? [400, unreadable];
  const body = JSON.stringify({ error: words });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
}
