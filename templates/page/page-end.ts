import { FORM_ADDRESS, WRITE_PATH } from '../../domain/config/page-settings.ts';
import { type Html, html, lines } from '../markup/html.ts';
import { emailAddress, phoneAddress } from '../markup/url.ts';
import { addressOf, type BusinessFacts, businessFacts, type FactPlaces } from './business-facts.ts';
import { BUTTON_WORDS } from './button-words.ts';
import { contactLink, mapLink } from './contact-link.ts';
import { offersForm } from './contacts.ts';
import { given } from './given.ts';
import type { Values } from './values.ts';

/** The address, e-mail and phone number at `path`, in the order of `fields`, without the empty ones; after e-mail or phone the form, and last the link that saves them. */
export function contactLines(
  values: Values,
  path: string,
  fields: readonly ('address' | 'email' | 'phone')[],
  card?: Html,
): Html | undefined {
  const shown = fields.flatMap((name) => {
    const text = values.text(`${path}.${name}`).trim();
    if (text === '') return [];
    // An address may be in another script than the page.
    const direction = name === 'address' && html` dir="auto"`;
    return [
      html`<p${values.mark(`${path}.${name}`)}${direction}>${name === 'address' ? mapLink(given(values, `${path}.address`), lines(text)) : contactLink(name, text)}</p>`,
    ];
  });
  if (fields.some((name) => name !== 'address') && offersForm(values))
    shown.push(html`<p>${formLink(values)}</p>`);
  if (card) shown.push(card);
  return shown.length === 0 ? undefined : html`<address>${shown}</address>`;
}

/** The link to the form that writes to the page's owner. */
function formLink(values: Values): Html {
  return html`<a href="${FORM_ADDRESS}"${values.mark(WRITE_PATH)}>${values.ownWords(BUTTON_WORDS).form}</a>`;
}

/**
 * The product's credit at the end of each page, and a link to where the page can be reported: the server has that beside
 * every page, so that the address names the page. The credit is no link, since a page does not know where its builder is.
 */
export function footerCredit({ words }: Values): Html {
  return html`<p class="credit"><span>${words.credit}</span> <a href="report" rel="nofollow">${words.report}</a></p>`;
}

/** A link that saves how to reach the page's owner among the contacts of a phone; undefined without a number and an e-mail address. */
export function contactCard(values: Values, places: FactPlaces): Html | undefined {
  const facts = businessFacts(values, places);
  const card = cardOf(facts);
  if (card === undefined) return undefined;
  const data = `data:text/vcard;charset=utf-8,${encodeURIComponent(card)}`;
  return html`<p><a href="${data}" download="${facts.name ?? 'contact'}.vcf">${values.ownWords(BUTTON_WORDS).save}</a></p>`;
}

/** The facts as a vCard (RFC 2426), which phones read. */
function cardOf(facts: BusinessFacts): string | undefined {
  const number = phoneAddress(facts.phone ?? '')?.slice('tel:'.length);
  const mail = emailAddress(facts.email ?? '')?.slice('mailto:'.length);
  if (number === undefined && mail === undefined) return undefined;
  const name = escaped(facts.name ?? facts.phone ?? facts.email ?? '');
  const { street, postalCode, town } = addressOf(facts) ?? {};
  const parts = [street, town, '', postalCode].map((part = '') => escaped(part)).join(';');
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${name};;;;`,
    `FN:${name}`,
    `ORG:${name}`,
    ...(number === undefined ? [] : [`TEL:${number}`]),
    ...(mail === undefined ? [] : [`EMAIL:${decodeURIComponent(mail)}`]),
    ...(parts === ';;;' ? [] : [`ADR:;;${parts};`]),
    'END:VCARD',
    '',
  ].join('\r\n');
}

function escaped(text: string): string {
  const lines = text.toWellFormed().split(/[\r\n]/);
  const said = lines.map((line) => line.trim()).filter((line) => line !== '');
  return said.map((line) => line.replaceAll(/[\\;,]/g, '\\$&')).join('\\n');
}
