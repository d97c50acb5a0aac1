import { setAt } from '../../domain/json/path.ts';
import { loadedTemplates, loadPages } from '../../templates/pages.ts';
import type { LoadedTemplate } from '../../templates/template.ts';
import { weigh } from '../../tests/harness/weight/first-load.ts';
import { type Figure, quantile } from '../report/figure.ts';
import { weightFigures } from '../report/weight-figures.ts';
import { fullConfig } from './full-config.ts';
import { measureInBrowser } from './page-in-browser.ts';

const GZIP_BUDGET = 6000;
const FULL_GZIP_BUDGET = 14_000;
const RENDER_BUDGET_MS = 1;
const WARM_UP = 200;
const RENDERS = 1000;

/** Measures the size of each template's page, its rendering time after an edit, and its requests. */
export async function measurePages(builderUrl: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  await loadPages();
  for (const template of loadedTemplates()) {
    const page = Buffer.from(template.render(template.base));
    const full = Buffer.from(template.render(fullConfig(template)));
    const times = renderTimes(template);
    figures.push(
      ...weightFigures(`page of ${template.id}`, weigh(page), GZIP_BUDGET),
      {
        name: `page of ${template.id}, every field full, gzip`,
        value: weigh(full).gzip,
        unit: 'B',
        budget: FULL_GZIP_BUDGET,
      },
      {
        name: `render of ${template.id}, median`,
        value: quantile(times, 0.5),
        unit: 'ms',
        budget: RENDER_BUDGET_MS,
      },
      ...(await measureInBrowser(template, builderUrl)),
    );
  }
  return figures;
}

function renderTimes(template: LoadedTemplate): number[] {
  const times = Array.from({ length: WARM_UP + RENDERS }, (_, n) => {
    // A new colour each time, from which all shades are derived, so that no cache helps.
    const color = `#${(n * 12_345).toString(16).padStart(6, '0').slice(-6)}`;
    const config = setAt(template.base, ['globalSettings', 'primaryColor'], color);
    const start = performance.now();
    template.render(config);
    return performance.now() - start;
  });
  return times.slice(WARM_UP);
}
