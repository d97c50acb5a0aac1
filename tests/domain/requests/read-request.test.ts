import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allWays } from '../../../domain/chat/menu.ts';
import { applyPlan } from '../../../domain/config/edit-config.ts';
import { valueAt } from '../../../domain/config/leaves.ts';
import { setAt } from '../../../domain/json/path.ts';
import { withSection } from '../../../domain/sections/added-sections.ts';
import { wordsIn } from '../../../src/app/load-language.ts';
import { readerIn } from '../../../src/app/use-cases/ask-in-language.ts';
import { en } from '../../../words/en/en.ts';
import { AR_ASIDE, AR_MORE, AR_OTHERS, AR_SENTENCES } from './ar-sentences.ts';
import { DE_ASIDE, DE_MORE, DE_OTHERS, DE_SENTENCES } from './de-sentences.ts';
import { EN_ASIDE, EN_HERE, EN_MORE, EN_OTHERS, EN_SENTENCES } from './en-sentences.ts';
import { BOTH_STEPS, CONFIGS, inShort, offersFor } from './typed.ts';

const TYPED = {
  en: [...EN_SENTENCES, ...EN_MORE, ...EN_ASIDE],
  de: [...DE_SENTENCES, ...DE_MORE, ...DE_ASIDE],
  ar: [...AR_SENTENCES, ...AR_MORE, ...AR_ASIDE],
} as const;
const OTHERS = { en: EN_OTHERS, de: DE_OTHERS, ar: AR_OTHERS } as const;

describe.each(['en', 'de', 'ar'] as const)('in %s', (code) => {
  const typed = TYPED[code].map(([text, offered, template]) => ({ text, offered, template }));

  test.each(typed)('$text: $offered', async ({ text, offered, template }) => {
    const { meant } = await offersFor(code, text, template);
    expect(meant.map(inShort)[0]).toBe(offered);
  });

  test.each(OTHERS[code])('no change is offered alone for: %s', async (text) => {
    const { meant } = await offersFor(code, text);
    expect(meant.map(({ command }) => command.type)).not.toEqual(['plan.chosen']);
  });

  test('English is understood as well', async () => {
    const { meant } = await offersFor(code, 'hide linkedin');
    expect(meant.map(inShort)).toEqual(['footer.social.linkedin.visible=false']);
  });
});

test.each([
  ['en', 'Add a text: Fresh, every day'],
  ['de', 'Neuer Text: Frisch, jeden Tag'],
  ['ar', 'أضف نص: طازج، كل يوم'],
] as const)(
  'in %s, what says that it is a text is no row of the list where the chat is: %s',
  async (code, text) => {
    const { read } = await readerIn(code);
    const sentence = { text, config: CONFIGS.landing, words: await wordsIn(code), steps: BOTH_STEPS };
    const { options } = read({ ...sentence, list: 'benefits.items' });
    expect(options.map(inShort).filter((each) => each.startsWith('benefits.items='))).toEqual([]);
  },
);

test.each(EN_HERE)('at %j a field of that level is meant first: %s', async (here, text, offered) => {
  const { meant } = await offersFor('en', text, 'landing', undefined, here);
  expect(meant.map(inShort)[0]).toBe(offered);
});

