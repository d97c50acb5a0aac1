import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startTestServer } from './test-server.ts';

async function send(address: string, line: string, host: string) {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  await once(socket, 'connect');
  const answer = text(socket);
  socket.write(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  const [head = '', body = ''] = (await answer).split('\r\n\r\n');
  return { status: Number(head.slice(9, 12)), body };
}

const UNREADABLE = JSON.stringify({ error: 'The request cannot be read.' });

test.each([
  ['POST /api/deploy', 'parley"><script>'],
  ['POST /api/deploy', 'user@parley'],
  ['GET /healthz', 'parley/site-abc1234.sites.example'],
  ['GET /healthz', '[::'],
  ['GET /', 'two words'],
  ['GET /\\..\\healthz', 'parley'],
])('%s of %s is answered in plain words', async (line, host) => {
  const { address } = await startTestServer({ settings: { sitesDomain: 'https://sites.example' } });
  expect(await send(address, line, host)).toEqual({ status: 400, body: UNREADABLE });
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
  const { status, body } = await send(address, `GET ${path}`, 'site-abc1234.sites.example');
  expect([status, body.includes('There is no website at this address.')]).toEqual([404, true]);
});
