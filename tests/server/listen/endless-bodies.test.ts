import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { ANON_KEY, startImageServer } from '../images/image-server.ts';

const MEGABYTE = 1024 * 1024;
const CHUNK = Buffer.alloc(MEGABYTE, 'a');
const CHUNKED = Buffer.concat([Buffer.from(`${MEGABYTE.toString(16)}\r\n`), CHUNK, Buffer.from('\r\n')]);

// The megabytes sent after the answer: far more than a connection buffers.
const MORE_MEGABYTES = 24;

/** Sends a body without pause or end, and collects the answer. */
function startSending(address: string, head: string) {
  // Half-open, so that the end of the answer does not stop it.
  const socket = connect({ port: Number(new URL(address).port), host: '127.0.0.1', allowHalfOpen: true });
  let sent = 0;
  let read = '';
  let whole = () => {};
  const answered = new Promise<void>((resolve) => {
    whole = resolve;
  });
  socket.on('data', (chunk) => {
    read += chunk;
    const [, length] = /^content-length: (\d+)\r$/im.exec(read) ?? [];
    if (read.length === read.indexOf('\r\n\r\n') + 4 + Number(length)) whole();
  });
  const cut = once(socket, 'close').catch(() => {});
  const chunk = head.includes('chunked') ? CHUNKED : CHUNK;
  const send = () => {
    while (!socket.destroyed && socket.writableLength < MEGABYTE) {
      socket.write(chunk);
      sent += 1;
    }
  };
  socket.on('drain', send).on('error', () => {});
  socket.write(`${head}\r\nHost: parley\r\n\r\n`);
  send();
  return { socket, answered, cut, sent: () => sent, read: () => read };
}

async function keepSending(socket: Socket, sent: () => number, megabytes: number): Promise<void> {
  const enough = sent() + megabytes;
  while (sent() < enough) await once(socket, 'drain');
}

const UPLOAD = 'POST /storage/v1/object/images/uploads/a.png HTTP/1.1\r\nContent-Type: image/png';
const DEPLOY = 'POST /api/deploy HTTP/1.1\r\nContent-Type: application/json';
const KEY = `Authorization: Bearer ${ANON_KEY}`;
const CLOSE = 'Connection: close';

const TOO_LARGE_PAGE = { error: 'The page is too large: it may have 1 MB at most.' };
const TOO_LARGE_IMAGE = {
  statusCode: '413',
  error: 'Payload too large',
  message: 'The object exceeded the maximum allowed size',
  code: 'EntityTooLarge',
};
const NO_KEY = {
  statusCode: '400',
  error: 'Error',
  message: "headers must have required property 'authorization'",
  code: 'InvalidRequest',
};
const NOT_A_SECRET = { error: 'The owner secret sent with this request is not valid.' };

const calls: [string, string, number, object][] = [
  ['an upload', `${UPLOAD}\r\n${KEY}`, 400, TOO_LARGE_IMAGE],
  ['an upload with Connection: close', `${UPLOAD}\r\n${KEY}\r\n${CLOSE}`, 400, TOO_LARGE_IMAGE],
  ['an upload that is refused by its headers', UPLOAD, 400, NO_KEY],
  ['a deploy', DEPLOY, 413, TOO_LARGE_PAGE],
  ['a deploy with Connection: close', `${DEPLOY}\r\n${CLOSE}`, 413, TOO_LARGE_PAGE],
  ['a deploy that is refused by its headers', `${DEPLOY}\r\nAuthorization: Bearer short`, 403, NOT_A_SECRET],
];

describe.each(['Transfer-Encoding: chunked', 'Content-Length: 1000000000000'])('%s', (length) => {
  test.each(calls)(
    'the client of %s without end receives the answer, then the connection is closed',
    async (_, head, ...answer) => {
      const { address } = await startImageServer();
      const before = process.memoryUsage().rss;
      const { socket, answered, cut, sent, read } = startSending(address, `${head}\r\n${length}`);
      await answered;
      await keepSending(socket, sent, MORE_MEGABYTES);
      expect(socket.destroyed).toBe(false);
      await cut;
      const [top = '', body = ''] = read().split('\r\n\r\n');
      expect([Number(top.slice(9, 12)), JSON.parse(body)]).toEqual(answer);
      expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
      expect((await fetch(`${address}/readyz`)).status).toBe(200);
    },
  );
});
