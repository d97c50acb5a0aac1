import { describe, expect, test } from 'vitest';
import type { Config } from '../../../domain/config/config.ts';
import { BUSINESS_PATH } from '../../../domain/config/page-settings.ts';
import type { FactsTold } from '../../../domain/interview/facts-told.ts';
import type { Question } from '../../../domain/interview/question.ts';
import { parsePath, setAt } from '../../../domain/json/path.ts';
import { wordsIn } from '../../../src/app/load-language.ts';
import { readerIn } from '../../../src/app/use-cases/ask-in-language.ts';
import type { LanguageCode } from '../../../words/language.ts';
import { CONFIGS } from './typed.ts';

/*
 * What is plainly a fact of the business is taken at any question of the interview, and what is left answers the question. What
 * may be a name or an address stays one.
 */

const PLUMBER = setAt(CONFIGS.landing, parsePath(BUSINESS_PATH) ?? [], 'repairs');

async function toldAt(
  question: Question,
  text: string,
  code: LanguageCode = 'en',
  config: Config = CONFIGS.landing,
) {
  const { read } = await readerIn(code);
  const steps = { canUndo: false, canRedo: false };
  return read({ text, config, words: await wordsIn(code), steps, question }).facts;
}

/** What is told in one line each: the answers of other questions, and the fields that are written. */
function inShort(facts: FactsTold | undefined) {
  if (!facts) return undefined;
  const { rest, answers, edits } = facts;
  const written = edits
    .filter(({ path, typed }) => typed !== '' && /\.(?:days|hours|price|primaryColor|text)$/.test(path))
    .map(({ typed }) => typed);
  return [rest, ...answers.map(([question, text]) => `${question}: ${text}`), ...written];
}

const DAY_AND_NIGHT = ['Monday – Sunday', '00:00 – 24:00'];
const HARBOR = '#12355b';
const ORCHARD = '#2f5d3a';
const NEWSPRINT = '#141414';

