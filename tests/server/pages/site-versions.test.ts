import { expect, test } from 'vitest';
import { PAGE_HEADERS } from '../../../server/http/security-headers.ts';
import { openSqliteStore } from '../../harness/sqlite-store.ts';
import { deploy, deployRequest, keyOf, newSecret, newSiteId } from '../deploy/deploy-call.ts';
import { sendRaw } from '../raw-request.ts';
import { actAt } from '../store/store-calls.ts';
import { startTestServer } from '../test-server.ts';

const PAGE = Object.fromEntries(
  Object.entries(PAGE_HEADERS).map(([name, value]) => [name.toLowerCase(), value]),
);

async function startWithVersions(count: number) {
  const { address, dataDir } = await startTestServer();
  const siteName = newSiteId();
  const secret = newSecret();
  for (let n = 1; n <= count; n += 1)
    await deploy(address, deployRequest({ siteName, html: `v${n}` }), secret);
  return { address, dataDir, siteName, secret, url: `${address}/s/${siteName}/` };
}

const EARLIER = `v/2/?key=${keyOf('v2')}`;

test.each([
  ['the current version', 'v/6/', 'v6', 'public'],
  ['an earlier one, with its key,', EARLIER, 'v2', 'private'],
])('%s is served as immutable, under the policy of all pages', async (_, path, page, who) => {
  const { siteName, url } = await startWithVersions(6);
  const { status, headers, body } = await sendRaw(url + path);
  expect([status, body.toString()]).toEqual([200, page]);
  expect(headers).toEqual({
    ...PAGE,
    'cache-control': `${who}, max-age=3600, immutable, no-transform`,
    'content-length': '2',
    'content-type': 'text/html; charset=utf-8',
    etag: expect.stringMatching(/^W\/"[\w-]{43}"$/),
    vary: 'Accept-Encoding',
    link: `</s/${siteName}/>; rel="canonical"`,
  });
  const head = await sendRaw(url + path, 'HEAD');
  expect([head.status, head.headers, head.body.byteLength]).toEqual([200, headers, 0]);
  const known = await sendRaw(url + path, 'GET', { 'If-None-Match': String(headers.etag) });
  expect([known.status, known.headers['cache-control']]).toEqual([304, headers['cache-control']]);
});

test('an address without the trailing slash redirects to the one with it', async () => {
  const { url } = await startWithVersions(1);
  const { status, headers } = await sendRaw(`${url}v/1?key=a`);
  expect([status, headers]).toEqual([308, { ...PAGE, location: '1/?key=a' }]);
});

test('an earlier version is closed to who only counts, and open again when it is current again', async () => {
  const { address, siteName, secret, url } = await startWithVersions(3);
  const hidden = ['v/2/', 'v/2/?key=', `v/2/?key=${keyOf('v3')}`, `v/2/?key=${keyOf('v2').slice(0, 15)}`];
  for (const path of hidden) expect([path, (await sendRaw(url + path)).status]).toEqual([path, 404]);
  const headers = { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' };
  const listed = await (await fetch(`${address}/api/sites/${siteName}/versions`, { headers })).json();
  for (const { version, url: opens } of listed.versions)
    expect(await (await fetch(opens)).text()).toBe(`v${version}`);
  await fetch(`${address}/api/sites/${siteName}/rollback`, {
    method: 'POST',
    headers,
    body: '{"version":2}',
  });
  expect([(await sendRaw(`${url}v/2/`)).status, (await sendRaw(`${url}v/3/`)).status]).toEqual([200, 404]);
});

test.each(['v/1/', 'v/7/', 'v/0/', 'v/02/', 'v/2x/', 'v/-1/', 'v/', 'v', 'v/2/x', `v/${'9'.repeat(30)}/`])(
  '%s is answered with 404',
  async (path) => {
    const { url } = await startWithVersions(6);
    const { status, headers } = await sendRaw(url + path);
    expect([status, headers]).toMatchObject([404, { ...PAGE, 'cache-control': 'no-store' }]);
  },
);

test('no version of a site that was taken down is served', async () => {
  const { url, dataDir, siteName } = await startWithVersions(2);
  expect((await sendRaw(url)).status).toBe(200);
  const store = openSqliteStore(dataDir);
  await store.block(siteName, actAt(Date.now()));
  await store.close();
  for (const path of ['', 'v/1/', 'v/2/', EARLIER]) {
    const { status, headers } = await sendRaw(url + path);
    expect([status, headers]).toMatchObject([451, { ...PAGE, 'cache-control': 'no-store' }]);
  }
});
