import { motifsOf } from '../../artwork/motifs-of-website.ts';
import { type Html, html, lines } from '../../markup/html.ts';
import { photo } from '../../page/photo.ts';
import type { Values } from '../../page/values.ts';
import { mosaic } from '../mosaic.ts';
import { featuresMosaic } from '../trade-mosaics.ts';
import { heading } from './heading.ts';
import { itemPicture } from './item-picture.ts';

const ART = mosaic([
  '3-0 3-0 3O5 3-0',
  '3C1 3-0 3-0 3-0',
  '3-0 3-0 3c2 3d2',
  '1-0 1-0 2l3 2k3',
  '1c4 1d4 2c4 2d4',
]);

const SIZE = { width: 800, height: 1000, sizes: '(min-width:60rem) 40vw, 92vw' };

/** How the business works: a list beside the visitor's image, or a drawing. */
export function features(values: Values): Html {
  const items = values.items('features.items', ['title', 'description', 'image']).map(feature);
  const motifs = motifsOf(values);
  const image = photo(values.text('features.image'), values.text('features.imageDescription'), {
    ...SIZE,
    focus: values.text('features.imageFocus'),
  });
  return html`<section id="features" aria-labelledby="features-title"><div class="wrap split">
<div class="picture"${values.mark('features.image')}>${image ?? (motifs ? featuresMosaic(motifs) : ART)}</div>
<div>${heading(values, 'features')}
${items.length > 0 && html`<ul class="features">${items}</ul>`}</div>
</div></section>`;
}

function feature(item: Values): Html {
  const title = item.text('title').trim();
  const description = item.text('description').trim();
  return html`<li>${itemPicture(item, '6rem')}${title && html`<h3${item.mark('title')}>${lines(title)}</h3>`}${description && html`<p${item.mark('description')}>${lines(description)}</p>`}</li>
`;
}
