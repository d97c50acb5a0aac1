import { type Html, html } from '../../markup/html.ts';
import { brandLink } from '../../page/brand-link.ts';
import { callButton } from '../../page/call.ts';
import { menu } from '../../page/menu.ts';
import type { Values } from '../../page/values.ts';
import { mark } from '../mark.ts';
import { saysNumber } from './home.ts';

/** The page's top: who this is, and the menu. */
export function header(values: Values): Html {
  return html`<header id="header"><div class="bar">
${brandLink(values, { name: 'header.logo.text', image: 'header.logo.image' }, mark(values))}
${menu(values, 'header.menuItems')}${callButton(values, saysNumber(values))}
</div></header>`;
}
