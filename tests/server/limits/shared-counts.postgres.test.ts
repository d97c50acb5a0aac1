import { Client } from 'pg';
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { limitPerHour } from '../../../server/limits/hourly-limit.ts';
import { countsIn } from '../../../server/limits/shared-counts.postgres.ts';
import { deploy, deployRequest, newSecret } from '../deploy/deploy-call.ts';
import { openLossyProxy } from '../store/lossy-proxy.ts';
import { open } from '../store/store-calls.ts';
import { LONGEST_INSTALL_MS, newDatabase, type TestDatabase } from '../store/test-database.ts';
import { startTestServer } from '../test-server.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await newDatabase();
}, LONGEST_INSTALL_MS);

afterEach(() => {
  vi.useRealTimers();
});

async function countedIn(url: string) {
  const client = new Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  const { rows } = await client.query('select key, points from hourly_count order by points');
  return rows;
}

test('processes that share a database share the hour of a client, and store no address of it', async () => {
  const { url } = await newDatabase();
  const limits = { publishes: 3, newSites: 0, uploads: 0, links: 0, messages: 0 };
  const both = [
    await startTestServer({ settings: { databaseUrl: url, limits } }),
    await startTestServer({ settings: { databaseUrl: url, limits } }),
  ] as const;
  const statuses: number[] = [];
  // Where no mail goes: mails are counted too.
  const [secret, request] = [newSecret(), deployRequest({ userEmail: 'nobody@localhost' })];
  for (const { address } of [...both, ...both, ...both])
    statuses.push((await deploy(address, request, secret)).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
  expect(await countedIn(url)).toEqual([{ key: expect.stringMatching(/^[\w-]{43}$/), points: 3 }]);
});

/** Lets time pass for the counts of a database, whose clock no test can set. */
async function passIn(url: string, ms: number) {
  const client = new Client(url);
  await client.connect();
  await client.query('update hourly_count set expire = expire - $1::bigint', [ms]);
  await client.end();
}

test('a count is in one hour from the first, in every process', async () => {
  const { url } = await newDatabase();
  const { shareCounts: share } = await open({ dataDir: '', databaseUrl: url });
  const [one, other] = [limitPerHour('hour', 2, { share }), limitPerHour('hour', 2, { share })];
  expect([await one.take('a'), await one.wait('a')]).toEqual([0, 0]);
  await passIn(url, 1800_000);
  const half = expect.toSatisfy((seconds: number) => seconds > 1780 && seconds <= 1800);
  expect([await other.take('a'), await one.wait('a'), await one.take('a')]).toEqual([0, half, half]);
  expect([await one.take('b'), await limitPerHour('other', 2, { share }).wait('a')]).toEqual([0, 0]);
  await one.giveBack('a');
  expect([await other.take('a'), await other.take('a')]).toEqual([0, half]);
  await passIn(url, 1800_000);
  expect([await one.wait('a'), await one.take('a')]).toEqual([0, 0]);
});

test.each([
  ['a day ahead', 86_400_000],
  ['a day back', -86_400_000],
])('whoever sets the clock of a machine %s gives nobody another hour, and prolongs none', async (_, ms) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { shareCounts: share } = await open({ dataDir: '', databaseUrl: database.url });
  const limit = limitPerHour(`clock ${ms}`, 1, { share });
  expect(await limit.take('a')).toBe(0);
  vi.setSystemTime(Date.now() + ms);
  const whole = expect.toSatisfy((seconds: number) => seconds > 3580 && seconds <= 3600);
  expect([await limit.take('a'), await limit.wait('a')]).toEqual([whole, whole]);
});

test('the clock of the database, set back by a day, prolongs no hour', async () => {
  const { url } = await newDatabase();
  const { shareCounts: share } = await open({ dataDir: '', databaseUrl: url });
  const limit = limitPerHour('back', 1, { share });
  expect(await limit.take('a')).toBe(0);
  await passIn(url, -86_400_000);
  expect([await limit.take('a'), await limit.wait('a')]).toEqual([3600, 3600]);
});

test('while the database is away each process counts for itself', async ({ skip }) => {
  skip(!database.isReal, 'PGlite keeps a broken connection’s transaction open');
  const proxy = await openLossyProxy(database.url);
  const { shareCounts: share } = await open({ dataDir: '', databaseUrl: proxy.url });
  const limit = limitPerHour('away', 2, { share });
  expect([await limit.take('a'), await limit.take('a'), await limit.take('a')]).toEqual([
    0,
    0,
    expect.any(Number),
  ]);
  await proxy.stop();
  expect([await limit.wait('a'), await limit.take('a'), await limit.take('a')]).toEqual([0, 0, 0]);
  expect([await limit.take('a'), await limit.wait('a')]).toEqual([3600, 3600]);
  await proxy.start();
  expect(await limit.wait('a')).toBeGreaterThan(3580);
});

test('a database that does not answer holds up each count for half a second', async () => {
  vi.useFakeTimers();
  const limit = limitPerHour('hung', 1, { share: countsIn(() => new Promise(() => {}), 'secret') });
  for (const expected of [0, 3600]) {
    const taken = limit.take('a');
    await vi.advanceTimersByTimeAsync(expected === 0 ? 500 : 1000);
    expect(await taken).toBe(expected);
  }
});
