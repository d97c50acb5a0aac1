import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockTime } from '../../src/domain/chat/clock-time.ts';
import { parseDirectUpdate } from '../../src/domain/chat/direct-update.ts';
import { optionNamed } from '../../src/domain/chat/message.ts';
import { linkIn } from '../../src/domain/chat/shorten-link.ts';
import { searchColors } from '../../src/domain/choices/color-choices.ts';
import { iconChoices, searchIcons, shownIconName } from '../../src/domain/choices/icon-choices.ts';
import { DeployError, reasonOf, statusOf } from '../../src/domain/deploy/deploy-error.ts';
import { isEmail } from '../../src/domain/deploy/email.ts';
import { drawOwnerSecret, isOwnerSecret } from '../../src/domain/deploy/owner-secret.ts';
import { drawSiteId, isSiteId } from '../../src/domain/deploy/site-id.ts';
import { deployFailureText } from '../../src/domain/errors/failure-text.ts';
import { ar } from '../../src/words/ar/ar.ts';
import { de } from '../../src/words/de/de.ts';
import { en } from '../../src/words/en/en.ts';

test.each([
  ['hero.title.text Hello there', { path: 'hero.title.text', typed: 'Hello there' }],
  ['  a.b c', { path: 'a.b', typed: 'c' }],
  ['a.b  two', { path: 'a.b', typed: ' two' }],
  ['a.b', undefined],
  ['a.b ', undefined],
  [' ', undefined],
  ['', undefined],
])('the command %j', (text, command) => {
  expect(parseDirectUpdate(text)).toEqual(command);
});

test.each([
  ['a@b', true],
  ['@', true],
  ['', false],
  ['  ', false],
  ['nobody', false],
])('the e-mail address %j: %j', (text, isOne) => {
  expect(isEmail(text)).toBe(isOne);
});

describe('links', () => {
  const message = (link: string) => `✓ Updated URL to "${link}". What would you like to modify next?`;
  const of41 = `https://example.com/${'a'.repeat(21)}`;

  test('41 characters are shown whole, 42 are cut to the first 25 and the last 15', () => {
    expect(linkIn(message(of41))?.shown).toBe(of41);
    expect(linkIn(message(`${of41}b`))).toEqual({
      before: '✓ Updated URL to "',
      link: `${of41}b`,
      shown: 'https://example.com/aaaaa…aaaaaaaaaaaaaab',
      after: '". What would you like to modify next?',
    });
  });

  test('only a quoted https link beside a check mark counts', () => {
    expect(linkIn(`Updated "${of41}"`)).toBeUndefined();
    expect(linkIn(`✓ ${of41}`)).toBeUndefined();
    expect(linkIn('✓ "http://example.com"')).toBeUndefined();
  });
});

test('times are 24 hours, HH:MM', () => {
  expect(clockTime(new Date(2026, 0, 2, 3, 4).getTime())).toBe('03:04');
  expect(clockTime(new Date(2026, 0, 2, 23, 59).getTime())).toBe('23:59');
});

test('an option is named whatever its case and the blanks around it', () => {
  const message = { text: '', isUser: false, at: 0, buttons: ['Hero', 'Main Button'] };
  expect(optionNamed(message, ' main button ')).toBe('Main Button');
  expect(optionNamed(message, 'main')).toBeUndefined();
  expect(optionNamed(undefined, 'Hero')).toBeUndefined();
});

const bytes = fc.infiniteStream(fc.integer({ min: 0, max: 255 }));

test('a drawn site id has the form of one', () => {
  fc.assert(
    fc.property(bytes, (stream) => {
      const random = (count: number) => Uint8Array.from(stream.take(count));
      expect(isSiteId(drawSiteId(random))).toBe(true);
    }),
  );
});

test('bytes that would favour some letters are drawn again', () => {
  const draws = [255, 254, 253, 252, 0, 1, 35, 36, 71, 72, 2, 3, 4, 5];
  expect(drawSiteId((count) => Uint8Array.from(draws.splice(0, count)))).toBe('site-ab9a9ac');
});

test.each([
  'site-abc12345',
  'site-abc123',
  'site-ABC1234',
  'site-abc123\n',
  'blog-abc1234',
  'site-äbc1234',
  '',
])('%j is no site id', (text) => {
  expect(isSiteId(text)).toBe(false);
});

test('a drawn owner secret has the form of one and all its bits', () => {
  expect(drawOwnerSecret(() => new Uint8Array(24).fill(255))).toBe('_'.repeat(32));
  expect(isOwnerSecret('_'.repeat(32))).toBe(true);
  expect(isOwnerSecret('short')).toBe(false);
  expect(isOwnerSecret('a'.repeat(129))).toBe(false);
});

test.each<[string, unknown, string, number | undefined]>([
  ['the server’s words', new DeployError('Too big.', 413), 'Failed to deploy website: Too big.', 413],
  [
    'the client’s words',
    new TypeError('Failed to fetch'),
    'Failed to deploy website: Failed to fetch',
    undefined,
  ],
  ['no words', new DeployError('', 500), 'An unknown error occurred', 500],
  ['nothing that is an error', undefined, 'An unknown error occurred', undefined],
])('a failed deploy with %s', (_, error, details, status) => {
  expect(deployFailureText(reasonOf(error), en)).toBe(details);
  expect(statusOf(error)).toBe(status);
});

test('the palette has 32 colours, in the specification’s order, and is searched by name', () => {
  expect(
    searchColors('', en)
      .map((color) => color.name)
      .slice(-12),
  ).toEqual([
    ...['Blue', 'Indigo', 'Purple', 'Pink', 'Red', 'Orange', 'Yellow', 'Green', 'Teal', 'Cyan'].map(
      (name) => `Primary ${name}`,
    ),
    'Light Gray',
    'Dark Gray',
  ]);
  expect(searchColors('', en)).toHaveLength(32);
  expect(searchColors('GRA', en).map((color) => color.name)).toEqual(['Gray', 'Light Gray', 'Dark Gray']);
  expect(searchColors('no such', en)).toEqual([]);
});

test('56 icons are offered, each once, and searched by name without their prefix', () => {
  expect(iconChoices).toHaveLength(56);
  expect(new Set(iconChoices).size).toBe(56);
  expect(searchIcons('USER', en)).toEqual(['fas fa-user', 'fas fa-users']);
  expect(searchIcons('fas', en)).toEqual([]);
});

test.each([
  ['de', de, 'Herz', ['fas fa-heart']],
  ['de', de, 'kaffee', ['fas fa-coffee']],
  ['de', de, 'heart', ['fas fa-heart']],
  ['ar', ar, 'القلب', ['fas fa-heart']],
  ['ar', ar, 'حقيبة', ['fas fa-briefcase', 'fas fa-shopping-bag']],
] as const)('in %s, icons are found by its own words: %#', (_, words, query, icons) => {
  expect(searchIcons(query, words)).toEqual(icons);
});

test.each([
  ['en', en],
  ['de', de],
  ['ar', ar],
])('in %s, every icon has a name of its own', (_, words) => {
  const names = iconChoices.map((icon) => shownIconName(icon, words));
  expect(new Set(names).size).toBe(iconChoices.length);
  expect(names.filter((name) => words !== en && iconChoices.includes(`fas fa-${name}`))).toEqual([]);
});
