import { expect, test } from 'vitest';
import type { Config } from '../../domain/config/config.ts';
import { applyPlan } from '../../domain/config/edit-config.ts';
import { withSection } from '../../domain/sections/added-sections.ts';
import { landingBusiness } from '../../templates/landing-business/template.ts';
import { isNamedAndReachable, knownFacts } from '../../templates/own-facts.ts';

const { base } = landingBusiness;
const edited = (config: Config, edits: Readonly<Record<string, string>>) =>
  applyPlan(
    config,
    Object.entries(edits).map(([path, typed]) => ({ path, typed })),
  ) ?? config;
const PHONE = { 'footer.phone': '020 7946 0100' };
const NAME = { 'header.logoText': 'Anna’s Bread' };

test('a section that is added takes what the website says already, the address in its parts', () => {
  const own = edited(base, { ...NAME, ...PHONE, 'footer.address': '3 Mill Lane, 12345 Fernhill' });
  expect(knownFacts(withSection(own, 'location'), 'location')).toEqual([
    { path: 'location.address', typed: '3 Mill Lane' },
    { path: 'location.postalCode', typed: '12345' },
    { path: 'location.town', typed: 'Fernhill' },
    { path: 'location.phone', typed: '020 7946 0100' },
  ]);
  expect(knownFacts(withSection(own, 'legal'), 'legal')).toEqual([
    { path: 'legal.owner', typed: 'Anna’s Bread' },
  ]);
});

test('what a template invented is known of nobody', () => {
  expect([knownFacts(base, 'location'), knownFacts(base, 'legal'), knownFacts(base, 'prices')]).toEqual([
    [],
    [],
    [],
  ]);
});

test.each<[string, Readonly<Record<string, string>>, boolean]>([
  ['nothing', {}, false],
  ['a name', NAME, false],
  ['a way to call', PHONE, false],
  ['both', { ...NAME, ...PHONE }, true],
  ['the name of a business', { ...PHONE, 'header.logoText': 'Bakery' }, false],
  ['the name that a business invents', { ...PHONE, 'header.logoText': 'Corner Crust Bakery' }, false],
  [
    'an address that a business invents',
    { ...NAME, 'footer.phone': '', 'footer.email': 'hello@cornercrust.example' },
    false,
  ],
])('with %s of one’s own it is the visitor’s own: %s', (_, edits, isOwn) => {
  expect(isNamedAndReachable(edited(base, edits), ['Bakery'])).toBe(isOwn);
});
