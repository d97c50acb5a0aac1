import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { deploy, deployRequest, newSecret, postToDeploy } from '../deploy/deploy-call.ts';
import { ANON_KEY } from '../images/image-server.ts';
import { startTestServer } from '../test-server.ts';

const NONE = { publishes: 0, newSites: 0, uploads: 0, links: 0, messages: 0 };

function startLimited(limits: Partial<typeof NONE>, trustedProxyHops = 0) {
  return startTestServer({
    settings: { limits: { ...NONE, ...limits }, trustedProxyHops, anonKey: ANON_KEY },
  });
}

const passMinutes = (minutes: number) => vi.advanceTimersByTime(minutes * 60_000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Sends the headers of a request but no body. Resolves with the first status: 100 if the server accepts the body. */
async function sendHeaders(address: string, line: string, headers: Record<string, string>): Promise<number> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => {
    socket.destroy();
  });
  const head = Object.entries({ Host: 'parley', 'Content-Length': '100', ...headers });
  socket.write(
    [`${line} HTTP/1.1`, ...head.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n'),
  );
  const [first] = await once(socket, 'data');
  return Number(String(first).slice(9, 12));
}

async function statusOf(address: string, body: object, headers: Record<string, string> = {}) {
  return (await postToDeploy(address, JSON.stringify(body), headers)).status;
}

describe('publishes', () => {
  test('are refused beyond the limit and accepted again an hour later', async () => {
    const { address } = await startLimited({ publishes: 2 });
    const secret = newSecret();
    const request = deployRequest();
    expect((await deploy(address, request, secret)).status).toBe(200);
    expect((await deploy(address, request, secret)).status).toBe(200);
    passMinutes(50);
    const refused = await postToDeploy(address, JSON.stringify(deployRequest()));
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      429,
      '600',
      { error: 'You have published too often in the last hour. Please try again in 10 minutes.' },
    ]);
    passMinutes(10);
    expect((await deploy(address, request, secret)).status).toBe(200);
  });

  test('that were refused count for themselves', async () => {
    const { address } = await startLimited({ publishes: 4 });
    const request = deployRequest();
    await deploy(address, request, newSecret());
    for (const isUpdate of [true, false])
      expect([403, 409]).toContain((await deploy(address, { ...request, isUpdate }, newSecret())).status);
    expect(await statusOf(address, {})).toBe(400);
    for (let n = 0; n < 2; n += 1) expect((await deploy(address, deployRequest())).status).toBe(200);
    // Not read any more: it may be a page that takes long to read.
    expect(await statusOf(address, {})).toBe(400);
    expect((await deploy(address, deployRequest())).body).toEqual({
      error:
        'You have sent too many pages that could not be published in the last hour. Please try again in 60 minutes.',
    });
  });

  test('that arrive concurrently cannot exceed the limit', async () => {
    const { address } = await startLimited({ publishes: 5 });
    const replies = await Promise.all(Array.from({ length: 20 }, () => deploy(address, deployRequest())));
    expect(replies.map(({ status }) => status).sort()).toEqual([
      ...Array(5).fill(200),
      ...Array(15).fill(429),
    ]);
  });

  test('count for the client address that the trusted proxies report', async () => {
    const { address } = await startLimited({ publishes: 1 }, 1);
    const from = (forwardedFor: string) =>
      statusOf(address, deployRequest(), { 'X-Forwarded-For': forwardedFor });
    expect(await from('203.0.113.1')).toBe(200);
    expect(await from('203.0.113.2')).toBe(200);
    expect(await from('198.51.100.9, 203.0.113.1')).toBe(429);
    expect(await from('2001:db8::1')).toBe(200);
    expect(await from('2001:db8:0:ff::2')).toBe(429);
    expect(await from('2001:db8:0:100::1')).toBe(200);
  });

  test('count for the connection if no proxy is trusted, whatever X-Forwarded-For says', async () => {
    const { address } = await startLimited({ publishes: 1 });
    expect(await statusOf(address, deployRequest(), { 'X-Forwarded-For': '203.0.113.1' })).toBe(200);
    expect(await statusOf(address, deployRequest(), { 'X-Forwarded-For': '203.0.113.2' })).toBe(429);
  });
});

