import { expect, test } from 'vitest';
import type { Json } from '../../../domain/json/json.ts';
import type { Background } from '../../../templates/layouts/backgrounds.ts';
import { backgroundsOfPage } from '../../../templates/layouts/page-backgrounds.ts';
import { readValues } from '../../../templates/page/values.ts';

const composed = { globalSettings: { composition: 'words' }, questions: { items: [{ question: 'When?' }] } };
const sentence = { ...composed, text: { text: 'We bake few things.' } };

test('a page with a block of the main color has nothing else on it', () => {
  const own = {
    home: { wish: 'paper', isFixed: false },
    features: { wish: 'tint', isFixed: false, isLoud: true },
    benefits: { wish: 'paper', isFixed: false, isLarge: true },
    portfolio: { wish: 'paper', isFixed: false, isLarge: true },
  } as const;
  const ids = [...Object.keys(own), 'text', 'questions'];
  const groundsWith = (config: Readonly<Record<string, Json>>) =>
    Object.fromEntries(backgroundsOfPage(readValues(config, {}), ids, own, () => false));
  const quiet = {
    home: 'paper',
    features: 'tint',
    benefits: 'paper',
    portfolio: 'paper',
  };
  expect(groundsWith(composed)).toEqual({ ...quiet, questions: 'tint' });
  expect(groundsWith(sentence)).toEqual({ ...quiet, text: 'tint', questions: 'paper' });
});

test.each<[string, Background, Readonly<Record<string, Json>>, Readonly<Record<string, Background>>]>([
  ['paper has large work in the main color', 'paper', composed, { home: 'paper', work: 'main' }],
  ['the main color has large work on a tint', 'main', composed, { home: 'main', work: 'tint' }],
  [
    'paper has its highlight in the main color',
    'paper',
    sentence,
    { home: 'paper', work: 'paper', text: 'main' },
  ],
  [
    'the main color has its highlight on a tint',
    'main',
    sentence,
    { home: 'main', work: 'paper', text: 'tint' },
  ],
])('a page that opens on %s', (_, first, config, backgrounds) => {
  const own = {
    home: { wish: first, isFixed: false },
    offers: { wish: 'paper', isFixed: false },
    portfolio: { wish: 'paper', isFixed: false, isLarge: true },
  } as const;
  const ids = [...Object.keys(own), 'text', 'questions'];
  const { work = 'paper', ...others } = backgrounds;
  expect(Object.fromEntries(backgroundsOfPage(readValues(config, {}), ids, own, () => false))).toEqual({
    offers: 'paper',
    portfolio: work,
    questions: 'paper',
    ...others,
  });
});
