import type { LanguageChoices } from '../../domain/ports.ts';
import type { Template } from '../../templates/template.ts';
import { templates } from '../../templates/templates.ts';
import { en } from '../../words/en/en.ts';
import { chosenLanguage, type LanguageCode } from '../../words/language.ts';
import type { Words } from '../../words/words.ts';

const TABLES: Readonly<Record<LanguageCode, () => Promise<Words>>> = {
  en: async () => en,
  de: async () => (await import('../../words/de/de.ts')).de,
  ar: async () => (await import('../../words/ar/ar.ts')).ar,
};

/** The words of the language that a visitor chose, else of the browser's; English where they cannot be fetched. The document is named in it. */
export async function loadLanguage(page: Window, choices: LanguageChoices): Promise<Words> {
  const code = chosenLanguage(choices.kept(), page.navigator.languages);
  const words = await wordsIn(code).catch(() => en);
  const { documentElement } = page.document;
  documentElement.lang = words.language.code;
  documentElement.dir = words.language.direction;
  page.document.title = words.document.title;
  return words;
}

/** The words of a language, with the names that each template adds to them. */
export async function wordsIn(code: LanguageCode): Promise<Words> {
  const [words, ...names] = await Promise.all([
    TABLES[code](),
    ...templates.map((template) => namesIn(code, template)),
  ]);
  return { ...words, names: Object.assign({}, words.names, ...names) };
}

/** A template's names in a language; none, which leaves them in English, where they cannot be fetched. */
async function namesIn(code: LanguageCode, { names }: Template): Promise<Words['names']> {
  return code === 'en' ? {} : names[code]().catch(() => ({}));
}
