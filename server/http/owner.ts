import { createHash } from 'node:crypto';
import { isOwnerSecret } from '../../domain/publish/owner-secret.ts';
import { enProtocol } from '../../words/en/server.ts';
import { HttpError } from './http-error.ts';

/** What is known of the owner secret of a call: hashes in hex, neither of which tells the other. */
export interface OwnerHashes {
  /** SHA-256 of the secret: to whom a site belongs. */
  readonly owner: string;
  /** SHA-256 of `upload:` and the secret: to whom pictures belong. */
  readonly uploader: string;
}

const UPLOAD_OWNER = /^[\da-f]{64}$/;

/** The owner of uploads in an x-upload-owner header; null without one. Throws an HttpError of 400 for any other text. */
export function readUploadOwner(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (!UPLOAD_OWNER.test(header))
    throw new HttpError(400, 'x-upload-owner must be 64 characters of 0-9 and a-f');
  return header;
}

/**
 * The hashes of the owner secret in the header X-Parley-Owner, else in Authorization; undefined with neither. Throws an
 * HttpError of 403 unless it is well-formed, in Authorization after `Bearer`. A proxy before this server may want
 * Authorization for a login of its own.
 */
export function readOwnerToken(
  header: (name: 'X-Parley-Owner' | 'Authorization') => string | undefined,
): OwnerHashes | undefined {
  const own = header('X-Parley-Owner');
  const authorization = header('Authorization');
  if (own === undefined && authorization === undefined) return undefined;
  const secret = own ?? /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
  if (!isOwnerSecret(secret)) throw new HttpError(403, enProtocol.badSecret);
  return { owner: sha256(secret), uploader: sha256(`upload:${secret}`) };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
