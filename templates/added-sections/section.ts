import type { AddedId } from '../../domain/sections/section-nodes.ts';
import type { Shape, Shapes } from '../layouts/shapes.ts';
import type { Css } from '../markup/css.ts';
import { type Html, html, lines } from '../markup/html.ts';
import type { FactPlaces } from '../page/business-facts.ts';
import type { Values } from '../page/values.ts';
import { PAGE_WORDS } from './page-words.ts';

/** How one kind of added section is drawn, and the styles that only it needs, in all its layouts: a page writes those that it uses. */
export interface AddedSection {
  /** The shapes that it can take, the best one first. One that is drawn empty has no say in them. */
  shapes(values: Values): Shapes;
  /** `places` are where the template keeps the facts of the page's owner. */
  draw(values: Values, shape: Shape, places: FactPlaces): Html;
  readonly styles: Css;
}

/** A section's element with its heading; an empty one if it has no content, so that links to it still lead somewhere. */
export function sectionOf(
  values: Values,
  id: AddedId,
  content: Html | undefined,
  shape: Shape | `pictured ${Shape}`,
): Html {
  if (content === undefined) return html`<section id="${id}" class="more"></section>`;
  const title = values.text(`${id}.title`).trim();
  const hidden = title === '' && html` class="unseen"`;
  const [from, to] = shape === 'boxed' ? [html`<div class="tile">\n`, html`\n</div>`] : [];
  return html`<section id="${id}" class="more ${shape}" aria-labelledby="${id}-title">
${from}<div class="top"><h2 id="${id}-title"${hidden}${values.mark(`${id}.title`)}>${
    hidden ? values.ownWords(PAGE_WORDS).sections[id] : lines(title)
  }</h2>${paragraph(values, `${id}.subtitle`)}</div>
<div>${content}</div>${to}
</section>`;
}

/** A text as a paragraph; undefined if it is empty. */
export function paragraph(values: Values, path: string, className?: string): Html | undefined {
  const text = values.text(path).trim();
  if (text === '') return undefined;
  return html`<p${className !== undefined && html` class="${className}"`}${values.mark(path)}>${lines(text)}</p>`;
}

/** A text as a small heading; undefined if it is empty. */
export function heading(item: Values, path: string, className?: string): Html | undefined {
  const text = item.text(path).trim();
  const kind = className !== undefined && html` class="${className}"`;
  return text === '' ? undefined : html`<h3${kind}${item.mark(path)}>${lines(text)}</h3>`;
}
