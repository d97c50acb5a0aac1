import { css } from '../markup/css.ts';
import { type Html, html, lines } from '../markup/html.ts';
import type { Values } from '../page/values.ts';
import { type AddedSection, paragraph, sectionOf } from './section.ts';

/** What people often ask; an answer shows when its question is opened. */
export const questions: AddedSection = {
  draw(values) {
    const items = values.items('questions.items', ['question']).map((item) => asked(item, values.isMarked));
    const list = items.length > 0 ? html`<ul class="asked">${items}</ul>` : undefined;
    return sectionOf(values, 'questions', list, 'beside');
  },
  styles: css`
.asked li{border-bottom:var(--line)}
summary{display:flex;align-items:center;justify-content:space-between;gap:1.5rem;padding:1.125rem 0;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary::after{content:"";flex:none;width:1rem;height:1rem;background:linear-gradient(var(--mark),var(--mark)) 50%/100% 2px no-repeat,linear-gradient(var(--mark),var(--mark)) 50%/2px 100% no-repeat}
[open]>summary::after{background:linear-gradient(var(--mark),var(--mark)) 50%/100% 2px no-repeat}
.asked p{padding-bottom:1.5rem}
@media print{details::details-content{content-visibility:visible;block-size:auto}}
`,
};

/** In the preview the answers are open, so that they can be seen while they are written. */
function asked(item: Values, isOpen: boolean): Html {
  return html`<li><details${isOpen && html` open`}><summary><h3${item.mark('question')}>${lines(item.text('question').trim())}</h3></summary>${paragraph(item, 'answer')}</details></li>
`;
}
