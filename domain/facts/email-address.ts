const ATOM = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
// The last label of a host has two letters at least, and no digits but in its encoded form.
const LAST_LABEL = '(?:xn--[A-Za-z\\d-]{2,59}|\\p{L}[\\p{L}\\p{M}]{1,62})';
const HOST = `(?:${LABEL}\\.)+${LAST_LABEL}`;
const IS_HOST = new RegExp(`^${HOST}$`, 'u');
const IS_EMAIL = new RegExp(`^${ATOM}(?:\\.${ATOM})*@${HOST}$`, 'u');

/** Where an e-mail address stands in a text. What goes on after a comma or a blank, as in `hello@example.co,m`, is none. */
export const EMAIL_IN_TEXT = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}.!#$%&'*+/=?^_\`{|}~-])${ATOM}(?:\\.${ATOM})*@${HOST}(?![\\p{L}\\p{M}\\p{N}@-]|\\.[\\p{L}\\p{N}]|[,;،]\\p{L}|\\.\\s+\\p{Ll}{2,6}\\s*$)`,
  'u',
);

// Names that only private networks resolve (RFC 6761, 6762 appendix G, 8375, 9476): nobody can have them for all to write to.
const PRIVATE_HOST =
  /(?:^|\.)(?:alt|arpa|corp|home|internal|intranet|invalid|lan|local|localdomain|localhost|onion|private)$/i;

/** Whether somebody can have a host, so that a mail to it can arrive. */
export function isMailHost(host: string): boolean {
  return host.length <= 253 && IS_HOST.test(host) && !PRIVATE_HOST.test(host);
}

/** Whether a text is one e-mail address and nothing else, at a host that somebody can have. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  return at <= MOST_BEFORE_HOST && IS_EMAIL.test(text) && isMailHost(text.slice(at + 1));
}

const MOST_IN_ALL = 254;
const MOST_BEFORE_HOST = 64;

/**
 * The address that a mail to a typed text goes to: one address without name, comment or quoted part, with its host as mail
 * servers know it. undefined if no mail can go there.
 */
export function mailAddressOf(text: string): string | undefined {
  const typed = text.trim();
  if (!isEmailAddress(typed)) return undefined;
  const at = typed.lastIndexOf('@');
  const host = asciiHost(typed.slice(at + 1));
  const address = `${typed.slice(0, at)}@${host}`;
  // Other letters before the host are not for every mail server.
  return host !== undefined && address.length <= MOST_IN_ALL && ASCII.test(address) ? address : undefined;
}

const ASCII = /^[\x21-\x7e]+$/;

function asciiHost(host: string): string | undefined {
  if (ASCII.test(host)) return host;
  const address = `https://${host}`;
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}
