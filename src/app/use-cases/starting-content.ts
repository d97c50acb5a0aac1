import type { StartsCopy } from '../../../templates/businesses/copy.ts';
import { startsOf } from '../../../templates/starts.ts';
import { resolveOutline } from '../../../templates/templates.ts';
import { withStartingContent } from '../../domain/editing/starting-content.ts';
import type { StartingContentLoader } from '../../domain/ports.ts';
import type { LanguageCode } from '../../words/language.ts';

const COPIES: Readonly<Record<LanguageCode, () => Promise<StartsCopy>>> = {
  en: async () => (await import('../../../templates/businesses/en.ts')).startsEn,
  de: async () => (await import('../../../templates/businesses/de.ts')).startsDe,
  ar: async () => (await import('../../../templates/businesses/ar.ts')).startsAr,
};

/** The content that comes with the program, one file a language. */
export const startingContent: StartingContentLoader = {
  async load({ config, business, language }) {
    const start = startsOf(business, await COPIES[language](), language)[resolveOutline(config).outline.id];
    return start ? withStartingContent(config, start) : config;
  },
};
