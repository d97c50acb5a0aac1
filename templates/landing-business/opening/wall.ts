import { isSmall, isUpright } from '../../../domain/images/picture-fit.ts';
import { imageAddress } from '../../markup/url.ts';
import type { Values } from '../../page/values.ts';

const PLACES = ['hero.image', 'features.image', 'cta.image'];

/** The paths of the pictures of a page that hang in a row: those of its sections that are shown. */
export function wallPictures(values: Values): readonly string[] {
  return PLACES.filter((path) => {
    const [section = ''] = path.split('.');
    return !values.isHidden(section) && imageAddress(values.text(path)) !== undefined;
  });
}

/** How a row of pictures stands: in a row, one beside the words, or one from edge to edge. */
export function wallLayout(values: Values): 'row' | 'lone' | 'bleed' {
  const [first = '', ...others] = wallPictures(values).map((path) => values.text(path));
  if (others.length > 0) return 'row';
  return isSmall(first) || isUpright(first) ? 'lone' : 'bleed';
}
