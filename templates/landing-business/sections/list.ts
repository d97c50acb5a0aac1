import { type Html, html } from '../../markup/html.ts';
import type { Values } from '../../page/values.ts';
import { listedPrices } from '../listed-prices.ts';
import { toldOnOpening } from '../placed-pictures.ts';

/** What a business offers, large, each in its own line with what it costs. */
export function list(values: Values): Html {
  const isTold = toldOnOpening(values).includes('prices');
  return html`<ul class="listed"${isTold && html` id="prices"`}>${listedPrices(values).map(row)}</ul>`;
}

function row(item: Values): Html {
  const [name, description, price] = ['name', 'description', 'price'].map((field) => item.text(field).trim());
  return html`<li><span class="display"${item.mark('name')}>${name}</span>${
    description && html`<small${item.mark('description')}>${description}</small>`
  }${price && html`<b class="display"${item.mark('price')}><bdi>${price}</bdi></b>`}</li>
`;
}
