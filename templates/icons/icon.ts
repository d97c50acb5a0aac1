import { type Html, html } from '../html.ts';
import { DRAWINGS } from './drawings.ts';

interface Drawing {
  readonly viewBox: string;
  readonly path: string;
}

const CLASS = /^(fas|far|fab|fa-solid|fa-regular|fa-brands) fa-([a-z0-9-]{1,40})$/;
/** Drawn where a class names no icon of the set. */
const NEUTRAL: Drawing = {
  viewBox: '0 0 512 512',
  path: 'M256 32 480 256 256 480 32 256zM256 144 144 256 256 368 368 256z',
};

/** Style and name, current or old -> drawing. */
const drawings = new Map<string, Drawing>(
  DRAWINGS.flatMap(({ prefix, iconName, icon: [width, height, aliases, , path] }) => {
    const names = [iconName, ...aliases.filter((alias) => typeof alias === 'string')];
    const drawing = { viewBox: `0 0 ${width} ${height}`, path: Array.isArray(path) ? path.join('') : path };
    return names.map((name): [string, Drawing] => [`${prefix} ${name}`, drawing]);
  }),
);

/** The licence each page with icons carries. */
export const ICON_LICENCE = html`<!--! Font Awesome Free 7.3.1 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free (Icons: CC BY 4.0) -->`;

/** The icon a class such as `fas fa-house` names, for decoration; nothing for '', a neutral glyph for a class outside the set. */
export function icon(className: string): Html | undefined {
  const name = className.trim();
  if (name === '') return undefined;
  const { viewBox, path } = drawingOf(name) ?? NEUTRAL;
  return html`<svg class="icon" viewBox="${viewBox}" aria-hidden="true"><path d="${path}"/></svg>`;
}

function drawingOf(className: string): Drawing | undefined {
  const [, style = '', name] = CLASS.exec(className) ?? [];
  return drawings.get(`${style === 'fab' || style === 'fa-brands' ? 'fab' : 'fas'} ${name}`);
}
