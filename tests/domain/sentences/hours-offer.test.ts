import { expect, test } from 'vitest';
import { wordsIn } from '../../../src/app/load-language.ts';
import { sentenceReader } from '../../../src/app/use-cases/read-sentence.ts';
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

test('hours as people type them are read back, and one click writes them as rows', async () => {
  const [offer, ...others] = await offersFor('Mon-Fri 9-18, Sat till 14, closed 24 Dec');
  expect(others).toEqual([]);
  expect(offer?.label).toBe(
    'Use these hours: Monday – Friday 09:00 – 18:00 · Saturday 09:00 – 14:00 · Sunday closed · 24 December: closed',
  );
  expect(offer).toMatchObject({ kind: 'plan', told: '✓ These are your opening hours now.' });
  const config = applyPlan(SITE, offer?.kind === 'plan' ? offer.edits : []);
  expect(config?.hours).toMatchObject({
    items: [
      { days: 'Monday – Friday', hours: '09:00 – 18:00' },
      { days: 'Saturday', hours: '09:00 – 14:00' },
      { days: 'Sunday', hours: 'closed' },
    ],
    note: '24 December: closed',
  });
});

test('fewer rows than before leave none of the old ones, nor the sample of the note', async () => {
  const [offer] = await offersFor('daily 8-20');
  const config = applyPlan(SITE, offer?.kind === 'plan' ? offer.edits : []);
  expect(config?.hours).toMatchObject({
    items: [
      { days: 'Monday – Sunday', hours: '08:00 – 20:00' },
      { days: '', hours: '' },
    ],
    note: '',
  });
});

test('a note of the visitor’s own stays', async () => {
  const own = setAt(SITE, ['hours', 'note'], 'Ring the bell.');
  const [offer] = await offersFor('daily 8-20', 'en', own);
  expect(applyPlan(own, offer?.kind === 'plan' ? offer.edits : [])?.hours).toMatchObject({
    note: 'Ring the bell.',
  });
});

test('they are written in the language of the page, whatever language they are typed in', async () => {
  const german = setAt(SITE, ['globalSettings', 'language'], 'de');
  const [offer] = await offersFor('Mon-Fri 9-18', 'en', german);
  expect(offer?.label).toBe(
    'Use these hours: Montag – Freitag 09:00 – 18:00 · Samstag – Sonntag geschlossen',
  );
  const [typed] = await offersFor('Mo bis Fr 9 bis 18 Uhr, Sa zu', 'de', german);
  expect(typed?.label).toBe(
    'Diese Zeiten übernehmen: Montag – Freitag 09:00 – 18:00 · Samstag – Sonntag geschlossen',
  );
});

test('a website without such a section, and what cannot be read, get no such offer', async () => {
  const labels = async (text: string, config = SITE) =>
    (await offersFor(text, 'en', config)).map(({ label }) => label);
  for (const offered of [
    await labels('Mon-Fri 9-18', landingBusiness.base),
    await labels('Mon-Fri nine to whenever'),
  ])
    expect(offered.filter((label) => label.startsWith('Use these hours'))).toEqual([]);
});
