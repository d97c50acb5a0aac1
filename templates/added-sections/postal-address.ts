import type { PageLanguage } from '../../words/page-language.ts';
import { type Html, html, lines } from '../markup/html.ts';
import type { BusinessFacts } from '../page/business-facts.ts';
import type { Values } from '../page/values.ts';

/** Whether a language writes the town before its postal code. */
const IS_TOWN_FIRST: Readonly<Record<PageLanguage, boolean>> = {
  en: true,
  de: false,
  fr: false,
  es: false,
  it: false,
  pt: false,
  nl: false,
  ar: true,
};

/** The parts of an address in the order of the page's language; undefined if all are empty. */
export function postalAddress(
  values: Values,
  { street, postalCode, town }: Pick<BusinessFacts, 'street' | 'postalCode' | 'town'>,
): Html | undefined {
  const part = (name: string, text: string | undefined) =>
    text ? [html`<span dir="auto"${values.mark(`location.${name}`)}>${lines(text)}</span>`] : [];
  const [code, place] = [part('postalCode', postalCode), part('town', town)];
  const last = (values.ownWords(IS_TOWN_FIRST) ? [place, code] : [code, place]).flat();
  const [one, other] = last;
  const shown = [...part('address', street), ...(one ? [html`${one}${other && html` ${other}`}`] : [])];
  if (shown.length === 0) return undefined;
  return html`${shown.map((line, index) => html`${index > 0 && html`<br>`}${line}`)}`;
}
