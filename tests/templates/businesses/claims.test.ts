import { describe, expect, it } from 'vitest';
import { BUSINESSES } from '../../../domain/choices/businesses.ts';
import type { Config } from '../../../domain/config/config.ts';
import { leavesOf, textAt } from '../../../domain/config/leaves.ts';
import type { Leaf } from '../../../domain/config/structure.ts';
import { withStartingContent } from '../../../domain/editing/starting-content.ts';
import { addableIds, withSection } from '../../../domain/sections/added-sections.ts';
import { PAGE_WORDS as ADDED_WORDS } from '../../../templates/added-sections/page-words.ts';
import { freshWebsite, loadFreshWebsites } from '../../../templates/fresh-websites.ts';
import { PAGE_WORDS as LANDING_WORDS } from '../../../templates/landing-business/page-words.ts';
import { PAGE_WORDS as PORTFOLIO_WORDS } from '../../../templates/moonlight/page-words.ts';
import { BUTTON_WORDS } from '../../../templates/page/button-words.ts';
import { startOf } from '../../../templates/starting-content.ts';
import { isGeneral } from '../../../words/general-words.ts';
import { LANGUAGES, type LanguageCode } from '../../../words/language.ts';
import { sectionSamples } from '../../../words/section-samples.ts';
import { TEMPLATES } from '../template-facts.ts';
import { claimsIn } from './claims.ts';

/** Fields that hold settings, or samples in the form that such a field wants: contact data of nobody, days, hours, prices of zero. */
const SAMPLE_FIELDS = [
  'address',
  'email',
  'phone',
  'postalCode',
  'town',
  'days',
  'hours',
  'price',
  'fontFamily',
];

/** Buttons that do not say what happens. */
const EMPTY_BUTTONS =
  /^(?:learn more|read more|get started|click here|submit|mehr erfahren|jetzt (?:starten|loslegen)|hier klicken|اعرف المزيد|ابدأ الآن|اضغط هنا)$/i;

/** A headline that a page without pictures sets very large. */
const HEADLINE = 60;

describe.each(LANGUAGES)('in $code', ({ code }) => {
  describe.each(TEMPLATES)('%s', (_, { template }) => {
    const cases = ['nobody yet', ...BUSINESSES] as const;

    it.each(cases)('claims nothing that may be false of %s, whatever sections it has', async (business) => {
      const config = await websiteOf(business);
      expect(textsOf(config).length).toBeGreaterThan(20);
      const claims = textsOf(config).flatMap(({ path, text }) =>
        claimsIn(text, code).map((claim) => `${path}: ${claim} in "${text}"`),
      );
      expect(claims).toEqual([]);
    });

    it.each(cases)('tells %s what a button does, in a headline that fits', async (business) => {
      const texts = textsOf(await websiteOf(business));
      const buttons = texts.filter(({ path }) => /button\.text$/i.test(path));
      expect(buttons).toHaveLength(2);
      expect(buttons.filter(({ text }) => EMPTY_BUTTONS.test(text))).toEqual([]);
      const headline = texts.find(({ path }) => path === 'hero.title.text' || path === 'home.title');
      expect(headline?.text.length).toBeLessThan(HEADLINE);
    });

    async function websiteOf(business: (typeof cases)[number]): Promise<Config> {
      const fresh = freshWebsite(await loadFreshWebsites(code), template.id);
      const begun =
        business === 'nobody yet'
          ? fresh
          : withStartingContent(fresh, await startOf(template.base, business, code));
      return addableIds(begun).reduce(withSection, begun);
    }
  });

  it('says nothing such where a page speaks by itself', () => {
    const words = [ADDED_WORDS, LANDING_WORDS, PORTFOLIO_WORDS, BUTTON_WORDS].flatMap((each) =>
      stringsIn(each[code]),
    );
    expect(words.filter((text) => claimsIn(text, code).length > 0 || EMPTY_BUTTONS.test(text))).toEqual([]);
  });

  /** What a website says, without the invented name and the hints that tell the owner what to write. */
  function textsOf(config: Config): readonly { readonly path: string; readonly text: string }[] {
    const hints = new Set(stringsIn(sectionSamples(code)));
    const name = textAt(config, 'header.logoText') || textAt(config, 'header.logo.text');
    return leavesOf(config)
      .filter(({ id, type }: Leaf) => type === 'text' && !SAMPLE_FIELDS.includes(id))
      .map(({ path }) => ({ path, text: textAt(config, path).replace(name, '') }))
      .filter(({ text }) => text !== '' && !hints.has(text));
  }
});

it.each<[string, LanguageCode]>([
  ['Home repairs in and around Fernhill since 2009. Monday to Saturday, eight to six.', 'en'],
  ['Bread at its best in town', 'en'],
  ['If our repair gives trouble within twelve months, we come back for free.', 'en'],
  ['Macht unsere Reparatur binnen zwölf Monaten Ärger, kommen wir kostenlos wieder.', 'de'],
  ['Sie hören noch am selben Tag von uns.', 'de'],
  ['إذا تعطل ما أصلحناه خلال اثني عشر شهرًا عدنا إليك مجانًا.', 'ar'],
  ['أقواس ٢٠٠٩', 'ar'],
])('finds the claim in: %s', (text, language) => {
  expect(claimsIn(text, language)).not.toEqual([]);
});

it.each(['What else do people ask?', 'What are you asked next?', 'وما السؤال الذي يليه؟'])(
  'knows the question for any business, also of a website that began with former words: %s',
  (question) => expect(isGeneral(question)).toBe(true),
);

function stringsIn(words: unknown): readonly string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(stringsIn) : [];
}