test.each([
  ['en', 'contact', '0113 496 0123, open 24/7 for emergencies', ['0113 496 0123', ...DAY_AND_NIGHT]],
  ['en', 'contact', 'Ring me on 0113 496 0123, day or night', ['Ring me on 0113 496 0123', ...DAY_AND_NIGHT]],
  ['en', 'look', "We're open around the clock, seven days a week", ['', ...DAY_AND_NIGHT]],
  ['en', 'contact', '0113 496 0123 and we are open around the clock', ['0113 496 0123', ...DAY_AND_NIGHT]],
  ['en', 'contact', 'WhatsApp +966 55 123 4567, 24/7', ['WhatsApp +966 55 123 4567', ...DAY_AND_NIGHT]],
  ['en', 'contact', 'Leeds, 24/7', ['', 'place: Leeds', ...DAY_AND_NIGHT]],
  ['en', 'contact', 'Call-out £60, boiler service £95', ['', '£60', '£95']],
  ['en', 'contact', 'make it blue', ['', HARBOR]],
  ['en', 'contact', '0113 496 0123, 12 Mill Lane, Leeds', ['0113 496 0123', 'place: 12 Mill Lane, Leeds']],
  ['en', 'contact', 'No, the company is just called Rapid Pipes', ['', 'name: Rapid Pipes']],
  ['en', 'look', "it's called Rapid Pipes, make it blue", ['', 'name: Rapid Pipes', HARBOR]],
  ['de', 'contact', 'Nein, die Firma heißt Rohrfrei Schulz', ['', 'name: Rohrfrei Schulz']],
  ['en', 'name', 'Rapid Pipes, 0113 496 0123', ['Rapid Pipes', 'contact: 0113 496 0123']],
  ['en', 'name', 'Rapid Pipes, open 24/7', ['Rapid Pipes', ...DAY_AND_NIGHT]],
  ['en', 'name', 'Rapid Pipes, 12 Mill Lane, Leeds', ['Rapid Pipes', 'place: 12 Mill Lane, Leeds']],
  ['en', 'place', 'Leeds, 24/7', ['Leeds', ...DAY_AND_NIGHT]],
  ['en', 'place', 'Tue-Sun 7-18, closed Mon', ['', 'Monday', 'closed', 'Tuesday – Sunday', '07:00 – 18:00']],
  [
    'en',
    'place',
    '3 Mill Lane, Fernhill. daily 9am to 6pm',
    ['3 Mill Lane, Fernhill', 'Monday – Sunday', '09:00 – 18:00'],
  ],
  ['en', 'place', 'Leeds, Mon-Sun 8-18, emergencies 24/7', ['Leeds', 'Monday – Sunday', '08:00 – 18:00']],
  ['en', 'place', 'my number is 0113 496 0123', ['', 'contact: 0113 496 0123']],
  ['en', 'place', 'Unblocking a drain 85, boiler service 95, new tap 60', ['', '85', '95', '60']],
  ['en', 'pictures', 'Unblocking a drain 85, boiler service 95, new tap 60', ['', '85', '95', '60']],
  ['en', 'pictures', 'we are based in Leeds', ['', 'place: Leeds']],
  [
    'en',
    'pictures',
    'call me on 0113 496 0123 or joe@rapidpipes.com',
    ['', 'contact: 0113 496 0123, joe@rapidpipes.com'],
  ],
  ['en', 'pictures', 'Headline: "Dry by tonight"', ['', 'Dry by tonight']],
  ['en', 'look', 'make it blue', ['', HARBOR]],
  ['en', 'look', 'Dark blue is fine', ['', HARBOR]],
  ['en', 'look', 'I want a dark blue look', ['', HARBOR]],
  ['en', 'look', 'dark blue, please', ['', HARBOR]],
  ['en', 'look', 'the second one, dark blue', ['', HARBOR]],
  ['en', 'look', 'green would be nice', ['', ORCHARD]],
  ['en', 'look', 'black and white', ['', NEWSPRINT]],
  ['en', 'pictures', 'make it dark blue', ['', HARBOR]],
  [
    'en',
    'look',
    'Open Mon-Sun 8-6 and 0113 496 0123',
    ['', 'contact: 0113 496 0123', 'Monday – Sunday', '08:00 – 18:00'],
  ],
  ['de', 'contact', '0341 4960123, Notdienst rund um die Uhr', ['0341 4960123', ...DAY_AND_NIGHT]],
  ['de', 'contact', '0341 4960123 und täglich 8-18', ['0341 4960123', 'Monday – Sunday', '08:00 – 18:00']],
  ['de', 'place', 'Leipzig, 24/7', ['Leipzig', ...DAY_AND_NIGHT]],
  ['de', 'pictures', 'Abfluss reinigen 85 €, Wartung 95 €', ['', '85 €', '95 €']],
  ['de', 'pictures', 'wir sind in Leipzig', ['', 'place: Leipzig']],
  ['de', 'look', 'mach es blau', ['', HARBOR]],
  ['ar', 'contact', '0113 496 0123، نعمل 24 ساعة للطوارئ', ['0113 496 0123', ...DAY_AND_NIGHT]],
  ['ar', 'place', 'دبي، 24/7', ['دبي', ...DAY_AND_NIGHT]],
  ['ar', 'pictures', 'تسليك 85، صيانة 95، حنفية 60', ['', '85', '95', '60']],
  ['de', 'look', 'Dunkelblau ist gut', ['', HARBOR]],
  ['de', 'look', 'ein dunkelblaues Design', ['', HARBOR]],
  ['ar', 'look', 'اجعله أزرق', ['', HARBOR]],
  ['ar', 'look', 'أزرق داكن جيد', ['', HARBOR]],
  ['ar', 'look', 'كحلي', ['', HARBOR]],
] as const)('in %s, at the question %s: %s', async (code, question, text, told) => {
  expect(inShort(await toldAt(question, text, code))).toEqual(told);
});

