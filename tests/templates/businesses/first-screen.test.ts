import { expect, test } from 'vitest';
import { BUSINESSES } from '../../../domain/choices/businesses.ts';
import { applyPlan, type PlannedEdit } from '../../../domain/config/edit-config.ts';
import { withStartingContent } from '../../../domain/editing/starting-content.ts';
import { withoutSamples } from '../../../templates/check/samples.ts';
import { addressEdits, contactEdits, nameEdits } from '../../../templates/interview-edits.ts';
import { renderPage } from '../../../templates/pages.ts';
import { startOf } from '../../../templates/starting-content.ts';
import { decoded } from '../page-reading.ts';
import { TEMPLATES } from '../template-facts.ts';

const PHONE = '030 123456';
const STREET = 'Lindenweg 12';
const HOURS = '8:00 – 18:00';

const cases = TEMPLATES.flatMap(([, { template }]) => BUSINESSES.map((business) => ({ template, business })));

test.each(cases)(
  '$template.id, $business: the first screen tells where, when, and the number',
  async ({ template, business }) => {
    const { base } = template;
    const begun = withStartingContent(base, await startOf(base, business, 'en'));
    const steps: readonly (readonly PlannedEdit[])[] = [
      nameEdits(begun, 'Otter and Sons'),
      contactEdits(begun, { phone: PHONE }),
      addressEdits(begun, STREET),
    ];
    const owned = steps.reduce((config, edits) => applyPlan(config, edits) ?? config, begun);
    const hasHours = owned._structure.sections.some(({ id }) => id === 'hours');
    const config = hasHours
      ? (applyPlan(owned, [{ path: 'hours.items[0].hours', typed: HOURS }]) ?? owned)
      : owned;
    const [first = ''] =
      /<section id="(?:hero|home)"[\s\S]*?<\/section>/.exec(decoded(renderPage(withoutSamples(config)))) ??
      [];
    const told = [PHONE, STREET, ...(hasHours ? [HOURS] : [])];
    expect(told.filter((fact) => !first.includes(fact))).toEqual([]);
  },
);
