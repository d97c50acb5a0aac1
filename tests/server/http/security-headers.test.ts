import { expect, test } from 'vitest';
import { PAGE_HEADERS } from '../../../server/http/security-headers.ts';
import { loadedTemplates, loadPages } from '../../../templates/pages.ts';
import { openSqliteStore } from '../../harness/sqlite-store.ts';
import { deploy, deployRequest, newSecret } from '../deploy/deploy-call.ts';
import { sendRaw } from '../raw-request.ts';
import { actAt } from '../store/store-calls.ts';
import { startTestServer } from '../test-server.ts';

const SENT = Object.fromEntries(
  Object.entries(PAGE_HEADERS).map(([name, value]) => [name.toLowerCase(), value]),
);

test('every address of a site sends the page headers, whatever its status', async () => {
  const { address, dataDir } = await startTestServer();
  const settings = { sitesDomain: 'https://sites.example' };
  const { address: withHosts } = await startTestServer({ dataDir, settings });
  const secret = newSecret();
  const [live, withdrawn, blocked] = [deployRequest(), deployRequest(), deployRequest()];
  for (const request of [live, withdrawn, blocked]) await deploy(address, request, secret);
  const Authorization = `Bearer ${secret}`;
  await sendRaw(`${address}/api/sites/${withdrawn.siteName}`, 'DELETE', { Authorization });
  const store = openSqliteStore(dataDir);
  await store.block(blocked.siteName, actAt(0));
  await store.close();

  const { etag } = (await sendRaw(`${address}/s/${live.siteName}/`)).headers;
  const revalidate = { 'If-None-Match': String(etag) };
  const requests: [status: number, siteId: string, path: string, method?: string, headers?: object][] = [
    [200, live.siteName, '/'],
    [200, live.siteName, '/', 'HEAD'],
    [304, live.siteName, '/', 'GET', revalidate],
    [405, live.siteName, '/', 'POST'],
    [404, live.siteName, '/other'],
    [200, live.siteName, '/v/1/'],
    [304, live.siteName, '/v/1/', 'GET', revalidate],
    [308, live.siteName, '/v/1'],
    [404, live.siteName, '/v/2/'],
    [410, withdrawn.siteName, '/'],
    [410, withdrawn.siteName, '/v/1/'],
    [451, blocked.siteName, '/'],
    [451, blocked.siteName, '/v/1/'],
    [404, 'site-0000000', '/'],
  ];
  for (const [status, siteId, path, method, headers] of requests) {
    const byPath = await sendRaw(`${address}/s/${siteId}${path}`, method, { ...headers });
    const host = { Host: `${siteId}.sites.example` };
    const byHost = await sendRaw(withHosts + path, method, { ...headers, ...host });
    const label = `${method ?? 'GET'} ${siteId}${path}`;
    expect([label, byPath.status, byHost.status]).toEqual([label, status, status]);
    for (const answer of [byPath, byHost]) expect(answer.headers, label).toMatchObject(SENT);
  }
  expect((await sendRaw(`${address}/s/${live.siteName}`)).headers).toMatchObject(SENT);
});

// Directives that a meta tag does not support.
const HEADER_ONLY_DIRECTIVES = /; (?:frame-ancestors|sandbox)[^;]*/g;

await loadPages();

test.each(loadedTemplates())(
  'the policy in a meta tag of a page of $id equals the one in the headers',
  ({ render, base }) => {
    const [, inMetaTag] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(render(base)) ?? [];
    expect(inMetaTag).toBe(PAGE_HEADERS['Content-Security-Policy']?.replaceAll(HEADER_ONLY_DIRECTIVES, ''));
  },
);
