import { afterAll, beforeAll, expect, test } from 'vitest';
import { openS3BlobStore, tryBlobStore } from '../../server/store/blob-store.s3.ts';
import { type CephStore, startCeph } from '../harness/object-stores/ceph.ts';
import { nameOfBucket, putBucket } from '../harness/object-stores/object-store.ts';
import { newBlob } from '../server/store/blob-store-contract.ts';
import { LONGEST_INSTALL_MS } from '../server/store/test-database.ts';
import { describeBuckets } from './bucket-contract.ts';

let ceph: CephStore;

beforeAll(async () => {
  ceph = await startCeph();
}, LONGEST_INSTALL_MS);

afterAll(() => ceph?.stop());

describeBuckets('Ceph', () => ceph);

const ON_OBJECTS = ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'];

test.each([
  ['nothing', [], 'PUT'],
  ['only read', ['s3:GetObject', 's3:ListBucket'], 'PUT'],
  ['not list the bucket', ON_OBJECTS, 'GET'],
  ['do all that is needed', [...ON_OBJECTS, 's3:ListBucket'], undefined],
])('a key that may %s is told at the start', async (_, actions, refused) => {
  const bucket = await ceph.newBucket();
  if (actions.length > 0) await putBucket(bucket, '?policy', policyOf(nameOfBucket(bucket), actions));
  const tried = tryBlobStore(openS3BlobStore(ceph.strangerIn(bucket)));
  if (refused === undefined) await expect(tried).resolves.toBeUndefined();
  else await expect(tried).rejects.toThrow(`The object store answered ${refused} with 403 AccessDenied.`);
});

test('nobody reads an object without a key', async () => {
  const bucket = await ceph.newBucket();
  const { name, bytes } = newBlob();
  await openS3BlobStore(bucket).put(name, bytes);
  expect((await fetch(bucket.url + name)).status).toBe(403);
});

const policyOf = (bucket: string, actions: readonly string[]) =>
  JSON.stringify({
    Version: '2012-10-17',
    Statement: [
      {
        Effect: 'Allow',
        Principal: { AWS: [`arn:aws:iam:::user/${ceph.stranger}`] },
        Action: actions,
        Resource: [`arn:aws:s3:::${bucket}`, `arn:aws:s3:::${bucket}/*`],
      },
    ],
  });
