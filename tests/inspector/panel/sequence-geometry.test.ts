import { expect, test } from 'vitest';
import { arrowPlace, columnsOf, scrolledTo } from '../../../inspector/panel/log/sequence-geometry.ts';

const columns = columnsOf(['screen', 'transcriptScroll', 'site']);

test('a column is as wide as its name', () => {
  expect(columns).toEqual([
    { name: 'screen', width: 76, line: 38 },
    { name: 'transcriptScroll', width: 133, line: 142.5 },
    { name: 'site', width: 76, line: 247 },
  ]);
});

test('a label stands beside its sender, on the side of the receiver', () => {
  expect(arrowPlace(columns, 'screen', 'site', 'edit.apply').label).toEqual({ x: 45, anchor: 'start' });
  expect(arrowPlace(columns, 'site', 'screen', 'edit.apply').label).toEqual({ x: 240, anchor: 'end' });
  expect(arrowPlace(columns, 'site', 'site', 'after pause').label).toEqual({ x: 273, anchor: 'start' });
});

test('a label is never cut: at the left edge it begins there, at the right the drawing is wider', () => {
  const long = 'a label that is longer than both columns together';
  expect(arrowPlace(columns, 'transcriptScroll', 'screen', long).label).toEqual({ x: 7, anchor: 'start' });
  expect(arrowPlace(columns, 'site', 'site', long).whole.to).toBeGreaterThan(285 + 300);
});

test('what is chosen is scrolled into view, the least that is needed', () => {
  expect(scrolledTo({ from: 100, to: 200 }, 50, 300)).toBe(50);
  expect(scrolledTo({ from: 100, to: 200 }, 150, 300)).toBe(92);
  expect(scrolledTo({ from: 400, to: 500 }, 0, 300)).toBe(208);
  expect(scrolledTo({ from: 400, to: 900 }, 0, 300)).toBe(392);
  expect(scrolledTo({ from: 0, to: 50 }, 20, 300)).toBe(0);
});