describe('what somebody says they are is no part of a name, and the name is what they say it is', () => {
  const LEEDS = 'place: Leeds';
  test.each([
    ['en', "Rapid Pipes and I'm a plumber", ['Rapid Pipes']],
    ['en', "I'm a plumber, Rapid Pipes", ['Rapid Pipes']],
    ['en', "Rapid Pipes, I'm a plumber in Leeds", ['Rapid Pipes', LEEDS]],
    ['en', 'My company is called Rapid Pipes', ['Rapid Pipes']],
    ['en', "It's Rapid Pipes", ['Rapid Pipes']],
    ['en', 'We are Rosa & Sons', ['Rosa & Sons']],
    ['en', "my name is Dan, my company is called Rapid Pipes and I'm a plumber", ['Rapid Pipes']],
    ['en', 'my company is called Rapid Pipes, my name is Dan', ['Rapid Pipes']],
    [
      'en',
      "I'm Dan, a plumber in Leeds, my company is called Rapid Pipes and we're open 24/7, call me on 0113 496 0123",
      ['Rapid Pipes', LEEDS, 'contact: 0113 496 0123', ...DAY_AND_NIGHT],
    ],
    ['en', "I'm a plumber", ['']],
    [
      'en',
      "Hello, I'm Sam, I run Harbour Plumbing, I'm a plumber in Leeds and I need a website",
      ['Harbour Plumbing', LEEDS],
    ],
    ['en', 'I own Sunny Side Plumbing in Leeds', ['Sunny Side Plumbing', LEEDS]],
    ['en', 'Hi, we run Rapid Pipes, a plumber in Leeds', ['Rapid Pipes', LEEDS]],
    ['en', "Hi, I'm a plumber in Leeds", ['', LEEDS]],
    ['de', 'Hallo, ich bin Klempner in Leeds', ['', LEEDS]],
    ['ar', 'مرحبا، أنا سباك في الرياض', ['', 'place: الرياض']],
    ['de', 'Guten Tag, ich führe Rohrfrei Schulz, ich bin Klempner in Leeds', ['Rohrfrei Schulz', LEEDS]],
    ['de', 'Rohrfrei Schulz und ich bin Klempner', ['Rohrfrei Schulz']],
    ['de', 'Wir sind Rohrfrei Schulz', ['Rohrfrei Schulz']],
    ['de', 'meine Firma heißt Rohrfrei Schulz, ich bin Klempner in Leeds', ['Rohrfrei Schulz', LEEDS]],
    [
      'de',
      'Ich bin Dan, Klempner in Leeds, meine Firma heißt Rapid Pipes und wir haben rund um die Uhr geöffnet',
      ['Rapid Pipes', LEEDS, ...DAY_AND_NIGHT],
    ],
    ['ar', 'أنابيب سريعة وأنا سباك', ['أنابيب سريعة']],
    ['ar', 'نحن أنابيب سريعة', ['أنابيب سريعة']],
    [
      'ar',
      'أنا دان، سباك في ليدز، اسم شركتي أنابيب سريعة ونعمل 24/7',
      ['أنابيب سريعة', 'place: ليدز', ...DAY_AND_NIGHT],
    ],
  ] as const)('in %s: %s', async (code, text, told) => {
    const facts = await toldAt('name', text, code, PLUMBER);
    expect(inShort(facts)).toEqual(told);
    expect(facts?.told).not.toMatch(/I could|Nicht verstanden|لم أفهم/);
  });

  test.each([
    ['I Am Yoga'],
    ["It's a Wrap"],
    ['A Boy Named Sue'],
    ['My Bakery'],
    ['We Own Plumbing'],
    ["Dan's Plumbing"],
    ['Leeds Plumber'],
  ])('%s is a name', async (text) => {
    expect(await toldAt('name', text, 'en', PLUMBER)).toBeUndefined();
  });

  test('a kind of business that the website has not is said to be left out', async () => {
    const facts = await toldAt('name', "Rapid Pipes and I'm a baker", 'en', PLUMBER);
    expect([facts?.rest, facts?.told]).toEqual([
      'Rapid Pipes',
      "I could not read “I'm a baker”. It is left out.",
    ]);
  });

  test.each([
    ['place', "I'm a plumber in Leeds", ['Leeds']],
    ['place', "Leeds, and I'm a plumber", ['Leeds']],
    ['place', 'we are in Leeds', ['Leeds']],
    ['contact', "0113 496 0123, I'm a plumber in Leeds", ['0113 496 0123', LEEDS]],
  ] as const)('at the question %s: %s', async (question, text, told) => {
    expect(inShort(await toldAt(question, text, 'en', PLUMBER))).toEqual(told);
  });
});

