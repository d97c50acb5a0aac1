import { type Html, html, lines } from '../../markup/html.ts';
import type { Values } from '../../page/values.ts';
import { PAGE_WORDS } from '../page-words.ts';

/**
 * A section's heading: the words of the menu item that leads there, so that both always say the same. Where the menu
 * has none, the heading still names the section to a screen reader.
 */
export function heading(values: Values, section: 'services' | 'portfolio' | 'contact'): Html {
  const item = values
    .items('header.menuItems', ['text'])
    .find((entry) => entry.text('url').trim() === `#${section}`);
  const hidden = !item && html` class="unseen"`;
  return html`<h2 id="${section}-title"${hidden}>${item ? lines(item.text('text')) : values.ownWords(PAGE_WORDS)[section]}</h2>`;
}