describe('what is offered', () => {
  const offers = async (text: string) => (await offersFor('en', text)).meant.map(inShort);

  test.each([
    [
      'a name of several fields gives each',
      'set the subtitle to We bake',
      [
        'hero.subtitle.text=We bake',
        'benefits.subtitle=We bake',
        'features.subtitle=We bake',
        'cta.subtitle=We bake',
      ],
    ],
    [
      'what may be a remark also gives the field',
      'hero title bread at dawn',
      ['hero.title.text=bread at dawn', 'open hero.title.text'],
    ],
    ['what is quoted, or has a capital, is no remark', 'hero title "bread"', ['hero.title.text=bread']],
    [
      'the address of a button is where it leads, and what its text is called stays one',
      'set the hero button text to Visit https://shop.example.com',
      ['hero.button.text=Visit https://shop.example.com'],
    ],
    [
      'a text with "and" stays whole',
      'set the hero title to Fish and chips',
      ['hero.title.text=Fish and chips'],
    ],
    [
      'what the page says is a name',
      'change "Ask about the price" to "Fair prices"',
      ['benefits.items[1].title=Fair prices'],
    ],
    [
      'a path may be written in two ways',
      'set benefits.items.1.title to Fair',
      ['benefits.items[1].title=Fair'],
    ],
    ['a verb and a name open the place', 'change the phone number', ['open footer.phone']],
    ['a shade', 'make the hero button dark green', ['hero.button.color=#004D00']],
    [
      'an icon by its name',
      'change the icon of the second benefit to heart',
      ['benefits.items[1].icon=fas fa-heart'],
    ],
    ['a language by its name', 'set the page language to German', ['globalSettings.language=Deutsch']],
  ])('%s', async (_, text, expected) => {
    expect(await offers(text)).toEqual(expected);
  });

  test('a list of what is hidden is one change, and no other order is one', async () => {
    expect(await offers('hide twitter and facebook')).toEqual([
      'footer.social.twitter.visible=false & footer.social.facebook.visible=false',
    ]);
    expect(await offers('switch the features and the benefits around')).toEqual([
      'open features',
      'open features.feature',
    ]);
  });

  test('a value that the page says already', async () => {
    const { readRequest } = await readerIn('en');
    const config = setAt(CONFIGS.landing, ['hero', 'title', 'text'], 'Bread');
    const steps = { canUndo: false, canRedo: false };
    const found = (text: string) => readRequest({ text, config, words: en, steps }).meant.map(inShort);
    expect([found('hero title Bread'), found('Bread')]).toEqual([
      ['open hero.title.text'],
      ['open hero.title.text'],
    ]);
  });

  test('only steps that are possible', async () => {
    const steps = { canUndo: false, canRedo: false };
    expect([
      await offersFor('en', 'undo', 'landing', steps),
      await offersFor('en', 'redo', 'landing', steps),
    ]).toEqual([
      { meant: [], near: [] },
      { meant: [], near: [] },
    ]);
  });

  test('the fields that a text may be about, where it asks for nothing that is known', async () => {
    const near = async (text: string) => (await offersFor('en', text)).near.map(inShort);
    expect(await near('hero.titel Bread')).toEqual(['open hero.title.text']);
    expect(await near('addres')).toEqual(['open footer.address']);
    expect(await near('hello there')).toEqual([]);
  });
});

describe('a web address that is said of a button is where it leads', () => {
  const ADDRESS = 'https://shop.example.com';
  const SENTENCES = {
    en: (button: string) => `${button} should go to my shop ${ADDRESS}`,
    de: (button: string) => `${button} soll zu meinem Laden ${ADDRESS} führen`,
    ar: (button: string) => `${button} يجب أن يفتح متجري ${ADDRESS}`,
  };
  const BUTTONS = {
    landing: [
      ...[0, 1, 2, 3].map((at) => `header.menuItems[${at}].url`),
      'hero.button.url',
      'cta.button.url',
    ],
    moonlight: [
      ...[0, 1, 2].map((at) => `header.menuItems[${at}].url`),
      'home.mainButton.url',
      'home.secondaryButton.url',
    ],
  };
  /** The fields of a website that are the address of something with a text, by the levels that lead to it. */
  async function buttonsOf(template: keyof typeof CONFIGS, code: keyof typeof SENTENCES) {
    const config = CONFIGS[template];
    return allWays(config, await wordsIn(code)).flatMap((way) => {
      const entry = way.at(-1);
      if (entry?.kind !== 'field' || entry.leaf.type !== 'url') return [];
      const { path } = entry.leaf;
      const hasText = valueAt(config, path.replace(/\w+$/, 'text')) !== undefined;
      const name = way.slice(0, -1).map((level) => level.name);
      return hasText ? [{ path, name: name.join(' › ') }] : [];
    });
  }

  test.each([
    ['landing', 'en'],
    ['landing', 'de'],
    ['landing', 'ar'],
    ['moonlight', 'en'],
    ['moonlight', 'de'],
    ['moonlight', 'ar'],
  ] as const)('each button of %s, in %s', async (template, code) => {
    const buttons = await buttonsOf(template, code);
    expect(buttons.map(({ path }) => path)).toEqual(BUTTONS[template]);
    for (const { path, name } of buttons) {
      const { meant } = await offersFor(code, SENTENCES[code](name), template);
      expect([name, meant.map(inShort)]).toEqual([name, [`${path}=${ADDRESS}`]]);
    }
  });
});

