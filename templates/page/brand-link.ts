import { sizeOfUpload } from '../../domain/images/picture-size.ts';
import { isDark } from '../markup/color.ts';
import { type Css, css } from '../markup/css.ts';
import { type Html, html, lines } from '../markup/html.ts';
import { leadingPhoto } from './photo.ts';
import type { Surface } from './surface.ts';
import type { Values } from './values.ts';

/** The brand at the page's top, a link to the top: the logo image if one is set, else the mark and the name. */
export function brandLink(
  values: Values,
  at: { readonly name: string; readonly image: string },
  mark: Html | undefined,
): Html {
  const name = values.text(at.name);
  const logo = leadingPhoto(values.text(at.image), name, { width: 160, height: 44, sizes: '160px' });
  const tone = sizeOfUpload(values.text(at.image))?.tone;
  const label = name.trim() === '' && html` aria-label="${values.words.home}"`;
  const shown = values.mark(logo ? at.image : at.name);
  return html`<a class="brand${tone && ` ${tone}-logo`}" href="#header"${label}${shown}>${logo ?? html`${mark}${name && html`<span>${lines(name)}</span>`}`}</a>`;
}

/** A logo that can be seen through stands on a plate where it could not be told from the page's top. */
export function plateStyle({ background, ink }: Surface): Css {
  const plate = css`img{width:auto;max-width:10rem;padding:.3rem .6rem;border-radius:.25rem;background:`;
  return isDark(background) ? css`.dark-logo ${plate}#fff}` : css`.light-logo ${plate}${ink}}`;
}