describe('is no fact', () => {
  test.each([
    ['en', 'name', '24 Hour Plumbing'],
    ['en', 'name', 'Blue Door Bakery'],
    ['en', 'name', 'Smith and Sons, Leeds'],
    ['en', 'name', '12 Mill Lane'],
    ['en', 'contact', '0113 496 0123, joe@rapidpipes.com'],
    ['en', 'contact', 'call us'],
    ['en', 'place', '3 Mill Lane, Fernhill'],
    ['en', 'place', 'Building 4, Floor 2, Office 12'],
    ['en', 'place', 'Red Lion Square, London'],
    ['en', 'place', 'Fernhill, open when the light is on'],
    ['en', 'pictures', 'maybe later'],
    ['en', 'look', 'something else'],
    ['en', 'look', 'not blue'],
    ['en', 'look', 'no dark blue please'],
    ['en', 'look', 'too blue'],
    ['de', 'look', 'kein Blau'],
    ['ar', 'look', 'ليس أزرق'],
    ['de', 'name', 'Bäckerei am Markt'],
    ['de', 'place', 'Lindenstr. 4, 04109 Leipzig'],
    ['ar', 'name', 'مخبز الشمس'],
    ['ar', 'place', 'شارع الملك فهد 12، الرياض'],
  ] as const)('in %s, at the question %s: %s', async (code, question, text) => {
    expect(await toldAt(question, text, code)).toBeUndefined();
  });
});

describe('a question is done with, whatever else is told with it', () => {
  const PRICED = ['', '£60', '£90', 'from £75'];
  test.each([
    ['en', 'pictures', 'No pictures please. Make it dark blue.', true, ['', HARBOR]],
    ['en', 'pictures', 'Make it dark blue.', undefined, ['', HARBOR]],
    [
      'en',
      'look',
      'The look is fine. Call-out is £60, a boiler service £90 and blocked drains start from £75.',
      true,
      PRICED,
    ],
    ['en', 'look', "I'm done, and call-out is £60, a boiler service £90, leaks from £75", true, PRICED],
    [
      'en',
      'look',
      "That's lovely. My prices: call-out is £60, boiler service £90, and a blocked drain from £75",
      true,
      PRICED,
    ],
    ['de', 'pictures', 'Keine Bilder, und mach es dunkelblau', true, ['', HARBOR]],
    ['de', 'look', 'Sieht gut aus. Haarschnitt 32 €, Bart 15 €', true, ['', '32 €', '15 €']],
    ['ar', 'look', 'يعجبني. خبز ٤٫٨٠، كعك ٢٫٥٠', true, ['', '٤٫٨٠', '٢٫٥٠']],
  ] as const)('in %s, at the question %s: %s', async (code, question, text, isDone, told) => {
    const facts = await toldAt(question, text, code);
    expect([facts?.isDone, inShort(facts)]).toEqual([isDone, told]);
  });

  test.each([
    ['en', 'The look is fine as it is'],
    ['en', 'Looks great, thanks'],
    ['en', "That's nice, I'm happy with that"],
    ['de', 'Das sieht gut aus, danke'],
    ['ar', 'يعجبني شكرا'],
  ] as const)('in %s, who likes the look picks Done: %s', async (code, text) => {
    const { read } = await readerIn(code);
    const words = await wordsIn(code);
    const steps = { canUndo: false, canRedo: false };
    const { picked } = read({ text, config: CONFIGS.landing, words, steps, question: 'look' });
    expect(picked).toBe(words.interview.options.done);
  });
});

