import { type Html, html, lines } from '../markup/html.ts';

/** A time of opening, as the table of hours stores it. */
const SPAN = /(\d\d:\d\d – \d\d:\d\d)/;

/**
 * Times of opening, wherever a page draws them: in the page's direction, whatever stands beside them, and each on one line.
 * Digits have no direction of their own, so one place would begin with the end where another begins with the beginning.
 */
export function openTimes(text: string): Html {
  const parts = text
    .trim()
    .split(SPAN)
    .map((part, at) => (at % 2 === 1 ? html`<span>${part}</span>` : lines(part)));
  return html`<span class="when">${parts}</span>`;
}
