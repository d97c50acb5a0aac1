import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createServerApp } from '../../../server/app.ts';
import { PAGE_HEADERS } from '../../../server/http/security-headers.ts';
import { createHttpServer } from '../../../server/listen/node-server.ts';
import type { RequestLine } from '../../../server/operations/request-log.ts';
import { openSqliteStore } from '../../harness/sqlite-store.ts';
import { deploy, deployRequest, newSecret } from '../deploy/deploy-call.ts';
import { makeTempDir, startTestServer } from '../test-server.ts';

test.each([
  ['/healthz', { status: 'ok' }],
  ['/readyz', { status: 'ok', writes: 'ok' }],
])('%s says ok', async (path, said) => {
  const { address } = await startTestServer();
  const response = await fetch(address + path);
  expect([response.status, await response.json()]).toEqual([200, said]);
});

test('with a closed store the server is alive but not ready, and its errors reveal no details', async () => {
  const store = openSqliteStore(await makeTempDir());
  await store.close();
  const lines: RequestLine[] = [];
  const app = createServerApp({
    store,
    assets: { answer: async () => undefined },
    publicUrl: undefined,
    log: (line) => lines.push(line),
  });
  expect((await app.request('/healthz')).status).toBe(200);
  const ready = await app.request('/readyz');
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'unavailable' }]);
  const failed = await app.request('/api/deploy', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(deployRequest()),
  });
  expect([failed.status, await failed.json()]).toEqual([
    500,
    {
      error: `Something went wrong on the server. Please try again. (Request ${lines.find(({ path }) => path === '/api/deploy')?.id})`,
    },
  ]);
  expect(failed.headers.get('cache-control')).toBe('no-store');
  const page = await app.request('/s/site-abc1234/');
  expect(page.status).toBe(500);
  expect(Object.fromEntries(page.headers)).toMatchObject(
    Object.fromEntries(Object.entries(PAGE_HEADERS).map(([name, value]) => [name.toLowerCase(), value])),
  );
  expect(lines.find(({ path }) => path === '/api/deploy')).toMatchObject({
    status: 500,
    error: expect.stringContaining('database is not open'),
  });
});

test('if the store hangs, /readyz answers 503 within its time limit', async () => {
  const store = openSqliteStore(await makeTempDir());
  vi.spyOn(store, 'check').mockReturnValue(new Promise(() => {}));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(async () => {
    vi.useRealTimers();
    await store.close();
  });
  const assets = { answer: async () => undefined };
  const app = createServerApp({ store, assets, publicUrl: undefined, log: () => {} });
  const answer = app.request('/readyz');
  await vi.advanceTimersByTimeAsync(3000);
  const ready = await answer;
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'unavailable' }]);
});

test('while a server stops it is not ready, for whoever is still connected', async () => {
  const { address, stop } = await startTestServer();
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  const answers = text(socket);
  const ask = 'GET /readyz HTTP/1.1\r\nHost: localhost\r\n';
  socket.write(`${ask}\r\n${ask}`);
  await once(socket, 'readable');
  const stopped = stop();
  socket.write('\r\n');
  await stopped;
  expect((await answers).match(/HTTP\/1.1 \d+|\{.*\}/g)).toEqual([
    'HTTP/1.1 200',
    '{"status":"ok","writes":"ok"}',
    'HTTP/1.1 503',
    '{"status":"stopping"}',
  ]);
});

test.each([
  ['GET', '/api', 404],
  ['GET', '/api/', 404],
  ['POST', '/api/other', 404],
  ['GET', '/api/deploy', 405],
  ['PUT', '/api/deploy', 405],
])('%s %s is answered with %i in JSON', async (method, path, status) => {
  const { address } = await startTestServer();
  const response = await fetch(address + path, { method });
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(await response.json()).toEqual({ error: expect.any(String) });
});

test('each request logs one line, without page, e-mail address, secret or query', async () => {
  const { address, lines } = await startTestServer();
  const secret = newSecret();
  const request = deployRequest({ html: 'words of the page' });
  await deploy(address, request, secret);
  const refused = await fetch(`${address}/api/deploy`);
  await fetch(`${address}/s/${request.siteName}/?token=1`);
  const line = { id: expect.stringMatching(/^[0-9a-f]{8}$/), ms: expect.any(Number) };
  expect(lines).toEqual([
    { ...line, method: 'POST', path: '/api/deploy', status: 200 },
    { ...line, method: 'GET', path: '/api/deploy', status: 405 },
    { ...line, method: 'GET', path: `/s/${request.siteName}/`, status: 200 },
  ]);
  expect(refused.headers.get('x-request-id')).toBe(lines[1]?.id);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(3);
});

test('headers time out after 20 seconds, whole requests after 4 minutes', () => {
  const { requestTimeout, headersTimeout } = createHttpServer();
  expect([requestTimeout, headersTimeout]).toEqual([240_000, 20_000]);
});
