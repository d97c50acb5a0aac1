import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Figure } from '../report/figure.ts';
import { residentBytesOf } from './process-cost.ts';
import type { ServerProcess } from './server-process.ts';

const CONNECTIONS = 10_000;
const BODY = '{"html": "never ends';

/** Measures how long 10,000 concurrent invalid requests take to be answered, and the memory afterwards. */
export async function measureCrowd({ url, pid }: ServerProcess): Promise<Figure[]> {
  const start = performance.now();
  const answers = await Promise.all(Array.from({ length: CONNECTIONS }, () => call(url)));
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

// A busy machine may time out while reading ten thousand headers: retry, as visitors do.
async function call(url: URL, tries = 5): Promise<string> {
  try {
    const answer = await post(url);
    if (answer.startsWith('HTTP/1.1 408')) throw new Error(answer);
    return answer;
  } catch (error) {
    if (tries === 1) throw error;
    return call(url, tries - 1);
  }
}

function post({ host, hostname, port }: URL): Promise<string> {
  const socket = connect(Number(port), hostname);
  const answer = text(socket);
  socket.write(
    `POST /api/deploy HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${BODY.length}\r\n\r\n${BODY}`,
  );
  return answer;
}
