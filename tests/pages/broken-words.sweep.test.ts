import { expect } from 'vitest';
import { BUSINESSES } from '../../domain/choices/businesses.ts';
import { compositionChoices } from '../../templates/composed-look.ts';
import { loadFreshWebsite } from '../../templates/fresh-websites.ts';
import { startingContent } from '../../templates/starting-content.ts';
import { configWith } from '../templates/page-reading.ts';
import { TEMPLATES } from '../templates/template-facts.ts';
import { brokenWords } from './broken-words.ts';
import { test } from './offline-page-test.ts';

const WIDTHS = [320, 360, 390, 600, 768, 820, 1024, 1280, 1440, 1920, 2560];
const LANGUAGES = ['en', 'de', 'ar'] as const;
const LIMIT = 180_000;

test.for(
  TEMPLATES.flatMap(([name, { template }]) =>
    LANGUAGES.map((language) => [name, language, template] as const),
  ),
)(
  '%s in %s: no heading breaks inside a word',
  { timeout: LIMIT },
  async ([, language, template], { page }) => {
    const fresh = await loadFreshWebsite(template, language);
    const found = new Set<string>();
    for (const business of [undefined, ...BUSINESSES]) {
      const start = business ? await startingContent.load({ config: fresh, business, language }) : fresh;
      for (const choice of compositionChoices(start)) {
        await page.setContent(template.render(choice.shown));
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          for (const word of await brokenWords(page))
            found.add(`${business ?? 'no business'}, ${choice.composition}, ${width} px: ${word}`);
        }
      }
    }
    expect([...found]).toEqual([]);
  },
);

test.for(
  TEMPLATES.flatMap(([name, { template, title }]) =>
    ['Erleichterung', 'Zahnarztpraxis', 'Handwerksmeister'].map(
      (word) => [name, word, template, title] as const,
    ),
  ),
)('%s: a title with the word %s is set so that it fits', async ([, word, template, title], { page }) => {
  const found: number[] = [];
  await page.setContent(template.render(configWith(template, { [title]: `Kleine ${word} im Haus` })));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    if ((await brokenWords(page)).includes(word)) found.push(width);
  }
  expect(found).toEqual([]);
});
