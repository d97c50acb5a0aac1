import { type Html, html } from '../../markup/html.ts';
import { imageAddress } from '../../markup/url.ts';
import { brandLink } from '../../page/brand-link.ts';
import { callButton } from '../../page/call.ts';
import { menu } from '../../page/menu.ts';
import type { Values } from '../../page/values.ts';
import { brandMark } from '../brand-mark.ts';
import { openingOf } from '../placed-pictures.ts';
import { saysNumber } from './hero.ts';

/** The page's top: the brand, unless the name stands large right below, and the menu (on a narrow screen behind a button). */
export function header(values: Values): Html {
  return html`<header id="header"><div class="bar">
${!saysName(values) && brandLink(values, { name: 'header.logoText', image: 'header.logoImage' }, brandMark(values))}
${menu(values, 'header.menuItems')}${callButton(values, saysNumber(values))}
</div></header>`;
}

function saysName(values: Values): boolean {
  return openingOf(values) === 'name' && imageAddress(values.text('header.logoImage')) === undefined;
}
