import { highlightOf } from '../layouts/highlight.ts';
import { textLayout } from '../layouts/section-layouts.ts';
import { css } from '../markup/css.ts';
import { html } from '../markup/html.ts';
import { photo } from '../page/photo.ts';
import type { Values } from '../page/values.ts';
import { addedIdsShown } from './ids.ts';
import { type AddedSection, paragraph, sectionOf } from './section.ts';

const SIZE = { width: 1600, height: 720, sizes: '100vw', bleeds: true, mounts: true };

/** Words of the owner's own, with a picture from edge to edge if there is one. A single sentence is the page's highlight. */
export const text: AddedSection = {
  shapes(values) {
    if (layoutOfText(values) === 'highlight') return ['highlight'];
    // Beside no heading it would stand alone in the middle.
    return values.text('text.title').trim() === '' ? ['below', 'beside'] : ['beside', 'below'];
  },
  draw(values, shape) {
    const layout = layoutOfText(values);
    const image = photo(values.text('text.image'), values.text('text.imageDescription'), {
      ...SIZE,
      focus: values.text('text.imageFocus'),
    });
    const words = paragraph(values, 'text.text', layout === 'measure' ? undefined : `display ${layout}`);
    if (!image && !words) return sectionOf(values, 'text', undefined, shape);
    const wide = image && html`<div class="wide"${values.mark('text.image')}>${image}</div>`;
    return sectionOf(values, 'text', html`${wide}${words}`, image ? `pictured ${shape}` : shape);
  },
  styles: css`
#text .big{line-height:1.25;font-size:clamp(1.4rem,1rem + 1.4vw,2.25rem);max-width:none}
.pictured{display:flex;flex-direction:column;padding-top:0!important}
.pictured>div:last-child{display:contents}
.wide{order:-1;margin:0 calc(-1*var(--edge)) var(--room)}
.wide img{width:100%;height:clamp(18rem,40vw,41rem);object-fit:cover}
.wide>.whole{height:auto!important}
`,
};

function layoutOfText(values: Values): ReturnType<typeof textLayout> {
  return textLayout(values.text('text.text'), highlightOf(values, addedIdsShown(values)) === 'text');
}
