/** Where a config says which language its page is written in. */
export const LANGUAGE_PATH = 'globalSettings.language';

/** The languages offered for a page, each named in itself, by their codes. */
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

/** The code of what a visitor calls a language; a text that names none offered stays as it is. */
export function codeOfLanguage(text: string): string {
  const wanted = text.trim().toLowerCase();
  const found = Object.entries(OFFERED).find(
    ([code, name]) => code === wanted || name.toLowerCase() === wanted,
  );
  return found?.[0] ?? text.trim();
}

/** What a language calls itself; a code that is not offered stays as it is. */
export function nameOfLanguage(code: string): string {
  return isOffered(code) ? OFFERED[code] : code;
}

/** The language offered that a code such as `de-AT` belongs to. */
export function languageOffered(code: string): PageLanguage | undefined {
  const [primary = ''] = code.toLowerCase().split('-');
  return isOffered(primary) ? primary : undefined;
}

function isOffered(code: string): code is PageLanguage {
  return Object.hasOwn(OFFERED, code);
}
