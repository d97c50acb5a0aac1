import { type Html, html } from '../markup/html.ts';
import { leadingPhoto } from './photo.ts';
import type { Values } from './values.ts';

/** The brand at the page's top, a link to the top: the logo image if one is set, else the mark and the name. */
export function brandLink(
  values: Values,
  at: { readonly name: string; readonly image: string },
  mark: Html | undefined,
): Html {
  const name = values.text(at.name);
  const logo = leadingPhoto(values.text(at.image), name, { width: 160, height: 44, sizes: '160px' });
  const label = name.trim() === '' && html` aria-label="${values.words.home}"`;
  const shown = values.mark(logo ? at.image : at.name);
  return html`<a class="brand" href="#header"${label}${shown}>${logo ?? html`${mark}${name && html`<span>${name}</span>`}`}</a>`;
}
