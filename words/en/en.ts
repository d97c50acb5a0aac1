import { enFirst } from './en-first.ts';
import { enLate } from './en-late.ts';

/** All English texts. */
export const en = { ...enFirst, ...enLate };
