import { HttpError } from './http-error.ts';

const OWNER = /^[\da-f]{64}$/;

/** The owner of uploads in an x-upload-owner header; null without one. Throws an HttpError of 400 for any other text. */
export function readUploadOwner(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (!OWNER.test(header)) throw new HttpError(400, 'x-upload-owner must be 64 characters of 0-9 and a-f');
  return header;
}
