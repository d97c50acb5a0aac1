import { storageErrors } from './storage-errors.ts';

const OWNER = /^[\da-f]{64}$/;

/** The owner in the x-upload-owner header of an upload; null without one. Throws a StorageError for any other text. */
export function readUploadOwner(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (!OWNER.test(header))
    throw storageErrors.invalidRequest('x-upload-owner must be 64 characters of 0-9 and a-f');
  return header;
}
