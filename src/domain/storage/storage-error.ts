/** The reason of a failed write: the quota is exceeded, or the browser refused. */
export type StorageError = 'full' | 'refused';

// Older versions of Firefox use their own name.
const FULL = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];

/** Classifies the error of a failed write. */
export function storageErrorOf(error: unknown): StorageError {
  return error instanceof Error && FULL.includes(error.name) ? 'full' : 'refused';
}
