import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { ANON_KEY, startImageServer } from '../images/image-server.ts';

const MEGABYTE = 1024 * 1024;
const CHUNK = Buffer.alloc(MEGABYTE, 'a');
const CHUNKED = Buffer.concat([Buffer.from(`${MEGABYTE.toString(16)}\r\n`), CHUNK, Buffer.from('\r\n')]);

// What is sent after the answer is there: far more than a connection buffers by itself.
const SENT_ON = 24;

/** A sender that never pauses and never ends, and what it reads meanwhile. */
function startSending(address: string, head: string) {
  // Half open: the end of the answer does not stop it either.
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

async function sendOn(socket: Socket, sent: () => number, megabytes: number): Promise<void> {
  const enough = sent() + megabytes;
  while (sent() < enough) await once(socket, 'drain');
}

const UPLOAD = 'POST /storage/v1/object/images/uploads/a.png HTTP/1.1\r\nContent-Type: image/png';
const DEPLOY = 'POST /api/deploy HTTP/1.1\r\nContent-Type: application/json';
const KEY = `Authorization: Bearer ${ANON_KEY}`;
const LAST = 'Connection: close';

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
  ['an upload, the last of its connection', `${UPLOAD}\r\n${KEY}\r\n${LAST}`, 400, TOO_LARGE_IMAGE],
  ['an upload that nobody begins to read', UPLOAD, 400, NO_KEY],
  ['a deploy', DEPLOY, 413, TOO_LARGE_PAGE],
  ['a deploy, the last of its connection', `${DEPLOY}\r\n${LAST}`, 413, TOO_LARGE_PAGE],
  ['a deploy that nobody begins to read', `${DEPLOY}\r\nAuthorization: Bearer short`, 403, NOT_A_SECRET],
];

describe.each(['Transfer-Encoding: chunked', 'Content-Length: 1000000000000'])('%s', (length) => {
  test.each(calls)(
    'whoever never stops sending %s sees the answer, and is cut off',
    async (_, head, ...answer) => {
      const { address } = await startImageServer();
      const before = process.memoryUsage().rss;
      const { socket, answered, cut, sent, read } = startSending(address, `${head}\r\n${length}`);
      await answered;
      await sendOn(socket, sent, SENT_ON);
      expect(socket.destroyed).toBe(false);
      await cut;
      const [top = '', body = ''] = read().split('\r\n\r\n');
      expect([Number(top.slice(9, 12)), JSON.parse(body)]).toEqual(answer);
      expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
      expect((await fetch(`${address}/readyz`)).status).toBe(200);
    },
  );
});
