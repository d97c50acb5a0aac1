import { describe, expect, test } from 'vitest';
import { deploy, deployRequest, newSecret, postToDeploy } from './deploy-call.ts';
import { ANON_KEY } from './storage-server.ts';
import { startTestServer } from './test-server.ts';

const NONE = { publishes: 0, newSites: 0, uploads: 0 };

async function startLimited(limits: Partial<typeof NONE>, trustedProxyHops = 0) {
  const clock = { now: 0 };
  const server = await startTestServer({
    settings: { limits: { ...NONE, ...limits }, trustedProxyHops, anonKey: ANON_KEY },
    now: () => clock.now,
  });
  return { ...server, clock };
}

async function statusOf(address: string, body: object, headers: Record<string, string> = {}) {
  return (await postToDeploy(address, JSON.stringify(body), headers)).status;
}

describe('publishes', () => {
  test('are refused beyond the limit, and taken again an hour later', async () => {
    const { address, clock } = await startLimited({ publishes: 2 });
    const secret = newSecret();
    const request = deployRequest();
    expect((await deploy(address, request, secret)).status).toBe(200);
    expect((await deploy(address, request, secret)).status).toBe(200);
    clock.now += 50 * 60_000;
    const refused = await postToDeploy(address, JSON.stringify(deployRequest()));
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      429,
      '600',
      { error: 'You have published too often in the last hour. Please try again in 10 minutes.' },
    ]);
    clock.now += 10 * 60_000;
    expect((await deploy(address, request, secret)).status).toBe(200);
  });

  test('that were refused do not count', async () => {
    const { address } = await startLimited({ publishes: 2 });
    const request = deployRequest();
    await deploy(address, request, newSecret());
    for (const isUpdate of [true, false, true, false]) {
      expect([403, 409]).toContain((await deploy(address, { ...request, isUpdate }, newSecret())).status);
      expect(await statusOf(address, {})).toBe(400);
    }
    expect((await deploy(address, deployRequest())).status).toBe(200);
    expect((await deploy(address, deployRequest())).status).toBe(429);
  });

  test('at once are no way around it', async () => {
    const { address } = await startLimited({ publishes: 5 });
    const replies = await Promise.all(Array.from({ length: 20 }, () => deploy(address, deployRequest())));
    expect(replies.map(({ status }) => status).sort()).toEqual([
      ...Array(5).fill(200),
      ...Array(15).fill(429),
    ]);
  });

  test('count for the visitor that the trusted proxies saw', async () => {
    const { address } = await startLimited({ publishes: 1 }, 1);
    const from = (told: string) => statusOf(address, deployRequest(), { 'X-Forwarded-For': told });
    expect(await from('203.0.113.1')).toBe(200);
    expect(await from('203.0.113.2')).toBe(200);
    expect(await from('198.51.100.9, 203.0.113.1')).toBe(429);
    expect(await from('2001:db8::1')).toBe(200);
    expect(await from('2001:db8::ffff:2')).toBe(429);
    expect(await from('2001:db8:0:1::1')).toBe(200);
  });

  test('count for the connection where no proxy is trusted, whatever is claimed', async () => {
    const { address } = await startLimited({ publishes: 1 });
    expect(await statusOf(address, deployRequest(), { 'X-Forwarded-For': '203.0.113.1' })).toBe(200);
    expect(await statusOf(address, deployRequest(), { 'X-Forwarded-For': '203.0.113.2' })).toBe(429);
  });
});

test('new sites have a limit of their own; updates go on', async () => {
  const { address } = await startLimited({ newSites: 1 });
  const secret = newSecret();
  const request = deployRequest();
  expect((await deploy(address, request, secret)).status).toBe(200);
  expect(await deploy(address, deployRequest(), secret)).toEqual({
    status: 429,
    body: {
      error: 'You have published too many new websites in the last hour. Please try again in 60 minutes.',
    },
  });
  expect((await deploy(address, { ...request, isUpdate: true }, secret)).status).toBe(200);
});

test('uploads that are kept have a limit', async () => {
  const { address } = await startLimited({ uploads: 1 });
  const upload = (name: string, type = 'image/png') =>
    fetch(`${address}/storage/v1/object/images/uploads/${name}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${ANON_KEY}`, 'Content-Type': type },
      body: 'bytes',
    });
  expect((await upload('a.txt', 'text/plain')).status).toBe(400);
  expect((await upload('a.png')).status).toBe(200);
  const refused = await upload('b.png');
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
    429,
    '3600',
    {
      statusCode: '429',
      error: 'Too many requests',
      message: 'You have uploaded too many images in the last hour. Please try again in 60 minutes.',
      code: 'TooManyRequests',
    },
  ]);
  expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  expect((await fetch(`${address}/storage/v1/object/public/images/uploads/a.png`)).status).toBe(200);
});
