import { type Html, html } from '../markup/html.ts';
import { emailAddress, phoneAddress } from '../markup/url.ts';

/** A number with the marks in it, from its first character to its last. */
const NUMBER = /(?<![\p{L}\p{M}\p{N}])([+(]?\p{Nd}[\p{Nd}\s()[\]./+\p{Pd}−]+\p{Nd}\+?)/u;

const MAP = 'https://www.openstreetmap.org/search?query=';
const MAX_QUERY = 300;

/** An e-mail address or a phone number as a link that writes or calls; the text alone where it is neither. */
export function contactLink(kind: 'email' | 'phone', text: string): Html {
  const address = kind === 'email' ? emailAddress(text) : phoneAddress(text);
  if (address === undefined) return html`${text}`;
  if (kind === 'email') return html`<a href="${address}" dir="auto">${text}</a>`;
  return html`<a href="${address}">${withNumbers(text)}</a>`;
}

/** As long as a number that stays on one line: longer ones are several, or nobody's. */
const MAX_UNBROKEN = 24;

/** A text in which each number reads from left to right. In Arabic text, and in Arabic digits, its groups would change places. It does not break over a line. */
export function withNumbers(text: string): Html {
  const parts = text.split(NUMBER);
  return html`${parts.map((part, at) => (at % 2 === 0 ? part : numberIn(part)))}`;
}

/** The address of a map that shows where an address is; undefined for an empty one. Nothing of it is loaded with the page. */
export function mapAddress(address: string): string | undefined {
  const line = address.replace(/\s+/g, ' ').trim();
  const searched = [...line].slice(0, MAX_QUERY).join('').toWellFormed();
  return searched === '' ? undefined : MAP + encodeURIComponent(searched);
}

/** An address as a link to a map, if somebody gave it. */
export function mapLink(address: string | undefined, shown: Html): Html {
  const map = mapAddress(address ?? '');
  return map === undefined ? shown : html`<a href="${map}">${shown}</a>`;
}

function numberIn(text: string): Html {
  const wraps = text.length > MAX_UNBROKEN && html` style="white-space:normal"`;
  return html`<bdo dir="ltr"${wraps}>${text}</bdo>`;
}
