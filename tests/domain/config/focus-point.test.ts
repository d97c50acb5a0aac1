import { expect, test } from 'vitest';
import { namesOfPath } from '../../../domain/chat/menu.ts';
import { applyPlan, editConfig } from '../../../domain/config/edit-config.ts';
import { focusOf, isCropped, writtenFocus } from '../../../domain/config/focus-point.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { moonlight } from '../../../templates/moonlight/template.ts';
import { en } from '../../../words/en/en.ts';

const PICTURE = 'portfolio.items[1].thumbnail';

test('a focus point is written beside its picture, read back, and named by it', () => {
  const edited = editConfig(moonlight.base, `${PICTURE}Focus`, writtenFocus({ x: 29.6, y: 130 }));
  expect(edited).toMatchObject({ kind: 'edited', value: '30% 100%' });
  if (edited.kind !== 'edited') return;
  expect([focusOf(edited.config, PICTURE), focusOf(moonlight.base, PICTURE)]).toEqual([
    { x: 30, y: 100 },
    { x: 50, y: 25 },
  ]);
  expect(namesOfPath(moonlight.base, `${PICTURE}Focus`, en)).toEqual([
    'Focus of Thumbnail (Two who cannot sleep), in the portfolio',
  ]);
});

test('nothing is written below a focus point, which would lock it; other fields have none', () => {
  expect(editConfig(landingBusiness.base, 'features.imageFocus.x', 'y')).toEqual({ kind: 'refused' });
  expect(namesOfPath(landingBusiness.base, 'features.titleFocus', en)).toEqual([]);
});

test('another picture begins at its upper part; the same one keeps its point', () => {
  const plan = (...pictures: readonly string[]) =>
    applyPlan(moonlight.base, [
      { path: PICTURE, typed: 'one.png' },
      { path: `${PICTURE}Focus`, typed: '20% 30%' },
      ...pictures.map((typed) => ({ path: PICTURE, typed })),
    ]);
  const points = [plan(), plan('one.png'), plan('two.png')].map(
    (config) => config && focusOf(config, PICTURE),
  );
  expect(points).toEqual([
    { x: 20, y: 30 },
    { x: 20, y: 30 },
    { x: 50, y: 25 },
  ]);
});

test('logos, share pictures and favicons are shown whole', () => {
  expect([PICTURE, 'features.image', 'header.logoImage', 'globalSettings.favicon'].map(isCropped)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
