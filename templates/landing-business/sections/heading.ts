import { type Html, html, lines } from '../../markup/html.ts';
import type { Values } from '../../page/values.ts';
import { PAGE_WORDS } from '../page-words.ts';

type Section = 'benefits' | 'features' | 'cta';

/** A section's heading and the lines under it. One with a word of more letters than `largest` is set smaller. */
export function heading(values: Values, section: Section, largest = Number.POSITIVE_INFINITY): Html {
  const subtitle = values.text(`${section}.subtitle`);
  const words = values.text(`${section}.title`).split(/\s/);
  const isLong = words.some((word) => [...word].length > largest);
  return html`<div class="heading${isLong && ' lengthy'}">${title(values, section)}${
    subtitle.trim() !== '' && html`<p${values.mark(`${section}.subtitle`)}>${lines(subtitle)}</p>`
  }</div>`;
}

/** A section's heading alone. Where it is empty, the section's name still names it to a screen reader. */
export function title(values: Values, section: Section): Html {
  const text = values.text(`${section}.title`);
  const hidden = text.trim() === '' && html` class="unseen"`;
  return html`<h2 id="${section}-title"${hidden}${values.mark(`${section}.title`)}>${hidden ? values.ownWords(PAGE_WORDS)[section] : lines(text)}</h2>`;
}

/** Whether a section's heading says anything that shows. */
export function hasHeading(values: Values, section: string): boolean {
  return `${values.text(`${section}.title`)}${values.text(`${section}.subtitle`)}`.trim() !== '';
}
