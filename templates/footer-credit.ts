import { words } from '../src/domain/words.ts';
import { type Html, html } from './html.ts';

/** The product's credit at the end of each page. */
export const FOOTER_CREDIT: Html = html`<p class="credit"><a href="https://parley.example/">${words.page.credit}</a></p>`;
