import type { Business } from '../src/domain/choices/businesses.ts';
import type { StartingContents } from '../src/domain/editing/starting-content.ts';
import type { LanguageCode } from '../src/words/language.ts';
import type { StartsCopy } from './businesses/copy.ts';
import { BUSINESS_LOOKS } from './businesses/looks.ts';
import { landingStart } from './landing-business/start.ts';
import { landingOutline } from './landing-business/template.ts';
import { moonlightStart } from './moonlight/start.ts';
import { moonlightOutline } from './moonlight/template.ts';

/** What a website of each template starts with for a business. */
export function startsOf(
  business: Business,
  { menu, businesses }: StartsCopy,
  language: LanguageCode,
): StartingContents {
  const texts = { copy: businesses[business], menu };
  const look = BUSINESS_LOOKS[business];
  const inLanguage = ({ over, under }: ReturnType<typeof landingStart>) => ({
    over,
    under: { ...under, ...(language !== 'en' && { globalSettings: { language } }) },
  });
  return {
    [landingOutline.id]: inLanguage(landingStart(texts, look)),
    [moonlightOutline.id]: inLanguage(moonlightStart(texts, look)),
  };
}
