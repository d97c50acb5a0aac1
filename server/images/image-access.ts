import { storageErrors } from './storage-errors.ts';

const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Throws a StorageError unless the Authorization header carries the public key. */
export function requireAnonymous(authorization: string | undefined, anonKey: string | undefined): void {
  if (authorization === undefined) {
    throw storageErrors.invalidRequest("headers must have required property 'authorization'");
  }
  const token = authorization.replace(/^Bearer +/i, '').trim();
  if (!JWT.test(token)) throw storageErrors.token('Invalid Compact JWS');
  if (token !== anonKey) throw storageErrors.token('signature verification failed');
}

/** The only bucket. */
const BUCKET = 'images';

/** Throws a StorageError unless the bucket is ours. */
export function requireBucket(bucket: string): void {
  if (bucket !== BUCKET) throw storageErrors.bucket();
}

/** The name of an image in answers: its bucket and path. */
export const fullPathOf = (path: string) => `${BUCKET}/${path}`;
