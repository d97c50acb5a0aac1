import { icon } from '../../icons/icon.ts';
import { type Html, html, lines } from '../../markup/html.ts';
import type { Values } from '../../page/values.ts';
import { benefitItems, layoutOfBenefits, shapeOn } from '../shapes.ts';
import { hasHeading, heading } from './heading.ts';
import { itemPicture } from './item-picture.ts';

// A picture fills a phone's screen, and later a third of it.
const SIZES = '(min-width:56em) 24rem, 92vw';

/** Whether a benefit stands in a box: somebody chose a color for it. */
function isBoxed(values: Values, item: Values): boolean {
  return (item.color('background.color') ?? values.color('benefits.cardBackgroundColor')) !== undefined;
}

/** What a customer gains: without boxes, in a row or in rows. */
export function benefits(values: Values): Html {
  const items = benefitItems(values);
  if (items.length === 0 && !hasHeading(values, 'benefits')) return html`<section id="benefits"></section>`;
  const drawn = items.map((item) => benefit(item, isBoxed(values, item)));
  return html`<section id="benefits" class="wrap" aria-labelledby="benefits-title"><div class="${layoutOfBenefits(values)} ${shapeOn(values, 'benefits')}">
${heading(values, 'benefits')}
${drawn.length > 0 && html`<ul class="gains">${drawn}</ul>`}
</div></section>`;
}

function benefit(item: Values, hasBox: boolean): Html {
  const picture = itemPicture(item, SIZES);
  const drawing = icon(item.text('icon'));
  const title = item.text('title').trim();
  const description = item.text('description').trim();
  return html`<li${hasBox && html` class="card"`}>${picture}${drawing && html`<span class="sign"${item.mark('icon')}>${drawing}</span>`}${
    title && html`<h3${item.mark('title')}>${lines(title)}</h3>`
  }${description && html`<p${item.mark('description')}>${lines(description)}</p>`}</li>
`;
}
