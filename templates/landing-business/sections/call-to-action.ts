import { isSmall, isUpright } from '../../../domain/images/picture-fit.ts';
import { type Html, html, lines } from '../../markup/html.ts';
import { button } from '../../page/button.ts';
import { photo } from '../../page/photo.ts';
import type { Values } from '../../page/values.ts';
import { placedPictures } from '../placed-pictures.ts';
import { title } from './heading.ts';

const SIZE = { width: 1600, height: 700, sizes: '100vw', bleeds: true, mounts: true };

/** The band that asks the reader to act, below a picture from edge to edge if there is one; a picture no wider than high, or of few pixels, stands beside it. At the page's end it is one surface with the footer. */
export function callToAction(values: Values): Html {
  const { closing: path } = placedPictures(values);
  const image = photo(values.text(path), values.text(`${path}Description`), {
    ...SIZE,
    focus: values.text(`${path}Focus`),
  });
  const subtitle = values.text('cta.subtitle');
  const says =
    subtitle.trim() !== '' && html`<p class="lead"${values.mark('cta.subtitle')}>${lines(subtitle)}</p>`;
  const isBeside = image && (isUpright(values.text(path)) || isSmall(values.text(path)));
  return html`<section id="cta"${isBeside && html` class="facing"`} aria-labelledby="cta-title">${image && html`<div class="across"${values.mark(path)}>${image}</div>`}<div class="wrap close">
${title(values, 'cta')}
<div>${says}
${button(values, 'cta.button')}</div>
</div></section>`;
}
