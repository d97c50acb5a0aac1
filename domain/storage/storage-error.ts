/** The reason of a failed write: the quota is exceeded, the browser refused, or the page could not be drawn. */
export type StorageError = 'full' | 'refused' | 'noPage';

/** The page was not written, because what draws it could not be loaded. */
export class PageNotDrawn extends Error {
  override readonly name = 'PageNotDrawn';
}

// Older versions of Firefox use their own name.
const FULL = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];

/** Classifies the error of a failed write. */
export function storageErrorOf(error: unknown): StorageError {
  if (error instanceof PageNotDrawn) return 'noPage';
  return error instanceof Error && FULL.includes(error.name) ? 'full' : 'refused';
}
