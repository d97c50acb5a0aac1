import { highlightOf } from '../layouts/highlight.ts';
import { testimonialsLayout } from '../layouts/section-layouts.ts';
import { css } from '../markup/css.ts';
import { type Html, html, lines } from '../markup/html.ts';
import type { Values } from '../page/values.ts';
import { addedIdsShown } from './ids.ts';
import { type AddedSection, sectionOf } from './section.ts';

const QUOTED = /^["“”„«»]([^"“”„«»]*)["“”„«»]$/u;

/** What others say, in their own words. */
export const testimonials: AddedSection = {
  shapes: (values) => (layoutOfTestimonials(values) === 'highlight' ? ['highlight'] : ['below', 'beside']),
  draw(values, shape) {
    const items = values.items('testimonials.items', ['quote']);
    const layout = layoutOfTestimonials(values);
    const isLarge = layout === 'highlight' || layout === 'big';
    const voices = items.map((item) => voice(item, isLarge));
    const list = items.length > 0 ? html`<ul class="voices ${layout}">${voices}</ul>` : undefined;
    return sectionOf(values, 'testimonials', list, shape);
  },
  styles: css`
.voices{display:grid;gap:var(--room) 4.25rem}
.voices{font-size:clamp(1.2rem,1rem + .7vw,1.5rem)}
.voices.abreast li,.voices.pairs li{padding-top:1rem;border-top:2px solid var(--mark)}
.voices blockquote{line-height:1.4;text-wrap:pretty}
.voices.big blockquote{max-width:24em;line-height:1.2}
.voices figcaption{margin-top:1rem;font-size:1.0625rem}
figcaption>span{font-weight:600}
@media (min-width:56em){
.below .abreast{grid-auto-flow:column;grid-auto-columns:1fr}
.below .pairs{grid-template-columns:1fr 1fr}
}
`,
};

function layoutOfTestimonials(values: Values): ReturnType<typeof testimonialsLayout> {
  const quotes = values.items('testimonials.items', ['quote']).map((item) => item.text('quote'));
  return testimonialsLayout(quotes, highlightOf(values, addedIdsShown(values)) === 'testimonials');
}

function voice(item: Values, isLarge: boolean): Html {
  // The browser draws the marks of the page's language, so those that were typed would be a second pair.
  const quote = item.text('quote').trim().replace(QUOTED, '$1');
  const name = item.text('name').trim();
  const about = item.text('about').trim();
  const kind = isLarge && html` class="display"`;
  return html`<li><figure><blockquote${kind}${item.mark('quote')}><q>${lines(quote)}</q></blockquote>${
    name + about !== '' &&
    html`<figcaption>${name && html`<span${item.mark('name')}>${lines(name)}</span>`}${about && html`<p${item.mark('about')}>${lines(about)}</p>`}</figcaption>`
  }</figure></li>
`;
}
