import { expect, test } from 'vitest';
import { type TypedSpan, typedSpanOf, typedSpans } from '../../../domain/facts/typed-times.ts';

test.each<[what: string, typed: readonly TypedSpan[], meant: unknown]>([
  ['no time', [['', '']], []],
  ['one span', [['07:00', '18:00']], [{ opens: 420, closes: 1080 }]],
  [
    'two spans',
    [
      ['08:00', '12:00'],
      ['14:00', '18:30'],
    ],
    [
      { opens: 480, closes: 720 },
      { opens: 840, closes: 1110 },
    ],
  ],
  [
    'only the second span',
    [
      ['', ''],
      ['14:00', '18:00'],
    ],
    [{ opens: 840, closes: 1080 }],
  ],
  ['past midnight', [['18:00', '02:00']], [{ opens: 1080, closes: 1560 }]],
  ['until midnight', [['18:00', '00:00']], [{ opens: 1080, closes: 1440 }]],
  ['half a span', [['07:00', '']], 'half'],
  ['an empty span', [['07:00', '07:00']], 'empty'],
  [
    'spans over each other',
    [
      ['08:00', '15:00'],
      ['14:00', '18:00'],
    ],
    'overlap',
  ],
])('%s', (_, typed, meant) => {
  expect(typedSpans(typed)).toEqual(meant);
});

test('a span is typed as it was read', () => {
  expect([typedSpanOf({ opens: 420, closes: 1440 }), typedSpanOf({ opens: 1080, closes: 1560 })]).toEqual([
    ['07:00', '00:00'],
    ['18:00', '02:00'],
  ]);
});
