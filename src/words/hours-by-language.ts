import { arHours } from './ar/hours.ts';
import { deHours } from './de/hours.ts';
import { enHours } from './en/hours.ts';
import type { HoursWords } from './hours-words.ts';
import type { PageLanguage } from './page-language.ts';

/** How opening hours are written in the languages of a page, as far as they can be read. */
export const HOURS_WORDS: Readonly<Record<PageLanguage, HoursWords | undefined>> = {
  en: enHours,
  de: deHours,
  ar: arHours,
  fr: undefined,
  es: undefined,
  it: undefined,
  pt: undefined,
  nl: undefined,
};
