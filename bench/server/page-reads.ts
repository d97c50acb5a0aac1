import { connect, type Socket } from 'node:net';
import { cpuSecondsOf } from './process-cost.ts';

/** The speed and CPU cost of serving a page. */
export interface ReadCost {
  readonly perSecond: number;
  /** Milliseconds of CPU for each request. */
  readonly cpuMs: number;
}

const CONNECTIONS = 16;

/**
 * Reads an address over sixteen keep-alive connections for a while, compressed as for browsers, and measures the CPU
 * time of the given processes.
 */
export async function measureReads(url: URL, pids: readonly number[], lastsMs: number): Promise<ReadCost> {
  const length = await lengthOfAnswer(url);
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => open(url)));
  const stopSpinning = spin();
  const before = await cpuSecondsOf(pids);
  const start = performance.now();
  const counts = await Promise.all(
    sockets.map((socket) => readRepeatedly(socket, url, length, start + lastsMs)),
  );
  const seconds = (performance.now() - start) / 1000;
  const cpu = (await cpuSecondsOf(pids)) - before;
  stopSpinning();
  for (const socket of sockets) socket.destroy();
  const requests = counts.reduce((sum, count) => sum + count, 0);
  return { perSecond: requests / seconds, cpuMs: (cpu * 1000) / requests };
}

// A sleeping client is woken by the server's own system calls, which would cost a faster server less often: so
// this client never sleeps.
function spin(): () => void {
  let next = setImmediate(function again() {
    next = setImmediate(again);
  });
  return () => clearImmediate(next);
}

const requestOf = ({ host, pathname }: URL) =>
  Buffer.from(`GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip\r\n\r\n`);

function open(url: URL): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname, () => resolve(socket));
    socket.setNoDelay(true).once('error', reject);
  });
}

/** The bytes of a complete response, which never change, so that the client can count bytes instead of parsing. */
async function lengthOfAnswer(url: URL): Promise<number> {
  const socket = await open(url);
  socket.write(requestOf(url));
  let read = Buffer.alloc(0);
  for await (const chunk of socket) {
    read = Buffer.concat([read, chunk]);
    const end = read.indexOf('\r\n\r\n');
    if (end < 0) continue;
    const head = read.toString('latin1', 0, end);
    const length = /^content-length: (\d+)$/im.exec(head)?.[1];
    if (!head.startsWith('HTTP/1.1 200') || length === undefined) throw new Error(`${url} answered: ${head}`);
    return end + 4 + Number(length);
  }
  throw new Error(`${url} did not answer.`);
}

function readRepeatedly(socket: Socket, url: URL, length: number, until: number): Promise<number> {
  const request = requestOf(url);
  return new Promise((resolve, reject) => {
    let [received, answers] = [0, 0];
    socket.on('data', (chunk) => {
      received += chunk.byteLength;
      if (received < length) return;
      received -= length;
      answers += 1;
      if (performance.now() < until) socket.write(request);
      else resolve(answers);
    });
    socket.once('close', () => reject(new Error(`${url} closed a connection.`)));
    socket.write(request);
  });
}
