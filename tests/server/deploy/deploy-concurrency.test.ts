import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { type Program, startProgram } from '../../harness/program.ts';
import { makeProject } from '../temp-project.ts';
import { makeTempDir, startTestServer } from '../test-server.ts';
import { deploy, deployRequest, newSecret } from './deploy-call.ts';
import { storedSites } from './stored-sites.ts';

const CONNECTIONS = 10_000;
// One in so many sends what is stored.
const GOOD = 20;
// Where several suites share the machine, each try may end at the server's own limit for a head, 20 s.
const MOST_TRIES = 30;
// Whoever calls again after a lost answer must be known: without a secret the site would be taken.
const SECRET = newSecret();

async function open(address: string): Promise<Socket> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

const headOf = (length: number) =>
  `POST /api/deploy HTTP/1.1\r\nHost: parley\r\nConnection: close\r\nAuthorization: Bearer ${SECRET}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

function post(socket: Socket, body: string): Promise<string> {
  const answer = text(socket);
  socket.write(headOf(Buffer.byteLength(body)) + body);
  return answer;
}

/** Calls again where the machine had no room for the connection, or no time to read it, as a visitor would. */
async function insist(port: number, body: string, tries = MOST_TRIES): Promise<string> {
  try {
    const answer = await post(connect(port, '127.0.0.1'), body);
    if (answer.startsWith('HTTP/1.1 408')) throw new Error(answer);
    return answer;
  } catch (error) {
    if (tries === 1) throw error;
    return insist(port, body, tries - 1);
  }
}

const errorOf = (answer: string) => [
  answer.slice(9, 12),
  JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)),
];

async function memoryOf({ url }: Program): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)$/m.exec(metrics)?.[1]);
}

test(`${CONNECTIONS} connections at once, good and bad, are all answered`, { timeout: 300_000 }, async () => {
  // A process of its own: one alone may not open both ends of so many.
  const program = await startProgram({ root: await makeProject(), dataDir: await makeTempDir() });
  onTestFinished(program.stop);
  const before = await memoryOf(program);
  const port = Number(new URL(program.url).port);
  const answers = await Promise.all(
    Array.from({ length: CONNECTIONS }, (_, at) =>
      insist(port, at % GOOD === 0 ? JSON.stringify(deployRequest()) : `{"html": ${at}`),
    ),
  );
  const [good, bad] = [
    answers.filter((_, at) => at % GOOD === 0),
    answers.filter((_, at) => at % GOOD !== 0),
  ];
  expect(new Set(good.map((answer) => answer.slice(9, 12)))).toEqual(new Set(['200']));
  for (const answer of bad)
    expect(errorOf(answer)).toEqual(['400', { error: 'The request is not valid JSON.' }]);
  expect(storedSites(program.dataDir)).toBe(CONNECTIONS / GOOD);
  expect((await memoryOf(program)) - before).toBeLessThan(400_000_000);
});

test('bodies that never come hold nobody else up, and little memory', { timeout: 60_000 }, async () => {
  const { address, dataDir, stop } = await startTestServer();
  const before = process.memoryUsage().rss;
  const sockets = await Promise.all(Array.from({ length: 500 }, () => open(address)));
  // Each announces the largest body there may be and sends 200 kB of it.
  for (const socket of sockets) socket.write(headOf(6_000_000) + 'a'.repeat(200_000));
  expect((await deploy(address, deployRequest())).status).toBe(200);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
  for (const socket of sockets) socket.destroy();
  await stop();
  expect(storedSites(dataDir)).toBe(1);
});

test('a body that is broken off stores nothing', async () => {
  const { address, dataDir, logged, lines } = await startTestServer();
  const socket = await open(address);
  const body = JSON.stringify(deployRequest());
  socket.write(headOf(body.length) + body.slice(0, -1));
  socket.end();
  await logged(1);
  expect(lines).toMatchObject([{ path: '/api/deploy', status: 400 }]);
  expect(storedSites(dataDir)).toBe(0);
});
