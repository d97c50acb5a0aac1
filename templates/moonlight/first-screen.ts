import { BUSINESS_PATH } from '../../domain/config/page-settings.ts';
import { isPanorama, isSmall, isUpright } from '../../domain/images/picture-fit.ts';
import { lineOf } from '../artwork/line.ts';
import { compositionOf } from '../layouts/composition.ts';
import { needsPicture, type PlainComposition } from '../layouts/composition-names.ts';
import { imageAddress } from '../markup/url.ts';
import type { Values } from '../page/values.ts';
import { isPictured } from './projects.ts';

/** How a portfolio opens: as its composition says, with words above a picture, or with the moon of a new one. */
export type FirstScreen = PlainComposition | DrawnGesture | 'above' | 'moon';

/** Of the gestures, a portfolio draws this one. */
type DrawnGesture = 'line';

const WIDE = 'home.image';
const PORTRAIT = 'home.authorImage.image';

/** How a portfolio opens, by its composition and its pictures. Without a composition it opens as it did before there were any. */
export function firstScreenOf(values: Values): FirstScreen {
  const path = leadingPath(values);
  const composition = compositionOf(values, path, drawnGestures(values));
  if (composition === undefined)
    return path !== WIDE ? 'moon' : isPanorama(values.text(path)) ? 'above' : 'panel';
  if (composition === 'line') return composition;
  const address = imageAddress(values.text(path));
  if (needsPicture(composition) && (address === undefined || !isPanorama(address))) return composition;
  if (address !== undefined) return isUpright(address) || isSmall(address) ? 'split' : 'above';
  // Drawings step back where there are pictures.
  return isPictured(values) ? 'words' : composition;
}

/** The gestures that a portfolio can be drawn in: a line where its business has one, and no picture has its place. */
export function drawnGestures(values: Values): readonly DrawnGesture[] {
  const hasPicture = imageAddress(values.text(leadingPath(values))) !== undefined || isPictured(values);
  return !hasPicture && lineOf(values.text(BUSINESS_PATH)) ? ['line'] : [];
}

/** The path of the picture of the first screen: the one made for it, else the author's. */
export function leadingPath(values: Values): string {
  return imageAddress(values.text(WIDE)) === undefined ? PORTRAIT : WIDE;
}
