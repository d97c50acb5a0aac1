import { getRequestListener } from '@hono/node-server';
import { expect, onTestFinished, test } from 'vitest';
import { createServerApp } from '../../server/app.ts';
import { close, createHttpServer, listen } from '../../server/http.ts';
import { openMetrics } from '../../server/metrics.ts';
import { openPageCache } from '../../server/page-cache.ts';
import { listenForPages } from '../../server/page-listener.ts';
import { observeWith, type RequestLine } from '../../server/request-log.ts';
import { openSqliteStore } from '../../server/store.sqlite.ts';
import { deploy, deployRequest } from './deploy-call.ts';
import { sendRaw } from './raw-request.ts';
import { makeTempDir } from './test-server.ts';

/** The same server twice: with its pages listened for, and with all requests taking the way through the routes. */
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
    routedPath: (_: string, path: string) => path,
    observe: observeWith(log, metrics),
  };
  const [short, long] = await Promise.all(
    [listenForPages(options, routes), routes].map(async (listener) => {
      const server = createHttpServer();
      server.on('request', listener);
      onTestFinished(() => close(server));
      return listen(server, '127.0.0.1', 0);
    }),
  );
  return { store, lines, short: short ?? '', long: long ?? '' };
}

test.each<[string, string, Record<string, string>]>([
  ['GET', '', {}],
  ['GET', '?a=1', { 'Accept-Encoding': 'br, gzip' }],
  ['HEAD', '', { 'Accept-Encoding': 'gzip' }],
  ['GET', '', { 'If-None-Match': '*' }],
])('%s %s %j is answered the same way on both ways', async (method, query, headers) => {
  const { store, lines, short, long } = await startBoth();
  const request = deployRequest({ html: 'words '.repeat(1000) });
  await deploy(short, request);
  const there = `/s/${request.siteName}/`;
  const missing = '/s/site-0000000/';
  for (const path of [there, missing]) {
    const one = await sendRaw(short + path + query, method, headers);
    expect(one).toEqual(await sendRaw(long + path + query, method, headers));
  }
  await store.unpublish(request.siteName, null, 1);
  await store.block(request.siteName, 1);
  const closed = await sendRaw(short + there + query, method, headers);
  expect(closed.status).toBe(451);
  expect(closed).toEqual(await sendRaw(long + there + query, method, headers));
  expect(lines.slice(1).map(({ method: logged, path, status }) => [logged, path, status])).toEqual(
    [there, there, missing, missing, there, there].map((path, at) => [method, path, lines[at + 1]?.status]),
  );
  await store.close();
});

test('what the cache cannot answer is left to the routes', async () => {
  const { store, lines, short } = await startBoth();
  await store.close();
  expect((await sendRaw(`${short}/s/site-0000000/`)).status).toBe(500);
  expect((await sendRaw(`${short}/healthz`)).status).toBe(200);
  expect(lines.map(({ path, status }) => [path, status])).toEqual([
    ['/s/site-0000000/', 500],
    ['/healthz', 200],
  ]);
});
