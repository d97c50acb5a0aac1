import { describe, expect, test } from 'vitest';
import { startTestServer } from '../test-server.ts';
import { deploy, deployRequest, fetchPage, newSecret, postToDeploy } from './deploy-call.ts';
import { storedSites } from './stored-sites.ts';

const BAD_SECRET = 'The owner secret sent with this request is not valid.';

describe('a secret that is refused', () => {
  const fitting = newSecret();
  const secrets = [
    '',
    'Bearer',
    `Bearer ${'a'.repeat(21)}`,
    `Bearer ${'a'.repeat(129)}`,
    `Bearer ${fitting}!`,
    `Bearer ${fitting} ${fitting}`,
    `Basic ${fitting}`,
    fitting,
  ];
  test.each(secrets)('"%s": 403, no new site, and none that changes', async (authorization) => {
    const { address, dataDir } = await startTestServer();
    const live = deployRequest({ html: 'first' });
    await deploy(address, live, fitting);
    const update = { ...live, html: 'second', isUpdate: true };
    for (const request of [deployRequest(), update]) {
      const response = await postToDeploy(address, JSON.stringify(request), { Authorization: authorization });
      expect([response.status, await response.json()]).toEqual([403, { error: BAD_SECRET }]);
    }
    expect([storedSites(dataDir), await fetchPage(address, live.siteName)]).toEqual([1, 'first']);
  });

  test.each([22, 128])('one of %i characters is taken', async (length) => {
    const { address } = await startTestServer();
    expect((await deploy(address, deployRequest(), '_'.repeat(length))).status).toBe(200);
  });
});
