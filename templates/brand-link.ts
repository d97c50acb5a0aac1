import { words } from '../src/domain/words.ts';
import { type Html, html } from './html.ts';
import { leadingPhoto } from './photo.ts';

/** The brand at the page's top, a link to it: the logo image where one is set, else the mark and the name. */
export function brandLink(name: string, image: string, mark: Html): Html {
  const logo = leadingPhoto(image, name, { width: 160, height: 44 });
  const label = name.trim() === '' && html` aria-label="${words.page.home}"`;
  return html`<a class="brand" href="#header"${label}>${logo ?? html`${mark}${name && html`<span>${name}</span>`}`}</a>`;
}
