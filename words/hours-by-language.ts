import { arHours } from './ar/hours.ts';
import { deHours } from './de/hours.ts';
import { enHours } from './en/hours.ts';
import type { HoursWords } from './hours-words.ts';
import type { PageLanguage } from './page-language.ts';

/** A language in which a page states hours, and nobody types them. */
const shownIn = (
  language: PageLanguage,
  closed: string,
  holidays: string,
  phrases: HoursWords['phrases'],
): HoursWords => ({ language, closed, holidays, phrases: { ...phrases, x: closed, d7: holidays } });

/** How opening hours are written in the languages of a page. */
export const HOURS_WORDS: Readonly<Record<PageLanguage, HoursWords>> = {
  en: enHours,
  de: deHours,
  ar: arHours,
  fr: shownIn('fr', 'fermé', 'Jours fériés', { '-': 'à, au', '&': 'et', '': 'du, de' }),
  es: shownIn('es', 'cerrado', 'Festivos', { '-': 'a, al, hasta', '&': 'y', '': 'de, del' }),
  it: shownIn('it', 'chiuso', 'Giorni festivi', { '-': 'a, al, alle', '&': 'e', '': 'da, dal, dalle' }),
  pt: shownIn('pt', 'fechado', 'Feriados', { '-': 'a, às, até', '&': 'e', '': 'de, das' }),
  nl: shownIn('nl', 'gesloten', 'Feestdagen', { '-': 'tot, tot en met, t/m', '&': 'en', '': 'van, uur' }),
};
