import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { type Program, startProgram } from '../../harness/program.ts';
import { makeProject } from '../temp-project.ts';
import { makeTempDir, startTestServer } from '../test-server.ts';
import { deploy, deployRequest, newSecret } from './deploy-call.ts';
import { storedSites } from './stored-sites.ts';

const CONNECTIONS = 3000;
// One request in 20 is valid and gets stored.
const GOOD = 20;
// On a busy machine each try may hit the server's timeout for headers, 20 s.
const MOST_TRIES = 30;
// A retry after a lost answer must come from the owner of the site, or it is refused with 409.
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

/** Posts a body, and retries as a visitor would if the connection fails or times out. */
async function postWithRetries(port: number, body: string, tries = MOST_TRIES): Promise<string> {
  try {
    const answer = await post(connect(port, '127.0.0.1'), body);
    if (answer.startsWith('HTTP/1.1 408')) throw new Error(answer);
    return answer;
  } catch (error) {
    if (tries === 1) throw error;
    return postWithRetries(port, body, tries - 1);
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

test(`${CONNECTIONS} concurrent requests, valid and invalid, are all answered`, {
  timeout: 300_000,
}, async () => {
  // A separate process: one process may not hold both ends of so many connections.
  const program = await startProgram({ root: await makeProject(), dataDir: await makeTempDir() });
  onTestFinished(program.stop);
  const before = await memoryOf(program);
  const port = Number(new URL(program.url).port);
  const answers = await Promise.all(
    Array.from({ length: CONNECTIONS }, (_, at) =>
      postWithRetries(port, at % GOOD === 0 ? JSON.stringify(deployRequest()) : `{"html": ${at}`),
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

test('bodies that never arrive block no other request and use little memory', {
  timeout: 60_000,
}, async () => {
  const { address, dataDir, stop } = await startTestServer();
  const before = process.memoryUsage().rss;
  const sockets = await Promise.all(Array.from({ length: 500 }, () => open(address)));
  // Each declares the largest allowed body and sends 200 kB of it.
  for (const socket of sockets) socket.write(headOf(6_000_000) + 'a'.repeat(200_000));
  expect((await deploy(address, deployRequest())).status).toBe(200);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
  for (const socket of sockets) socket.destroy();
  await stop();
  expect(storedSites(dataDir)).toBe(1);
});

test('an incomplete body stores nothing', async () => {
  const { address, dataDir, logged, lines } = await startTestServer();
  const socket = await open(address);
  const body = JSON.stringify(deployRequest());
  socket.write(headOf(body.length) + body.slice(0, -1));
  socket.end();
  await logged(1);
  expect(lines).toMatchObject([{ path: '/api/deploy', status: 400 }]);
  expect(storedSites(dataDir)).toBe(0);
});
