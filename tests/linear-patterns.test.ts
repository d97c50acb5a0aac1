import { check } from 'recheck';
import { expect, test } from 'vitest';
import { patternsIn, timesOnRepetitions } from './harness/patterns.ts';

/** What the checker cannot prove in a second, and why it takes a bounded number of steps for each character all the same. */
const PROVED_BY_HAND: Readonly<Record<string, string>> = {
  "new RegExp(SPECIAL, 'gu')": 'SPECIAL is checked itself.',
  "new RegExp(ANY, 'y')": 'It is tried on parts of at most 200 characters.',
  "new RegExp(anyWord, 'gu')":
    'Its phrases are of the project, and a word is read from its first letter only.',
  '/[.[\\]_]+(?=\\S)/g':
    'Of a run before a blank, all but the last character fits: the next try is that one.',
  '/^image\\/[\\w.+-]{1,100}(?:\\s*;[\\x20-\\x7e]{0,200})?$/i':
    'It begins at the start only, and no two neighbours in it take the same character.',
  "/^[\\p{L}\\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)*$/u":
    'It begins at the start only, and no two neighbours in it take the same character.',
  "/(?<![\\p{L}\\p{N}.!#$%&'*+/=?^_`{|}~-])[\\p{L}\\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)+/u":
    'A run is read from its first character only, and no two neighbours in it take the same character.',
  '/(?<![\\p{L}\\p{M}\\d@])\\+?[ ([]{0,3}\\+?\\d[\\d \\t()[\\]./+-]*/gu':
    'Before its first digit stand at most five characters, and from there on it takes all that fits.',
  '/^https?:\\/\\/(?:@|[a-z][a-z\\d+.-]*:(?!\\d{1,5}(?:[/?#]|$)))|^mailto:(?!\\?|[^?]*@)|^tel:$/i':
    'It begins at the start only, and no two neighbours in it take the same character.',
  '/(?<![\\p{L}\\p{M}\\p{N}])([+(]?\\p{Nd}[\\p{Nd}\\s()[\\]./+\\p{Pd}−]+\\p{Nd}\\+?)/u':
    'A run of digits is read from its first digit only.',
  '/“([^“”]+)”|„([^„“”"]+)[“”"]|«([^«»]+)»|»([^«»]+)«|"([^"]+)"|‹([^‹›]+)›|`([^`]+)`|(?<![\\p{L}\\p{N}])[\'‘‚]([^\'’‘‚]+(?:(?<=\\p{L})[\'’](?=\\p{L})[^\'’‘‚]*)*)[\'’‘](?![\\p{L}\\p{N}])/gu':
    'What is looked through from a mark ends at the next such mark; an apostrophe between letters begins no quotation.',
  '/\\u2068(https?:\\/\\/[^\\u2068\\u2069\\s]+)\\u2069|"(https?:\\/\\/[^"\\s]+)"|„(https?:\\/\\/[^„“\\s]+)“|«(https?:\\/\\/[^«»\\s]+)»/gi':
    'What is looked through from a mark ends at the next such mark.',
};

const patterns = patternsIn(['server', 'templates', 'domain']);

test('no regular expression takes more than linear time on what strangers send', async () => {
  const open = new Map(patterns.map((pattern) => [pattern.text, pattern]));
  for (const text of Object.keys(PROVED_BY_HAND)) expect(open.delete(text), text).toBe(true);
  const found: string[] = [];
  for (const { text, place, regExp } of open.values()) {
    const { source, flags } = regExp ?? {};
    const { status } =
      source === undefined || flags === undefined
        ? { status: 'not a literal' }
        : await check(source, flags, { checker: 'automaton', timeout: 60_000 });
    if (status !== 'safe') found.push(`${place} ${text} is ${status}`);
  }
  expect(found).toEqual([]);
});

// The checker proves one match. Many matches of one text may look through the rest of it again and again.
test('no regular expression finds all its matches in more than linear time', () => {
  const found = patterns.flatMap(({ place, text, regExp }) => {
    const most = regExp?.global ? Math.max(...timesOnRepetitions(regExp, 32_768)) : 0;
    return most > 100 ? [`${place} ${text} takes ${most} ms`] : [];
  });
  expect(found).toEqual([]);
});
