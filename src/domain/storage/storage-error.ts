/** Why a browser keeps nothing more: it is `full`, or it refuses. */
export type StorageError = 'full' | 'refused';

// Firefox has had a name of its own.
const FULL = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];

/** Reads what a write threw. */
export function storageErrorOf(error: unknown): StorageError {
  return error instanceof Error && FULL.includes(error.name) ? 'full' : 'refused';
}
