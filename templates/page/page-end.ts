import { FORM_ADDRESS, WRITE_PATH } from '../../domain/config/page-settings.ts';
import { type Html, html, lines } from '../markup/html.ts';
import { BUTTON_WORDS } from './button-words.ts';
import { contactLink } from './contact-link.ts';
import { offersForm } from './contacts.ts';
import type { Values } from './values.ts';

/** The address, e-mail and phone number at `path`, in the order of `fields`, without the empty ones; after e-mail or phone the form. */
export function contactLines(
  values: Values,
  path: string,
  fields: readonly ('address' | 'email' | 'phone')[],
): Html | undefined {
  const shown = fields.flatMap((name) => {
    const text = values.text(`${path}.${name}`).trim();
    if (text === '') return [];
    // An address may be in another script than the page.
    const direction = name === 'address' && html` dir="auto"`;
    return [
      html`<p${values.mark(`${path}.${name}`)}${direction}>${name === 'address' ? lines(text) : contactLink(name, text)}</p>`,
    ];
  });
  if (fields.some((name) => name !== 'address') && offersForm(values))
    shown.push(html`<p>${formLink(values)}</p>`);
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
