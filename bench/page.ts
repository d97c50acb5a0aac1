import { setAt } from '../src/domain/path.ts';
import type { Template } from '../templates/contract.ts';
import { templates } from '../templates/registry.ts';
import { weigh } from '../tests/harness/first-load.ts';
import { type Figure, quantile } from './figure.ts';
import { weightFigures } from './weight-figures.ts';

const GZIP_BUDGET = 6000;
const RENDER_BUDGET_MS = 1;
const WARM_UP = 200;
const RENDERS = 1000;

/** How large each template's default page is, and how long it takes to draw after an edit. */
export async function measurePages(): Promise<Figure[]> {
  return templates.flatMap((template) => {
    const page = Buffer.from(template.render(template.base));
    const times = renderTimes(template);
    return [
      ...weightFigures(`page of ${template.id}`, weigh(page), GZIP_BUDGET),
      {
        name: `render of ${template.id}, median`,
        value: quantile(times, 0.5),
        unit: 'ms',
        budget: RENDER_BUDGET_MS,
      },
    ];
  });
}

function renderTimes(template: Template): number[] {
  const times = Array.from({ length: WARM_UP + RENDERS }, (_, n) => {
    // Another colour each time, of which all shades are derived anew: no cache can help.
    const color = `#${(n * 12_345).toString(16).padStart(6, '0').slice(-6)}`;
    const config = setAt(template.base, ['globalSettings', 'primaryColor'], color);
    const start = performance.now();
    template.render(config);
    return performance.now() - start;
  });
  return times.slice(WARM_UP);
}
