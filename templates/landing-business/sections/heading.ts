import { type Html, html, lines } from '../../markup/html.ts';
import type { Values } from '../../page/values.ts';
import { PAGE_WORDS } from '../page-words.ts';

/** A section's heading and the lines under it. Without a title the section's name still names it to a screen reader. */
export function heading(values: Values, section: 'benefits' | 'features' | 'cta'): Html {
  const title = values.text(`${section}.title`);
  const subtitle = values.text(`${section}.subtitle`);
  const hidden = title.trim() === '' && html` class="unseen"`;
  return html`<div class="heading"><h2 id="${section}-title"${hidden}${values.mark(`${section}.title`)}>${hidden ? values.ownWords(PAGE_WORDS)[section] : lines(title)}</h2>${
    subtitle.trim() !== '' && html`<p${values.mark(`${section}.subtitle`)}>${lines(subtitle)}</p>`
  }</div>`;
}

/** Whether a section's heading says anything that shows. */
export function hasHeading(values: Values, section: string): boolean {
  return `${values.text(`${section}.title`)}${values.text(`${section}.subtitle`)}`.trim() !== '';
}
