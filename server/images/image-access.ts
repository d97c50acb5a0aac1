import { storageErrors } from './storage-errors.ts';

const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * Throws a StorageError unless the Authorization header carries the public key. Where a proxy before this server has that
 * header for a login of its own, the header apikey may, which the client sends too.
 */
export function requireAnonymous(
  header: (name: 'Authorization' | 'apikey') => string | undefined,
  anonKey: string | undefined,
): void {
  const sent = header('Authorization');
  const isLogin = sent === undefined || (/^\w+ /.test(sent) && !/^Bearer /i.test(sent));
  const authorization = (isLogin ? header('apikey') : undefined) ?? sent;
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

// The characters that Supabase Storage allows, which are the safe ones of S3.
const ALLOWED = /^[\w/!\-.*'() &$@=;:+,?]+$/;
const MAX_LENGTH = 1024;
const FOLDER = 'uploads/';

/** A key from a URL, decoded; as it is if it cannot be decoded. */
export function decodeKey(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** Throws a StorageError unless a key can name an image. */
export function requireKey(key: string): void {
  const climbs = key.split('/').some((segment) => segment === '' || segment === '.' || segment === '..');
  if (!ALLOWED.test(key) || key.length > MAX_LENGTH || climbs)
    throw storageErrors.key(key.slice(0, MAX_LENGTH));
}

/** Whether a key is in the only folder that visitors may add to. */
export function isUpload(key: string): boolean {
  return key.startsWith(FOLDER);
}
