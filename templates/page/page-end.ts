import { type Html, html, lines } from '../markup/html.ts';
import { contactLink } from './contact-link.ts';
import type { Values } from './values.ts';

/** The address, e-mail and phone number at `path`, in the order of `fields`, without the empty ones. */
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
  return shown.length === 0 ? undefined : html`<address>${shown}</address>`;
}

/**
 * The product's credit at the end of each page, and a link to where the page can be reported: the server has that beside
 * every page, so that the address names the page.
 */
export function footerCredit({ words }: Values): Html {
  return html`<p class="credit"><a href="https://parley.example/">${words.credit}</a> <a href="report" rel="nofollow">${words.report}</a></p>`;
}
