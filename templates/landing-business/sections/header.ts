import { brandLink } from '../../brand-link.ts';
import { brandMark } from '../../brand-mark.ts';
import { type Html, html } from '../../html.ts';
import { menu } from '../../menu.ts';
import type { Values } from '../../values.ts';

/** The page's top: the brand, and the menu (on a narrow screen behind a button). */
export function header(values: Values): Html {
  return html`<header id="header"><div class="bar">
${brandLink(values, { name: 'header.logoText', image: 'header.logoImage' }, brandMark())}
${menu(values, 'header.menuItems')}
</div></header>`;
}
