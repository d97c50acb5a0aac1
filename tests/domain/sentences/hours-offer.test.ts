import { expect, test } from 'vitest';
import { wordsIn } from '../../../src/app/load-language.ts';
import { sentenceReader } from '../../../src/app/use-cases/read-sentence.ts';
import type { Offer } from '../../../src/domain/chat/message.ts';
import { applyPlan } from '../../../src/domain/config/edit-config.ts';
import { setAt } from '../../../src/domain/json/path.ts';
import { withSection } from '../../../src/domain/sections/added-sections.ts';
import type { LanguageCode } from '../../../src/words/language.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';

const SITE = withSection(landingBusiness.base, 'hours');

async function offersFor(text: string, code: LanguageCode = 'en', config = SITE) {
  const read = await sentenceReader(code);
  return read({ text, config, words: await wordsIn(code) });
}

const plan = (offer: Offer | undefined) => (offer?.kind === 'plan' ? offer : undefined);

/** The rows that an offer reads back, each as one line. */
const rowsOf = (offer: Offer | undefined) =>
  plan(offer)?.hours?.rows.map(({ days, hours }) => `${days} ${hours}`);

test('hours as people type them are read back, and one click writes them as rows', async () => {
  const typed = 'Mon-Fri 9-18, Sat till 14, closed 24 Dec';
  const [offer, ...others] = await offersFor(typed);
  expect(others).toEqual([]);
  const rows = [
    { days: 'Monday – Friday', hours: '09:00 – 18:00' },
    { days: 'Saturday', hours: '09:00 – 14:00' },
    { days: 'Sunday', hours: 'closed' },
  ];
  const note = '24 December: closed';
  expect(offer).toMatchObject({
    kind: 'plan',
    label: 'Set the opening hours as shown',
    told: '✓ These are your opening hours now.',
    hours: { rows, note, typed, unread: [] },
  });
  expect(applyPlan(SITE, plan(offer)?.edits ?? [])?.hours).toMatchObject({ items: rows, note });
});

test('fewer rows than before leave none of the old ones, nor the sample of the note', async () => {
  const [offer] = await offersFor('daily 8-20');
  const config = applyPlan(SITE, plan(offer)?.edits ?? []);
  expect(config?.hours).toMatchObject({
    items: [{ days: 'Monday – Sunday', hours: '08:00 – 20:00' }],
    note: '',
  });
});

test('a note of the visitor’s own stays', async () => {
  const own = setAt(SITE, ['hours', 'note'], 'Ring the bell.');
  const [offer] = await offersFor('daily 8-20', 'en', own);
  expect(applyPlan(own, plan(offer)?.edits ?? [])?.hours).toMatchObject({ note: 'Ring the bell.' });
});

test('opening by appointment stands in a row of its day, or in the note', async () => {
  const [offer] = await offersFor('Mon-Fri 9-18, Sat by appointment');
  expect(rowsOf(offer)).toEqual([
    'Monday – Friday 09:00 – 18:00',
    'Saturday by appointment',
    'Sunday closed',
  ]);
  const [also] = await offersFor('Mon-Fri 9-18 and by appointment');
  expect([rowsOf(also), plan(also)?.hours?.note]).toEqual([
    ['Monday – Friday 09:00 – 18:00', 'Saturday – Sunday closed'],
    'also by appointment',
  ]);
});

test('what cannot be read is named, and left out', async () => {
  const [offer, ...others] = await offersFor('Mo-Fr 9-18, alle zwei Wochen Sa 10-12, So zu', 'de');
  expect(others.map(({ kind }) => kind)).not.toContain('plan');
  expect(rowsOf(offer)).toEqual(['Monday – Friday 09:00 – 18:00', 'Saturday – Sunday closed']);
  expect(plan(offer)?.hours?.unread).toEqual(['alle zwei Wochen Sa 10-12']);
});

test('they are written in the language of the page, whatever language they are typed in', async () => {
  const german = setAt(SITE, ['globalSettings', 'language'], 'de');
  const [offer] = await offersFor('Mon-Fri 9-18', 'en', german);
  const rows = ['Montag – Freitag 09:00 – 18:00', 'Samstag – Sonntag geschlossen'];
  expect([offer?.label, rowsOf(offer)]).toEqual(['Set the opening hours as shown', rows]);
  const [typed] = await offersFor('Mo bis Fr 9 bis 18 Uhr, Sa zu', 'de', german);
  expect([typed?.label, rowsOf(typed)]).toEqual(['Öffnungszeiten so setzen, wie gezeigt', rows]);
});

test('a website without such a section, and what cannot be read, get no such offer', async () => {
  const kinds = async (text: string, config = SITE) =>
    (await offersFor(text, 'en', config)).filter((offer) => plan(offer)?.hours !== undefined);
  expect(await kinds('Mon-Fri 9-18', landingBusiness.base)).toEqual([]);
  expect(await kinds('Mon-Fri nine to whenever')).toEqual([]);
  expect(await kinds('Set the title to Fresh bread, Mon-Fri 9-18')).toEqual([]);
});
