import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../server/settings.ts';
import { deploy, deployRequest, fetchPage, newSecret } from './deploy/deploy-call.ts';
import { type NodeRun, runNode } from './run-node.ts';
import { makeProject } from './temp-project.ts';

const READY = /^Parley is ready at (http:\/\/127\.0\.0\.1:\d+)$/m;
const BUILDING = 'Building the app …\n';

const start = (root: string, variables: Record<string, string> = {}) =>
  runNode(join(root, 'server/start.ts'), { PORT: '0', DATA_DIR: join(root, 'data'), ...variables });

const addressOf = async (run: NodeRun) => (await run.printed(READY))[1] ?? '';

async function stop(run: NodeRun): Promise<void> {
  run.kill('SIGTERM');
  expect([await run.ended, run.output.stderr]).toEqual([0, '']);
}

async function isRefused(address: string): Promise<boolean> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  const refused = await once(socket, 'connect').then(
    () => false,
    () => true,
  );
  socket.destroy();
  return refused;
}

test('start builds when needed, serves app and sites, and stops', { timeout: 60_000 }, async () => {
  const root = await makeProject();
  const first = start(root);
  const address = await addressOf(first);
  expect(first.output.stdout.startsWith(BUILDING)).toBe(true);
  const app = await (await fetch(address)).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(app)?.[1];
  expect((await fetch(address + script, { headers: { 'Accept-Encoding': 'br' } })).status).toBe(200);
  const request = deployRequest();
  expect((await deploy(address, request, newSecret())).status).toBe(200);
  await stop(first);

  const second = start(root);
  const again = await addressOf(second);
  expect(second.output.stdout).not.toContain(BUILDING);
  expect(await fetchPage(again, request.siteName)).toBe(request.html);
  await stop(second);

  const elsewhere = start(root, { VITE_SUPABASE_URL: 'https://store.example' });
  const page = await fetch(await addressOf(elsewhere));
  expect(elsewhere.output.stdout.startsWith(BUILDING)).toBe(true);
  expect(page.headers.get('content-security-policy')).toContain("connect-src 'self' https://store.example;");
  await stop(elsewhere);
});

test('two processes that start together build once and share their data', { timeout: 60_000 }, async () => {
  const root = await makeProject();
  const runs = [start(root), start(root)];
  const addresses = await Promise.all(runs.map(addressOf));
  expect(runs.filter(({ output }) => output.stdout.includes(BUILDING))).toHaveLength(1);
  const request = deployRequest();
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, at) => deploy(addresses[at % 2] ?? '', request, newSecret())),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
  for (const address of addresses) expect(await fetchPage(address, request.siteName)).toBe(request.html);
  for (const run of runs) await stop(run);
});

test('an answered deploy survives a kill', { timeout: 60_000 }, async () => {
  const root = await makeProject();
  const first = start(root);
  const request = deployRequest();
  await deploy(await addressOf(first), request);
  first.kill('SIGKILL');
  await first.ended;
  const second = start(root);
  expect(await fetchPage(await addressOf(second), request.siteName)).toBe(request.html);
  await stop(second);
});

test('a stop lets the request in flight finish and accepts no new connection', {
  timeout: 60_000,
}, async () => {
  const root = await makeProject();
  const run = start(root);
  const address = await addressOf(run);
  const request = deployRequest();
  const body = JSON.stringify(request);
  const sent = httpRequest(`${address}/api/deploy`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': body.length, Expect: '100-continue' },
  });
  sent.flushHeaders();
  await once(sent, 'continue');
  run.kill('SIGTERM');
  while (!(await isRefused(address)));
  sent.end(body);
  const [response] = await once(sent, 'response');
  expect([response.statusCode, await json(response)]).toEqual([
    200,
    { url: `${address}/s/${request.siteName}/`, id: `${request.siteName}.1` },
  ]);
  expect(await run.ended).toBe(0);
});

test('a failed start prints its reason in one line', { timeout: 60_000 }, async () => {
  const root = await makeProject();
  const run = start(root);
  const { port } = new URL(await addressOf(run));
  const onTakenPort = start(root, { PORT: port });
  expect(await onTakenPort.ended).toBe(1);
  expect(onTakenPort.output.stderr).toBe(
    `Parley cannot start: HOST and PORT cannot be used: listen EADDRINUSE: address already in use 127.0.0.1:${port}\n`,
  );
  const onFile = start(root, { DATA_DIR: join(root, '.env') });
  expect(await onFile.ended).toBe(1);
  expect(onFile.output.stderr).toMatch(/^Parley cannot start: DATA_DIR cannot be used: [^\n]+\n$/);
  await stop(run);
});

test('npm start and npm run dev run these programs', async () => {
  const { scripts } = JSON.parse(await readFile(join(PROJECT_ROOT, 'package.json'), 'utf8'));
  expect([scripts.start, scripts.dev]).toEqual(['node server/start.ts', 'node server/dev.ts']);
});
