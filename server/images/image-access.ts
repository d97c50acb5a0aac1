import { storageErrors } from './storage-errors.ts';

const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Lets a call through whose Authorization header carries the public key; throws a StorageError for any other. */
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

/** Lets the one bucket through; throws a StorageError for any other. */
export function requireBucket(bucket: string): void {
  if (bucket !== BUCKET) throw storageErrors.bucket();
}

/** What an object is called from outside: its bucket and path. */
export const fullPathOf = (path: string) => `${BUCKET}/${path}`;
