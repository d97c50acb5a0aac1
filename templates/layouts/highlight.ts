import type { Values } from '../page/values.ts';
import { COMPOSITION_PATH } from './composition-names.ts';
import { hasPictures } from './pictures.ts';
import { isOneSentence } from './section-layouts.ts';

/**
 * The section that is the page's highlight: of the sections in their order, the first text or the only testimonial that is one
 * sentence, one with a picture before all others. A page has one at most; undefined where nothing fits.
 */
export function highlightOf(values: Values, ids: readonly string[]): string | undefined {
  const fitting = ids.filter((id) => isOneSentence(sentenceOf(values, id)));
  return fitting.find((id) => values.text(`${id}.image`).trim() !== '') ?? fitting[0];
}

/** What may be loud where nothing else is, the best one first: work or offers in large names or beside a picture, and the hours. */
const LOUD = ['portfolio', 'hours', 'features', 'services', 'benefits'];

/**
 * The section that stands on the main color where a page has no highlight, of those that may: they are large, and neither the
 * first nor the last ones. Hours step back on a page with pictures. undefined for a website of before compositions.
 */
export function loudOf(values: Values, ids: readonly string[]): string | undefined {
  if (values.text(COMPOSITION_PATH) === '') return undefined;
  return LOUD.find((id) => ids.includes(id) && (id !== 'hours' || !hasPictures(values)));
}

function sentenceOf(values: Values, id: string): string {
  if (id === 'text') return values.text('text.text');
  if (id !== 'testimonials') return '';
  const [quote, ...others] = values.items('testimonials.items', ['quote']);
  return quote && others.length === 0 ? quote.text('quote') : '';
}
