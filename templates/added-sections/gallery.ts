import { motifAt } from '../artwork/motif.ts';
import { motifsOf } from '../artwork/motifs-of-website.ts';
import type { TradeMotifs } from '../artwork/trade-motifs.ts';
import { icon } from '../icons/icon.ts';
import { css } from '../markup/css.ts';
import { type Html, html, lines } from '../markup/html.ts';
import { photo } from '../page/photo.ts';
import type { Values } from '../page/values.ts';
import { PAGE_WORDS } from './page-words.ts';
import { type AddedSection, sectionOf } from './section.ts';

const SIZE = { width: 800, height: 600, sizes: '(min-width:52em) 30vw, 92vw' };
const LARGE = { width: 1000, height: 750, sizes: '100vw' };

/** Pictures in rows, each as wide as its height and its own proportions ask. They open large without a script, and without an address of their own: Back leads to the page before. */
export const gallery: AddedSection = {
  draw(values) {
    const motifs = motifsOf(values);
    const items = values
      .items('gallery.items', ['image', 'caption'])
      .map((item, place) => picture(item, place, motifs));
    const list = items.length > 0 ? html`<ul class="shots">${items}</ul>` : undefined;
    return sectionOf(values, 'gallery', list, 'below');
  },
  styles: css`
.shots{display:grid;gap:clamp(1rem,2vw,1.75rem)}
.shots figure button{display:block;width:100%;padding:0;border:0;background:none;color:inherit;font:inherit;cursor:zoom-in}
.shots figure img,.shots .blank{width:100%;height:auto;max-height:85vh;object-fit:cover;border-radius:var(--round)}
.shots .blank{aspect-ratio:4/3}
.blank svg{width:50%;opacity:.6}
.c10{fill:color-mix(in srgb,var(--mark) 12%,var(--bg))}
.c11{fill:var(--mark)}
.c12{fill:var(--quiet)}
@media (min-width:40em){
.shots{display:flex;flex-wrap:wrap}
.shots figure{width:min-content;min-width:12rem}
.shots li:has(.blank){flex:1 12rem}
.shots figure:has(.blank){width:auto}
.shots figure img{width:auto;max-width:calc(100vw - 2*var(--edge));height:clamp(14rem,21vw,20rem)}
.shots li:only-child figure img{height:auto;max-width:min(48rem,100vw - 2*var(--edge))}
}
figcaption{margin-top:.75rem;color:var(--quiet)}
.large{box-sizing:border-box;width:100%;max-width:none;height:100%;max-height:none;grid-template-rows:auto minmax(0,1fr) auto;justify-items:center;gap:1rem;padding:1rem;border:0;background:var(--bg);color:var(--ink)}
.large:popover-open{display:grid}
.large img{width:100%;height:100%;object-fit:contain}
.large button{justify-self:end;background:none;color:inherit;font:inherit;padding:.625rem 1.375rem;border:1px solid var(--mark);border-radius:2rem;cursor:pointer}
`,
};

function picture(item: Values, place: number, motifs: TradeMotifs | undefined): Html {
  const words = item.ownWords(PAGE_WORDS);
  const address = item.text('image');
  const caption = item.text('caption').trim();
  const description = item.text('imageDescription').trim();
  const id = `gallery-${place + 1}`;
  const name = description || caption || words.picture(place + 1);
  const small = photo(address, name, { ...SIZE, focus: item.text('imageFocus') });
  const large = photo(address, description, LARGE);
  const text = caption && html`<figcaption${item.mark('caption')}>${lines(caption)}</figcaption>`;
  if (!small || !large)
    return html`<li${item.mark('image')}><figure><div class="blank">${blank(place, motifs)}</div>${text}</figure></li>
`;
  // In the preview a click leads to the field.
  const opens = !item.isMarked && html` popovertarget="${id}"`;
  return html`<li${item.mark('image')}><figure><button type="button"${opens}>${small}</button>${text}</figure><div class="large" id="${id}" popover role="dialog" aria-label="${name}"><button type="button" popovertarget="${id}" popovertargetaction="hide">${words.close}</button>${large}${caption && html`<p>${lines(caption)}</p>`}</div></li>
`;
}

/** What stands for a picture that is still missing: a motif of the kind of business. */
function blank(place: number, motifs: TradeMotifs | undefined): Html | undefined {
  const motif = motifs?.[place % motifs.length];
  if (!motif) return icon('fas fa-image');
  return html`<svg viewBox="0 0 8 8" aria-hidden="true">${motifAt(motif, [10, 11, 12], 0, 0)}</svg>`;
}
