import { motifsOf } from '../../artwork/motifs-of-website.ts';
import { type Html, html } from '../../markup/html.ts';
import { button } from '../../page/button.ts';
import type { Values } from '../../page/values.ts';
import { mosaic } from '../mosaic.ts';
import { callMosaic } from '../trade-mosaics.ts';
import { heading } from './heading.ts';

const ART = mosaic(['0-0 0C4 0-0 5a4', '0c2 0-0 0-0 3b2', '0k3 4r5 0l3 0o3']);

/** The band that asks the reader to act. */
export function callToAction(values: Values): Html {
  const motifs = motifsOf(values);
  return html`<section id="cta" aria-labelledby="cta-title"><div class="wrap"><div class="band"><div class="ask">
${heading(values, 'cta')}
${button(values, 'cta.button')}
</div><div class="art">${motifs ? callMosaic(motifs) : ART}</div></div></div></section>`;
}
