import { expect, test } from 'vitest';
import { BUSINESS_PATH } from '../../../domain/config/page-settings.ts';
import { parsePath, setAt } from '../../../domain/json/path.ts';
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
  const offer = businessOffer({ text, words }, language);
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
    const { meant } = readRequest({
      text,
      config: landingBusiness.base,
      words,
      steps,
      question: isBusinessAsked ? 'business' : undefined,
    });
    const named = meant.flatMap(({ command }) =>
      command.type === 'business.choose' ? command.business : [],
    );
    expect(named).toEqual(business ? [business] : []);
  },
);

test.each([
  ['en', 'I am a plumber in Leeds, my company is called Rapid Pipes', 'repairs'],
  ['en', "I'm Dan, a plumber in Leeds, my company is called Rapid Pipes and we're open 24/7", 'repairs'],
  ['en', 'I am a plumber in Leeds, WhatsApp +44 7700 900123', 'repairs'],
  ['en', "hi! we're a small family bakery from Bath called Rosa & Sons", 'bakery'],
  ['en', 'I run a yoga studio, it is called "Still" and I need a website', 'yoga'],
  ['en', 'I need a website for my dental practice in York', 'dentist'],
  ['en', "I'm a photographer", undefined],
  ['en', 'our bakery is closed on mondays', undefined],
  ['en', 'We are closed, the bakery is empty', undefined],
  ['en', 'set the phone of my bakery to 030 123456', undefined],
  ['de', 'Ich bin Klempner in Leipzig, meine Firma heißt Rohrfrei Schulz', 'repairs'],
  ['de', 'Ich bin Dan, Klempner in Leipzig, und wir haben rund um die Uhr geöffnet', 'repairs'],
  ['de', 'wir haben ein kleines Restaurant in Bad Tölz namens Zur Linde', 'restaurant'],
  ['de', 'ich bin Yogalehrerin und brauche eine Webseite', 'yoga'],
  ['ar', 'أنا سباك في دبي واسم شركتي أنابيب سريعة', 'repairs'],
  ['ar', 'أنا دان، سباك في دبي، ونعمل 24/7', 'repairs'],
  ['ar', 'عندي مخبز في الرياض اسمه السنابل', 'bakery'],
  ['ar', 'أنا مدربة يوغا وأحتاج موقعا', 'yoga'],
] as const)(
  '%s: %j introduces the business %s, with which the sentence is told',
  async (code, text, business) => {
    const words = await wordsIn(code);
    const { readRequest } = await readerIn(code);
    const { meant } = readRequest({ text, config: landingBusiness.base, words, steps });
    const chosen = meant.flatMap(({ command }) =>
      command.type === 'business.choose' && command.told !== undefined ? command : [],
    );
    expect(chosen).toEqual(business ? [{ type: 'business.choose', business, told: text }] : []);
  },
);

test('a website that has the content of a business is offered no other by what is introduced', async () => {
  const words = await wordsIn('en');
  const { readRequest } = await readerIn('en');
  const config = setAt(landingBusiness.base, parsePath(BUSINESS_PATH) ?? [], 'bakery');
  const { meant } = readRequest({ text: 'I am a plumber in Leeds', config, words, steps });
  expect(meant.filter(({ command }) => command.type === 'business.choose')).toEqual([]);
});
