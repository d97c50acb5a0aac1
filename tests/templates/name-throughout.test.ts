import { expect, test } from 'vitest';
import type { Config } from '../../domain/config/config.ts';
import { applyPlan } from '../../domain/config/edit-config.ts';
import { textAt } from '../../domain/config/leaves.ts';
import { landingBusiness } from '../../templates/landing-business/template.ts';
import { moonlight } from '../../templates/moonlight/template.ts';
import { withNameThroughout } from '../../templates/name-throughout.ts';

const edited = (config: Config, ...edits: readonly (readonly [path: string, typed: string])[]) =>
  applyPlan(
    config,
    edits.map(([path, typed]) => ({ path, typed })),
  ) ?? config;

test('a new name stands wherever the former one stood, the copyright line included', () => {
  const before = edited(
    moonlight.base,
    ['home.description', `Welcome to ${textAt(moonlight.base, 'header.logo.text')}!`],
    ['globalSettings.title', textAt(moonlight.base, 'header.logo.text')],
  );
  const after = withNameThroughout(before, edited(before, ['header.logo.text', '$& Anna']));
  const paths = ['header.logo.text', 'contact.copyright', 'home.description', 'globalSettings.title'];
  expect(paths.map((path) => textAt(after, path))).toEqual([
    '$& Anna',
    '© $& Anna',
    'Welcome to $& Anna!',
    '$& Anna',
  ]);
});

test.each([
  ['a part of another word', 'Ann', 'Anna and Annette', 'Ben', 'Anna and Annette'],
  ['what the same change wrote', 'Ann', 'Hello', 'Ann Lee', 'Ann is here'],
  ['every text, where there was no name', '', 'Hello', 'Ben', 'Hello'],
  ['every text, where the name is emptied', 'Ann', 'Ann bakes', '', 'Ann bakes'],
])('%s stays as it is', (_, former, title, name, stays) => {
  const before = edited(landingBusiness.base, ['header.logoText', former], ['hero.title.text', title]);
  const written = edited(before, ['header.logoText', name], ['hero.title.text', stays]);
  expect(textAt(withNameThroughout(before, written), 'hero.title.text')).toBe(stays);
});

test('a website that keeps its name stays the same object', () => {
  const written = edited(landingBusiness.base, ['hero.title.text', 'Bread']);
  expect(withNameThroughout(landingBusiness.base, written)).toBe(written);
});
