import { expect, test } from 'vitest';
import { admin } from '../admin/admin-call.ts';
import { deploy, deployRequest, fetchPage } from '../deploy/deploy-call.ts';
import { bucketOf, startImageServer } from '../images/image-server.ts';
import { makeTempDir } from '../test-server.ts';
import { makeReleasedData, RELEASED } from './released-schema.ts';

test('the data of the last release are served, and their owner goes on', async () => {
  const { siteId, secret, html, picturePath, pictureBytes } = RELEASED;
  const dataDir = await makeTempDir();
  makeReleasedData(dataDir);
  const { address } = await startImageServer(dataDir);
  expect(await fetchPage(address, siteId)).toBe(html);
  const picture = await fetch(bucketOf(address).getPublicUrl(picturePath).data.publicUrl);
  expect([picture.status, await picture.text()]).toEqual([200, pictureBytes]);
  const update = deployRequest({ siteName: siteId, html: 'second', isUpdate: true });
  expect(await deploy(address, update, secret)).toMatchObject({
    status: 200,
    body: { id: `${siteId}.2` },
  });
  expect((await admin(dataDir, 'audit')).map((line) => line.split('\t').slice(1))).toEqual(
    ['take-down', 'put-back'].map((what) => [what, siteId, 'operator ann', 'by mistake']),
  );
});
