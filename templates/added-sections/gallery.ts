import type { BusinessMotifs } from '../artwork/business-motifs.ts';
import { motifAt } from '../artwork/motif.ts';
import { motifsOf } from '../artwork/motifs-of-website.ts';
import { icon } from '../icons/icon.ts';
import { hasPicture, PICTURE_ROWS, pictureRows } from '../layouts/picture-rows.ts';
import { css } from '../markup/css.ts';
import { type Html, html } from '../markup/html.ts';
import type { Values } from '../page/values.ts';
import { type AddedSection, paragraph, sectionOf } from './section.ts';

const FIELDS = { picture: 'image', text: 'caption' } as const;

/** Pictures in rows that reach both edges. Only the preview shows where one is still missing. */
export const gallery: AddedSection = {
  shapes: () => ['pictures', 'beside', 'below'],
  draw(values, shape) {
    const items = values.items('gallery.items', ['image', 'caption']);
    const [shown, missing] = [true, false].map((has) =>
      items.filter((item) => hasPicture(item, FIELDS.picture) === has),
    );
    const rows = shown?.length
      ? pictureRows(
          'gallery',
          shown.map((item) => ({ item, fields: FIELDS })),
        )
      : undefined;
    const motifs = motifsOf(values);
    const blanks =
      missing?.length && values.isMarked
        ? html`<ul class="blanks">${missing.map((item, at) => blank(item, at, motifs))}</ul>`
        : undefined;
    return sectionOf(values, 'gallery', rows || blanks ? html`${rows}${blanks}` : undefined, shape);
  },
  styles: css`${PICTURE_ROWS}
.blanks{display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(12rem,1fr))}
.blank{display:grid;place-items:center;aspect-ratio:4/3;background:var(--box);border-radius:var(--round);font-size:2.5rem}
.blank svg{width:50%;opacity:.6}
.c10{fill:var(--box)}
.c11{fill:var(--mark)}
.c12{fill:var(--ink)}
`,
};

/** What stands for a picture that is still missing: a motif of the kind of business. */
function blank(item: Values, place: number, motifs: BusinessMotifs | undefined): Html {
  const motif = motifs?.[place % motifs.length];
  const sign = motif
    ? html`<svg viewBox="0 0 8 8" aria-hidden="true">${motifAt(motif, [10, 11, 12], 0, 0)}</svg>`
    : icon('fas fa-image');
  return html`<li${item.mark('image')}><div class="blank">${sign}</div>${paragraph(item, 'caption')}</li>
`;
}
