import { mosaic } from '../../artwork.ts';
import { button } from '../../button.ts';
import { type Html, html, lines } from '../../html.ts';
import type { Values } from '../../values.ts';

const ART = mosaic([
  '0-0 3a1 1c5 0k2 3r1 0-0 2d3 0-0',
  '3c1 1-0 4x3 2b4 0-0 1c3 3-0 4l5',
  '4b5 0o2 1c4 1d4 3c2 3d2 0x1 1a3',
  '1-0 3l2 1b4 1a4 3b2 3a2 4c1 2-0',
  '3d2 0-0 5r4 3k1 4-0 1l3 0d2 3o1',
  '0x2 2a4 3-0 0c1 1b5 2-0 3k4 1c4',
]);

/** The page's promise, beside a drawing. */
export function hero(values: Values): Html {
  const title = values.text('hero.title.text');
  const subtitle = values.text('hero.subtitle.text');
  const hidden = title.trim() === '' && html` class="unseen"`;
  return html`<section id="hero" aria-labelledby="hero-title"><div class="promise">
<h1 id="hero-title"${hidden}>${hidden ? values.text('header.logoText') || 'Welcome' : lines(title)}</h1>
${subtitle.trim() !== '' && html`<p class="lead">${lines(subtitle)}</p>`}
${button(values, 'hero.button')}
</div><div class="art">${ART}</div></section>`;
}
