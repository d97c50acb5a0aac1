import { WHOLE_DAY } from '../../domain/facts/hours-in-words.ts';
import type { PageLanguage } from '../../words/page-language.ts';
import { type Html, html, lines } from '../markup/html.ts';
import type { Values } from './values.ts';

/** A time of opening, as the table of hours stores it, or as somebody typed it. */
const SPAN = /(\d?\d:\d\d – \d?\d:\d\d)/;
/** What a page says of a whole day. */
const DAY_AND_NIGHT: Readonly<Record<PageLanguage, string>> = {
  en: 'Open 24 hours',
  de: 'Rund um die Uhr geöffnet',
  fr: 'Ouvert 24 h sur 24',
  es: 'Abierto las 24 horas',
  it: 'Aperto 24 ore su 24',
  pt: 'Aberto 24 horas',
  nl: 'Dag en nacht open',
  ar: 'مفتوح على مدار الساعة',
};

/**
 * The times of opening of a row, wherever a page draws them: in the page's direction, whatever stands beside them, and each on
 * one line. Digits have no direction of their own, so one place would begin with the end where another begins with the beginning.
 */
export function openTimes(row: Values): Html {
  const text = row.text('hours').trim();
  if (text === WHOLE_DAY) return html`<span class="when"><span>${row.ownWords(DAY_AND_NIGHT)}</span></span>`;
  const parts = text.split(SPAN).map((part, at) => (at % 2 === 1 ? html`<span>${part}</span>` : lines(part)));
  return html`<span class="when">${parts}</span>`;
}
