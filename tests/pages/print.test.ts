import { expect } from 'vitest';
import { applyPlan } from '../../domain/config/edit-config.ts';
import { leavesOf } from '../../domain/config/leaves.ts';
import { withStartingContent } from '../../domain/editing/starting-content.ts';
import { withoutSamples } from '../../templates/check/samples.ts';
import { loadFreshWebsite } from '../../templates/fresh-websites.ts';
import { addressEdits, contactEdits, nameEdits } from '../../templates/interview-edits.ts';
import { mainPictures } from '../../templates/main-pictures.ts';
import { renderPage } from '../../templates/pages.ts';
import { startOf } from '../../templates/starting-content.ts';
import type { Template } from '../../templates/template.ts';
import { DOT } from '../templates/page-variants.ts';
import { TEMPLATES } from '../templates/template-facts.ts';
import { test } from './offline-page-test.ts';

const HOURS = ['8:00 - 18:00', '9:00 - 14:00', '10:00 - 13:00'];

/** The page of a bakery with what its owner said: name, number, e-mail address, street, hours and these pictures. */
async function bakery(template: Template, pictures: readonly string[]): Promise<string> {
  const fresh = await loadFreshWebsite(template, 'en');
  const begun = withStartingContent(fresh, await startOf(fresh, 'bakery', 'en'));
  const rows = leavesOf(begun).filter(({ path }) => /^hours\.items\[\d+\]\.hours$/.test(path));
  const places = mainPictures(begun).slice(0, pictures.length);
  const told = [
    nameEdits(begun, 'Otter and Sons'),
    contactEdits(begun, { phone: '030 123456', email: 'hello@otter.example' }),
    addressEdits(begun, '12 Mill Lane, 4711 Fernhill'),
    rows.map(({ path }, at) => ({ path, typed: HOURS[at % HOURS.length] ?? '' })),
    places.map(({ picture }, at) => ({ path: picture, typed: pictures[at] ?? '' })),
  ];
  const own = told.reduce((config, edits) => applyPlan(config, edits) ?? config, begun);
  return renderPage(withoutSamples(own));
}

test('on paper a page of facts is one sheet, and one of three pictures at most three', async ({ page }) => {
  const sheets: Record<string, readonly number[]> = {};
  for (const [name, { template }] of TEMPLATES) {
    const counted: number[] = [];
    for (const pictures of [[], [DOT, DOT, DOT]]) {
      await page.setContent(await bakery(template, pictures));
      const pdf = await page.pdf({ format: 'A4' });
      counted.push(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0);
    }
    sheets[name] = counted;
  }
  expect(sheets).toEqual({ 'Landing Page': [1, 2], Portfolio: [1, 2] });
});
