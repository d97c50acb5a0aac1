import { expect, test } from 'vitest';
import { ar } from '../../../src/words/ar/ar.ts';
import { de } from '../../../src/words/de/de.ts';
import { en } from '../../../src/words/en/en.ts';
import type { Words } from '../../../src/words/words.ts';
import { targetSaid } from '../../../templates/check/link-target.ts';

import { LANDING } from '../landing-business/facts.ts';

const { base } = LANDING.template;

test.each([
  ['hero.button.url', 'hello@example.com', 'This button writes to hello@example.com.'],
  ['hero.button.url', 'https://Mailto:a+b@example.com', 'This button writes to a+b@example.com.'],
  ['hero.button.url', 'tel:+49 (0)30 901820', 'This button calls +4930901820.'],
  ['hero.button.url', '#cta', 'This button leads to Call to Action on this page.'],
  ['hero.button.url', '#nothing', 'This button leads nowhere: “#nothing” is not an address.'],
  ['cta.button.url', 'example.com/menu\u200b', 'This button opens https://example.com/menu.'],
  ['header.menuItems[0].url', '#benefits', 'This link leads to Benefits on this page.'],
  ['footer.social.twitter.url', '@crust', 'This link opens https://x.com/crust.'],
  ['header.menuItems[0].url', '@crust', 'This link leads nowhere: “@crust” is not an address.'],
  ['hero.button.url', 'mailto:%ff@example.com', 'This button writes to %ff@example.com.'],
])('at %s the text %j is said to do what it does', (path, text, said) => {
  expect(targetSaid(base, path, text, en)).toBe(said);
});

test('it is said in each language', () => {
  const said = (words: Words) => targetSaid(base, 'hero.button.url', 'hello@example.com', words);
  expect(said(de)).toBe('Diese Schaltfläche schreibt an hello@example.com.');
  expect(said(ar)).toBe('هذا الزر يراسل \u2068hello@example.com\u2069.');
});
