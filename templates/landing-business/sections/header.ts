import { brandMark } from '../../brand-mark.ts';
import { href } from '../../button.ts';
import { type Html, html } from '../../html.ts';
import { imageAddress } from '../../url.ts';
import type { Values } from '../../values.ts';

/** The page's top: the brand, and the menu (on a narrow screen behind a button). */
export function header(values: Values): Html {
  const items = values.items('header.menuItems', ['text']);
  return html`<header id="header"><div class="bar">
<a class="brand" href="#header">${brand(values)}</a>
${items.length > 0 && menu(items)}
</div></header>`;
}

function brand(values: Values): Html {
  const name = values.text('header.logoText');
  const image = imageAddress(values.text('header.logoImage'));
  if (image === undefined) return html`${brandMark()}<span>${name}</span>`;
  return html`<img src="${image}" alt="${name}" width="160" height="44" fetchpriority="high">`;
}

function menu(items: readonly Values[]): Html {
  const links = items.map((item) => html`<li><a${href(item.text('url'))}>${item.text('text')}</a></li>`);
  return html`<button class="opener" type="button" popovertarget="menu">Menu</button>
<nav id="menu" popover aria-label="Main"><ul>${links}</ul></nav>`;
}
