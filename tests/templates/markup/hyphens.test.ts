import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withHyphens } from '../../../templates/markup/hyphens.ts';

test.each([
  ['Rechtsanwaltskanzlei', 'Recht-san-walts-kanz-lei'],
  ['Donaudampfschifffahrtsgesellschaft', 'Donau-dampf-schiff-fahrts-gesell-schaft'],
])('%s breaks as %s', (word, broken) => {
  expect(withHyphens(`Die ${word}.`).replaceAll('\u00ad', '-')).toBe(`Die ${broken}.`);
});

test.each([
  'Zahnarztpraxis',
  'Sechzehnbuchstab',
  'maximilianmustermannfrau@example.test',
  'https://example.test/aaaaaaaaaaaaaaaaaaaaaaaa',
  'donaudampfschifffahrt.example',
  'DE123456789ABCDEFGHIJKLMN',
  'الاستقلاليةوالمسؤولية',
  '自由自由自由自由自由自由自由自由自由自由',
  '',
])('%s is left alone', (text) => {
  expect(withHyphens(text)).toBe(text);
});

test('no text is changed but for its soft hyphens, and no long word is left without one', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aebcxyäß. @1\n'), maxLength: 200 }), (text) => {
      const broken = withHyphens(text);
      expect(broken.replaceAll('\u00ad', '')).toBe(text);
      for (const word of broken.split(/\s+/))
        if (!/[@\d]|\.\p{L}/u.test(word))
          for (const part of word.split(/[\u00ad.]/)) expect([...part].length).toBeLessThanOrEqual(16);
    }),
  );
});
