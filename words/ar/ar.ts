import { arFirst } from './ar-first.ts';
import { arLate } from './ar-late.ts';

/** Modern Standard Arabic. */
export const ar = { ...arFirst, ...arLate };
