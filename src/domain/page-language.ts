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

const CODE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;
const RIGHT_TO_LEFT = /^(?:ar|ckb|dv|fa|he|ku-Arab|ps|sd|ug|ur|yi)(?:-|$)/;

/** Whether a text is written as the code of a language is (BCP 47), such as `de` or `pt-BR`. */
export function isLanguageCode(text: string): boolean {
  return CODE.test(text);
}

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

/** Which way a language is written. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(code) ? 'rtl' : 'ltr';
}

function isOffered(code: string): code is PageLanguage {
  return Object.hasOwn(OFFERED, code);
}
