import { setImmediate as nextTurn } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createServerApp } from '../../../server/app.ts';
import { close, createHttpServer, listen } from '../../../server/listen/node-server.ts';
import { openMetrics } from '../../../server/operations/metrics.ts';
import { observeWith, type RequestLine } from '../../../server/operations/request-log.ts';
import { servePagesFirst } from '../../../server/pages/fast-path.ts';
import { openPageCache } from '../../../server/pages/page-cache.ts';
import { openSqliteStore } from '../../harness/sqlite-store.ts';
import { deploy, deployRequest } from '../deploy/deploy-call.ts';
import { type RawAnswer, sendRaw } from '../raw-request.ts';
import { actAt } from '../store/store-calls.ts';
import { makeTempDir } from '../test-server.ts';

/** An answer without the name of its request. */
async function unnamed(sent: Promise<RawAnswer>) {
  const { status, headers, body } = await sent;
  const { 'x-request-id': id, ...rest } = headers;
  expect(id === undefined).toBe(Number(status) < 400);
  return { status, headers: rest, body: body.toString().replace(String(id), '') };
}

/** The same server twice: with the fast path, and with the routes alone. */
async function startBoth() {
  const store = openSqliteStore(await makeTempDir());
  const lines: RequestLine[] = [];
  const log = (line: RequestLine) => lines.push(line);
  const metrics = openMetrics();
  const cache = openPageCache(store, metrics.pageCache);
  const app = createServerApp({
    store,
    assets: { answer: async () => undefined },
    publicUrl: undefined,
    log,
    metrics,
    cache,
  });
  const routes = getRequestListener(app.fetch);
  const options = {
    cache,
    urlSettings: { publicUrl: undefined, sitesDomain: undefined },
    observe: observeWith(log, metrics),
  };
  const [fast, routed] = await Promise.all(
    [servePagesFirst(options, routes), routes].map(async (listener) => {
      const server = createHttpServer();
      server.on('request', listener);
      onTestFinished(() => close(server));
      return listen(server, '127.0.0.1', 0);
    }),
  );
  return { store, lines, fast: fast ?? '', routed: routed ?? '' };
}

test.each<[string, string, Record<string, string>]>([
  ['GET', '', {}],
  ['GET', '?a=1', { 'Accept-Encoding': 'br, gzip' }],
  ['HEAD', '', { 'Accept-Encoding': 'gzip' }],
  ['GET', '', { 'If-None-Match': '*' }],
])('%s %s %j gets the same answer from the fast path and from the routes', async (method, query, headers) => {
  const { store, lines, fast, routed } = await startBoth();
  const request = deployRequest({ html: 'words '.repeat(1000) });
  await deploy(fast, request);
  const there = `/s/${request.siteName}/`;
  const missing = '/s/site-0000000/';
  for (const path of [there, missing]) {
    const one = await unnamed(sendRaw(fast + path + query, method, headers));
    expect(one).toEqual(await unnamed(sendRaw(routed + path + query, method, headers)));
  }
  await store.unpublish(request.siteName, null, 1);
  await store.block(request.siteName, actAt(1));
  const closed = await unnamed(sendRaw(fast + there + query, method, headers));
  expect(closed.status).toBe(451);
  expect(closed).toEqual(await unnamed(sendRaw(routed + there + query, method, headers)));
  expect(lines.slice(1).map(({ method: logged, path, status }) => [logged, path, status])).toEqual(
    [there, there, missing, missing, there, there].map((path, at) => [method, path, lines[at + 1]?.status]),
  );
  await store.close();
});

test('a failing store is read once, and the answer is the same as from the routes', async () => {
  const { store, lines, fast, routed } = await startBoth();
  const findPage = vi.spyOn(store, 'findPage').mockImplementation(async () => {
    for (let turn = 0; turn < 3; turn += 1) await nextTurn();
    throw new Error('The database is gone.');
  });
  const page = '/s/site-0000000/';
  const answer = await unnamed(sendRaw(fast + page));
  expect(findPage).toHaveBeenCalledTimes(1);
  expect(answer.status).toBe(500);
  expect(answer).toEqual(await unnamed(sendRaw(routed + page)));
  const line = { method: 'GET', path: page, status: 500 };
  const error = expect.stringContaining('The database is gone.');
  expect(lines).toMatchObject([
    { ...line, error },
    { ...line, error },
  ]);
});
