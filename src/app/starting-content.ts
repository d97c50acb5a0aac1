import type { StartsCopy } from '../../templates/businesses/business-copy.ts';
import { resolveOutline } from '../../templates/catalog.ts';
import type { StartingContent } from '../domain/ports.ts';
import { startedWith } from '../domain/start.ts';
import type { LanguageCode } from '../words/language.ts';

const COPIES: Readonly<Record<LanguageCode, () => Promise<StartsCopy>>> = {
  en: async () => (await import('../../templates/businesses/en.ts')).startsEn,
  de: async () => (await import('../../templates/businesses/de.ts')).startsDe,
  ar: async () => (await import('../../templates/businesses/ar.ts')).startsAr,
};

/** The content that comes with the program, one file a language. */
export const startingContent: StartingContent = {
  async load({ config, business, language }) {
    const [{ startsOf }, copy] = await Promise.all([import('../../templates/starts.ts'), COPIES[language]()]);
    const start = startsOf(business, copy, language)[resolveOutline(config).outline.id];
    return start ? startedWith(config, start) : config;
  },
};
