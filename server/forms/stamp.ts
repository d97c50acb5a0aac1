import { createHmac, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/** What a form was drawn with: it tells when, and nobody else can make one. */
export interface Stamps {
  /** A new stamp, for the form of a site that is drawn now. */
  make(siteId: string): string;
  /** The age in milliseconds of a stamp that was made here for a site; undefined for anything else. */
  ageOf(stamp: string, siteId: string): number | undefined;
}

const STAMP = /^(\d{1,15})\.([\w-]{12})\.([\w-]{43})$/;

const SECRET_BYTES = 32;

/**
 * The secret of the processes that share a database, else one of this process. It is slow to derive, because stamps are
 * public: otherwise somebody could try many passwords of the database on one of them.
 */
export function stampSecret(databaseUrl: string | undefined): Buffer {
  return databaseUrl === undefined
    ? randomBytes(SECRET_BYTES)
    : scryptSync(databaseUrl, 'parley stamps', SECRET_BYTES);
}

/** Stamps signed with a secret that all processes share. `now` is in milliseconds since 1970. */
export function stampsOf(secret: string | Buffer, now: () => number): Stamps {
  const signed = (siteId: string, time: string, nonce: string) =>
    createHmac('sha256', secret).update(`write ${siteId} ${time} ${nonce}`).digest('base64url');

  return {
    make: (siteId) => {
      const [time, nonce] = [String(now()), randomBytes(9).toString('base64url')];
      return `${time}.${nonce}.${signed(siteId, time, nonce)}`;
    },
    ageOf: (stamp, siteId) => {
      const [, time = '', nonce = '', signature = ''] = STAMP.exec(stamp) ?? [];
      const expected = Buffer.from(signed(siteId, time, nonce));
      const given = Buffer.from(signature);
      if (given.byteLength !== expected.byteLength || !timingSafeEqual(given, expected)) return undefined;
      return now() - Number(time);
    },
  };
}
