import type { en } from './words/en.ts';

/** Every word a visitor reads, as one table a language; `src/domain/words/en.ts` is the specification's. */
export type Words = typeof en;
