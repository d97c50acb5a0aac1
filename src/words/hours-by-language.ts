import { arHours } from './ar/hours.ts';
import { deHours } from './de/hours.ts';
import { enHours } from './en/hours.ts';
import type { HoursWords } from './hours-words.ts';
import type { PageLanguage } from './page-language.ts';

/** How opening hours are written in the languages of a page. */
export const HOURS_WORDS: Readonly<Record<PageLanguage, HoursWords>> = {
  en: enHours,
  de: deHours,
  ar: arHours,
  fr: {
    language: 'fr',
    phrases: { '-': 'à, au', '&': 'et', x: 'fermé', d7: 'jours fériés', '': 'du, de' },
    closed: 'fermé',
    holidays: 'Jours fériés',
  },
  es: {
    language: 'es',
    phrases: { '-': 'a, al, hasta', '&': 'y', x: 'cerrado', d7: 'festivos', '': 'de, del' },
    closed: 'cerrado',
    holidays: 'Festivos',
  },
  it: {
    language: 'it',
    phrases: { '-': 'a, al, alle', '&': 'e', x: 'chiuso', d7: 'giorni festivi', '': 'da, dal, dalle' },
    closed: 'chiuso',
    holidays: 'Giorni festivi',
  },
  pt: {
    language: 'pt',
    phrases: { '-': 'a, às, até', '&': 'e', x: 'fechado', d7: 'feriados', '': 'de, das' },
    closed: 'fechado',
    holidays: 'Feriados',
  },
  nl: {
    language: 'nl',
    phrases: { '-': 'tot, tot en met, t/m', '&': 'en', x: 'gesloten', d7: 'feestdagen', '': 'van, uur' },
    closed: 'gesloten',
    holidays: 'Feestdagen',
  },
};
