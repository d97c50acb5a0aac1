import { icon } from '../../icons/icon.ts';
import { type Html, html, lines } from '../../markup/html.ts';
import type { Values } from '../../page/values.ts';
import { hasHeading, heading } from './heading.ts';
import { itemPicture } from './item-picture.ts';

// A card fills a phone's screen, and later a third of it.
const SIZES = '(min-width:52em) 24rem, 92vw';

/** The benefits that are drawn, in order. */
export function benefitItems(values: Values): readonly Values[] {
  return values.items('benefits.items', ['icon', 'title', 'description', 'image']);
}

/** What a customer gains: a card each. */
export function benefits(values: Values): Html {
  const cards = benefitItems(values).map(card);
  if (cards.length === 0 && !hasHeading(values, 'benefits')) return html`<section id="benefits"></section>`;
  return html`<section id="benefits" aria-labelledby="benefits-title"><div class="wrap">
${heading(values, 'benefits')}
${cards.length > 0 && html`<ul class="cards">${cards}</ul>`}
</div></section>`;
}

function card(item: Values): Html {
  const picture = itemPicture(item, SIZES);
  const drawing = icon(item.text('icon'));
  const title = item.text('title').trim();
  const description = item.text('description').trim();
  return html`<li class="card">${picture}${drawing && html`<span class="chip"${item.mark('icon')}>${drawing}</span>`}${
    title && html`<h3${item.mark('title')}>${lines(title)}</h3>`
  }${description && html`<p${item.mark('description')}>${lines(description)}</p>`}</li>
`;
}
