import { describe, expect, test } from 'vitest';
import { draftsIn } from '../../../domain/chat/drafts.ts';
import type { Config } from '../../../domain/config/config.ts';
import { applyPlan } from '../../../domain/config/edit-config.ts';
import { valueAt } from '../../../domain/config/leaves.ts';
import { setAt } from '../../../domain/json/path.ts';
import { withSection } from '../../../domain/sections/added-sections.ts';
import { HOURS_LIST, hoursWritten } from '../../../domain/sections/hours-list.ts';
import { hoursDraft, hoursEdits, hoursTable } from '../../../domain/sections/hours-section.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { en } from '../../../words/en/en.ts';

const SITE = withSection(landingBusiness.base, 'hours');
const WEEKDAYS = { days: 'Mon-Fri', hours: '9am-6pm' };
const SATURDAY = { days: 'Sat', hours: 'by appointment' };
const ITEMS = [WEEKDAYS, SATURDAY];

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

test('what edits write is read back as the page shows it; edits of anything else write no hours', () => {
  const table = hoursTable(setAt(SITE, ['hours', 'items'], [WEEKDAYS]));
  expect(hoursWritten(hoursEdits(SITE, table))).toEqual([
    { days: 'Monday – Friday', hours: '09:00 – 18:00' },
  ]);
  expect(hoursWritten([{ path: 'footer.address', typed: 'Fernhill' }])).toEqual([]);
});

describe('hours that are typed and not saved', () => {
  const own = setAt(SITE, ['hours', 'items'], ITEMS);
  const typed = { ...hoursTable(own), special: [{ date: '2026-12-24', spans: [] }] };
  /** What is told of a draft, and the rows of the page once it is sent. */
  const sentTo = (there: Config, draft: string) =>
    draftsIn(there, { [HOURS_LIST]: draft }, en).map(({ text, edits }) => [
      text,
      valueAt(applyPlan(there, edits) ?? there, HOURS_LIST),
    ]);
  const CHRISTMAS = { days: '24 December 2026', hours: 'closed' };
  const WEEK = { days: 'Monday – Friday', hours: '09:00 – 18:00' };
  const SAID = 'Monday – Friday 09:00 – 18:00, 24 December 2026 closed';

  test('are a draft of their list, and none where they say what the page says', () => {
    expect(sentTo(own, hoursDraft(own, typed))).toEqual([[SAID, [WEEK, SATURDAY, CHRISTMAS]]]);
    expect(sentTo(own, hoursDraft(own, hoursTable(own)))).toEqual([]);
  });

  test('leave what another tab has changed since', () => {
    const saturday = { days: 'Sat', hours: '9am-1pm' };
    const there = setAt(own, ['hours', 'items'], [WEEKDAYS, saturday]);
    expect(sentTo(there, hoursDraft(own, typed))).toEqual([[SAID, [WEEK, saturday, CHRISTMAS]]]);
  });
});
