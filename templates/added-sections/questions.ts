import { questionsShapes } from '../layouts/section-layouts.ts';
import { css } from '../markup/css.ts';
import { type Html, html, lines } from '../markup/html.ts';
import type { Values } from '../page/values.ts';
import { type AddedSection, paragraph, sectionOf } from './section.ts';

/** What people often ask. The first answer shows, any other one when its question is opened. */
export const questions: AddedSection = {
  shapes: (values) => questionsShapes(values.items('questions.items', ['question']).length),
  draw(values, shape) {
    const items = values.items('questions.items', ['question']);
    const asked = items.map((item, place) => question(item, place === 0 || values.isMarked));
    const isWide = shape === 'below' && ' two';
    const list = items.length > 0 ? html`<ul class="asked${isWide}">${asked}</ul>` : undefined;
    return sectionOf(values, 'questions', list, shape);
  },
  styles: css`
.asked li{border-top:var(--line);break-inside:avoid}
.asked:not(.two)>:last-child{border-bottom:var(--line)}
summary{display:flex;align-items:baseline;justify-content:space-between;gap:1.5rem;padding:1rem 0;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary::after{content:"";flex:none;width:.8rem;height:.8rem;background:linear-gradient(var(--mark),var(--mark)) 50%/100% 2px no-repeat,linear-gradient(var(--mark),var(--mark)) 50%/2px 100% no-repeat}
[open]>summary::after{background:linear-gradient(var(--mark),var(--mark)) 50%/100% 2px no-repeat}
.asked p{padding-bottom:1.25rem}
@media print{details::details-content{content-visibility:visible;block-size:auto}}
`,
};

/** In the preview all answers are open, so that they can be seen while they are written. */
function question(item: Values, isOpen: boolean): Html {
  return html`<li><details${isOpen && html` open`}><summary><h3${item.mark('question')}>${lines(item.text('question').trim())}</h3></summary>${paragraph(item, 'answer')}</details></li>
`;
}
