import { type Html, html, lines } from '../../markup/html.ts';
import { photo } from '../../page/photo.ts';
import type { Values } from '../../page/values.ts';
import { placedPictures } from '../placed-pictures.ts';
import { featureItems, shapeOn } from '../shapes.ts';
import { heading } from './heading.ts';
import { itemPicture } from './item-picture.ts';

/** More letters in a word than these do not fit half a page at the largest size. */
const LARGEST = 11;
const SIZE = { width: 800, height: 1000, sizes: '(min-width:56em) 42vw, 100vw', mounts: true };

/** What a business offers: beside the visitor's picture, beside its prices, beside a block of color, or in words alone. */
export function features(values: Values): Html {
  const shape = shapeOn(values, 'features');
  const items = featureItems(values).map((item) => feature(item, shape === 'block'));
  const image = pictureOf(values);
  const list = items.length > 0 && html`<ul class="offered rules">${items}</ul>`;
  if (image)
    return html`<section id="features" class="edge" aria-labelledby="features-title"><div class="picture"${values.mark(placedPictures(values).features)}>${image}</div>
<div>${heading(values, 'features')}
${list}</div>
</section>`;
  const kind = shape === 'block' ? 'block' : `wrap ${shape}`;
  return html`<section id="features" class="${kind}" aria-labelledby="features-title">
${heading(values, 'features', shape === 'block' ? LARGEST : undefined)}
${list}
</section>`;
}

function pictureOf(values: Values): Html | undefined {
  const { features: path } = placedPictures(values);
  return photo(values.text(path), values.text(`${path}Description`), {
    ...SIZE,
    focus: values.text(`${path}Focus`),
  });
}

function feature(item: Values, isLarge: boolean): Html {
  const title = item.text('title').trim();
  const description = item.text('description').trim();
  const kind = isLarge && html` class="display"`;
  return html`<li>${itemPicture(item, '6rem')}${title && html`<h3${kind}${item.mark('title')}>${lines(title)}</h3>`}${description && html`<p${item.mark('description')}>${lines(description)}</p>`}</li>
`;
}