/** The calls that count only if they succeed: the limit, and how often a call succeeds and is refused. */
const COUNTED: readonly [
  what: string,
  limit: 'publishes' | 'newSites',
  statuses: readonly number[],
  call: (address: string, siteName: string) => Promise<readonly { readonly status: number }[]>,
][] = [
  [
    'an update of a site that is another’s',
    'publishes',
    [403],
    async (address, siteName) => [
      await deploy(address, deployRequest({ siteName, isUpdate: true }), newSecret()),
    ],
  ],
  [
    'a version that another brings back',
    'publishes',
    [403],
    async (address, siteName) => [
      await fetch(`${address}/api/sites/${siteName}/rollback`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${newSecret()}` },
        body: JSON.stringify({ version: 1 }),
      }),
    ],
  ],
  [
    'a new site whose name another takes at the same moment',
    'newSites',
    [200, 409],
    (address) => {
      const request = deployRequest();
      return Promise.all([deploy(address, request, newSecret()), deploy(address, request, newSecret())]);
    },
  ],
];
test.each(COUNTED)('%s does not use up the hour', async (_, limit, statuses, call) => {
  const accepted = statuses.filter((status) => status === 200).length;
  const { address } = await startLimited({ [limit]: 4 + 3 * accepted });
  const request = deployRequest();
  await deploy(address, request, newSecret());
  for (let n = 0; n < 3; n += 1) {
    const replies = await call(address, request.siteName);
    expect(replies.map(({ status }) => status).toSorted()).toEqual(statuses);
  }
  for (let n = 0; n < 3; n += 1) expect((await deploy(address, deployRequest())).status).toBe(200);
  expect((await deploy(address, deployRequest())).status).toBe(429);
});

test('new sites have their own limit; updates are still accepted', async () => {
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

describe('uploads', () => {
  const upload = (address: string, name: string, headers: Record<string, string> = {}) =>
    fetch(`${address}/storage/v1/object/images/uploads/${name}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${ANON_KEY}`, 'Content-Type': 'image/png', ...headers },
      body: 'bytes',
    });

  test('are limited', async () => {
    const { address } = await startLimited({ uploads: 1 });
    expect((await upload(address, 'a.png')).status).toBe(200);
    const refused = await upload(address, 'b.png');
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      429,
      '3600',
      {
        statusCode: '429',
        error: 'Too many requests',
        message: 'You have uploaded too many pictures in the last hour. Please try again in 60 minutes.',
        code: 'TooManyRequests',
      },
    ]);
    expect((await fetch(`${address}/storage/v1/object/public/images/uploads/a.png`)).status).toBe(200);
  });

  test('count once their body begins to arrive, also if they are refused then', async () => {
    const { address } = await startLimited({ uploads: 3 });
    const unread = { Authorization: 'Bearer none' };
    const bad = [{ 'Content-Type': 'text/plain' }, { 'Content-Type': 'multipart/form-data; boundary=a' }];
    for (const headers of [unread, unread, unread, ...bad])
      expect((await upload(address, 'a.png', headers)).status).toBe(400);
    expect((await upload(address, 'a.png')).status).toBe(200);
    expect((await upload(address, 'b.png')).status).toBe(429);
  });

  test('that arrive concurrently cannot exceed the limit, whatever comes of them', async () => {
    const { address } = await startLimited({ uploads: 5 });
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => upload(address, `${n}.png`, { 'Content-Type': 'text/plain' })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([
      ...Array(5).fill(400),
      ...Array(15).fill(429),
    ]);
  });
});

describe('a request without its body', () => {
  const JSON_TYPE = { 'Content-Type': 'application/json' };
  const EXPECT = { Expect: '100-continue' };
  const IMAGE = '/storage/v1/object/images/uploads/a.png';
  const IMAGE_HEADERS = { Authorization: `Bearer ${ANON_KEY}`, 'Content-Type': 'image/png' };

  const requestsOf = (siteId: string, secret: string) =>
    [
      ['POST /api/deploy', JSON_TYPE],
      [`POST /api/sites/${siteId}/rollback`, { ...JSON_TYPE, Authorization: `Bearer ${secret}` }],
      [`POST ${IMAGE}`, IMAGE_HEADERS],
    ] as const;

  test('does not count', async () => {
    const { address } = await startLimited({ publishes: 1, newSites: 1, uploads: 1, links: 0, messages: 0 });
    for (const [line, headers] of requestsOf('site-abc1234', newSecret())) {
      expect(await sendHeaders(address, line, { ...headers, ...EXPECT })).toBe(100);
    }
    expect(await statusOf(address, deployRequest())).toBe(200);
    const sent = await fetch(address + IMAGE, { method: 'POST', headers: IMAGE_HEADERS, body: 'bytes' });
    expect(sent.status).toBe(200);
  });

  test('is refused at once if the limit is reached', async () => {
    const { address } = await startLimited({ publishes: 1, uploads: 1 });
    const [secret, request] = [newSecret(), deployRequest()];
    await deploy(address, request, secret);
    await fetch(address + IMAGE, { method: 'POST', headers: IMAGE_HEADERS, body: 'bytes' });
    for (const [line, headers] of requestsOf(request.siteName, secret)) {
      expect([line, await sendHeaders(address, line, headers)]).toEqual([line, 429]);
    }
  });
});

test('a clock that is set back makes nobody wait longer than an hour', async () => {
  const { address } = await startLimited({ publishes: 1 });
  expect((await deploy(address, deployRequest(), newSecret())).status).toBe(200);
  vi.setSystemTime(Date.now() - 24 * 3_600_000);
  const refused = await postToDeploy(address, JSON.stringify(deployRequest()));
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 3600]);
});
