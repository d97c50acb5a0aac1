import { describe, expect, test } from 'vitest';
import { wordsIn } from '../../src/app/load-language.ts';
import { allWays, entriesBelow } from '../../src/domain/chat/menu.ts';
import { linkIn } from '../../src/domain/chat/shorten-link.ts';
import { find } from '../../src/domain/find/find.ts';
import { en } from '../../src/words/en/en.ts';
import { counted, oneDecimal } from '../../src/words/formats.ts';
import { chosenLanguage, LANGUAGES } from '../../src/words/language.ts';
import { landingBusiness } from '../../templates/landing-business/template.ts';
import { templates } from '../../templates/templates.ts';

const [de, ar] = [await wordsIn('de'), await wordsIn('ar')];
const TRANSLATIONS = await Promise.all(
  LANGUAGES.filter(({ code }) => code !== 'en').map(async ({ code }) => ({
    code,
    words: await wordsIn(code),
  })),
);
const MARKS = [41, 43];

describe.each(TRANSLATIONS)('in $code', ({ words }) => {
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

test('finds a link in a message within the quotation marks of every language', () => {
  const link = 'https://example.com/a';
  const links = [en, de, ar].map(({ chat }) => linkIn(chat.updated('URL', link))?.link);
  expect(links).toEqual([link, link, link]);
});

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

test.each([
  ['de', 'titel einstieg', 'hero.title.text'],
  ['de', 'Farbe Hintergrund Vorteile', 'benefits.background'],
  ['de', 'Knopf Text im Einstieg', 'hero.button.text'],
  ['de', 'hero title', 'hero.title.text'],
  ['ar', 'عنوان الواجهة', 'hero.title.text'],
  ['ar', 'لون خلفية المزايا', 'benefits.background'],
  ['ar', 'تلفون', 'footer.phone'],
  ...(['business name', 'company', 'the name of my business', 'name', 'logo'] as const).map(
    (query) => ['en', query, 'header.logoText'] as const,
  ),
  ['en', 'phone number', 'footer.phone'],
  ['en', 'e-mail', 'footer.email'],
  ['en', 'mail', 'footer.email'],
  ['en', 'email address', 'footer.email'],
  ['en', 'address', 'footer.address'],
  ...(['Firmenname', 'Firma', 'Name meiner Firma', 'Geschäftsname', 'Unternehmen'] as const).map(
    (query) => ['de', query, 'header.logoText'] as const,
  ),
  ['de', 'Telefonnummer', 'footer.phone'],
  ['de', 'E-Mail', 'footer.email'],
  ['de', 'Mailadresse', 'footer.email'],
  ['de', 'Adresse', 'footer.address'],
  ...(['اسم الشركة', 'الشركة', 'اسم العمل', 'الاسم'] as const).map(
    (query) => ['ar', query, 'header.logoText'] as const,
  ),
  ['ar', 'رقم الهاتف', 'footer.phone'],
  ['ar', 'الإيميل', 'footer.email'],
  ['ar', 'البريد', 'footer.email'],
  ['ar', 'عنوان الشركة', 'footer.address'],
] as const)('in %s, search finds "%s"', (code, query, target) => {
  const words = { en, de, ar }[code];
  expect(find(landingBusiness.base, query, words)[0]?.target).toBe(target);
});

test.each([
  ['en', 'business name Crust & Crumb'],
  ['en', 'set the name of my company to Crust & Crumb'],
  ['de', 'Firmenname: Crust & Crumb'],
  ['ar', 'اسم الشركة Crust & Crumb'],
] as const)('in %s, search sets the name of the business: "%s"', (code, query) => {
  const found = find(landingBusiness.base, query, { en, de, ar }[code]);
  expect(found.map(({ target, value }) => [target, value])).toEqual([['header.logoText', 'Crust & Crumb']]);
});

test('sets a value by its name in any language', () => {
  const [found] = find(landingBusiness.base, 'عنوان الواجهة خبز الفجر', ar);
  expect(found).toEqual({ target: 'hero.title.text', names: ['الواجهة', 'العنوان'], value: 'خبز الفجر' });
});

/** All texts of a table by path. Functions are called with marked arguments. */
function textsOf(table: object, place = ''): readonly (readonly [string, string])[] {
  return Object.entries(table).flatMap(([key, value]) => {
    const here = `${place}.${key}`;
    if (
      ['.names', '.language.code', '.language.direction'].includes(here) ||
      /^\.find\.(?:parts|fillers|alsoCalled|standsFor)/.test(here)
    )
      return [];
    if (typeof value === 'function') return [[here, String(value(...MARKS))] as const];
    return typeof value === 'object' ? textsOf(value, here) : [[here, String(value)] as const];
  });
}
