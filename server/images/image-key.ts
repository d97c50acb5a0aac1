import { storageErrors } from './storage-errors.ts';

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
