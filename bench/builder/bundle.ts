import { fileURLToPath } from 'node:url';
import { weighFirstLoad } from '../../tests/harness/weight/first-load.ts';
import {
  FIRST_CLICK_BUDGET,
  FIRST_VISIT_BUDGET,
  weighFirstVisit,
} from '../../tests/harness/weight/first-visit.ts';
import { withBrowser } from '../browser/with-browser.ts';
import type { Figure } from '../report/figure.ts';
import { weightFigures } from '../report/weight-figures.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** Measures the bytes that the builder loads before its first screen, and until a first visit is idle. */
export async function measureBundle(url: string): Promise<Figure[]> {
  const visit = await withBrowser((browser) => weighFirstVisit(browser, url));
  const { js, css } = await weighFirstLoad(DIST);
  return [
    ...weightFigures('first-load JS', js),
    ...weightFigures('first-load CSS', css),
    {
      name: 'until the first click, JS and CSS, gzip',
      value: js.gzip + css.gzip,
      unit: 'B',
      budget: FIRST_CLICK_BUDGET,
    },
    { name: 'first visit, JS and CSS, gzip', value: visit.gzip, unit: 'B', budget: FIRST_VISIT_BUDGET },
    { name: 'first visit', value: visit.asked.length, unit: 'requests' },
  ];
}
