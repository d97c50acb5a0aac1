import { expect, test } from 'vitest';
import type { Config } from '../../../domain/config/config.ts';
import { sectionsInOrder } from '../../../domain/config/section-order.ts';
import { getAt, setAt } from '../../../domain/json/path.ts';
import { withoutSection, withSection } from '../../../domain/sections/added-sections.ts';
import type { AddedId } from '../../../domain/sections/section-nodes.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';

const { base } = landingBusiness;
const withAll = (ids: readonly AddedId[], config: Config = base) => ids.reduce(withSection, config);
const idsOf = (config: Config) => sectionsInOrder(config).map(({ id }) => id);
const linksOf = (config: Config) => {
  const items = getAt(config, ['header', 'menuItems']);
  return Array.isArray(items) ? items.map(({ text, url }) => `${text} ${url}`) : [];
};

test('sections stand where their kinds belong, in whatever order they are added', () => {
  const placed = [
    'header',
    'hero',
    'benefits',
    'features',
    'prices',
    'hours',
    'questions',
    'cta',
    'legal',
    'footer',
  ];
  for (const ids of [
    ['prices', 'hours', 'questions', 'legal'],
    ['legal', 'questions', 'hours', 'prices'],
  ] as const)
    expect(idsOf(withAll(ids))).toEqual(placed);
});

test('an order that the visitor chose is kept, with the new section in it; without it the order is as before', () => {
  const ordered = setAt(base, ['globalSettings', 'sectionOrder'], 'features,hero,cta,benefits') as Config;
  const added = withSection(ordered, 'prices');
  expect(getAt(added, ['globalSettings', 'sectionOrder'])).toBe('features,hero,cta,benefits,prices');
  expect(withoutSection(added, 'prices')).toEqual(ordered);
});

test('the menu gets an entry in the place of the section, by its heading if that is short, and loses it with the section', () => {
  const before = linksOf(base);
  const added = withAll(['hours', 'prices', 'testimonials', 'location']);
  expect(linksOf(added)).toEqual([
    ...before.slice(0, 2),
    'Prices #prices',
    'Hours #hours',
    ...before.slice(2),
  ]);
  expect(linksOf(withSection(base, 'location'))).toContain('Find us #location');
  expect(linksOf(withoutSection(added, 'hours'))).toEqual([
    ...before.slice(0, 2),
    'Prices #prices',
    ...before.slice(2),
  ]);
});

test('a website whose menu leads there already, or that has none, gets no entry', () => {
  const led = setAt(base, ['header', 'menuItems'], [{ text: 'What it costs', url: ' #prices ' }]) as Config;
  expect(linksOf(withSection(led, 'prices'))).toEqual(['What it costs  #prices ']);
  const bare = { ...base, _structure: { ...base._structure, sections: base._structure.sections.slice(1) } };
  expect(linksOf(withSection(bare, 'prices'))).toEqual(linksOf(base));
});
