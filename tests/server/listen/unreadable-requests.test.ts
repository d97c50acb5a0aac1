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
])('%s of %s is answered in plain words', async (asked, host) => {
  const { address, lines } = await startTestServer({ settings: { sitesDomain: 'https://sites.example' } });
  expect(await send(address, asked, `Host: ${host}`)).toEqual({ status: 400, body: UNREADABLE });
  expect(lines).toEqual([line(400)]);
});

test.each<[string, string, string[], number]>([
  ['of no host', 'GET /healthz', [], 400],
  ['of no host, for a page', 'GET /s/site-abc1234/', [], 400],
  ['of everything', 'GET *', ['Host: parley'], 400],
  ['that expects what there is not', 'GET /healthz', ['Host: parley', 'Expect: nonsense'], 417],
  [
    'with too long a secret',
    'POST /api/deploy',
    ['Host: parley', `Authorization: Bearer ${'a'.repeat(20_000)}`],
    431,
  ],
])('a request %s is answered in plain words, logged and counted', async (_, asked, headers, status) => {
  const { address, lines } = await startTestServer();
  expect(await send(address, asked, ...headers)).toEqual({ status, body: UNREADABLE });
  expect(lines).toEqual([line(status)]);
  const metrics = await (await fetch(`${address}/metrics`)).text();
  expect(metrics).toContain(`requests_total{method="other",route="other",status="${status}"} 1`);
});

test.each([
  '/../../healthz',
  '/%2e%2e/%2e%2e/healthz',
  '/..%2f..%2fhealthz',
  '/%252e%252e/healthz',
  '//healthz',
  '/s/site-abc1234/',
])('on the host of a site %s leads nowhere else', async (path) => {
  const { address } = await startTestServer({ settings: { sitesDomain: 'https://sites.example' } });
  const { status, body } = await send(address, `GET ${path}`, 'Host: site-abc1234.sites.example');
  expect([status, body.includes('There is no website at this address.')]).toEqual([404, true]);
});
