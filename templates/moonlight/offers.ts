import { imageAddress } from '../markup/url.ts';
import type { Values } from '../page/values.ts';

/** One of the two texts that say what someone offers. */
export interface Offer {
  readonly path: string;
  readonly name: 'first' | 'second';
  /** Whether it has a picture that can be shown. */
  readonly image: boolean;
}

const OFFERS = [
  { path: 'services.firstService', name: 'first' },
  { path: 'services.secondService', name: 'second' },
] as const;

/** The offers that are drawn. */
export function offersIn(values: Values): readonly Offer[] {
  const text = (path: string) => values.text(path).trim();
  return OFFERS.map((offer) => ({
    ...offer,
    image: imageAddress(values.text(`${offer.path}.image`)) !== undefined,
  })).filter(({ path, image }) => image || text(`${path}.title`) + text(`${path}.description`) !== '');
}
