import { AwsClient } from 'aws4fetch';
import { type Bucket, bucketAt } from '../../../server/store/bucket.ts';

/** A real object store for tests. */
export interface ObjectStore {
  newBucket(): Promise<Bucket>;
  /** Lets a bucket take no more than so many bytes. */
  limit(bucket: Bucket, bytes: number): Promise<void>;
  /** Stops the store and removes its data. */
  stop(): Promise<void>;
}

/** Who may use a store, and the secret. */
export interface Account {
  readonly key: string;
  readonly secret: string;
}

/** A bucket with a prefix on a port of this machine. */
export function bucketOn(port: number, name: string, { key, secret }: Account): Bucket {
  const bucket = bucketAt(
    `http://${encodeURIComponent(key)}:${secret}@127.0.0.1:${port}/${name}?prefix=parley`,
  );
  if (!bucket) throw new Error('The address is no bucket.');
  return bucket;
}

/** The name of a bucket. */
export const nameOfBucket = ({ url }: Bucket) => new URL(url).pathname.split('/')[1] ?? '';

/** Changes a bucket, or what a query names of it; rejects if the store refuses. */
export async function putBucket(bucket: Bucket, query = '', body = ''): Promise<void> {
  const { key: accessKeyId, secret: secretAccessKey, region } = bucket;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const answer = await client.fetch(new URL(`../${query}`, bucket.url), { method: 'PUT', body });
  if (!answer.ok) throw new Error(`The bucket was refused: ${answer.status} ${await answer.text()}`);
}
