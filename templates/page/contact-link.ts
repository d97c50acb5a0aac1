import { type Html, html } from '../markup/html.ts';
import { emailAddress, phoneAddress } from '../markup/url.ts';

/** A number with the marks in it, from its first character to its last. */
const NUMBER = /(?<![\p{L}\p{M}\p{N}])([+(]?\p{Nd}[\p{Nd}\s()[\]./+\p{Pd}−]+\p{Nd}\+?)/u;

/** An e-mail address or a phone number as a link that writes or calls; the text alone where it is neither. */
export function contactLink(kind: 'email' | 'phone', text: string): Html {
  const address = kind === 'email' ? emailAddress(text) : phoneAddress(text);
  if (address === undefined) return html`${text}`;
  if (kind === 'email') return html`<a href="${address}" dir="auto">${text}</a>`;
  return html`<a href="${address}">${withNumbers(text)}</a>`;
}

/** A text in which each number reads from left to right. In Arabic text, and in Arabic digits, its groups would change places. */
export function withNumbers(text: string): Html {
  const parts = text.split(NUMBER);
  return html`${parts.map((part, at) => (at % 2 === 0 ? part : html`<bdo dir="ltr">${part}</bdo>`))}`;
}
