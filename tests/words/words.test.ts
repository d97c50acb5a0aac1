import { describe, expect, test } from 'vitest';
import { allWays, entriesBelow } from '../../domain/chat/menu.ts';
import { withLinks } from '../../domain/chat/shorten-link.ts';
import { wordsIn } from '../../src/app/load-language.ts';
import { templates } from '../../templates/templates.ts';
import { en } from '../../words/en/en.ts';
import { counted, oneDecimal } from '../../words/formats.ts';
import { chosenLanguage, LANGUAGES } from '../../words/language.ts';

const [de, ar] = [await wordsIn('de'), await wordsIn('ar')];
const TRANSLATIONS = await Promise.all(
  LANGUAGES.filter(({ code }) => code !== 'en').map(async ({ code }) => ({
    code,
    words: await wordsIn(code),
  })),
);
const MARKS = [41, 43];

/** Pairs of opposites: how a text has each of the two in a language. `n` is a number of things. */
const OPPOSITES: readonly Readonly<Record<(typeof LANGUAGES)[number]['code'], readonly [RegExp, RegExp]>>[] =
  [
    {
      en: [/\bund(?:o|oes|one)\b/i, /\bred(?:o|oes|one)\b/i],
      de: [/rückgängig|zurücknehmen/i, /wiederhol/i],
      ar: [/تراجع/, /إعادة/],
    },
    {
      en: [/\bonline\b/i, /\boffline\b/i],
      de: [/\bonline\b/i, /\boffline\b/i],
      ar: [/(?<!لا يوجد )اتصال|(?:^|\s)متصل/, /لا يوجد اتصال|غير متصل/],
    },
    {
      en: [/^(?:\d+ )?shown?\b(?! section)/i, /\b(?:hide|hidden)\b/i],
      de: [/einblend|eingeblendet|sichtbar/i, /ausblend|ausgeblend/i],
      ar: [/إظهار|ظاهر/, /إخفاء|مخفي|أُخفي/],
    },
    { en: [/^open\b(?! the page)/i, /^close\b/i], de: [/öffn/i, /schließ/i], ar: [/فتح/, /إغلاق/] },
    {
      en: [/^publish\b/i, /^unpublish/i],
      de: [/veröffentlich/i, /offline (?:nehmen|genommen)/i],
      ar: [/^(?:ال)?نشر/, /إلغاء (?:ال)?نشر/],
    },
    {
      en: [/^add\b(?!:)/i, /\bremoved?\b/i],
      de: [/hinzufügen/i, /entfern/i],
      ar: [/إضافة/, /إزال|أُزيل/],
    },
    { en: [/\bmoved? up\b/i, /\bmoved? down\b/i], de: [/nach oben/i, /nach unten/i], ar: [/أعلى/, /أسفل/] },
    { en: [/\blight\b/i, /\bdark\b/i], de: [/hell/i, /dunk/i], ar: [/فاتح/, /داكن/] },
    { en: [/\bdesktop\b/i, /\bmobile\b/i], de: [/desktop/i, /mobil/i], ar: [/حاسوب/, /هاتف/] },
  ];

describe.each(TRANSLATIONS)('in $code', ({ code, words }) => {
  test('what has one of two opposites in English has that one, and not the other', () => {
    const said = new Map(textsOf(words));
    const wrong = OPPOSITES.flatMap(({ en: english, [code]: own }) =>
      textsOf(en).flatMap(([key, text]) => {
        const has = english.map((sense) => sense.test(text));
        const hasOwn = own.map((sense) => sense.test(said.get(key) ?? ''));
        const isRight = !has.includes(true) || has.join() === hasOwn.join();
        return isRight ? [] : [`${key}: ${said.get(key)}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('every sentence contains its arguments', () => {
    const said = new Map(textsOf(words));
    const silent = textsOf(en).flatMap(([key, text]) =>
      MARKS.filter((mark) => text.includes(`${mark}`) && !said.get(key)?.includes(`${mark}`)).map(
        (mark) => `${key} loses ${mark}`,
      ),
    );
    expect(silent).toEqual([]);
  });

  test('no text is empty or left in English', () => {
    const said = new Map(textsOf(words));
    const left = textsOf(en).filter(([key, text]) => {
      const isSame = said.get(key) === text && /[a-z] [a-z]/.test(text);
      return said.get(key)?.trim() === '' || isSame;
    });
    expect(left).toEqual([]);
  });

  test.each(templates)('no two options of $name have the same name', ({ base }) => {
    const places = [[], ...allWays(base, words).map((way) => way.at(-1)?.place ?? [])];
    const alike = places.filter((place) => {
      const names = entriesBelow(base, place, words).map((entry) => entry.name.toLowerCase());
      return new Set(names).size < names.length;
    });
    expect(alike).toEqual([]);
  });
});

test.each(['https://example.com/a', 'HTTPS://example.com/a'])(
  'finds a link in a message within the quotation marks of every language: %s',
  (link) => {
    const links = [en, de, ar].map(({ chat }) => withLinks(chat.updated('URL', link))[1]);
    expect(links).toEqual([link, link, link].map((each) => ({ link: each, shown: each })));
  },
);

test('counts use the plural forms of each language', () => {
  const found = { zero: 'z', one: 'o', two: 't', few: '# f', many: '# m', other: '# x' };
  expect([0, 1, 2, 3, 10, 11, 99, 100, 1000].map(counted('ar', found))).toEqual([
    ...['z', 'o', 't', '3 f', '10 f', '11 m', '99 m', '100 x', '1,000 x'],
  ]);
  expect([0, 1, 2].map(counted('de', { one: '# Stelle', other: '# Stellen' }))).toEqual([
    '0 Stellen',
    '1 Stelle',
    '2 Stellen',
  ]);
  expect([oneDecimal('en')(4.25), oneDecimal('de')(4.5), oneDecimal('ar')(3)]).toEqual(['4.3', '4,5', '3.0']);
});

test.each([
  [null, ['de-AT', 'en'], 'de'],
  [null, ['fr', 'ar-EG', 'de'], 'ar'],
  [null, ['fr'], 'en'],
  [null, [], 'en'],
  ['ar', ['de'], 'ar'],
  ['tlh', ['de'], 'de'],
] as const)('stored %s and preferred %s result in %s', (kept, wanted, code) => {
  expect(chosenLanguage(kept, wanted)).toBe(code);
});

/** All texts of a table by path. Functions are called with marked arguments. */
function textsOf(table: object, place = ''): readonly (readonly [string, string])[] {
  return Object.entries(table).flatMap(([key, value]) => {
    const here = `${place}.${key}`;
    if (['.names', '.language.code', '.language.direction', '.editors.plain'].includes(here)) return [];
    if (typeof value === 'function') return [[here, String(value(...MARKS))] as const];
    return typeof value === 'object' ? textsOf(value, here) : [[here, String(value)] as const];
  });
}
