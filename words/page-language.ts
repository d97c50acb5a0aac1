/** The config path of the page's language. */
export const LANGUAGE_PATH = 'globalSettings.language';

/** The languages offered for a page, by code, each under its own name. */
const OFFERED = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  pt: 'Português',
  nl: 'Nederlands',
  ar: 'العربية',
} as const;

export type PageLanguage = keyof typeof OFFERED;

/** The names of the languages offered for a page. */
export const PAGE_LANGUAGE_NAMES: readonly string[] = Object.values(OFFERED);

/** The code of a language's name. A text that is not offered is returned unchanged. */
export function codeOfLanguage(text: string): string {
  const wanted = text.trim().toLowerCase();
  const found = Object.entries(OFFERED).find(
    ([code, name]) => code === wanted || name.toLowerCase() === wanted,
  );
  return found?.[0] ?? text.trim();
}

/** The name of a language's code. A code that is not offered is returned unchanged. */
export function nameOfLanguage(code: string): string {
  return isOffered(code) ? OFFERED[code] : code;
}

/** The offered language that a code such as `de-AT` belongs to; undefined if there is none. */
export function languageOffered(code: string): PageLanguage | undefined {
  const [primary = ''] = code.toLowerCase().split('-');
  return isOffered(primary) ? primary : undefined;
}

function isOffered(code: string): code is PageLanguage {
  return Object.hasOwn(OFFERED, code);
}
