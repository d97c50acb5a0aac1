import { css } from '../markup/css.ts';
import { type Html, html, lines } from '../markup/html.ts';
import { contactLink, mapLink } from '../page/contact-link.ts';
import { firstContact } from '../page/contacts.ts';
import { given, startTexts } from '../page/given.ts';
import { openTimes } from '../page/open-times.ts';
import type { Values } from '../page/values.ts';
import { PAGE_WORDS } from './page-words.ts';

/** One fact alone would look like a leftover. */
const LEAST = 2;
/** As many rows of hours as stand beside the other facts. */
const MOST_ROWS = 3;

/** The styles of the facts. */
export const FACTS = css`
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,13rem),1fr));gap:1.25rem var(--room)}
.facts>*{padding-top:.75rem;border-top:1px solid}
.facts dd{padding:.25rem 0;font-size:clamp(1.0625rem,.85rem + .6vw,1.375rem);font-weight:600}
.facts a{display:inline-block}
.facts .when span{white-space:nowrap}
`;

/**
 * What the visitor said about reaching the business, in one line below words without a picture; undefined for too little.
 * `address` is the path of the address at the page's end.
 */
export function facts(values: Values, address: string): Html | undefined {
  const { phone, email, sections } = values.ownWords(PAGE_WORDS);
  const said = [
    way(values, 'phone', phone),
    way(values, 'email', email),
    place(values, address, sections.location),
    hours(values, sections.hours),
  ].filter((fact) => fact !== undefined);
  return said.length < LEAST ? undefined : html`<dl class="facts">${said}</dl>`;
}

function way(values: Values, kind: 'phone' | 'email', name: string): Html | undefined {
  const contact = firstContact(values, [kind]);
  return contact && fact(name, contactLink(kind, contact.text), values.mark(contact.path));
}

function place(values: Values, path: string, name: string): Html | undefined {
  const address = given(values, path);
  return address === undefined ? undefined : fact(name, mapLink(address, lines(address)), values.mark(path));
}

/** The rows of the opening hours that somebody gave for this page. */
export function givenHours(values: Values): readonly Values[] {
  if (values.isHidden('hours')) return [];
  const samples = startTexts(values, 'hours');
  return values.items('hours.items', ['hours']).filter((row) => !samples.has(row.text('hours').trim()));
}

function hours(values: Values, name: string): Html | undefined {
  const rows = givenHours(values).map((row) => html`${row.text('days').trim()} ${openTimes(row)}`);
  const isShort = rows.length > 0 && rows.length <= MOST_ROWS;
  return isShort
    ? fact(name, html`${rows.map((row, at) => (at === 0 ? row : html`<br>${row}`))}`, undefined)
    : undefined;
}

function fact(name: string, text: Html, mark: Html | undefined): Html {
  return html`<div><dt>${name}</dt><dd${mark}>${text}</dd></div>`;
}
