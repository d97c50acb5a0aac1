import { facts } from '../../added-sections/facts.ts';
import { dials } from '../../page/button.ts';
import type { Values } from '../../page/values.ts';
import { meanings } from '../meanings.ts';

/** The owner's facts in lines below the words of the first screen: the number only where its button does not say it. */
export function factsBelow(values: Values, least: 1 | 2, areAllHours = false): ReturnType<typeof facts> {
  return facts(values, {
    address: meanings.address,
    isNumberSaid: dials(values, 'hero.button'),
    least,
    areAllHours,
  });
}
