import { fileURLToPath } from 'node:url';
import { FIRST_LOAD_JS_BUDGET, weighFirstLoad } from '../tests/harness/first-load.ts';
import type { Figure } from './figure.ts';
import { weightFigures } from './weight-figures.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

/** What the builder loads before it is on the screen. */
export async function measureBundle(): Promise<Figure[]> {
  const { js, css } = await weighFirstLoad(DIST);
  return [
    ...weightFigures('first-load JS', js, FIRST_LOAD_JS_BUDGET),
    ...weightFigures('first-load CSS', css),
  ];
}
