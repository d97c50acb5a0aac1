import type { Business } from '../domain/choices/businesses.ts';
import type { Config } from '../domain/config/config.ts';
import { type StartingContent, withStartingContent } from '../domain/editing/starting-content.ts';
import type { StartingContentLoader } from '../domain/ports.ts';
import { withNotes } from '../domain/samples/marks.ts';
import { broughtSections } from '../domain/sections/brought-sections.ts';
import type { LanguageCode } from '../words/language.ts';
import { sectionSamples } from '../words/section-samples.ts';
import type { StartsCopy } from './businesses/copy.ts';
import { BUSINESS_LOOKS } from './businesses/looks.ts';
import { businessMarks, MENU_MARKS } from './businesses/samples.ts';
import { sectionOrder } from './businesses/section-orders.ts';
import { startLook } from './businesses/start-texts.ts';
import { PAIRINGS } from './fonts/pairings.ts';
import { loadedTemplateOf } from './pages.ts';

const COPIES: Readonly<Record<LanguageCode, () => Promise<StartsCopy>>> = {
  en: async () => (await import('./businesses/en.ts')).startsEn,
  de: async () => (await import('./businesses/de.ts')).startsDe,
  ar: async () => (await import('./businesses/ar.ts')).startsAr,
};

/** The content that comes with the program, one file a language. */
export const startingContent: StartingContentLoader = {
  async load({ config, business, language }) {
    return withStartingContent(config, await startOf(config, business, language));
  },
};

/** What the website of a business starts with in the template of a config. */
export async function startOf(
  config: Config,
  business: Business,
  language: LanguageCode,
): Promise<StartingContent> {
  const { menu, businesses, sections } = await COPIES[language]();
  const { look, base, start } = loadedTemplateOf(config);
  const { icon, fonts, composition, ...looks } = BUSINESS_LOOKS[business];
  const texts = {
    copy: businesses[business],
    menu,
    icon,
    sections: broughtSections(sections[business], sectionSamples(language)),
  };
  const { over, under, ...brought } = start(texts);
  const marks = start({ ...texts, copy: businessMarks(business), menu: MENU_MARKS, sections: [] });
  return {
    ...brought,
    over: startLook(base, { business, composition }, looks[look], withNotes(over, marks.over)),
    under: {
      ...withNotes(under, marks.under),
      // A page is English where it names no language.
      globalSettings: { fontFamily: fonts.name, ...(language !== 'en' && { language }) },
    },
    replaceable: PAIRINGS.map(({ name }) => name),
    order: sectionOrder(business),
  };
}
