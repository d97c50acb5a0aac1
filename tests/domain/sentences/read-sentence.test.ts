import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordsIn } from '../../../src/app/load-language.ts';
import { sentenceReader } from '../../../src/app/use-cases/read-sentence.ts';
import type { Config } from '../../../src/domain/config/config.ts';
import { applyPlan } from '../../../src/domain/config/edit-config.ts';
import { readSentence } from '../../../src/domain/sentences/read-sentence.ts';
import { arSentences } from '../../../src/words/ar/sentences.ts';
import { deSentences } from '../../../src/words/de/sentences.ts';
import { en } from '../../../src/words/en/en.ts';
import { enSentences } from '../../../src/words/en/sentences.ts';
import type { LanguageCode } from '../../../src/words/language.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { moonlight } from '../../../templates/moonlight/template.ts';
import { AR_SENTENCES } from './ar-sentences.ts';
import { DE_SENTENCES } from './de-sentences.ts';
import { EN_SENTENCES } from './en-sentences.ts';
import type { SaidSentence } from './said-sentence.ts';

const CONFIGS: Readonly<Record<SaidSentence[0], Config>> = {
  landing: landingBusiness.base,
  moonlight: moonlight.base,
};
const LANGUAGES = { en: enSentences, de: deSentences, ar: arSentences } as const;
const TABLES = { en: EN_SENTENCES, de: DE_SENTENCES, ar: AR_SENTENCES } as const;
const ISOLATES = /[\u2068\u2069]/g;

async function offersFor(code: LanguageCode, template: SaidSentence[0], text: string) {
  const read = await sentenceReader(code);
  return read({ text, config: CONFIGS[template], words: await wordsIn(code) }).options;
}

describe.each(['en', 'de', 'ar'] as const)('in %s', (code) => {
  test.each(TABLES[code])('on %s: %s', async (template, text, labels) => {
    const offers = await offersFor(code, template, text);
    expect(offers.map(({ label }) => label.replace(ISOLATES, ''))).toEqual(labels);
  });

  test('English is understood as well', async () => {
    const offers = await offersFor(code, 'landing', 'Hide LinkedIn');
    expect(offers.map(({ command }) => command)).toEqual([
      { type: 'plan.chosen', edits: [{ path: 'footer.social.linkedin.visible', typed: false }] },
    ]);
  });
});

test('a plan holds the paths and values of all its changes', async () => {
  const text = 'Set the hero title to Bread, make the hero background navy and hide the features';
  expect(await offersFor('en', 'landing', text)).toEqual([
    {
      label: 'Set Hero › Title to "Bread", Set Hero › Background Color to "#000080", Hide Features',
      command: {
        type: 'plan.chosen',
        edits: [
          { path: 'hero.title.text', typed: 'Bread' },
          { path: 'hero.background.color', typed: '#000080' },
          { path: 'features.hidden', typed: true },
        ],
      },
    },
  ]);
});

test('names in Arabic labels are isolated from the text around them', async () => {
  const [offer] = await offersFor('ar', 'landing', 'أخف Instagram');
  expect(offer?.label).toMatch(/^إخفاء «\u2068[^\u2069]+\u2069»$/);
});

/** The work of the longest sentence that is read; without a limit it would be many millions. */
const MOST_WORK = 500_000;

/** The number of words that reading a text brings into their plain form: its work. */
async function workOf(code: LanguageCode, text: string): Promise<number> {
  const language = LANGUAGES[code];
  let count = 0;
  const fold = (word: string) => {
    count += 1;
    return language.fold(word);
  };
  const words = await wordsIn(code);
  const read = (sentence: string) =>
    readSentence({ text: sentence, config: CONFIGS.landing, words, languages: [{ ...language, fold }] });
  read('');
  const before = count;
  read(text);
  return count - before;
}

describe.each(['en', 'de', 'ar'] as const)('a long text in %s', (code) => {
  const pieces = TABLES[code].flatMap(([, text]) => text.split(' '));

  test('costs little more than a short one, however it can be divided', async () => {
    const [first] = pieces;
    const { and, sets } = LANGUAGES[code];
    const joined = [first, sets.to?.[0], and[0]].join(' ');
    for (const text of [pieces.join(' ').slice(0, 1900), `${joined} `.repeat(20), `${pieces[0]} `.repeat(60)])
      expect(await workOf(code, text)).toBeLessThan(MOST_WORK);
  });

  test('of 10,000 characters is no sentence', async () => {
    const text = pieces.join(' ').repeat(10).slice(0, 10_000);
    expect(await offersFor(code, 'landing', text)).toEqual([]);
    expect(await workOf(code, text)).toBe(0);
  });
});

describe('whatever is typed', () => {
  const pieces = Object.values(TABLES).flatMap((table) => table.flatMap(([, text]) => text.split(' ')));
  const sentence = fc.oneof(
    fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 12 }).map((words) => words.join(' ')),
    fc.string({ maxLength: 60 }),
  );

  test('no plan that is offered is refused, and nothing is offered twice', async () => {
    const read = await sentenceReader('en');
    fc.assert(
      fc.property(sentence, fc.constantFrom(...Object.values(CONFIGS)), (text, config) => {
        const { options: offers } = read({ text, config, words: en });
        expect(offers.length).toBeLessThanOrEqual(3);
        expect(new Set(offers.map(({ label }) => label)).size).toBe(offers.length);
        for (const { command } of offers)
          if (command.type === 'plan.chosen') expect(applyPlan(config, command.edits)).toBeDefined();
      }),
      { numRuns: 150 },
    );
  });
});
