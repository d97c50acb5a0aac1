import { isSiteId } from '../config/site-id.ts';
import { isArray, isObject, type Json } from '../json/json.ts';

/** Secrets of sites that another browser published first, by site id, most likely first. */
export type KeptSecrets = Readonly<Record<string, readonly string[]>>;

/** All owner secrets of this browser. */
export interface StoredSecrets {
  /** This browser's own secret. */
  readonly own?: string | undefined;
  /** Own secrets that other code replaced in local storage. They are kept but not tried, because the replacement was deliberate. */
  readonly former?: readonly string[] | undefined;
  /** Secrets that came with website files, which earlier versions had. */
  readonly kept: KeptSecrets;
}

export const NO_SECRETS: StoredSecrets = { kept: {} };

const FORM = /^[A-Za-z0-9_-]{22,128}$/;
const BYTES = 24;

/** True if a text has the form of an owner secret: 22 to 128 characters of A-Z a-z 0-9 - _. */
export function isOwnerSecret(text: string): boolean {
  return FORM.test(text);
}

/** The secrets in a stored value; an invalid part counts as absent. */
export function secretsIn(value: unknown): StoredSecrets {
  if (!isObject(value)) return NO_SECRETS;
  const { own, former, kept } = value;
  const earlier = isArray(former) ? former.filter(isSecret) : [];
  return {
    ...(isSecret(own) && { own }),
    ...(earlier.length > 0 && { former: earlier }),
    kept: keptIn(kept),
  };
}

function keptIn(value: Json | undefined): KeptSecrets {
  return isObject(value) && Object.entries(value).every(isKept) ? (value as KeptSecrets) : {};
}

function isSecret(value: Json | undefined): value is string {
  return typeof value === 'string' && isOwnerSecret(value);
}

function isKept([siteId, secrets]: [string, Json | undefined]): boolean {
  return isSiteId(siteId) && isArray(secrets) && secrets.every((each) => isOwnerSecret(String(each)));
}

/** Draws an owner secret of 192 bits, as base64url. `randomBytes` must be cryptographic. */
export function drawOwnerSecret(randomBytes: (count: number) => Uint8Array): string {
  const binary = String.fromCharCode(...randomBytes(BYTES));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
