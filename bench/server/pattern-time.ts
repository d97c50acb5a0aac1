import { patternsIn, timesOnRepetitions } from '../../tests/harness/patterns.ts';
import type { Figure } from '../report/figure.ts';

const BYTES = 65_536;
const BUDGET_MS = 50;
const SHOWN = 3;

/** Measures the slowest regular expressions on 64 kB of repetitions of what stands in them. */
export function measurePatterns(): Figure[] {
  const slowest = patternsIn(['server', 'templates', 'domain']).flatMap(({ place, regExp }) =>
    regExp ? [{ place, ms: Math.max(...timesOnRepetitions(regExp, BYTES)) }] : [],
  );
  return slowest
    .sort((a, b) => b.ms - a.ms)
    .slice(0, SHOWN)
    .map(({ place, ms }) => ({
      name: `regular expression, 64 kB of its worst repetitions: ${place}`,
      value: ms,
      unit: 'ms',
      budget: BUDGET_MS,
    }));
}
