import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { patternsIn, timesOnRepetitions } from '../harness/patterns.ts';

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
  "new RegExp(`^${HOST}$`, 'u')":
    'It begins at the start only, and a label has at most 63 characters and ends at its dot.',
  "new RegExp(`^${ATOM}(?:\\\\.${ATOM})*@${HOST}$`, 'u')":
    'It begins at the start only, no part takes the mark after it, and a label has at most 63 characters.',
  "new RegExp(\n  `(?<![\\\\p{L}\\\\p{M}\\\\p{N}.!#$%&'*+/=?^_\\`{|}~-])${ATOM}(?:\\\\.${ATOM})*@${HOST}(?![\\\\p{L}\\\\p{M}\\\\p{N}@-]|\\\\.[\\\\p{L}\\\\p{N}]|[,;،]\\\\p{L}|\\\\.\\\\s+\\\\p{Ll}{2,6}\\\\s*$)`,\n  'u',\n)":
    'A run is read from its first character only, no part takes the mark after it, and a label has at most 63 characters.',
  '/^\\s*(?:(?:18|19|20)\\d\\d|[1-9]\\d{4,5})[\\s-]+(?=\\S)/':
    'It begins at the start only, and no two neighbours in it take the same character.',
  '/(?:tel|fon|phone|mob|handy|call|ruf|emergency|هاتف|تلفون|جوال|موبايل|طوارئ|اتصل)[\\p{L}.]*[\\s:]*$/iu':
    'It is tried on parts of at most 40 characters.',
  '/(\\s)([^\\s=/>"\']+)(\\s{0,99}=\\s{0,99})("[^"]*"|\'[^\']*\')/g':
    'A name is read from the blank before it only, and what is looked through from a mark ends at the next such mark.',
  '/[\\s<>()]|[,;،؛](?=[\\s<>()]|$|[^\\s<>(),;،؛@]*@)/':
    'What is looked through from a comma ends at the next comma.',
  '/(@[^\\s@]*\\.)\\s+(?=\\p{Ll}{2,6}\\W*$)/u':
    'What is looked through from an @ ends at the next one, and what follows begins after a run of blanks only.',
  '/(?<![\\p{L}\\p{M}\\d@])\\+?[ ([]{0,3}\\+?\\d[\\d \\t()[\\]./+-]*/gu':
    'Before its first digit stand at most five characters, and from there on it takes all that fits.',
  '/^https?:\\/\\/(?:@|[a-z][a-z\\d+.-]*:(?!\\d{1,5}(?:[/?#]|$)))|^mailto:(?!\\?|[^?]*@)|^tel:$/i':
    'It begins at the start only, and no two neighbours in it take the same character.',
  '/(?<![\\p{L}\\p{M}\\p{N}])([+(]?\\p{Nd}[\\p{Nd}\\s()[\\]./+\\p{Pd}−]+\\p{Nd}\\+?)/u':
    'A run of digits is read from its first digit only.',
  "new RegExp(longestFirst.map((text) => text.replace(/[.*+?^${}()|[\\]\\\\]/g, '\\\\$&')).join('|'), 'gi')":
    'It is a choice of fixed texts.',
  '/(?<![^\\s<>"(),:;[\\]{}\\\\/])[^\\s<>"(),:;[\\]{}\\\\/]+(?:@|%40)[^\\s<>"(),:;[\\]{}\\\\/]*/g':
    'A run is read from its first character only, and back once to its last @.',
  '/“([^“”]+)”|„([^„“”"]+)[“”"]|«([^«»]+)»|»([^«»]+)«|"([^"]+)"|‹([^‹›]+)›|`([^`]+)`|(?<![\\p{L}\\p{N}])[\'‘‚]([^\'’‘‚]+(?:(?<=\\p{L})[\'’](?=\\p{L})[^\'’‘‚]*)*)[\'’‘](?![\\p{L}\\p{N}])/gu':
    'What is looked through from a mark ends at the next such mark; an apostrophe between letters begins no quotation.',
  '/\\u2068(https?:\\/\\/[^\\u2068\\u2069\\s]+)\\u2069|"(https?:\\/\\/[^"\\s]+)"|„(https?:\\/\\/[^„“\\s]+)“|«(https?:\\/\\/[^«»\\s]+)»/gi':
    'What is looked through from a mark ends at the next such mark.',
  "new RegExp(`(?:${WHATSAPP.source})[^\\\\d+@,;،)\\\\n(]{0,30}$`, 'iu')":
    'It is tried on parts of at most 42 characters.',
  "new RegExp(`^[^\\\\d+@,;،\\\\n]{0,12}(?:${WHATSAPP.source})`, 'iu')":
    'It is tried on parts of at most 42 characters.',
  "new RegExp(`(?<!\\\\p{L})(?:${NETWORKS[network]})${ACCOUNT.source}`, 'iu')":
    'It begins with fixed words, and ACCOUNT is checked itself.',
  "new RegExp(`${MARK.source}|\\\\s(?:${ands.join('|')}|&)(?=\\\\s)|${JOINED_AND}`, 'giu')":
    'It is a choice of single marks and fixed words.',
  '/[+(]?\\d[\\d \\t\\u00a0()./+\\p{Pd}−-]*\\d(?:\\+(?!\\d))?/gu':
    'From its first digit on it takes all that fits, and back once to its last digit.',
  '/(?:https?:\\/\\/)?(?:wa\\.me\\/|(?:api\\.|web\\.)?whatsapp\\.com\\/send\\/?\\?phone=)(?:\\+|%2B)?(\\d{7,15})(?!\\d)\\S*/i':
    'It begins with fixed words, has at most 15 digits, and takes all that follows.',
};

const patterns = patternsIn(['server', 'templates', 'domain']);

const CHECKER = join(import.meta.dirname, 'node_modules/recheck');

test('no regular expression takes more than linear time on what strangers send', async ({ skip }) => {
  skip(!existsSync(CHECKER), 'no recheck: npm ci --prefix tests/patterns installs it');
  const open = new Map(patterns.map((pattern) => [pattern.text, pattern]));
  for (const text of Object.keys(PROVED_BY_HAND)) expect(open.delete(text), text).toBe(true);
  const literals = [...open.values()].flatMap(({ place, text, regExp }) =>
    regExp === undefined ? [] : [{ place, text, source: regExp.source, flags: regExp.flags }],
  );
  const statuses = await statusesOf(literals);
  expect([
    ...[...open.values()]
      .filter(({ regExp }) => regExp === undefined)
      .map(({ place, text }) => `${place} ${text} is not a literal`),
    ...literals.flatMap(({ place, text }, at) =>
      statuses[at] === 'safe' ? [] : [`${place} ${text} is ${statuses[at]}`],
    ),
  ]).toEqual([]);
});

/** What the checker, in a process of its own, says of each pattern. */
function statusesOf(
  patterns: readonly { readonly source: string; readonly flags: string }[],
): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const checker = execFile(
      process.execPath,
      [join(import.meta.dirname, 'check.js')],
      { maxBuffer: 10_000_000 },
      (error, stdout) => (error ? reject(error) : resolve(JSON.parse(stdout))),
    );
    checker.stdin?.end(JSON.stringify(patterns));
  });
}

// The checker proves one match. Many matches of one text may look through the rest of it again and again.
test('no regular expression finds all its matches in more than linear time', () => {
  const found = patterns.flatMap(({ place, text, regExp }) => {
    const most = regExp?.global ? Math.max(...timesOnRepetitions(regExp, 32_768)) : 0;
    return most > 100 ? [`${place} ${text} takes ${most} ms`] : [];
  });
  expect(found).toEqual([]);
});
