import { expect, test } from 'vitest';
import { applyPlan } from '../../../domain/config/edit-config.ts';
import { setAt } from '../../../domain/json/path.ts';
import { withSection } from '../../../domain/sections/added-sections.ts';
import { hoursEdits, hoursTable } from '../../../domain/sections/hours-section.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';

const SITE = withSection(landingBusiness.base, 'hours');
const ITEMS = [
  { days: 'Mon-Fri', hours: '9am-6pm' },
  { days: 'Sat', hours: 'by appointment' },
];

test('a table that is saved as it was found changes nothing', () => {
  const own = setAt(SITE, ['hours', 'items'], ITEMS);
  for (const config of [SITE, own])
    expect(applyPlan(config, hoursEdits(config, hoursTable(config)))).toEqual(config);
});

test('a table that says something else is written as a whole', () => {
  const own = setAt(SITE, ['hours', 'items'], ITEMS);
  const table = hoursTable(own);
  const sunday = { ...table, week: table.week.with(6, []) };
  expect(applyPlan(own, hoursEdits(own, sunday))?.hours).toMatchObject({
    items: [
      { days: 'Monday – Friday', hours: '09:00 – 18:00' },
      { days: 'Sat', hours: 'by appointment' },
      { days: 'Sunday', hours: 'closed' },
    ],
  });
});
