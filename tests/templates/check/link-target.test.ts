import { expect, test } from 'vitest';
import { applyPlan } from '../../../domain/config/edit-config.ts';
import { textAt } from '../../../domain/config/leaves.ts';
import { targetSaid } from '../../../templates/check/link-target.ts';
import { honestEdits } from '../../../templates/interview-edits.ts';
import { ar } from '../../../words/ar/ar.ts';
import { de } from '../../../words/de/de.ts';
import { en } from '../../../words/en/en.ts';
import type { Words } from '../../../words/words.ts';

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

test.each<
  readonly [path: string, typed: Readonly<Record<string, string>>, text: string, said: string | undefined]
>([
  ['hero.button.url', { 'footer.phone': '555 0142' }, '#cta', 'This button calls 555 0142.'],
  ['cta.button.url', { 'footer.email': 'me@crust.org' }, '#footer', 'This button writes to me@crust.org.'],
  [
    'hero.button.url',
    { 'footer.phone': '555 0142' },
    '#features',
    'This button leads to Features on this page.',
  ],
  ['hero.button.url', {}, '#cta', 'This button appears as soon as the page says how to reach you.'],
  [
    'hero.button.text',
    { 'footer.phone': '555 0142' },
    'Book a visit',
    'Until you write your own, the page says “Call”.',
  ],
  ['hero.button.text', { 'footer.phone': '555 0142' }, 'Ring us', undefined],
  ['hero.button.text', {}, 'Book a visit', undefined],
])(
  'at %s, with the contacts %j and %j in the box, a button is said to do what it does',
  (path, typed, text, said) => {
    const edits = Object.entries(typed).map(([at, each]) => ({ path: at, typed: each }));
    const reached = applyPlan(base, edits) ?? base;
    const honest = applyPlan(reached, honestEdits(reached)) ?? reached;
    expect(targetSaid(honest, path, text, en)).toBe(said);
  },
);

test('it is said in each language', () => {
  const said = (words: Words) => targetSaid(base, 'hero.button.url', 'hello@example.com', words);
  expect(said(de)).toBe('Diese Schaltfläche schreibt an hello@example.com.');
  expect(said(ar)).toBe('هذا الزر يراسل \u2068hello@example.com\u2069.');
});

test('the address of a button that leads to the form of the page is told as that', () => {
  const honest = applyPlan(base, honestEdits(base)) ?? base;
  const offering = applyPlan(honest, [{ path: 'globalSettings.writeToUs', typed: true }]) ?? base;
  const address = textAt(offering, 'hero.button.url');
  expect(targetSaid(offering, 'hero.button.url', address, en)).toBe(
    'This button opens the form that writes to you.',
  );
});
