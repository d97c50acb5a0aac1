import { expect, test } from 'vitest';
import type { Understood } from '../../../domain/chat/command.ts';
import { applyPlan } from '../../../domain/config/edit-config.ts';
import { setAt } from '../../../domain/json/path.ts';
import { withSection } from '../../../domain/sections/added-sections.ts';
import { HOURS_LIST } from '../../../domain/sections/hours-list.ts';
import { wordsIn } from '../../../src/app/load-language.ts';
import { readerIn } from '../../../src/app/use-cases/ask-in-language.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import type { LanguageCode } from '../../../words/language.ts';

const SITE = withSection(landingBusiness.base, 'hours');

async function understood(text: string, code: LanguageCode = 'en', config = SITE) {
  const { read } = await readerIn(code);
  return read({
    text,
    config,
    words: await wordsIn(code),
    steps: { canUndo: false, canRedo: false },
  });
}

/** The edits that the first option makes. */
const editsOf = ({ options: [first] }: Understood) =>
  first?.command.type === 'plan.chosen' ? first.command.edits : [];

/** The rows that are read back, each as one line. */
const rowsOf = ({ hours }: Understood) => hours?.rows.map(({ days, hours }) => `${days} ${hours}`);

test('hours as people type them are read back, and one click writes them as rows', async () => {
  const typed = 'Mon-Fri 9-18, Sat till 14, closed 24 Dec';
  const hours = await understood(typed);
  const rows = [
    { days: 'Monday – Friday', hours: '09:00 – 18:00' },
    { days: 'Saturday', hours: '09:00 – 14:00' },
    { days: 'Sunday', hours: 'closed' },
    { days: '24 December', hours: 'closed' },
  ];
  expect(hours).toEqual({
    isRequest: true,
    options: [
      {
        label: 'Set the opening hours as shown',
        command: {
          type: 'plan.chosen',
          told: '✓ These are your opening hours now.',
          edits: expect.any(Array),
        },
      },
    ],
    hours: { rows, unread: [] },
  });
  expect(applyPlan(SITE, editsOf(hours))?.hours).toMatchObject({ items: rows, note: '' });
});

test.each([
  ['en', 'set opening hours to Mon-Fri 9-17'],
  ['en', 'opening hours Mon-Fri 9-17'],
  ['de', 'setze Öffnungszeiten auf Mo-Fr 9-17'],
  ['ar', 'غيّر ساعات العمل إلى الإثنين 9-17'],
] as const)('in %s, %j sets the hours, not the title of their section', async (code, text) => {
  const hours = await understood(text, code);
  expect([hours.isRequest, hours.options.length, hours.hours?.rows.length]).toEqual([
    true,
    1,
    expect.any(Number),
  ]);
  expect(editsOf(hours).every(({ path }) => !path.endsWith('.title'))).toBe(true);
});

test('a title that is named is set, whatever it says', async () => {
  expect(editsOf(await understood('set opening hours title to Mon-Fri 9-17'))).toEqual([
    { path: 'hours.title', typed: 'Mon-Fri 9-17' },
  ]);
});

test.each(['10-20', '9.50-12', '10 - 20, 30-40'])('digits alone are no hours: %j', async (text) => {
  expect((await understood(text)).isRequest).toBe(false);
});

test('fewer rows than before leave none of the old ones, nor the sample of the note', async () => {
  const hours = await understood('daily 8-20');
  const config = applyPlan(SITE, editsOf(hours));
  expect(config?.hours).toMatchObject({
    items: [{ days: 'Monday – Sunday', hours: '08:00 – 20:00' }],
    note: '',
  });
});

test('a note of the visitor’s own stays', async () => {
  const own = setAt(SITE, ['hours', 'note'], 'Ring the bell.');
  const hours = await understood('daily 8-20', 'en', own);
  expect(applyPlan(own, editsOf(hours))?.hours).toMatchObject({ note: 'Ring the bell.' });
});

test('hours change the days that they name; the rest of the table and its texts stay', async () => {
  const items = [
    { days: 'Monday – Friday', hours: '09:00 – 18:00' },
    { days: 'Saturday', hours: 'by appointment' },
    { days: 'Kitchen', hours: 'till 21:30' },
  ];
  const hours = await understood('Fri 9-12', 'en', setAt(SITE, ['hours', 'items'], items));
  expect(rowsOf(hours)).toEqual([
    'Monday – Thursday 09:00 – 18:00',
    'Friday 09:00 – 12:00',
    'Saturday by appointment',
    'Kitchen till 21:30',
  ]);
});

test('what cannot be read is named, and left out', async () => {
  const hours = await understood('Mo-Fr 9-18, alle zwei Wochen Sa 10-12, So zu', 'de');
  expect(hours.options.slice(1).map(({ command }) => command.type)).not.toContain('plan.chosen');
  expect(rowsOf(hours)).toEqual(['Monday – Friday 09:00 – 18:00', 'Sunday closed']);
  expect(hours.hours?.unread).toEqual(['alle zwei Wochen Sa 10-12']);
});

