import { isEmailAddress, isMailHost } from '../../domain/facts/email-address.ts';
import { phoneNumberIn } from '../../domain/facts/phone-number.ts';
import { whatsAppNumberIn } from '../../domain/facts/whatsapp.ts';
import { addressMeant, emailsMeant, handleMeant, unquoted, withoutUnseen } from './read-address.ts';

const LINK_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const SECTION_LINK = /^#[A-Za-z][\w-]{0,63}$/;
const MAX_LENGTH = 2048;
// Controls, blanks, backslash and marks without a place of their own: read differently by eye and by browser. The joiners left
// are part of a word's spelling.
const DECEPTIVE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Z}\\]/u;
/** Another scheme or the sign of an account where only a host with its port may stand, and a mail to nobody. */
const NO_ADDRESS = /^https?:\/\/(?:@|[a-z][a-z\d+.-]*:(?!\d{1,5}(?:[/?#]|$)))|^mailto:(?!\?|[^?]*@)|^tel:$/i;
// Hosts that all JavaScript engines serialise alike. Any other could give a page other bytes elsewhere.
const HOST = /^(?:[a-z0-9._-]*|\[[0-9a-f:.]+\])$/;
// Characters that engines leave unescaped although a valid address must not contain them.
const INVALID = /[[\]|^`{}"<>]|%(?![\da-f]{2})/gi;
const IMAGE_DATA = /^data:image\/(?:png|jpeg|webp|avif|gif);base64,[A-Za-z0-9+/]+={0,2}$/;

/**
 * The address that a link leads to, by what was meant: the element is drawn without link where it is undefined. What is stored
 * begins with `https://`, whatever was typed.
 */
export function linkAddress(text: string): string | undefined {
  const address = addressMeant(text);
  if (address === '#') return '#header';
  if (address.startsWith('#')) return SECTION_LINK.test(address) ? address : undefined;
  const url = parse(address);
  if (!url || !LINK_SCHEMES.has(url.protocol)) return undefined;
  return url.protocol !== 'mailto:' || hasMailHosts(address) ? writtenOut(url) : undefined;
}

/** Whether a mail to each of the addresses in a `mailto:` link can arrive. */
function hasMailHosts(address: string): boolean {
  const [to = ''] = address.slice('mailto:'.length).split('?');
  return (
    to === '' || to.split(',').every((each) => isMailHost(decoded(each.slice(each.lastIndexOf('@') + 1))))
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The address of a link to a social network: a name such as `@crust` is the account below `profiles`. */
export function profileAddress(text: string, profiles: string): string | undefined {
  const handle = handleMeant(text);
  return linkAddress(handle === undefined ? text : profiles + handle);
}

/** The address an image may come from: the web, the site itself, or the picture's own data (never SVG). */
export function imageAddress(text: string): string | undefined {
  const address = unquoted(withoutUnseen(text));
  if (address.startsWith('data:')) return IMAGE_DATA.test(address) ? address : undefined;
  // What is left of a tag, such as `</title>`, is no path.
  if (/^\/(?!\/)/.test(address)) return /[<>]/.test(text) ? undefined : sitePath(address);
  const url = parse(address);
  return url && isWeb(url) ? writtenOut(url) : undefined;
}

/** The http(s) address in a text, for structured data; undefined if it is none. */
export function webAddress(text: string): string | undefined {
  const url = parse(addressMeant(text));
  return url && isWeb(url) ? writtenOut(url) : undefined;
}

/** The `mailto:` address of the first e-mail address in a text, without headers; undefined if there is none. */
export function emailAddress(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const email = emailsMeant(text).find(isEmailAddress);
  return email && `mailto:${encodeURIComponent(email.toWellFormed()).replace('%40', '@')}`;
}

/** The `tel:` address of the first phone number in a text, with digits and a leading plus only; undefined if there is none. */
export function phoneAddress(text: string): string | undefined {
  const number = text.length > MAX_LENGTH ? undefined : phoneNumberIn(text);
  return number && `tel:${number}`;
}

/** The WhatsApp address of a phone number with its country code; undefined if the text has none. */
export function whatsAppAddress(text: string): string | undefined {
  const number = text.length > MAX_LENGTH ? undefined : whatsAppNumberIn(text);
  return number && `https://wa.me/${number.slice(1)}`;
}

function parse(address: string): URL | undefined {
  if (
    address.length > MAX_LENGTH ||
    NO_ADDRESS.test(address) ||
    DECEPTIVE.test(address) ||
    !address.isWellFormed()
  )
    return undefined;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.username === '' && url.password === '' && HOST.test(url.hostname) ? url : undefined;
}

function sitePath(address: string): string | undefined {
  const site = 'https://site.invalid';
  const url = parse(site + address);
  // `/.//host` is resolved to `//host`, which leads to another host.
  const isOwn = url?.origin === site && !url.pathname.startsWith('//');
  return isOwn ? encoded(url.pathname + url.search) : undefined;
}

function writtenOut({ href, protocol, host }: URL): string {
  const start = host === '' ? protocol.length : `${protocol}//${host}`.length;
  return href.slice(0, start) + encoded(href.slice(start));
}

function encoded(afterHost: string): string {
  return afterHost.replace(INVALID, encodeURIComponent);
}

function isWeb(url: URL): boolean {
  return url.protocol === 'https:' || url.protocol === 'http:';
}
