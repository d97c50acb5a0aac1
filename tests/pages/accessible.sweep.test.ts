import { expect } from 'vitest';
import { axeFindings } from '../harness/accessibility/axe.ts';
import { variantsOf } from '../templates/page-variants.ts';
import { TEMPLATES } from '../templates/template-facts.ts';
import { FULL_PAGES } from '../templates/with-added-sections.ts';
import { test } from './offline-page-test.ts';
import { sidewaysByWidth } from './sideways.ts';

test.for([
  ...TEMPLATES.map(([name, { template }]) => [name, 'the defaults', template, template.base] as const),
  ...FULL_PAGES.flatMap(([name, template]) =>
    variantsOf(template).map(([variant, config]) => [name, variant, template, config] as const),
  ),
])('%s: axe finds nothing, and nothing scrolls sideways: %s', async ([, , template, config], { page }) => {
  await page.setContent(template.render(config));
  expect(await sidewaysByWidth(page)).toEqual({ '320 px': 0, '390 px': 0, '768 px': 0, '1280 px': 0 });
  expect(await axeFindings(page)).toEqual([]);
});
