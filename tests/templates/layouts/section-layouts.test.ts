import { describe, expect, test } from 'vitest';
import {
  benefitsLayout,
  benefitsShapes,
  type FeaturesThere,
  featuresShapes,
  hoursShapes,
  isOneSentence,
  type PricesShape,
  pricesLayout,
  questionsShapes,
  teamLayout,
  testimonialsLayout,
  textLayout,
} from '../../../templates/layouts/section-layouts.ts';
import type { Shapes } from '../../../templates/layouts/shapes.ts';

const BLOCK: Shapes = ['block', 'beside', 'below'];
const LIST: Shapes = ['beside', 'below'];

test.each([
  [[], 'row'],
  [[40, 60, 119], 'row'],
  [[40, 120], 'wordy'],
  [[40, 60, 80, 400], 'rows'],
  [[1, 2, 3, 4, 5, 6], 'rows'],
  [[40, 60, 80, 40, 60], 'wordy'],
] as const)('benefits of %j letters stand as %s', (letters, layout) => {
  expect(benefitsLayout(letters)).toBe(layout);
});

test.each([
  [[40, 60, 80], 'beside'],
  [[40, 60, 80, 40], 'below'],
] as const)('benefits of %j letters are best %s', (letters, shape) => {
  expect(benefitsShapes(letters)[0]).toBe(shape);
});

test.each<[Partial<FeaturesThere>, Shapes]>([
  [{ hasPicture: true, pricesBelow: 3 }, ['edge']],
  [{ pricesBelow: 5 }, ['half']],
  [{ pricesBelow: 6 }, BLOCK],
  [{}, BLOCK],
  [{ hasItemPictures: true, pricesBelow: 3 }, LIST],
  [{ letters: [40, 120] }, LIST],
  [{ letters: [1, 2, 3, 4, 5, 6], pricesBelow: 3 }, LIST],
])('features with %j can stand as %j', (there, shapes) => {
  const few = { hasPicture: false, hasItemPictures: false, letters: [40, 60, 80], pricesBelow: 0 };
  expect(featuresShapes({ ...few, ...there })).toEqual(shapes);
});

describe('prices', () => {
  const row = (price: string, description = '', name = 'Loaf') => ({ name, description, price });
  const bread = ['6.80', '5.40', '5.90', '2.60', '2.20', '0.90'].map((price) => row(price));
  test.each<[string, Partial<PricesShape>, ReturnType<typeof pricesLayout>]>([
    ['rows on a page with pictures', {}, 'leaders'],
    ['rows on a page without', { hasPictures: false }, 'card'],
    ['rows with descriptions', { rows: [row('6.80', 'A dark crust')], hasPictures: false }, 'table'],
    ['rows below a name', { rows: [row('', '', 'Starters'), ...bread] }, 'groups'],
    ['names alone', { rows: [row('', '', 'Starters'), row('', '', 'Mains')] }, 'leaders'],
    [
      'whole numbers of a law office',
      { rows: [row('120'), row('€ 260', 'An hour')], business: 'lawyer' },
      'figures',
    ],
    ['a single number of a law office', { rows: [row('120')], business: 'lawyer' }, 'leaders'],
    ['decimals of a law office', { rows: [row('120.50'), row('260')], business: 'lawyer' }, 'leaders'],
    ['whole numbers of a bakery', { rows: [row('120'), row('260')] }, 'leaders'],
  ])('%s', (_, shape, layout) => {
    expect(pricesLayout({ rows: bread, hasPictures: true, business: 'bakery', ...shape })).toBe(layout);
  });
});

test.each([
  [6, 'beside'],
  [7, 'below'],
] as const)('%d questions are best %s', (count, shape) => {
  expect(questionsShapes(count)[0]).toBe(shape);
});

test.each([
  [['8:00 – 18:00', '9:00 – 14:00'], 'figures'],
  [['8:00 – 12:00, 14:00 – 18:00'], 'beside'],
  [['closed', '8:00 – 18:00', '8:00 – 13:00', 'closed'], 'figures'],
  [['8–18', '8–18', '8–18', '8–18', '8–13'], 'beside'],
  [[], 'beside'],
] as const)('hours of %j are best %s', (times, shape) => {
  expect(hoursShapes(times)[0]).toBe(shape);
});

test('testimonials stand as the highlight, large, abreast or in pairs', () => {
  const quotes = (count: number) => Array.from({ length: count }, () => 'Good bread.');
  expect([
    testimonialsLayout(quotes(1), true),
    testimonialsLayout(quotes(1), false),
    testimonialsLayout(quotes(2), false),
    testimonialsLayout(quotes(3), false),
    testimonialsLayout(quotes(4), false),
  ]).toEqual(['highlight', 'big', 'abreast', 'abreast', 'pairs']);
});

test('people stand by their portraits, or by their names where nobody has one', () => {
  expect([teamLayout([false, true]), teamLayout([false, false])]).toEqual(['portraits', 'named']);
});

test('a text stands as the highlight, large, or in the measure of a book', () => {
  expect([
    textLayout('Bread.', true),
    textLayout('a'.repeat(400), false),
    textLayout('a'.repeat(401), false),
  ]).toEqual(['highlight', 'big', 'measure']);
});

test.each([
  ['We bake few things and give each of them the night it needs.', true],
  ['نطبخ كما نطبخ لأهلنا', true],
  ['Few things. All of them good.', false],
  ['Few things\nAll good', false],
  ['', false],
  ['a'.repeat(139), true],
  ['a'.repeat(140), false],
])('%j is one sentence: %s', (text, is) => {
  expect(isOneSentence(text)).toBe(is);
});
