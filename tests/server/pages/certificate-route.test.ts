import { expect, test } from 'vitest';
import { deploy, deployRequest, newSiteId } from '../deploy/deploy-call.ts';
import { startTestServer } from '../test-server.ts';

test('a proxy may make certificates for this server’s names only', async () => {
  const { address } = await startTestServer({
    publicUrl: 'https://parley.example',
    settings: { sitesDomain: 'https://sites.example' },
  });
  const request = deployRequest();
  await deploy(address, request);
  const statusOf = async (query: string) => (await fetch(`${address}/api/certificate${query}`)).status;
  const ours = [
    'parley.example',
    'pictures.sites.example',
    `${request.siteName.toUpperCase()}.sites.example`,
  ];
  const others = ['elsewhere.example', 'sites.example', `${newSiteId()}.sites.example`, 'x.sites.example'];
  const asked = async (hosts: readonly string[]) =>
    Promise.all(hosts.map((host) => statusOf(`?domain=${host}`)));
  expect(await asked(ours)).toEqual([200, 200, 200]);
  expect(await asked(others)).toEqual([404, 404, 404, 404]);
  expect(await statusOf('')).toBe(404);
});
