import { hoursShapes } from '../layouts/section-layouts.ts';
import { css } from '../markup/css.ts';
import { type Html, html, lines } from '../markup/html.ts';
import { openTimes } from '../page/open-times.ts';
import type { Values } from '../page/values.ts';
import { type AddedSection, paragraph, sectionOf } from './section.ts';

/** When a business is open: a row for each group of days, or the times large where they are few; and what differs. */
export const hours: AddedSection = {
  shapes: (values) => hoursShapes(rowsOf(values).map((item) => item.text('hours').trim())),
  draw(values, shape) {
    const isLarge = shape === 'figures';
    const kind = isLarge && html` class="display digits"`;
    const rows = rowsOf(values).map((item) => row(item, kind));
    const note = paragraph(values, 'hours.note', 'note');
    const table =
      rows.length > 0 && html`<table class="times${!isLarge && ' ruled'}"><tbody>${rows}</tbody></table>`;
    return sectionOf(values, 'hours', table || note ? html`${table}${note}` : undefined, shape);
  },
  styles: css`
.times{width:100%;font-variant-numeric:lining-nums tabular-nums}
.times th{font-weight:inherit;text-align:start}
.ruled{border-collapse:collapse}
.ruled th,.ruled td{padding:.8rem 0;border-top:var(--line);vertical-align:baseline}
.ruled tr:last-child>*{border-bottom:var(--line)}
.ruled td{padding-inline-start:1rem;text-align:end}
.figures tbody{display:grid;gap:var(--room)}
.figures tr{display:grid;gap:.35rem;align-content:start;padding-top:1rem;border-top:2px solid var(--mark)}
.figures td{font-size:clamp(2rem,.9rem + 1.8vw,2.6rem)}
@media (min-width:56em){
.figures tbody{grid-auto-flow:column;grid-auto-columns:1fr}
}
`,
};

function rowsOf(values: Values): readonly Values[] {
  return values.items('hours.items', ['hours']);
}

function row(item: Values, kind: Html | false): Html {
  return html`<tr><th scope="row"${item.mark('days')}>${lines(item.text('days').trim())}</th><td${kind}${item.mark('hours')}>${openTimes(item)}</td></tr>
`;
}