test('they are written in the language of the page, whatever language they are typed in', async () => {
  const german = setAt(SITE, ['globalSettings', 'language'], 'de');
  const hours = await understood('Mon-Fri 9-18', 'en', german);
  const rows = ['Montag – Freitag 09:00 – 18:00', 'Samstag – Sonntag geschlossen'];
  expect([hours.options[0]?.label, rowsOf(hours)]).toEqual(['Set the opening hours as shown', rows]);
  const typed = await understood('Mo bis Fr 9 bis 18 Uhr, Sa zu', 'de', german);
  expect([typed.options[0]?.label, rowsOf(typed)]).toEqual(['Öffnungszeiten so übernehmen', rows]);
});

test('a website without such a section gets it with them, or the choice of all sections', async () => {
  const hours = await understood('Mon-Fri 9-18', 'en', landingBusiness.base);
  expect(hours.options.map(({ label }) => label)).toEqual(['Add Opening Hours with these', 'Add a section']);
  const rows = [
    { days: 'Monday – Friday', hours: '09:00 – 18:00' },
    { days: 'Saturday – Sunday', hours: 'closed' },
  ];
  expect(hours.hours?.rows).toEqual(rows);
  expect(applyPlan(landingBusiness.base, editsOf(hours))?.hours).toMatchObject({ items: rows });
});

test('what cannot be read gets no such offer', async () => {
  const hoursIn = async (text: string, config = SITE) => (await understood(text, 'en', config)).hours;
  expect(await hoursIn('Mon-Fri nine to whenever')).toBeUndefined();
  expect(await hoursIn('Set the title to Fresh bread, Mon-Fri 9-18')).toBeUndefined();
});

test.each(['555-1234', '030-1234', '1950-2020', '1-800', '555-1234, 555-2345'])(
  'numbers without days, such as %s, are no hours',
  async (text) => {
    expect(await understood(text)).toEqual({ isRequest: false, options: [] });
  },
);

test('Find also finds hours where they stand', async () => {
  const { readRequest } = await readerIn('en');
  const config = setAt(SITE, ['hours', 'items', 0, 'hours'], '09:00 – 18:00');
  const { meant, near } = readRequest({
    text: '09:00 – 18:00',
    config,
    words: await wordsIn('en'),
    steps: { canUndo: false, canRedo: false },
  });
  expect(meant.map(({ name }) => name)).toEqual(['Set the opening hours as shown']);
  expect(near.map(({ command }) => command)).toContainEqual({
    type: 'place.open',
    target: 'hours.items[0].hours',
  });
});

test.each([
  ['en', "we're shut on Mondays", ['Monday closed'], true],
  ['en', 'open on saturday from 8 to 1', ['Saturday 08:00 – 13:00'], true],
  ['de', 'Montags haben wir Ruhetag', ['Monday closed'], true],
  ['ar', 'مغلق يوم الجمعة', ['Friday closed'], true],
  ['en', 'Mon-Fri 9-18', ['Monday – Friday 09:00 – 18:00', 'Saturday – Sunday closed'], false],
] as const)(
  'in %s, %j says nothing of other days: with no own hours the table opens for them',
  async (code, text, rows, isInPart) => {
    const hours = await understood(text, code);
    expect(rowsOf(hours)).toEqual(rows);
    const leadsTo = isInPart ? { leadsTo: 'hours' } : {};
    expect(hours.options[0]?.command).toEqual({
      type: 'plan.chosen',
      told: expect.any(String),
      edits: expect.any(Array),
      ...leadsTo,
    });
  },
);

test('of own hours the other days stay, and nothing is asked', async () => {
  const own = setAt(SITE, ['hours', 'items'], [{ days: 'Monday – Sunday', hours: '09:00 – 18:00' }]);
  const hours = await understood("we're shut on Mondays", 'en', own);
  expect(rowsOf(hours)).toEqual(['Monday closed', 'Tuesday – Sunday 09:00 – 18:00']);
  expect(hours.options[0]?.command).not.toHaveProperty('leadsTo');
});

test.each(['Publish my page', 'a line\nanother line', 'Soup 4.50'])(
  'at the list of hours, %j becomes no rows of it',
  async (text) => {
    const { read } = await readerIn('en');
    const steps = { canUndo: true, canRedo: true };
    const { options } = read({ text, config: SITE, words: await wordsIn('en'), steps, list: HOURS_LIST });
    const written = options.flatMap(({ command }) =>
      command.type === 'plan.chosen' ? command.edits.map(({ path }) => path) : [],
    );
    expect(written.filter((path) => path.startsWith('hours'))).toEqual([]);
  },
);

test.each([
  ['en', 'open 24/7', "we're shut on Mondays", ['Monday closed', 'Tuesday – Sunday 00:00 – 24:00']],
  ['en', 'open 24/7', 'Monday 9-17', ['Monday 09:00 – 17:00', 'Tuesday – Sunday 00:00 – 24:00']],
  [
    'en',
    'open 24/7',
    'closed Wed',
    ['Monday – Tuesday 00:00 – 24:00', 'Wednesday closed', 'Thursday – Sunday 00:00 – 24:00'],
  ],
  ['de', 'rund um die Uhr', 'montags geschlossen', ['Monday closed', 'Tuesday – Sunday 00:00 – 24:00']],
  ['ar', '24/7', 'مغلق يوم الاثنين', ['Monday closed', 'Tuesday – Sunday 00:00 – 24:00']],
] as const)('in %s, after %s, %s leaves the other days as they were', async (code, before, after, rows) => {
  const config = applyPlan(SITE, editsOf(await understood(before, code))) ?? SITE;
  expect(rowsOf(await understood(after, code, config))).toEqual(rows);
});
