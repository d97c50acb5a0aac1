import type { LanguageChoices } from '../domain/ports.ts';
import { en } from '../words/en/en.ts';
import { chosenLanguage, type LanguageCode } from '../words/language.ts';
import type { Words } from '../words/words.ts';

const TABLES: Readonly<Record<LanguageCode, () => Promise<Words>>> = {
  en: async () => en,
  de: async () => (await import('../words/de/de.ts')).de,
  ar: async () => (await import('../words/ar/ar.ts')).ar,
};

/** The words of the language that a visitor chose, else of the browser's; English where they cannot be fetched. The document is named in it. */
export async function loadLanguage(page: Window, choices: LanguageChoices): Promise<Words> {
  const code = chosenLanguage(choices.kept(), page.navigator.languages);
  const words = await TABLES[code]().catch(() => en);
  const { documentElement } = page.document;
  documentElement.lang = words.language.code;
  documentElement.dir = words.language.direction;
  page.document.title = words.document.title;
  return words;
}
