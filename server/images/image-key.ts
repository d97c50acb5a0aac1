import { storageErrors } from './storage-errors.ts';

// What Supabase Storage allows; it follows S3's safe characters.
const ALLOWED = /^[\w/!\-.*'() &$@=;:+,?]+$/;
const LONGEST = 1024;
const FOLDER = 'uploads/';

/** An object's key as it stands in an address, decoded; where it cannot be, as it is written. */
export function decodeKey(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** Lets a key through that may name an object; throws a StorageError for any other. */
export function requireKey(key: string): void {
  const climbs = key.split('/').some((segment) => segment === '' || segment === '.' || segment === '..');
  if (!ALLOWED.test(key) || key.length > LONGEST || climbs) throw storageErrors.key(key.slice(0, LONGEST));
}

/** Whether a key lies in the one folder that visitors may add to. */
export function isUpload(key: string): boolean {
  return key.startsWith(FOLDER);
}
