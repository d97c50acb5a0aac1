import { en, enServer } from './words/en.ts';

/** Every word a visitor reads, as one table a language; `src/domain/words/en.ts` is the specification's. */
export type Words = typeof en;

/** The language of this build: another one is a table of its own, named here. */
export const words: Words = en;

/** What the server says to visitors, in the same language. */
export const serverWords: typeof enServer = enServer;
