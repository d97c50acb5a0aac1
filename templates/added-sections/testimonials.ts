import { css } from '../markup/css.ts';
import { type Html, html, lines } from '../markup/html.ts';
import type { Values } from '../page/values.ts';
import { type AddedSection, sectionOf } from './section.ts';

const QUOTED = /^["“”„«»]([^"“”„«»]*)["“”„«»]$/u;

/** What others say, in their own words. */
export const testimonials: AddedSection = {
  draw(values) {
    const items = values.items('testimonials.items', ['quote']).map(voice);
    const list = items.length > 0 ? html`<ul class="voices">${items}</ul>` : undefined;
    return sectionOf(values, 'testimonials', list, 'below');
  },
  styles: css`
.voices{display:grid;gap:var(--room);grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr))}
.voices:has(li:nth-child(2):last-child),.voices:has(li:only-child){grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr))}
blockquote{padding-inline-start:1.25rem;border-inline-start:3px solid var(--mark);font-size:1.1875rem;text-wrap:pretty}
li:only-child blockquote{max-width:56rem;font-size:clamp(1.375rem,1rem + 1.6vw,2.125rem);line-height:1.4}
figcaption{margin-top:1rem}
.voices figcaption{padding-inline-start:calc(1.25rem + 3px)}
`,
};

function voice(item: Values): Html {
  // The browser draws the marks of the page's language, so those that were typed would be a second pair.
  const quote = item.text('quote').trim().replace(QUOTED, '$1');
  const name = item.text('name').trim();
  const about = item.text('about').trim();
  return html`<li><figure><blockquote${item.mark('quote')}><q>${lines(quote)}</q></blockquote>${
    name + about !== '' &&
    html`<figcaption>${name && html`<span${item.mark('name')}>${lines(name)}</span>`}${about && html`<p${item.mark('about')}>${lines(about)}</p>`}</figcaption>`
  }</figure></li>
`;
}
