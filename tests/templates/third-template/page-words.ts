import type { PageLanguage } from '../../../words/page-language.ts';

/** What a screen reader calls a notice without a title. */
export const PAGE_WORDS: Readonly<Record<PageLanguage, string>> = {
  en: 'Notice',
  de: 'Aushang',
  fr: 'Annonce',
  es: 'Anuncio',
  it: 'Avviso',
  pt: 'Aviso',
  nl: 'Bericht',
  ar: 'إعلان',
};
