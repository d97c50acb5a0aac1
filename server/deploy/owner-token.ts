import { createHash } from 'node:crypto';
import { isOwnerSecret } from '../../src/domain/deploy/owner-secret.ts';
import { enProtocol } from '../../src/words/en/server.ts';
import { HttpError } from '../http/http-error.ts';

/**
 * Whom an Authorization header stands for: the SHA-256 of the owner secret in hex, null without a header; throws a
 * HttpError of 403 for anything but `Bearer` and a well-formed secret.
 */
export function hashOwnerToken(authorization: string | undefined): string | null {
  if (authorization === undefined) return null;
  const secret = /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '';
  if (!isOwnerSecret(secret)) throw new HttpError(403, enProtocol.badSecret);
  return createHash('sha256').update(secret).digest('hex');
}
