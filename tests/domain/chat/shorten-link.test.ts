import { describe, expect, test } from 'vitest';
import { linkIn } from '../../../src/domain/chat/shorten-link.ts';

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

  test('only a quoted link beside a check mark counts', () => {
    expect(linkIn(`Updated "${of41}"`)).toBeUndefined();
    expect(linkIn(`✓ ${of41}`)).toBeUndefined();
    expect(linkIn('✓ "ftp://example.com"')).toBeUndefined();
    expect(linkIn('✓ "http://example.com"')?.link).toBe('http://example.com');
  });
});
