import type { LanguageCode } from '../language.ts';

/** What the document says where no script runs, in every language: then nothing can choose one. */
export const NO_SCRIPT: Readonly<Record<LanguageCode, string>> = {
  en: 'Parley needs JavaScript to edit your website.',
  de: 'Parley braucht JavaScript, damit Sie Ihre Website bearbeiten können.',
  ar: 'يحتاج Parley إلى JavaScript لتحرير موقعك.',
};
