import type { Weight } from '../../tests/harness/weight/first-load.ts';
import type { Figure } from './figure.ts';

/** The three figures of a weight. The budget is for the gzip size. */
export function weightFigures(name: string, weight: Weight, gzipBudget?: number): Figure[] {
  return [
    { name: `${name}, raw`, value: weight.raw, unit: 'B' },
    { name: `${name}, gzip`, value: weight.gzip, unit: 'B', ...(gzipBudget && { budget: gzipBudget }) },
    { name: `${name}, brotli`, value: weight.brotli, unit: 'B' },
  ];
}
