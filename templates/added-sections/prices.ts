import { css } from '../markup/css.ts';
import { type Html, html, lines } from '../markup/html.ts';
import type { Values } from '../page/values.ts';
import { type AddedSection, heading, paragraph, sectionOf } from './section.ts';

/** What something costs: a name, a text and a price for each offer. */
export const prices: AddedSection = {
  draw(values) {
    const items = values.items('prices.items', ['name', 'description', 'price']).map(offer);
    const note = paragraph(values, 'prices.note', 'note');
    const list = items.length > 0 && html`<ul class="offers">${items}</ul>`;
    return sectionOf(values, 'prices', list || note ? html`${list}${note}` : undefined, 'beside');
  },
  styles: css`
.offers li{display:grid;grid-template-columns:1fr fit-content(45%);align-items:baseline;gap:.25rem 1.5rem;padding:1.125rem 0;border-bottom:var(--line)}
.offers p{grid-column:1;margin:0}
.offers .price{grid-area:1/2;color:var(--ink);font-size:1.125rem;text-align:end;font-variant-numeric:lining-nums tabular-nums}
`,
};

function offer(item: Values): Html {
  const price = item.text('price').trim();
  return html`<li>${heading(item, 'name')}${paragraph(item, 'description')}${
    price && html`<p class="price"${item.mark('price')}>${lines(price)}</p>`
  }</li>
`;
}
