import { expect, test } from 'vitest';
import { withLinks } from '../../../domain/chat/shorten-link.ts';

const message = (link: string) => `✓ Updated URL to "${link}". What would you like to modify next?`;
const of41 = `https://example.com/${'a'.repeat(21)}`;
const longer = { link: `${of41}b`, shown: 'https://example.com/aaaaa…aaaaaaaaaaaaaab' };

test('41 characters are shown whole, 42 are cut to the first 25 and the last 15', () => {
  const ends = ['✓ Updated URL to "', '". What would you like to modify next?'] as const;
  expect(withLinks(message(of41))).toEqual([ends[0], { link: of41, shown: of41 }, ends[1]]);
  expect(withLinks(message(longer.link))).toEqual([ends[0], longer, ends[1]]);
});

test('every link of a message is shortened', () => {
  expect(withLinks(`✓ "${longer.link}" and „${longer.link}“`)).toEqual([
    '✓ "',
    longer,
    '" and „',
    longer,
    '“',
  ]);
});

test.each(['HTTPS://EXAMPLE.COM/A', 'https://example.com/«a»', 'https://example.com/“a'])(
  'a link ends at the mark that closes its own: %s',
  (link) => {
    expect(withLinks(message(link))[1]).toEqual({ link, shown: link });
  },
);

test.each([`Updated "${of41}"`, `✓ ${of41}`, '✓ "ftp://example.com"'])(
  'only a quoted web address beside a check mark counts: %s',
  (text) => {
    expect(withLinks(text)).toEqual([text]);
  },
);
