import { describe, expect, it } from 'vitest';
import { BUSINESSES } from '../../../domain/choices/businesses.ts';
import { withStartingContent } from '../../../domain/editing/starting-content.ts';
import { loadFreshWebsite } from '../../../templates/fresh-websites.ts';
import { renderPage } from '../../../templates/pages.ts';
import { startOf } from '../../../templates/starting-content.ts';
import { LANGUAGES } from '../../../words/language.ts';
import { decoded } from '../page-reading.ts';
import { TEMPLATES } from '../template-facts.ts';
import { withAllSections } from '../with-added-sections.ts';

/** The texts of a page's elements that a pattern finds, those that it has more than once. */
function repeated(page: string, element: RegExp): readonly string[] {
  const texts = [...page.matchAll(element)].map(([, text = '']) => decoded(text.replace(/<[^<>]*>/g, '')));
  return texts.filter((text, at) => texts.indexOf(text) !== at);
}

describe.each(TEMPLATES)('%s', (_, { template }) => {
  it.each(LANGUAGES.map(({ code }) => code))(
    'calls no two sections the same in %s, whatever the business and what is added',
    async (language) => {
      const fresh = await loadFreshWebsite(template, language);
      const found: Record<string, readonly string[]> = {};
      for (const business of BUSINESSES) {
        const begun = withStartingContent(fresh, await startOf(fresh, business, language));
        const page = renderPage(withAllSections(begun));
        const names = [
          ...repeated(page, /<h2[^<>]*>(.*?)<\/h2>/g),
          ...repeated(page, /<li><a href="#[^"]*">(.*?)<\/a>/g),
        ];
        if (names.length > 0) found[business] = names;
      }
      expect(found).toEqual({});
    },
  );
});
