import { type Html, html, lines } from '../../markup/html.ts';
import type { Values } from '../../page/values.ts';
import { type ListedOffers, type ListedRow, listedOffers } from '../opening/listed-offers.ts';
import { toldOnOpening } from '../placed-pictures.ts';

/** What a business offers, large, each in its own line with what it costs. */
export function list(values: Values): Html | undefined {
  const offers = listedOffers(values);
  return offers && drawn(values, offers);
}

function drawn(values: Values, { section, rows }: ListedOffers): Html {
  const isTold = toldOnOpening(values).includes(section);
  const title = values.text(`${section}.title`).trim();
  return html`<ul class="listed"${isTold && html` id="${section}"`}${title && html` aria-label="${title}"`}>${rows.map(row)}</ul>`;
}

function row({ item, name }: ListedRow): Html {
  const [called, description, price] = [name, 'description', 'price'].map((field) => item.text(field).trim());
  return html`<li><span class="display"${item.mark(name)}>${lines(called ?? '')}</span>${
    description && html`<small${item.mark('description')}>${description}</small>`
  }${price && html`<b class="display"${item.mark('price')}><bdi>${price}</bdi></b>`}</li>
`;
}
