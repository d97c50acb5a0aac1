import { type Html, html } from '../markup/html.ts';
import type { Values } from './values.ts';

/** The product's credit at the end of each page. */
export function footerCredit({ words }: Values): Html {
  return html`<p class="credit"><a href="https://parley.example/">${words.credit}</a></p>`;
}
