import { css } from '../markup/css.ts';
import { type Html, html, lines } from '../markup/html.ts';
import type { Values } from '../page/values.ts';
import { type AddedSection, paragraph, sectionOf } from './section.ts';

/** When a business is open: a row for each group of days, and what differs. */
export const hours: AddedSection = {
  draw(values) {
    const rows = values.items('hours.items', ['hours']).map(row);
    const note = paragraph(values, 'hours.note', 'note');
    const table = rows.length > 0 && html`<table class="times"><tbody>${rows}</tbody></table>`;
    return sectionOf(values, 'hours', table || note ? html`${table}${note}` : undefined, 'beside');
  },
  styles: css`
.times{width:100%;border-collapse:collapse;font-variant-numeric:lining-nums tabular-nums}
.times th,.times td{padding:.875rem 0;border-bottom:var(--line);font-weight:inherit;text-align:start;vertical-align:baseline}
.times td{padding-inline-start:1.5rem;text-align:end}
`,
};

function row(item: Values): Html {
  return html`<tr><th scope="row"${item.mark('days')}>${lines(item.text('days').trim())}</th><td${item.mark('hours')}>${lines(item.text('hours').trim())}</td></tr>
`;
}
