import { beforeAll, expect, test, vi } from 'vitest';
import { deploy, deployRequest, fetchPage, newSecret } from './deploy/deploy-call.ts';
import { ANON_KEY, bucketOf, fileOf } from './images/image-server.ts';
import { openLossyProxy } from './store/lossy-proxy.ts';
import { LONGEST_INSTALL_MS, newDatabase, type TestDatabase } from './store/test-database.ts';
import { startTestServer } from './test-server.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await newDatabase();
}, LONGEST_INSTALL_MS);

const readiness = async (address: string) => {
  const response = await fetch(`${address}/readyz`);
  return [response.status, await response.json()];
};

test('while PostgreSQL is stopped pages go on, writes are refused, and then all works again', {
  timeout: 60_000,
}, async ({ skip }) => {
  skip(!database.isReal, 'PGlite keeps a broken connection’s transaction open');
  const proxy = await openLossyProxy(database.url);
  // Published through another process, so that no news of it are on their way to this one.
  const [secret, request, unseen] = [newSecret(), deployRequest({ html: 'page' }), deployRequest()];
  const { address: other } = await startTestServer({ settings: { databaseUrl: database.url } });
  await deploy(other, request, secret);
  await deploy(other, unseen, secret);
  // The state of the writes is looked at every five seconds.
  const clock = { now: 0 };
  const { address } = await startTestServer({
    settings: { databaseUrl: proxy.url, anonKey: ANON_KEY },
    now: () => clock.now,
  });
  expect(await fetchPage(address, request.siteName)).toBe('page');
  expect(await readiness(address)).toEqual([200, { status: 'ok', writes: 'ok' }]);

  await proxy.stop();
  expect(await fetchPage(address, request.siteName)).toBe('page');
  const refused = await deploy(address, { ...request, isUpdate: true, html: 'other' }, secret);
  expect([refused.status, refused.body]).toEqual([
    503,
    {
      error: 'The server cannot reach its data at the moment. Nothing was changed; please try again soon.',
    },
  ]);
  const { error } = await bucketOf(address).upload(`uploads/${crypto.randomUUID()}.png`, fileOf(10));
  expect(error).toMatchObject({ status: 503, message: refused.body.error });
  const notSeen = await fetch(`${address}/s/${unseen.siteName}/`, { headers: { 'Accept-Language': 'de' } });
  expect([notSeen.status, notSeen.headers.get('retry-after'), await notSeen.text()]).toEqual([
    503,
    '5',
    expect.stringContaining('Diese Website kann gerade nicht angezeigt werden.'),
  ]);
  expect((await fetch(`${address}/s/${request.siteName}/v/1/`)).status).toBe(503);
  clock.now += 5000;
  expect(await readiness(address)).toEqual([200, { status: 'ok', writes: 'unreachable' }]);

  await proxy.start();
  const publishAgain = async () => {
    const answer = await deploy(address, { ...request, isUpdate: true, html: 'other' }, secret);
    expect(answer).toMatchObject({ status: 200, body: { id: `${request.siteName}.2` } });
  };
  await vi.waitFor(publishAgain, { timeout: 10_000 });
  expect(await fetchPage(address, request.siteName)).toBe('other');
  expect(await fetchPage(address, unseen.siteName)).toBe(unseen.html);
  clock.now += 5000;
  expect(await readiness(address)).toEqual([200, { status: 'ok', writes: 'ok' }]);
});
