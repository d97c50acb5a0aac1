import { sizeOfUpload } from '../../../domain/images/picture-size.ts';
import { type Html, html, lines } from '../../markup/html.ts';
import { photo } from '../../page/photo.ts';
import type { Values } from '../../page/values.ts';
import { areForLargeType } from '../large-names.ts';
import { type Offer, offersIn } from '../offers.ts';
import { shapeOn } from '../shapes.ts';
import { heading } from './heading.ts';

const SIZE = { width: 800, height: 600, sizes: '(min-width:52em) 50vw, 100vw' };

/** What someone offers: two texts, each below its picture if it has one. */
export function services(values: Values): Html {
  const offers = offersIn(values);
  if (offers.length === 0) return html`<section id="services"></section>`;
  const isFew = areForLargeType(offers.map(({ path }) => values.text(`${path}.title`)));
  return html`<section id="services" class="part ${shapeOn(values, 'services')}" aria-labelledby="services-title">
${heading(values, 'services')}
<div class="duo${isFew && ' few'}">${offers.map((offer) => service(values, offer))}</div>
</section>`;
}

function service(values: Values, { path, name }: Offer): Html {
  const title = values.text(`${path}.title`).trim();
  const description = values.text(`${path}.description`).trim();
  const image = photo(values.text(`${path}.image`), values.text(`${path}.imageDescription`), {
    ...SIZE,
    focus: values.text(`${path}.imageFocus`),
  });
  const size = sizeOfUpload(values.text(`${path}.image`));
  // Two pictures of known shape are of one height.
  const share = size && html` style="--w:${Math.round((1000 * size.width) / size.height) / 1000}"`;
  const isOwn = values.color(`${path}.background`) !== undefined;
  return html`<div class="${name}${isOwn && ' own'}"${share}${values.mark(`${path}.image`)}>${image}${title && html`<h3${values.mark(`${path}.title`)}>${lines(title)}</h3>`}${description && html`<p${values.mark(`${path}.description`)}>${lines(description)}</p>`}</div>
`;
}
