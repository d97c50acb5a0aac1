import { expect, test } from 'vitest';
import type { Json } from '../../../domain/json/json.ts';
import { highlightOf, loudOf } from '../../../templates/layouts/highlight.ts';
import { readValues } from '../../../templates/page/values.ts';

const quote = (...texts: readonly string[]) => ({ items: texts.map((text) => ({ quote: text })) });
const sentence = { text: 'We bake few things.' };

test.each<[string, Readonly<Record<string, Json>>, string | undefined]>([
  ['a text of one sentence', { text: sentence }, 'text'],
  ['the only testimonial', { testimonials: quote('Good bread.') }, 'testimonials'],
  ['the first of both', { testimonials: quote('Good bread.'), text: sentence }, 'testimonials'],
  [
    'the one with a picture',
    { testimonials: quote('Good bread.'), text: { ...sentence, image: 'https://pictures.example/1.webp' } },
    'text',
  ],
  ['none of two testimonials', { testimonials: quote('Good bread.', 'Good cake.') }, undefined],
  ['none of two sentences', { text: { text: 'We bake. We sell.' } }, undefined],
])('the highlight of a page is %s', (_, config, highlight) => {
  expect(highlightOf(readValues(config, {}), ['testimonials', 'text', 'hours'])).toBe(highlight);
});

const composed = { globalSettings: { composition: 'words' } };
const pictured = { ...composed, home: { image: 'https://pictures.example/1.webp' } };

test.each<[string, Readonly<Record<string, Json>>, readonly string[], string | undefined]>([
  ['work in large names', composed, ['services', 'hours', 'portfolio'], 'portfolio'],
  ['the hours before the offers', composed, ['features', 'hours'], 'hours'],
  ['the offers where the page has pictures', pictured, ['features', 'hours'], 'features'],
  ['nothing where only the hours could be, below pictures', pictured, ['hours'], undefined],
  ['nothing on a website of before compositions', {}, ['features', 'hours'], undefined],
])('loud on a page without a highlight is %s', (_, config, ids, loud) => {
  expect(loudOf(readValues(config, {}), ids)).toBe(loud);
});
