import { BUSINESS_PATH } from '../../domain/config/page-settings.ts';
import { decimalRoom, hasOwnDirection, widthOfColumn } from '../layouts/decimals.ts';
import { hasPictures } from '../layouts/pictures.ts';
import { isGroupName, pricesLayout } from '../layouts/section-layouts.ts';
import type { Shape, Shapes } from '../layouts/shapes.ts';
import { css } from '../markup/css.ts';
import { type Html, html, lines } from '../markup/html.ts';
import type { Values } from '../page/values.ts';
import { type AddedSection, heading, paragraph, sectionOf } from './section.ts';

/** What something costs: a name, a text and a price for each offer. A name alone heads the offers below it. */
export const prices: AddedSection = {
  shapes: (values) => shapesOfPrices(values),
  draw(values, shape) {
    const items = pricesIn(values);
    const note = paragraph(values, 'prices.note', 'note');
    if (items.length === 0 && note === undefined) return sectionOf(values, 'prices', undefined, shape);
    const rows = items.map(rowOf);
    const layout = layoutOfPrices(values);
    const amounts = rows.map(({ price }) => price);
    const room = decimalRoom(amounts);
    const width = html` style="--width:${widthOfColumn(amounts)}ch"`;
    const offers = items.map((item, at) => offer(item, layout, room[at] ?? 0));
    const list =
      layout === 'groups'
        ? html`<div class="leaders groups"${width}>${groupsOf(items, offers)}</div>`
        : html`<ul class="offers ${layout === 'card' ? 'leaders' : layout}${isWide(values, shape) && ' two'}"${width}>${offers}</ul>`;
    return sectionOf(values, 'prices', html`${items.length > 0 && list}${note}`, shape);
  },
  styles: css`
.offers li{display:grid;grid-template-columns:1fr fit-content(50%);gap:0 1.5rem;align-items:baseline;padding:.8rem 0;border-top:var(--line);break-inside:avoid}
.offers p{grid-column:1}
.offers .price{grid-area:1/2;padding-right:var(--after);direction:ltr;text-align:right;font-variant-numeric:lining-nums tabular-nums}
[dir=rtl] .price{min-width:min(var(--width),12ch)}
.offers .text{direction:inherit;text-align:end}
.table h3{font-size:1.0625em}
.table .price{font-size:1.15em;font-weight:600}
.leaders :is(h3,.name){font-size:1em;font-weight:400;line-height:1.5}
.leaders li{display:flex;gap:.6em;border:0;padding:.6rem 0}
.leaders li::after{content:"";flex:1;order:1;border-bottom:1px dotted;opacity:.6}
.leaders .price{order:2;flex:none;max-width:50%}
.groups h3.display{font-size:1.75rem;color:var(--mark)}
.groups>*{margin-bottom:var(--room)}
.groups ul{margin-top:.5rem}
.tile{display:grid;gap:var(--room);padding:clamp(1.625rem,5vw,4.25rem);background:var(--box);border-radius:var(--round)}
.tile .top+*{margin:0}
.offers.figures .price{order:-1;margin-bottom:.5rem;font-size:clamp(3.4rem,6vw,5.4rem);line-height:1;text-align:start}
.offers.figures li{display:flex;flex-direction:column;border-top:2px solid var(--mark)}
@media (min-width:56em){
.below .groups{columns:2;column-gap:6.875rem}
.groups>*{break-inside:avoid}
.tile{grid-template-columns:1fr 1.7fr;column-gap:4.25rem}
.offers.figures{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:2.625rem}
.offers.figures .price{white-space:nowrap}
}
`,
};

/** The shapes that prices can take. */
function shapesOfPrices(values: Values): Shapes {
  const layout = layoutOfPrices(values);
  if (layout === 'card') return ['boxed', 'beside', 'below'];
  if (layout === 'figures') return ['figures', 'beside', 'below'];
  return layout === 'groups' || pricesIn(values).length >= 6 ? ['below', 'beside'] : ['beside', 'below'];
}

/** Whether the prices stand in two columns. */
function isWide(values: Values, shape: Shape): boolean {
  return shape === 'below' && layoutOfPrices(values) !== 'groups';
}

/** How the prices of a page stand. */
export function layoutOfPrices(values: Values): ReturnType<typeof pricesLayout> {
  return pricesLayout({
    rows: pricesIn(values).map(rowOf),
    hasPictures: hasPictures(values),
    business: values.text(BUSINESS_PATH),
  });
}

/** The rows of prices that are drawn, in order. */
export function pricesIn(values: Values): readonly Values[] {
  return values.items('prices.items', ['name', 'description', 'price']);
}

function rowOf(item: Values) {
  const text = (name: string) => item.text(name).trim();
  return { name: text('name'), description: text('description'), price: text('price') };
}

function offer(item: Values, layout: ReturnType<typeof pricesLayout>, room: number): Html {
  const { price } = rowOf(item);
  const name = layout === 'groups' ? paragraph(item, 'name', 'name') : heading(item, 'name');
  // Words read in the direction of the page, an amount from left to right.
  const kind = [layout === 'figures' && 'display digits', 'price', hasOwnDirection(price) && 'text'];
  const gap = html` style="--after:${room}ch"`;
  return html`<li>${name}${paragraph(item, 'description')}${
    price && html`<p class="${kind.filter(Boolean).join(' ')}"${gap}${item.mark('price')}>${lines(price)}</p>`
  }</li>
`;
}

/** The offers in lists below the names of their groups. */
function groupsOf(items: readonly Values[], offers: readonly Html[]): readonly Html[] {
  const starts = items.flatMap((item, at) => (at === 0 || isGroupName(rowOf(item)) ? [at] : []));
  return starts.map((start, at) => {
    const own = items.slice(start, starts[at + 1]);
    const [first] = own;
    const name = first && isGroupName(rowOf(first)) ? heading(first, 'name', 'display') : undefined;
    const from = name ? start + 1 : start;
    return html`<div>${name}<ul class="offers">${offers.slice(from, starts[at + 1])}</ul></div>
`;
  });
}
