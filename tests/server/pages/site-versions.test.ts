import { expect, test } from 'vitest';
import { PAGE_HEADERS } from '../../../server/http/security-headers.ts';
import { openSqliteStore } from '../../../server/store/open-stores.ts';
import { deploy, deployRequest, newSecret, newSiteId } from '../deploy/deploy-call.ts';
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
  return { dataDir, siteName, url: `${address}/s/${siteName}/` };
}

test('a kept version is served as immutable, under the policy of all pages', async () => {
  const { siteName, url } = await startWithVersions(6);
  const { status, headers, body } = await sendRaw(`${url}v/2/`);
  expect([status, body.toString()]).toEqual([200, 'v2']);
  expect(headers).toEqual({
    ...PAGE,
    'cache-control': 'public, max-age=3600, immutable, no-transform',
    'content-length': '2',
    'content-type': 'text/html; charset=utf-8',
    etag: expect.stringMatching(/^W\/"[\w-]{43}"$/),
    vary: 'Accept-Encoding',
    link: `</s/${siteName}/>; rel="canonical"`,
  });
  const head = await sendRaw(`${url}v/2/`, 'HEAD');
  expect([head.status, head.headers, head.body.byteLength]).toEqual([200, headers, 0]);
  const known = await sendRaw(`${url}v/2/`, 'GET', { 'If-None-Match': String(headers.etag) });
  expect([known.status, known.headers['cache-control']]).toEqual([304, headers['cache-control']]);
});

test('an address without the trailing slash redirects to the one with it', async () => {
  const { url } = await startWithVersions(1);
  const { status, headers } = await sendRaw(`${url}v/1`);
  expect([status, headers]).toEqual([308, { ...PAGE, location: '1/' }]);
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
  for (const path of ['', 'v/1/', 'v/2/']) {
    const { status, headers } = await sendRaw(url + path);
    expect([status, headers]).toMatchObject([451, { ...PAGE, 'cache-control': 'no-store' }]);
  }
});
