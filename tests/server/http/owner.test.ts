import { describe, expect, test } from 'vitest';
import { deploy, deployRequest, fetchPage, newSecret, postToDeploy } from '../deploy/deploy-call.ts';
import { storedSites } from '../deploy/stored-sites.ts';
import { startTestServer } from '../test-server.ts';

const BAD_SECRET = 'The owner secret sent with this request is not valid.';

describe('an owner secret', () => {
  const valid = newSecret();
  const secrets = [
    '',
    'Bearer',
    `Bearer ${'a'.repeat(21)}`,
    `Bearer ${'a'.repeat(129)}`,
    `Bearer ${valid}!`,
    `Bearer ${valid} ${valid}`,
    `Basic ${valid}`,
    valid,
  ];
  test.each(secrets)('sent as "%s" is refused with 403 and changes no site', async (authorization) => {
    const { address, dataDir } = await startTestServer();
    const live = deployRequest({ html: 'first' });
    await deploy(address, live, valid);
    const update = { ...live, html: 'second', isUpdate: true };
    for (const request of [deployRequest(), update]) {
      const response = await postToDeploy(address, JSON.stringify(request), { Authorization: authorization });
      expect([response.status, await response.json()]).toEqual([403, { error: BAD_SECRET }]);
    }
    expect([storedSites(dataDir), await fetchPage(address, live.siteName)]).toEqual([1, 'first']);
  });

  test.each([22, 128])('of %i characters is accepted', async (length) => {
    const { address } = await startTestServer();
    expect((await deploy(address, deployRequest(), '_'.repeat(length))).status).toBe(200);
  });
});
