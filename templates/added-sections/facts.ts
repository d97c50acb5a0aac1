import { css } from '../markup/css.ts';
import { type Html, html, lines } from '../markup/html.ts';
import { contactLink, mapLink } from '../page/contact-link.ts';
import { firstContact } from '../page/contacts.ts';
import { given, startTexts } from '../page/given.ts';
import { openTimes } from '../page/open-times.ts';
import type { Values } from '../page/values.ts';
import { PAGE_WORDS } from './page-words.ts';

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

/** How a first screen tells the facts. */
interface Telling {
  /** The path of the address at the page's end. */
  readonly address: string;
  /** Whether a button on the same screen says the number. */
  readonly isNumberSaid: boolean;
  /** The fewest that are told: one alone looks like a leftover below words that were not made for it. */
  readonly least: 1 | 2;
  /** Whether links to the opening hours lead here. */
  readonly areAllHours?: boolean;
}

/** What the visitor said about reaching the business, in one line below words without a picture; undefined for too little. */
export function facts(values: Values, telling: Telling): Html | undefined {
  const { phone, email, sections } = values.ownWords(PAGE_WORDS);
  const number = way(values, 'phone', phone);
  const others = [
    way(values, 'email', email),
    place(values, telling.address, sections.location),
    hours(values, sections.hours, telling.areAllHours ?? false),
  ].filter((fact) => fact !== undefined);
  const told = number && !telling.isNumberSaid ? [number, ...others] : others;
  const isEnough = others.length + (number ? 1 : 0) >= telling.least && told.length > 0;
  return isEnough ? html`<dl class="facts">${told}</dl>` : undefined;
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

/** Whether the opening hours are few enough to stand beside the other facts. */
export function areShortHours(values: Values): boolean {
  const { length } = givenHours(values);
  return length > 0 && length <= MOST_ROWS;
}

function hours(values: Values, name: string, isTarget: boolean): Html | undefined {
  if (!areShortHours(values)) return undefined;
  const rows = givenHours(values).map((row) => html`${row.text('days').trim()} ${openTimes(row)}`);
  return fact(
    name,
    html`${rows.map((row, at) => (at === 0 ? row : html`<br>${row}`))}`,
    isTarget ? html` id="hours"` : undefined,
  );
}

function fact(name: string, text: Html, mark: Html | undefined): Html {
  return html`<div><dt>${name}</dt><dd${mark}>${text}</dd></div>`;
}
