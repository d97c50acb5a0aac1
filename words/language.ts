/** The languages the builder is translated to, each under its own name. */
export const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
  { code: 'ar', name: 'العربية' },
] as const;

/** The key of the chosen language in local storage, and the name of its cookie. */
export const LANGUAGE_KEY = 'parley.language';

export type LanguageCode = (typeof LANGUAGES)[number]['code'];

/** The translated language that a tag such as `de-AT` belongs to; undefined if there is none. */
export function languageNamed(tag: string): LanguageCode | undefined {
  const [primary] = tag.toLowerCase().split('-');
  return LANGUAGES.find(({ code }) => code === primary)?.code;
}

/**
 * The language of the screen: the stored choice, else the first of the browser's that is translated, else
 * English.
 */
export function chosenLanguage(kept: string | null, wanted: readonly string[]): LanguageCode {
  const tags = kept === null ? wanted : [kept, ...wanted];
  return tags.map(languageNamed).find((code) => code !== undefined) ?? 'en';
}

/** The locale for Intl. Digits stay Latin, like those of the addresses, colors and numbers beside them. */
export function localeOf(code: LanguageCode): string {
  return code === 'ar' ? 'ar-u-nu-latn' : code;
}
