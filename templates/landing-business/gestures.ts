import { facts, givenHours } from '../added-sections/facts.ts';
import { GESTURES, type Gesture } from '../layouts/composition-names.ts';
import { hasPictures } from '../layouts/pictures.ts';
import { firstContact } from '../page/contacts.ts';
import { given } from '../page/given.ts';
import type { Values } from '../page/values.ts';
import { listedPrices } from './listed-prices.ts';
import { meanings } from './meanings.ts';

/** What each gesture needs: the owner's facts that it is made of. */
const RULES: Readonly<Record<Gesture, (values: Values) => boolean>> = {
  door: (values) => {
    const place = given(values, meanings.address);
    const told = [givenHours(values).length > 0 || undefined, place, firstContact(values)];
    // One fact alone would look like a leftover.
    return told.filter((fact) => fact !== undefined).length >= 2;
  },
  list: (values) => listedPrices(values).length > 0,
  name: (values) => {
    const letters = [...(given(values, meanings.name) ?? '')].length;
    return letters >= 4 && letters <= 24 && RULES.door(values);
  },
  // Pictures would have no place in it.
  sheet: (values) => !hasPictures(values) && facts(values, meanings.address) !== undefined,
};

/** The gestures that a page's facts suffice for. */
export function drawnGestures(values: Values): readonly Gesture[] {
  return GESTURES.filter((gesture) => RULES[gesture](values));
}
