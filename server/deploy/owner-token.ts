import { createHash } from 'node:crypto';
import { isOwnerSecret } from '../../src/domain/deploy/owner-secret.ts';
import { enProtocol } from '../../src/words/en/server.ts';
import { HttpError } from '../http/http-error.ts';

/**
 * The SHA-256 of the owner secret in an Authorization header, in hex; null without a header. Throws an HttpError of 403
 * unless the header is `Bearer` and a well-formed secret.
 */
export function hashOwnerToken(authorization: string | undefined): string | null {
  if (authorization === undefined) return null;
  const secret = /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '';
  if (!isOwnerSecret(secret)) throw new HttpError(403, enProtocol.badSecret);
  return createHash('sha256').update(secret).digest('hex');
}
