const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 7;
const FORM = /^site-[a-z0-9]{7}$/;

/** A site id that was drawn for a first publish. Nobody knows whether that arrived before the site has it. */
export interface DrawnSiteId {
  readonly siteId: string;
  /** The website that it was drawn for (`websiteOf`). */
  readonly website: string | undefined;
}

/** True if a text has the form of a site id: `site-` and 7 characters of a-z0-9. */
export function isSiteId(text: string): boolean {
  return FORM.test(text);
}

/** Draws a site id. `randomBytes` must be cryptographic. */
export function drawSiteId(randomBytes: (count: number) => Uint8Array): string {
  let id = '';
  while (id.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) {
      // 252 is the largest multiple of 36 up to 256; larger bytes would favour the first letters.
      if (byte < 252 && id.length < LENGTH) id += ALPHABET[byte % ALPHABET.length];
    }
  }
  return `site-${id}`;
}
