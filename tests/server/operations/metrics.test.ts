import { expect, test } from 'vitest';
import { createServerApp } from '../../../server/app.ts';
import { methodLabel, routeLabel } from '../../../server/operations/metrics.ts';
import { openSqliteStore } from '../../harness/sqlite-store.ts';
import { deploy, deployRequest, fetchPage } from '../deploy/deploy-call.ts';
import { sendRaw } from '../raw-request.ts';
import { makeTempDir, startTestServer } from '../test-server.ts';

const read = async (address: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${address}/metrics`, { headers });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
};

test('the metrics count requests by method, route and status', async () => {
  const { address } = await startTestServer();
  const request = deployRequest();
  await deploy(address, request);
  await deploy(address, { ...request, siteName: 'x' });
  await fetchPage(address, request.siteName);
  await fetchPage(address, request.siteName);
  await fetch(`${address}/a/made/up/address`, { method: 'PROPFIND' });
  const { status, type, text } = await read(address);
  expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  const lines = text.split('\n');
  for (const line of [
    'parley_http_requests_total{method="POST",route="deploy",status="200"} 1',
    'parley_http_requests_total{method="POST",route="deploy",status="400"} 1',
    'parley_http_requests_total{method="GET",route="page",status="200"} 2',
    'parley_http_requests_total{method="other",route="app",status="404"} 1',
    'parley_http_request_seconds_count{route="page"} 2',
    'parley_page_cache_total{result="miss"} 1',
    'parley_page_cache_total{result="hit"} 1',
  ]) {
    expect(lines).toContain(line);
  }
  expect(text).toMatch(/^parley_page_cache_bytes [1-9]\d*$/m);
  expect(text).toMatch(/^process_resident_memory_bytes [1-9]\d*$/m);
  expect(text).not.toContain(request.siteName);
  expect(text).not.toContain(request.userEmail);
});

test('requests through a local proxy need the token', async () => {
  const { address } = await startTestServer({ settings: { metricsToken: 'word' } });
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
  for (const name of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via']) {
    expect((await read(address, { [name]: '127.0.0.1' })).status).toBe(403);
    expect((await read(address, { [name]: '127.0.0.1', ...bearer('words') })).status).toBe(403);
    expect((await read(address, { [name]: '127.0.0.1', ...bearer('word') })).status).toBe(200);
  }
  expect((await read(address)).status).toBe(200);
});

test('requests for another name than this machine’s own need the token', async () => {
  const { address } = await startTestServer();
  const { port } = new URL(address);
  const statusFor = async (host: string) =>
    (await sendRaw(`${address}/metrics`, 'GET', { Host: host })).status;
  for (const host of ['localhost', '127.0.0.1', '127.0.0.2', '[::1]'])
    expect(await statusFor(`${host}:${port}`)).toBe(200);
  for (const host of [
    'rebound.example',
    '127.0.0.1.rebound.example',
    'localhost.rebound.example',
    '10.0.0.1',
  ])
    expect(await statusFor(`${host}:${port}`)).toBe(403);
});

test('requests from other machines need the token', async () => {
  const store = openSqliteStore(await makeTempDir());
  const app = (metricsToken?: string) =>
    createServerApp({
      store,
      assets: { answer: async () => undefined },
      publicUrl: undefined,
      log: () => {},
      metricsToken,
    });
  const env = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
  const status = async (token: string | undefined, from: string, given?: string) => {
    const headers = given === undefined ? {} : { Authorization: `Bearer ${given}` };
    return (await app(token).request('/metrics', { headers }, env(from))).status;
  };
  expect(await status(undefined, '203.0.113.1')).toBe(403);
  expect(await status(undefined, '203.0.113.1', 'undefined')).toBe(403);
  expect(await status('word', '203.0.113.1')).toBe(403);
  expect(await status('word', '203.0.113.1', 'word')).toBe(200);
  expect(await status(undefined, '::ffff:127.0.0.1')).toBe(200);
  await store.close();
});

test.each([
  ['/s/site-abc1234/', 'page'],
  ['/api/deploy', 'deploy'],
  ['/api/sites/site-abc1234/versions', 'owner'],
  ['/storage/v1/object/public/images/uploads/a.png', 'image'],
  ['/storage/v1/render/image/public/images/uploads/a.png', 'image'],
  ['/storage/v1/object/images/uploads/a.png', 'upload'],
  ['/storage/v1/other', 'other'],
  ['/api', 'other'],
  ['/healthz', 'operation'],
  ['/', 'app'],
  ['/assets/a.js', 'app'],
])('%s is counted as %s', (path, route) => {
  expect(routeLabel(path)).toBe(route);
});

test('an unknown method is counted as other', () => {
  expect(['GET', 'DELETE', 'BREW'].map(methodLabel)).toEqual(['GET', 'DELETE', 'other']);
});
