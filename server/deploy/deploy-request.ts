import * as v from 'valibot';
import { isSiteId } from '../../domain/config/site-id.ts';
import { mailAddressOf } from '../../domain/facts/email-address.ts';
import { type DeployRequest, MAX_PAGE_BYTES } from '../../domain/publish/deploy.ts';
import { isEmail } from '../../domain/publish/email-rule.ts';
import { enProtocol } from '../../words/en/server.ts';
import { HttpError } from '../http/http-error.ts';
import { parseJsonBody } from '../http/json-body.ts';

/** The bytes of all other fields together. */
const OTHER_FIELDS_BYTES = 16_384;

/** The largest body of a deploy call in bytes. JSON can take six bytes for one byte of the page (`\u0001`). */
export const MAX_BODY_BYTES = 6 * MAX_PAGE_BYTES + OTHER_FIELDS_BYTES;

// Browsers drop NUL, and PostgreSQL cannot store it.
const hasNoNul = (text: string) => !text.includes('\0');

const DEPLOY_REQUEST = v.object({
  html: v.pipe(v.string(), v.check(hasNoNul)),
  siteName: v.pipe(v.string(), v.check(isSiteId)),
  templateId: v.pipe(v.string(), v.regex(/^[a-z0-9_]{1,40}$/)),
  userEmail: v.pipe(v.string(), v.check(isEmail), v.check(hasNoNul), v.maxBytes(OTHER_FIELDS_BYTES)),
  isUpdate: v.boolean(),
});

/** Reads the JSON body of a deploy call; throws an HttpError of 400, or of 413 if the page exceeds MAX_PAGE_BYTES. */
export function readDeployRequest(body: Uint8Array): DeployRequest {
  const read = v.safeParse(DEPLOY_REQUEST, parseJsonBody(body), { abortEarly: true });
  if (!read.success) {
    const field = v.getDotPath<typeof DEPLOY_REQUEST>(read.issues[0]);
    throw new HttpError(400, enProtocol[field ?? 'notObject']);
  }
  if (isTooLarge(read.output.html)) throw new HttpError(413, ({ refused }) => refused.pageTooLarge);
  const { userEmail } = read.output;
  // As a mail to it needs it; one that no mail can go to is kept as it was typed.
  return { ...read.output, userEmail: mailAddressOf(userEmail) ?? userEmail };
}

// UTF-8 takes at most three bytes for a UTF-16 unit, so most pages need not be measured.
function isTooLarge(html: string): boolean {
  return 3 * html.length > MAX_PAGE_BYTES && Buffer.byteLength(html) > MAX_PAGE_BYTES;
}
