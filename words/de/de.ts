import { deFirst } from './de-first.ts';
import { deLate } from './de-late.ts';

/** German, with the formal "Sie". */
export const de = { ...deFirst, ...deLate };
