import { expect, test } from 'vitest';
import type { Config } from '../../src/domain/config/config.ts';
import { applyPlan, type PlannedEdit } from '../../src/domain/config/edit-config.ts';
import { textAt } from '../../src/domain/config/leaves.ts';
import { findingsOn } from '../../templates/check/findings.ts';
import {
  addressEdits,
  contactEdits,
  honestEdits,
  mainPicture,
  nameEdits,
} from '../../templates/interview-edits.ts';
import { landingBusiness } from '../../templates/landing-business/template.ts';
import { moonlight } from '../../templates/moonlight/template.ts';

const after = (config: Config, edits: readonly PlannedEdit[]) => applyPlan(config, edits) ?? config;
const textsAt = (config: Config, paths: readonly string[]) => paths.map((path) => textAt(config, path));

test('the name goes to the header, and into the copyright that had the invented one', () => {
  expect(nameEdits(landingBusiness.base, 'Anna’s Bread')).toEqual([
    { path: 'header.logoText', typed: 'Anna’s Bread' },
  ]);
  const config = after(moonlight.base, nameEdits(moonlight.base, '$& Anna'));
  expect(textsAt(config, ['header.logo.text', 'contact.copyright'])).toEqual(['$& Anna', '© 2025 $& Anna']);
});

test('a copyright of one’s own keeps its words', () => {
  const own = after(moonlight.base, [{ path: 'contact.copyright', typed: 'All mine' }]);
  expect(nameEdits(own, 'Anna')).toEqual([{ path: 'header.logo.text', typed: 'Anna' }]);
});

test('a phone number alone takes the invented address off the page', () => {
  const config = after(landingBusiness.base, contactEdits(landingBusiness.base, { phone: '030 1234' }));
  expect(textsAt(config, ['footer.phone', 'footer.email'])).toEqual(['030 1234', '']);
});

test('an e-mail address given earlier stays beside a phone number', () => {
  const first = after(moonlight.base, contactEdits(moonlight.base, { email: 'a@b.co' }));
  const config = after(first, contactEdits(first, { phone: '030 1234' }));
  expect(textsAt(config, ['contact.phone', 'contact.email'])).toEqual(['030 1234', 'a@b.co']);
});

test('the place and the picture have a field in both templates', () => {
  expect(addressEdits(landingBusiness.base, 'Fernhill')).toEqual([
    { path: 'footer.address', typed: 'Fernhill' },
  ]);
  expect(addressEdits(moonlight.base, 'Fernhill')).toEqual([{ path: 'contact.address', typed: 'Fernhill' }]);
  expect([landingBusiness, moonlight].map(({ base }) => mainPicture(base)?.path)).toEqual([
    'hero.image',
    'home.authorImage.image',
  ]);
});

test.each([landingBusiness, moonlight])('at the end nothing invented is left of $id', ({ base }) => {
  const named = after(base, nameEdits(base, 'Anna'));
  const honest = after(named, honestEdits(named));
  expect(findingsOn(honest, new Map()).map(({ kind }) => kind)).toEqual([]);
});
