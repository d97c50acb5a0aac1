import { BUSINESS_PATH } from '../../domain/config/page-settings.ts';
import { givenHours } from '../added-sections/facts.ts';
import { lineOf } from '../artwork/line.ts';
import { GESTURES, type Gesture } from '../layouts/composition-names.ts';
import { hasPictures } from '../layouts/pictures.ts';
import { firstContact } from '../page/contacts.ts';
import { given } from '../page/given.ts';
import type { Values } from '../page/values.ts';
import { meanings } from './meanings.ts';
import { factsBelow } from './opening/facts-below.ts';
import { listedOffers } from './opening/listed-offers.ts';
import { wallPictures } from './opening/wall.ts';

/** What each gesture needs: the owner's facts that it is made of. */
const RULES: Readonly<Record<Gesture, (values: Values) => boolean>> = {
  door: (values) =>
    givenHours(values).length > 0 ||
    given(values, meanings.address) !== undefined ||
    firstContact(values, values.flag('hero.button.visible') ? undefined : ['phone']) !== undefined,
  list: (values) => listedOffers(values) !== undefined,
  name: (values) => {
    const letters = [...(given(values, meanings.name) ?? '')].length;
    return letters >= 4 && letters <= 24 && RULES.door(values);
  },
  mount: (values) => wallPictures(values).length > 0,
  line: (values) => lineOf(values.text(BUSINESS_PATH)) !== undefined,
  // Pictures would have no place in it.
  sheet: (values) => !hasPictures(values) && factsBelow(values, 1) !== undefined,
};

/** The gestures that a page's facts suffice for. */
export function drawnGestures(values: Values): readonly Gesture[] {
  return GESTURES.filter((gesture) => RULES[gesture](values));
}
