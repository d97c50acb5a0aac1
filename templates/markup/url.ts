const LINK_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const SECTION_LINK = /^#[A-Za-z][\w-]{0,63}$/;
const MAX_LENGTH = 2048;
// Controls, blanks, backslash, soft hyphen, zero-width and bidi marks: read differently by eye and by browser.
const DECEPTIVE = /[\p{Cc}\p{Cf}\p{Z}\\]/u;
// Hosts that all JavaScript engines serialise alike. Any other could give a page other bytes elsewhere.
const HOST = /^(?:[a-z0-9._-]*|\[[0-9a-f:.]+\])$/;
// Characters that engines leave unescaped although a valid address must not contain them.
const INVALID = /[[\]|^`{}"<>]|%(?![\da-f]{2})/gi;
const IMAGE_DATA = /^data:image\/(?:png|jpeg|webp|avif|gif);base64,[A-Za-z0-9+/]+={0,2}$/;
const EMAIL = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*$/u;
const PHONE = /^\+?[\d\s()./-]+$/;

/** The address a link may lead to, or undefined where the text is none: the element is then drawn without link. */
export function linkAddress(text: string): string | undefined {
  const address = text.trim();
  if (address === '#') return '#header';
  if (address.startsWith('#')) return SECTION_LINK.test(address) ? address : undefined;
  const url = parse(address);
  return url && LINK_SCHEMES.has(url.protocol) ? writtenOut(url) : undefined;
}

/** The address an image may come from: the web, the site itself, or the picture's own data (never SVG). */
export function imageAddress(text: string): string | undefined {
  const address = text.trim();
  if (address.startsWith('data:')) return IMAGE_DATA.test(address) ? address : undefined;
  if (/^\/(?!\/)/.test(address)) return sitePath(address);
  const url = parse(address);
  return url && isWeb(url) ? writtenOut(url) : undefined;
}

/** The http(s) address in a text, for structured data; undefined if it is none. */
export function webAddress(text: string): string | undefined {
  const url = parse(text.trim());
  return url && isWeb(url) ? writtenOut(url) : undefined;
}

/** The `mailto:` address of an e-mail address, without headers; undefined if the text is none. */
export function emailAddress(text: string): string | undefined {
  const email = text.trim();
  if (!EMAIL.test(email)) return undefined;
  return `mailto:${encodeURIComponent(email.toWellFormed()).replace('%40', '@')}`;
}

/** The `tel:` address of a phone number, with digits and a leading plus only; undefined if the text is none. */
export function phoneAddress(text: string): string | undefined {
  const phone = text.trim();
  const digits = phone.replace(/\D/g, '');
  if (!PHONE.test(phone) || digits.length < 3 || digits.length > 20) return undefined;
  return `tel:${phone.startsWith('+') ? '+' : ''}${digits}`;
}

/** The WhatsApp address of a phone number with its country code; undefined if the text is none. */
export function whatsAppAddress(text: string): string | undefined {
  const number = phoneAddress(text)?.slice('tel:'.length).replace(/^00/, '+');
  return number?.startsWith('+') ? `https://wa.me/${number.slice(1)}` : undefined;
}

function parse(address: string): URL | undefined {
  if (address.length > MAX_LENGTH || DECEPTIVE.test(address) || !address.isWellFormed()) return undefined;
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
