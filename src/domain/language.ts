/** The languages there are tables of words for, each named in itself. */
const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
  { code: 'ar', name: 'العربية' },
] as const;

export type LanguageCode = (typeof LANGUAGES)[number]['code'];

/** What Intl is asked for: the digits are those of the addresses, colours and numbers that stand beside them. */
export function localeOf(code: LanguageCode): string {
  return code === 'ar' ? 'ar-u-nu-latn' : code;
}
