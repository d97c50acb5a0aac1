import { createHash } from 'node:crypto';
import { isOwnerSecret } from '../../src/domain/deploy/owner-secret.ts';
import { enProtocol } from '../../src/words/en/server.ts';
import { HttpError } from '../http/http-error.ts';

/** What is known of the owner secret of a call: hashes in hex, neither of which tells the other. */
export interface OwnerHashes {
  /** SHA-256 of the secret: to whom a site belongs. */
  readonly owner: string;
  /** SHA-256 of `upload:` and the secret: to whom pictures belong. */
  readonly uploader: string;
}

/**
 * The hashes of the owner secret in an Authorization header; undefined without a header. Throws an HttpError of 403
 * unless the header is `Bearer` and a well-formed secret.
 */
export function readOwnerToken(authorization: string | undefined): OwnerHashes | undefined {
  if (authorization === undefined) return undefined;
  const secret = /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '';
  if (!isOwnerSecret(secret)) throw new HttpError(403, enProtocol.badSecret);
  return { owner: sha256(secret), uploader: sha256(`upload:${secret}`) };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