describe('words between a name and its value are no part of it', () => {
  const SENTENCES = {
    en: {
      all: [
        'to',
        'for',
        'with',
        'at the top to',
        'for the page to',
        'in the hero to',
        'from Start here to',
        'from what it says now to',
      ],
      say: (between: string) => `change the main headline ${between} Warm bread`,
      value: 'Warm bread',
    },
    de: {
      all: ['auf', 'in', 'zu', 'oben auf', 'auf der Seite in', 'im Einstieg auf', 'von Hallo Welt auf'],
      say: (between: string) => `ändere die Hauptüberschrift ${between} Warmes Brot`,
      value: 'Warmes Brot',
    },
    ar: {
      all: ['إلى', 'ليصبح', 'في الأعلى إلى', 'في الصفحة إلى', 'من مرحبا بكم إلى'],
      say: (between: string) => `غير العنوان الرئيسي ${between} خبز ساخن`,
      value: 'خبز ساخن',
    },
  } as const;
  const rows = (['en', 'de', 'ar'] as const).flatMap((code) =>
    SENTENCES[code].all.map((between) => ({
      code,
      text: SENTENCES[code].say(between),
      value: SENTENCES[code].value,
    })),
  );

  test.each(rows)('$code: $text', async ({ code, text, value }) => {
    const { meant } = await offersFor(code, text);
    expect(meant.map(inShort)[0]).toBe(`hero.title.text=${value}`);
  });

  test.each([
    ['en', 'the title for the shop window', 'for the shop window'],
    ['en', 'the main headline at the top of the page', 'at the top'],
    ['de', 'Speisekarte mit Preisen hinzufügen', 'Preisen hinzufügen'],
    ['de', 'den Titel für die Kinder', 'für die Kinder'],
    ['ar', 'العنوان الرئيسي في الصفحة', 'في الصفحة'],
  ] as const)('%s: what only joins is no value: %s', async (code, text, value) => {
    const { meant, near } = await offersFor(code, text);
    expect([...meant, ...near].map(inShort).filter((each) => each.includes(value))).toEqual([]);
  });

  test('what a value is not, is asked about', async () => {
    const { read: inChat } = await readerIn('en');
    const { isChoice, options } = inChat({
      text: 'set the hero title to Bread, not cake',
      config: CONFIGS.landing,
      words: en,
      steps: { canUndo: false, canRedo: false },
    });
    expect([isChoice, options.map(inShort)]).toEqual([
      true,
      ['hero.title.text=Bread', 'hero.title.text=Bread, not cake'],
    ]);
  });
});

describe('rows with prices go to the prices', () => {
  test.each([
    ['en', 'haircut 35, colour 80, beard trim 15'],
    ['en', 'haircut 35\ncolour 80'],
    ['de', 'Haarschnitt 35 €, Farbe 80 €'],
    ['ar', 'حمص 25، فلافل 20'],
  ] as const)('%s: wherever the chat is: %j', async (code, text) => {
    const { readRequest } = await readerIn(code);
    const words = await wordsIn(code);
    const steps = { canUndo: false, canRedo: false };
    for (const list of ['benefits.items', 'features.items', 'header.menuItems']) {
      const { meant } = readRequest({ text, config: CONFIGS.landing, words, steps, list });
      expect(meant.map(inShort)[0]?.slice(0, 7), list).toBe('prices=');
    }
  });
});

test.each([
  ['en', 'add a croissant for 2.30, a baguette at 1.80', 'Croissant Baguette'],
  ['en', 'tap 20.00, a new tap 60.00', 'Tap New tap'],
  ['de', 'die Wartung 95 €, der Notdienst 60 €', 'Wartung Notdienst'],
  ['en', 'add to the menu: hummus 25.00, falafel 20.00', 'Hummus Falafel'],
  ['de', 'zur Speisekarte: Hummus 25 €, Falafel für 20 €', 'Hummus Falafel'],
  ['ar', 'أضف إلى القائمة: حمص 25، فلافل 20', 'حمص فلافل'],
] as const)('%s: a row is called by its name alone: %j', async (code, text, names) => {
  const { meant } = await offersFor(code, text);
  const [first] = meant;
  const edits = first?.command.type === 'plan.chosen' ? first.command.edits : [];
  expect(edits.flatMap(({ path, typed }) => (path.endsWith('.name') ? [typed] : [])).join(' ')).toBe(names);
});

