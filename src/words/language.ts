/** The languages there are tables of words for, each named in itself. */
export const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
  { code: 'ar', name: 'العربية' },
] as const;

export type LanguageCode = (typeof LANGUAGES)[number]['code'];

/** The language that a tag such as `de-AT` names, where there is a table for it. */
export function languageNamed(tag: string): LanguageCode | undefined {
  const [primary] = tag.toLowerCase().split('-');
  return LANGUAGES.find(({ code }) => code === primary)?.code;
}

/** The language of the screen: the one that was kept, else the first that the browser wants, else English. */
export function chosenLanguage(kept: string | null, wanted: readonly string[]): LanguageCode {
  const tags = kept === null ? wanted : [kept, ...wanted];
  return tags.map(languageNamed).find((code) => code !== undefined) ?? 'en';
}

/** What Intl is asked for: the digits are those of the addresses, colours and numbers that stand beside them. */
export function localeOf(code: LanguageCode): string {
  return code === 'ar' ? 'ar-u-nu-latn' : code;
}
