import { BUSINESS_PATH } from '../../../domain/config/page-settings.ts';
import { frieze, pipes } from '../../artwork/frieze.ts';
import { glow } from '../../artwork/glow.ts';
import { lineOf, margin } from '../../artwork/line.ts';
import { motifsOf } from '../../artwork/motifs-of-website.ts';
import { isLongLead, isLongTitle } from '../../layouts/composition.ts';
import { isGesture } from '../../layouts/composition-names.ts';
import { hasPictures } from '../../layouts/pictures.ts';
import { type Html, html, lines } from '../../markup/html.ts';
import { button, dials } from '../../page/button.ts';
import { leadingPhoto } from '../../page/photo.ts';
import type { Values } from '../../page/values.ts';
import { heroMosaic } from '../business-mosaics.ts';
import { mosaic } from '../mosaic.ts';
import { factsBelow } from '../opening/facts-below.ts';
import { openingOf, toldOnOpening } from '../placed-pictures.ts';
import { door } from './door.ts';
import { list } from './list.ts';
import { mount } from './mount.ts';
import { largeName } from './name.ts';
import { told } from './told.ts';

const ART = mosaic([
  '0-0 0C1 0-0 5a4 4-0 3O2 3-0',
  '0x2 0-0 0-0 3l2 2x3 3-0 3-0',
  '0c2 4r5 3O4 3-0 1d4 4l5 1-0',
  '2-0 1l3 3-0 3-0 5c1 1-0 2B3',
  '0o1 0c4 2k3 1-0 3k2 1a4 2-0',
]);

const PICTURE = 'hero.image';
const BESIDE = { width: 1000, height: 1200, sizes: '(min-width:52em) 50vw, 100vw', mounts: true };
const ACROSS = { width: 1600, height: 900, sizes: '100vw', bleeds: true, mounts: true };

/** The page's promise, in the composition that was chosen; else beside the visitor's picture or a drawing. */
export function hero(values: Values): Html {
  return html`<section id="hero" aria-labelledby="hero-title">${insideOf(values)}${hasWordsBelow(values) && html`<div class="promise after">${lead(values)}</div>`}</section>`;
}

/** Whether many words stand below the owner's facts, which they would push off the first screen. */
function hasWordsBelow(values: Values): boolean {
  const composition = openingOf(values);
  if (composition === undefined || composition === 'sheet' || !isGesture(composition)) return false;
  return isLongLead(values.text('hero.subtitle.text'));
}

/** Whether the first screen says the page's number, on its button or among its facts. */
export function saysNumber(values: Values): boolean {
  const composition = openingOf(values);
  if (values.isHidden('hero') || composition === undefined) return false;
  if (isGesture(composition) || dials(values, 'hero.button')) return true;
  const tellsFacts = composition === 'frieze' || (composition === 'words' && !hasPictures(values));
  return tellsFacts && factsBelow(values, 2) !== undefined;
}

function insideOf(values: Values): readonly (Html | undefined)[] {
  const composition = openingOf(values);
  const size = { ...(composition === 'panel' ? ACROSS : BESIDE), focus: values.text(`${PICTURE}Focus`) };
  const image = leadingPhoto(values.text(PICTURE), values.text(`${PICTURE}Description`).trim(), size);
  const motifs = motifsOf(values);
  const art = (shown: Html | undefined) =>
    shown && html`<div class="art"${values.mark(PICTURE)}>${shown}</div>`;
  const words = promise(
    values,
    composition === undefined || composition === 'sheet' || !isGesture(composition),
  );
  switch (composition) {
    case 'split':
      return [words, art(image)];
    case 'panel':
      return [art(image), words];
    case 'frieze':
      return [
        words,
        factsBelow(values, 2),
        values.text(BUSINESS_PATH) === 'repairs' ? pipes() : motifs && frieze(motifs),
      ];
    case 'sheet':
      return [words, factsBelow(values, 1, toldOnOpening(values).includes('hours'))];
    case 'words':
      return [words, hasPictures(values) ? undefined : factsBelow(values, 2)];
    case 'door':
      return [words, door(values, image)];
    case 'list':
      return [html`<div class="side">${words}${told(values)}${art(image)}</div>`, list(values)];
    case 'name':
      return [
        html`<div class="side">${words}${told(values)}</div>`,
        art(image ?? (motifs && glow(motifs, false))),
        largeName(values),
      ];
    case 'mount':
      return [mount(values), html`<div class="side">${words}${told(values)}</div>`];
    case 'line': {
      const line = lineOf(values.text(BUSINESS_PATH));
      return [words, told(values), art(image) ?? line?.beginning, line && margin(line)];
    }
    case undefined:
      return [words, art(image ?? (motifs ? heroMosaic(motifs) : ART))];
  }
}

/** What the page promises, and the button that leads to it. */
function promise(values: Values, hasButton: boolean): Html {
  const title = values.text('hero.title.text');
  const hidden = title.trim() === '' && html` class="unseen"`;
  return html`<div class="promise">
<h1 id="hero-title"${hidden || (isLongTitle(title) && html` class="long"`)}${values.mark('hero.title.text')}>${hidden ? values.text('header.logoText') || values.words.welcome : lines(title)}</h1>
${!hasWordsBelow(values) && lead(values)}
${hasButton && button(values, 'hero.button')}
</div>`;
}

function lead(values: Values): Html | undefined {
  const text = values.text('hero.subtitle.text');
  if (text.trim() === '') return undefined;
  return html`<p class="lead${isLongLead(text) && ' later'}"${values.mark('hero.subtitle.text')}>${lines(text)}</p>`;
}
