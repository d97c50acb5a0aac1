import { isIP } from 'node:net';
import * as v from 'valibot';
import { receiverAddress } from '../domain/inspect-receivers.ts';
import { isMailAddress } from './mail/mail-address.ts';
import { bucketAt } from './store/bucket.ts';

const addressThat = (isRight: (url: URL) => boolean, message: string) =>
  v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && isRight(new URL(text)), message),
  );

/** An http or https URL. */
export const webAddress = v.pipe(
  addressThat(
    ({ protocol, username, password }) => /^https?:$/.test(protocol) && username === '' && password === '',
    'must be an http or https address',
  ),
  v.transform((text) => new URL(text)),
);

/** An http or https URL without a path, as an origin. */
export const origin = v.pipe(
  webAddress,
  v.check(
    (url) => url.href === `${url.origin}/`,
    'must be an address without path, such as https://parley.example',
  ),
  v.transform((url) => url.origin),
);

/** Origins with commas between them, or `*` for every one. */
export const origins = v.pipe(
  v.string(),
  v.check(
    (text) => text === '*' || listed(text).every((each) => v.is(origin, each)),
    'must be * or addresses without path, with commas between them',
  ),
  v.transform((text): readonly string[] =>
    text === '*' ? ['*'] : listed(text).map((each) => new URL(each).origin),
  ),
);

/** Origins of WebSocket servers and of pages, with commas between them. */
export const receiverOrigins = v.pipe(
  v.string(),
  v.check(
    (text) => listed(text).every(isReceiverOrigin),
    'must be ws, wss, http or https addresses without path, with commas between them',
  ),
  v.transform((text): readonly string[] => listed(text).map((each) => new URL(each).origin)),
);

/** An integer from `least`, by default 0, to `most`. */
export const wholeNumber = (most: number, least = 0) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => /^\d{1,7}$/.test(text) && Number(text) >= least && Number(text) <= most,
      `must be a whole number from ${least} to ${most}`,
    ),
    v.transform(Number),
  );

/** The number of times within an hour; 0 means no limit. */
export const perHour = wholeNumber(1_000_000);

/** A host name or an IP address. */
export const host = v.pipe(v.string(), v.regex(/^[A-Za-z0-9.:-]+$/, 'must be a host name or an IP address'));

/** An origin whose host is a domain name, so that it can have subdomains. */
export const domainOrigin = v.pipe(
  origin,
  v.check((text) => isIP(hostOf(text)) === 0, 'must name a domain, under which each site gets a name'),
);

/** The URL of a PostgreSQL database. */
export const databaseAddress = addressThat(
  ({ protocol }) => /^postgres(?:ql)?:$/.test(protocol),
  'must be a postgres or postgresql address',
);

/** The URL of a bucket, with the key to it. */
export const bucketAddress = v.pipe(
  v.string(),
  v.check(
    (text) => bucketAt(text) !== undefined,
    'must be an address such as https://key:secret@host/bucket?region=us-east-1, with key and secret percent-encoded',
  ),
  v.transform(bucketAt),
);

/** A text that can stand in a header as it is. */
export const token = v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'must be letters without spaces'));

/** The URL of a mail server. */
export const mailServer = addressThat(
  ({ protocol, hostname }) => /^smtps?:$/.test(protocol) && hostname !== '',
  'must be an smtp or smtps address',
);

/** One plain e-mail address. */
export const mailbox = v.pipe(
  v.string(),
  v.check(isMailAddress, 'must be an e-mail address, such as parley@parley.example'),
);

const listed = (text: string) =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

const hostOf = (address: string) => new URL(address).hostname.replace(/^\[|\]$/g, '');

function isReceiverOrigin(text: string): boolean {
  const url = receiverAddress(text);
  return url?.href === `${url?.origin}/`;
}
