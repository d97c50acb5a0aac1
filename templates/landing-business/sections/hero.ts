import { motifsOf } from '../../artwork/motifs-of-website.ts';
import { type Html, html, lines } from '../../markup/html.ts';
import { button } from '../../page/button.ts';
import { leadingPhoto } from '../../page/photo.ts';
import type { Values } from '../../page/values.ts';
import { mosaic } from '../mosaic.ts';
import { heroMosaic } from '../trade-mosaics.ts';

const ART = mosaic([
  '0-0 0C1 0-0 5a4 4-0 3O2 3-0',
  '0x2 0-0 0-0 3l2 2x3 3-0 3-0',
  '0c2 4r5 3O4 3-0 1d4 4l5 1-0',
  '2-0 1l3 3-0 3-0 5c1 1-0 2B3',
  '0o1 0c4 2k3 1-0 3k2 1a4 2-0',
]);

const SIZE = { width: 1000, height: 1200, sizes: '(min-width:52em) 50vw, 100vw' };

/** The page's promise, beside the visitor's picture, or a drawing. */
export function hero(values: Values): Html {
  const size = { ...SIZE, focus: values.text('hero.imageFocus') };
  const motifs = motifsOf(values);
  const title = values.text('hero.title.text');
  const subtitle = values.text('hero.subtitle.text');
  const hidden = title.trim() === '' && html` class="unseen"`;
  return html`<section id="hero" aria-labelledby="hero-title"><div class="promise">
<h1 id="hero-title"${hidden}${values.mark('hero.title.text')}>${hidden ? values.text('header.logoText') || values.words.welcome : lines(title)}</h1>
${subtitle.trim() !== '' && html`<p class="lead"${values.mark('hero.subtitle.text')}>${lines(subtitle)}</p>`}
${button(values, 'hero.button')}
</div><div class="art"${values.mark('hero.image')}>${leadingPhoto(values.text('hero.image'), values.text('hero.imageDescription').trim(), size) ?? (motifs ? heroMosaic(motifs) : ART)}</div></section>`;
}
