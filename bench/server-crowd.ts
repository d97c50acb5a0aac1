import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Figure } from './figure.ts';
import { residentBytesOf } from './process-cost.ts';
import type { ServerProcess } from './server-process.ts';

const CONNECTIONS = 10_000;
const BODY = '{"html": "never ends';

/** Ten thousand visitors at once who all send nonsense: how long until all are told so, and what it takes. */
export async function measureCrowd({ url, pid }: ServerProcess): Promise<Figure[]> {
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => open(url)));
  const start = performance.now();
  const answers = await Promise.all(sockets.map((socket) => post(socket, url)));
  const took = performance.now() - start;
  const refused = answers.filter((answer) => /^HTTP\/1\.1 400 .*{"error":"[^"]+"}$/s.test(answer)).length;
  if (refused !== CONNECTIONS) throw new Error(`${refused} of ${CONNECTIONS} were told what is wrong.`);
  const health = await fetch(new URL('/healthz', url));
  if (!health.ok) throw new Error('The server does not answer any more.');
  return [
    { name: '10,000 bad calls at once, all answered', value: took, unit: 'ms' },
    { name: 'memory after them', value: await residentBytesOf(pid), unit: 'B' },
  ];
}

function open(url: URL): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname, () => resolve(socket));
    socket.once('error', reject);
  });
}

function post(socket: Socket, { host }: URL): Promise<string> {
  const answer = text(socket);
  socket.write(
    `POST /api/deploy HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${BODY.length}\r\n\r\n${BODY}`,
  );
  return answer;
}
