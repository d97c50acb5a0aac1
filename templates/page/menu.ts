import { icon } from '../icons/icon.ts';
import { type Html, html, lines } from '../markup/html.ts';
import { href } from './button.ts';
import { inSectionOrder, linksToHiddenSection } from './sections.ts';
import type { Values } from './values.ts';

/** The page's menu, behind a button on narrow screens. undefined if no item at `path` has a text and a visible target. */
export function menu(values: Values, path: string): Html | undefined {
  const named = values
    .items(path, ['text'])
    .filter((item) => !linksToHiddenSection(values, item.text('url')));
  const items = inSectionOrder(values, named);
  if (items.length === 0) return undefined;
  const links = items.map(
    (item) =>
      html`<li><a${href(item.text('url'))}${item.mark('text')}>${icon(item.text('icon'))}${lines(item.text('text'))}</a></li>`,
  );
  return html`<button class="opener" type="button" popovertarget="menu">${values.words.menu}</button>
<nav id="menu" popover aria-label="${values.words.mainMenu}"><ul>${links}</ul></nav>`;
}
