import { MARK_PATHS } from '../../domain/publish/link-preview.ts';
import { brandInitial, hasStartValue, initialIcon, initialTile } from '../layouts/initial.ts';
import type { Color } from '../markup/color.ts';
import { type Html, html } from '../markup/html.ts';
import type { Values } from '../page/values.ts';

const NAME = 'header.logoText';
const LEAVES = MARK_PATHS.leaves;

/** The small drawing beside a brand's name: that of a new page, the initial where the visitor wants it; else the name alone is the mark. */
export function brandMark(values: Values): Html | undefined {
  if (hasStartValue(values, NAME))
    return html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><path class="c1" d="${LEAVES}"/><circle class="c5" cx="24" cy="8" r="8"/></svg>`;
  return initialTile(values, NAME);
}

/** The mark as an image of its own, for the browser's tab: the brand's initial, the drawing for a new page. */
export function favicon(values: Values, main: Color, spot: Color): Html {
  const initial = hasStartValue(values, NAME) ? undefined : brandInitial(values.text(NAME));
  return initial === undefined ? leaves(main, spot) : initialIcon(initial, main);
}

function leaves(main: Color, spot: Color): Html {
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${main}" d="${LEAVES}"/><circle fill="${spot}" cx="24" cy="8" r="8"/></svg>`;
}
