import { css } from '../markup/css.ts';
import { type Html, html } from '../markup/html.ts';
import { photo } from '../page/photo.ts';
import type { Values } from '../page/values.ts';
import { type AddedSection, paragraph, sectionOf } from './section.ts';

const SIZE = { width: 800, height: 1000, sizes: '(min-width:56em) 36vw, 92vw', mounts: true };

/** Who stands behind the page: a picture, a text and a line as a signature. */
export const about: AddedSection = {
  shapes: (values) => (imageOf(values) ? ['edge', 'beside', 'below'] : ['beside', 'below']),
  draw(values, shape) {
    const image = imageOf(values);
    const text = paragraph(values, 'about.text', 'lead');
    const signature = paragraph(values, 'about.signature', 'display signature');
    if (!image && !text && !signature) return sectionOf(values, 'about', undefined, shape);
    const words = html`${text}${signature}`;
    const content = image
      ? html`<div class="portrait"><div${values.mark('about.image')}>${image}</div><div>${words}</div></div>`
      : words;
    return sectionOf(values, 'about', content, shape);
  },
  styles: css`
.portrait{display:grid;gap:var(--room)}
.portrait img{width:100%;height:auto;aspect-ratio:4/5;object-fit:cover;border-radius:var(--round)}
.portrait>*>.whole{aspect-ratio:auto!important}
.signature{margin-top:var(--room);font-size:1.75rem}
@media (min-width:56em){
.portrait{grid-template-columns:5fr 7fr;gap:4.25rem;align-items:center}
.portrait:has(>*>.whole){grid-template-columns:1fr}
}
`,
};

function imageOf(values: Values): Html | undefined {
  return photo(values.text('about.image'), values.text('about.imageDescription'), {
    ...SIZE,
    focus: values.text('about.imageFocus'),
  });
}
