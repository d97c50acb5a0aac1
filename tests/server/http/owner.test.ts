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

  test('is accepted in X-Parley-Owner too, whatever Authorization holds for a proxy', async () => {
    const { address } = await startTestServer();
    const request = deployRequest();
    const owned = { Authorization: 'Basic eDp5', 'X-Parley-Owner': valid };
    const answers = [
      await postToDeploy(address, JSON.stringify(request), owned),
      await deploy(address, { ...request, isUpdate: true }, valid),
      await postToDeploy(address, JSON.stringify(deployRequest()), { 'X-Parley-Owner': 'short' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 403]);
  });

  test.each([22, 128])('of %i characters is accepted', async (length) => {
    const { address } = await startTestServer();
    expect((await deploy(address, deployRequest(), '_'.repeat(length))).status).toBe(200);
  });
});
