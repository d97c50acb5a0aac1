import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startTestServer } from '../test-server.ts';

async function send(address: string, line: string, ...headers: string[]) {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  await once(socket, 'connect');
  const answer = text(socket);
  socket.write([`${line} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));
  const [head = '', body = ''] = (await answer).split('\r\n\r\n');
  return { status: Number(head.slice(9, 12)), body };
}

const UNREADABLE = JSON.stringify({ error: 'The request cannot be read.' });

const line = (status: number) => ({
  id: expect.any(String),
  ms: expect.any(Number),
  method: '',
  path: '',
  status,
});

test.each([
  ['POST /api/deploy', 'parley"><script>'],
  ['POST /api/deploy', 'user@parley'],
  ['GET /healthz', 'parley/site-abc1234.sites.example'],
  ['GET /healthz', '[::'],
  ['GET /', 'two words'],
  ['GET /\\..\\healthz', 'parley'],
])('%s with the host %s is answered with a JSON error', async (requestLine, host) => {
  const { address, lines } = await startTestServer({ settings: { sitesDomain: 'https://sites.example' } });
  expect(await send(address, requestLine, `Host: ${host}`)).toEqual({ status: 400, body: UNREADABLE });
  expect(lines).toEqual([line(400)]);
});

test.each<[string, string, string[], number]>([
  ['without a host', 'GET /healthz', [], 400],
  ['for a page without a host', 'GET /s/site-abc1234/', [], 400],
  ['for *', 'GET *', ['Host: parley'], 400],
  ['with an unknown expectation', 'GET /healthz', ['Host: parley', 'Expect: nonsense'], 417],
  [
    'with a secret that is too long',
    'POST /api/deploy',
    ['Host: parley', `Authorization: Bearer ${'a'.repeat(20_000)}`],
    431,
  ],
])(
  'a request %s is answered with a JSON error, logged and counted',
  async (_, requestLine, headers, status) => {
    const { address, lines } = await startTestServer();
    expect(await send(address, requestLine, ...headers)).toEqual({ status, body: UNREADABLE });
    expect(lines).toEqual([line(status)]);
    const metrics = await (await fetch(`${address}/metrics`)).text();
    expect(metrics).toContain(`requests_total{method="other",route="other",status="${status}"} 1`);
  },
);

test.each([
  '/../../healthz',
  '/%2e%2e/%2e%2e/healthz',
  '/..%2f..%2fhealthz',
  '/%252e%252e/healthz',
  '//healthz',
  '/s/site-abc1234/',
])('on the host of a site %s reaches no other route', async (path) => {
  const { address } = await startTestServer({ settings: { sitesDomain: 'https://sites.example' } });
  const { status, body } = await send(address, `GET ${path}`, 'Host: site-abc1234.sites.example');
  expect([status, body.includes('There is no website at this address.')]).toEqual([404, true]);
});
