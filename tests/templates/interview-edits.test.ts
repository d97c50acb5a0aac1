import { expect, test } from 'vitest';
import type { Config } from '../../domain/config/config.ts';
import { applyPlan, type PlannedEdit } from '../../domain/config/edit-config.ts';
import { textAt } from '../../domain/config/leaves.ts';
import { withSection } from '../../domain/sections/added-sections.ts';
import { findingsOn } from '../../templates/check/findings.ts';
import {
  addressEdits,
  answerEdits,
  contactEdits,
  honestEdits,
  nameEdits,
} from '../../templates/interview-edits.ts';
import { landingBusiness } from '../../templates/landing-business/template.ts';
import { mainPictures, pagePictures } from '../../templates/main-pictures.ts';
import { moonlight } from '../../templates/moonlight/template.ts';

const after = (config: Config, edits: readonly PlannedEdit[]) => applyPlan(config, edits) ?? config;
const textsAt = (config: Config, paths: readonly string[]) => paths.map((path) => textAt(config, path));

test('a phone number alone takes the invented address off the page', () => {
  const config = after(landingBusiness.base, contactEdits(landingBusiness.base, { phone: '030 1234' }));
  expect(textsAt(config, ['footer.phone', 'footer.email'])).toEqual(['030 1234', '']);
});

test('an e-mail address given earlier stays beside a phone number', () => {
  const first = after(moonlight.base, contactEdits(moonlight.base, { email: 'a@b.co' }));
  const config = after(first, contactEdits(first, { phone: '030 1234' }));
  expect(textsAt(config, ['contact.phone', 'contact.email'])).toEqual(['030 1234', 'a@b.co']);
});

test('the place and three pictures have a field in both templates', () => {
  expect(addressEdits(landingBusiness.base, 'Fernhill')).toEqual([
    { path: 'footer.address', typed: 'Fernhill' },
  ]);
  expect(addressEdits(moonlight.base, 'Fernhill')).toEqual([{ path: 'contact.address', typed: 'Fernhill' }]);
  const pictures = [landingBusiness, moonlight].map(({ base }) =>
    mainPictures(base).map(({ picture }) => picture),
  );
  expect(pictures).toEqual([
    ['hero.image', 'features.image', 'cta.image'],
    ['home.authorImage.image', 'services.firstService.image', 'services.secondService.image'],
  ]);
});

test('the pictures of a photographer are the work itself', () => {
  const config = after(moonlight.base, [{ path: 'globalSettings.business', typed: 'photographer' }]);
  expect(mainPictures(config).map(({ picture }) => picture)).toEqual([
    'home.authorImage.image',
    'portfolio.items[0].thumbnail',
    'portfolio.items[1].thumbnail',
  ]);
});

test.each([
  ['photographer', landingBusiness, 'gallery.items'],
  ['photographer', moonlight, 'portfolio.items'],
] as const)('more than three pictures of a %s go on in the gallery', (business, { base }, list) => {
  const config = after(base, [{ path: 'globalSettings.business', typed: business }]);
  const site = list === 'gallery.items' ? withSection(config, 'gallery') : config;
  const places = pagePictures(site).map(({ picture }) => picture);
  expect(new Set(places).size).toBe(places.length);
  expect(places.length).toBeGreaterThan(20);
  expect(places.slice(3).filter((picture) => !picture.startsWith(list))).toEqual([]);
});

test('a page without a gallery takes three pictures', () => {
  expect(pagePictures(landingBusiness.base)).toEqual(mainPictures(landingBusiness.base));
});

test('a text is the answer of its question', () => {
  const edits = (['name', 'contact', 'place', 'look'] as const).map((question) =>
    answerEdits(moonlight.base, question, '0113 496 0123', () => undefined).map(({ path }) => path),
  );
  expect(edits).toEqual([['header.logo.text'], ['contact.phone', 'contact.email'], ['contact.address'], []]);
});

test.each([landingBusiness, moonlight])('at the end nothing invented is left of $id', ({ base }) => {
  const named = after(base, nameEdits(base, 'Anna'));
  const honest = after(named, honestEdits(named));
  // Nobody has said yet how to reach them.
  expect(findingsOn(honest, new Map()).map(({ kind }) => kind)).toEqual(['reach']);
});