describe('to publish is heard at any question, and its address is none for the page', () => {
  const ADDRESS = 'ray@rapid-pipes.example';
  test.each([
    ['en', 'contact', `Publish it, my email is ${ADDRESS}`, ADDRESS],
    ['en', 'look', `OK, put it online. My email is ${ADDRESS}`, ADDRESS],
    ['en', 'look', 'publish it please', undefined],
    ['en', 'pictures', 'go live', undefined],
    ['de', 'look', `Veröffentliche die Seite, meine E-Mail ist ${ADDRESS}`, ADDRESS],
    ['ar', 'place', 'انشر الموقع', undefined],
  ] as const)('in %s, at the question %s: %s', async (code, question, text, email) => {
    const { read } = await readerIn(code);
    const steps = { canUndo: false, canRedo: false };
    const { options, facts, isHeardAnywhere } = read({
      ...{ text, config: CONFIGS.landing, words: await wordsIn(code), steps, question },
    });
    expect([isHeardAnywhere, facts, options.map(({ command }) => command)]).toEqual([
      true,
      undefined,
      [{ type: 'dialog.ask', dialog: 'publish', ...(email !== undefined && { email }) }],
    ]);
  });

  test.each([
    ['name', 'Publish'],
    ['contact', 'online@rapid-pipes.example'],
  ] as const)('at the question %s, %s is an answer', async (question, text) => {
    const { read } = await readerIn('en');
    const steps = { canUndo: false, canRedo: false };
    const sentence = { text, config: CONFIGS.landing, words: await wordsIn('en'), steps, question };
    expect(read(sentence).isHeardAnywhere).toBeUndefined();
  });
});

test.each([
  ['en', '✓ 0113 496 0123. ✓ Colors: Harbor.'],
  ['de', '✓ 0113 496 0123. ✓ Farben: Hafen.'],
  ['ar', '✓ 0113 496 0123. ✓ الألوان: ⁨مرفأ⁩.'],
] as const)('in %s it is said what was taken', async (code, said) => {
  const text = { en: 'make it blue', de: 'mach es blau', ar: 'اجعله أزرق' }[code];
  expect((await toldAt('pictures', `0113 496 0123, ${text}`, code))?.told).toBe(said);
});

describe('what nothing takes is said, and no fact is lost for it', () => {
  const WEEK = ['Monday – Friday', '07:00 – 18:00', 'Saturday – Sunday', 'closed'];
  test.each([
    [
      'en',
      'contact',
      '030 123456, open Mon to Fri 7-18, Lindenweg 12',
      ['030 123456', ...WEEK],
      'Lindenweg 12',
    ],
    ['en', 'contact', '030 123456, ring the bell 12', ['030 123456'], 'ring the bell 12'],
    ['en', 'contact', 'open 24/7, ring the bell', ['', ...DAY_AND_NIGHT], 'ring the bell'],
    ['en', 'contact', '030 123456, 030 654321, 24/7', ['', ...DAY_AND_NIGHT], '030 123456, 030 654321'],
    ['en', 'contact', 'Telegram @otter, open 24/7', ['', ...DAY_AND_NIGHT], 'Telegram @otter'],
    ['en', 'pictures', 'open 24/7, ring the bell', ['', ...DAY_AND_NIGHT], 'ring the bell'],
    ['en', 'look', 'make it blue, ring the bell', ['', HARBOR], 'ring the bell'],
    [
      'de',
      'contact',
      '030 123456, rund um die Uhr, Klingel 12',
      ['030 123456', ...DAY_AND_NIGHT],
      'Klingel 12',
    ],
    [
      'ar',
      'contact',
      '0113 496 0123، نعمل 24 ساعة، الجرس 12',
      ['0113 496 0123', ...DAY_AND_NIGHT],
      'الجرس 12',
    ],
  ] as const)('in %s, at the question %s: %s', async (code, question, text, taken, left) => {
    const facts = await toldAt(question, text, code);
    const { hoursRead, present } = await wordsIn(code);
    expect(inShort(facts)).toEqual(taken);
    expect(facts?.told).toContain(hoursRead.unread(present.quoted(left)));
  });

  test('no is an answer where pictures are asked for', async () => {
    expect((await toldAt('pictures', 'open 24/7, no pictures'))?.told).toBe('');
  });
});