test.each([
  ['en', 'remove the questions section'],
  ['en', 'hide the questions'],
  ['de', 'entferne den Abschnitt Fragen'],
  ['ar', 'احذف قسم الأسئلة'],
] as const)('%s: a section is hidden by a part of its name: %s', async (code, text) => {
  const { readRequest } = await readerIn(code);
  const config = withSection(CONFIGS.landing, 'questions');
  const { meant } = readRequest({
    text,
    config,
    words: await wordsIn(code),
    steps: { canUndo: false, canRedo: false },
  });
  expect(meant.map(inShort)).toEqual(['questions.hidden=true']);
});

test('what is put beside something else is not added', async () => {
  const { meant } = await offersFor('en', 'put the questions above the benefits');
  expect(meant.map(({ command }) => command.type)).not.toContain('plan.chosen');
});

describe('in the chat', () => {
  const read = async (text: string) => {
    const { read: inChat } = await readerIn('en');
    const { isRequest, options, isChoice } = inChat({
      text,
      config: CONFIGS.landing,
      words: en,
      steps: { canUndo: true, canRedo: false },
    });
    return [isRequest, options.map(({ label }) => label), ...(isChoice ? ['which'] : [])];
  };

  test('a request gives what can be done, at most three', async () => {
    expect(await read('set the hero title to Bread')).toEqual([true, ['Change it']]);
    expect(await read('set the subtitle to We bake')).toEqual([
      true,
      [
        'Subtitle, in the hero: "We bake"',
        'Subtitle, in the benefits: "We bake"',
        'Subtitle, in the features: "We bake"',
      ],
      'which',
    ]);
  });

  test('places are asked about by a question of their own', async () => {
    expect(await read('hero title')).toEqual([true, ['Open Title, in the hero'], 'which']);
    expect(await read('subtitle')).toEqual([
      true,
      ['Open Subtitle, in the hero', 'Open Subtitle, in the benefits', 'Open Subtitle, in the features'],
      'which',
    ]);
  });

  test('a sentence that asks for nothing that is known gets what comes nearest', async () => {
    expect(await read('hi, we also do gluten free loaves on request')).toEqual([
      false,
      ['Did you mean Subtitle, in the hero?', 'Did you mean Add a section?'],
    ]);
    expect(await read('can people order online through this')).toEqual([
      false,
      ['Publish my website', 'Did you mean Subtitle, in the hero?', 'Did you mean Add a section?'],
    ]);
    expect(await read('what is it that you want from me here')).toEqual([false, []]);
  });

  test.each([
    'nowhere.at.all Hello to the whole world',
    'hero_title is now what we say',
    'nowhere Hello',
    'bread is good',
  ])('what may be a command is none of those: %s', async (text) => {
    expect((await read(text))[1]).not.toContain('Did you mean Add a section?');
  });

  test('anything else gives the fields that may be meant', async () => {
    expect(await read('rain, wool, tea, phone, bread')).toEqual([
      false,
      ['Did you mean Phone, in the footer?'],
    ]);
    expect(await read('hello there')).toEqual([false, []]);
  });
});

test('names in Arabic labels are isolated from the text around them', async () => {
  const { meant } = await offersFor('ar', 'أخف Instagram');
  expect(meant[0]?.name).toMatch(/^إخفاء «\u2068.*\u2069»$/);
});

test('a text of 10,000 characters is no request', async () => {
  const text = 'set the hero title to Bread '.repeat(400);
  expect(await offersFor('en', text)).toEqual({ meant: [], near: [] });
});

test('whatever is typed, no plan that is offered is refused, and nothing is offered twice', async () => {
  const { readRequest } = await readerIn('en');
  const pieces = Object.values(TYPED).flatMap((table) => table.flatMap(([text]) => text.split(' ')));
  const typed = fc.oneof(
    fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 12 }).map((words) => words.join(' ')),
    fc.string({ maxLength: 60 }),
  );
  const steps = { canUndo: true, canRedo: true };
  fc.assert(
    fc.property(typed, fc.constantFrom(...Object.values(CONFIGS)), (text, config) => {
      const { meant, near } = readRequest({ text, config, words: en, steps });
      const all = [...meant, ...near];
      expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
      for (const { command } of meant)
        if (command.type === 'plan.chosen') expect(applyPlan(config, command.edits)).toBeDefined();
    }),
    { numRuns: 150 },
  );
});
