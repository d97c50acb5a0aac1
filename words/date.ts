import { type LanguageCode, localeOf } from './language.ts';

/** Formats an ISO date as day, month and year, in a language and the visitor's time zone. */
export function dateOf(code: LanguageCode): (iso: string) => string {
  let dates: Intl.DateTimeFormat | undefined;
  return (iso) => {
    dates ??= new Intl.DateTimeFormat(localeOf(code), { dateStyle: 'long' });
    return dates.format(new Date(iso));
  };
}
