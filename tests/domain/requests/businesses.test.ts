import { expect, test } from 'vitest';
import { businessOffer } from '../../../domain/requests/businesses.ts';
import { wordsIn } from '../../../src/app/load-language.ts';
import { readerIn } from '../../../src/app/use-cases/ask-in-language.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { arAsk } from '../../../words/ar/requests.ts';
import { deAsk } from '../../../words/de/requests.ts';
import { enAsk } from '../../../words/en/requests.ts';

const LANGUAGES = { en: enAsk, de: deAsk, ar: arAsk };
const steps = { canUndo: false, canRedo: false };

test.each([
  ['en', 'plumber', 'repairs'],
  ['en', 'I am a plumber', 'repairs'],
  ['en', 'make me a page for a bakery', 'bakery'],
  ['en', 'We are a hair salon.', 'hairdresser'],
  ['en', 'law office', 'lawyer'],
  ['en', 'the bakery title', undefined],
  ['en', 'my page', undefined],
  ['de', 'Ich bin Fotografin', 'photographer'],
  ['de', 'Bäckerei', 'bakery'],
  ['ar', 'أنا سباك', 'repairs'],
  ['ar', 'مطعم', 'restaurant'],
] as const)('%s: %j is the business %s', async (code, text, business) => {
  const words = await wordsIn(code);
  const language = LANGUAGES[code];
  const offer = businessOffer(
    { text, config: landingBusiness.base, words, languages: [language], steps },
    language,
  );
  const named = business && `${words.interview.options.start}: ${words.businesses[business]}`;
  expect([offer?.name, offer?.command]).toEqual([named, business && { type: 'business.choose', business }]);
});

test.each([
  ['en', 'Mill Lane Bakery', true, 'bakery'],
  ['en', "I'd like a page for my dental clinic in York", true, 'dentist'],
  ['en', 'we sell flowers', true, undefined],
  ['en', 'Mill Lane Bakery', false, undefined],
  ['de', 'Bäckerei Rosen', true, 'bakery'],
  ['de', 'eine Tischlerei in Bonn', true, undefined],
  ['ar', 'مخبز الورد', true, 'bakery'],
] as const)(
  '%s: %j, asked for the business: %j, is the business %s',
  async (code, text, isBusinessAsked, business) => {
    const words = await wordsIn(code);
    const { readRequest } = await readerIn(code);
    const { meant } = readRequest({ text, config: landingBusiness.base, words, steps, isBusinessAsked });
    const named = meant.flatMap(({ command }) =>
      command.type === 'business.choose' ? command.business : [],
    );
    expect(named).toEqual(business ? [business] : []);
  },
);
