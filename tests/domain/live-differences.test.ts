import { expect, test } from 'vitest';
import type { Config } from '../../src/domain/config.ts';
import type { Json } from '../../src/domain/json.ts';
import { changedNames } from '../../src/domain/live-differences.ts';
import { en } from '../../src/domain/words/en.ts';
import { landingOutline } from '../../templates/landing-business/outline.ts';
import { landingBusiness } from '../../templates/landing-business/template.ts';
import { configWith } from '../templates/page-reading.ts';

const live = { ...landingOutline.base, _siteId: 'site-abc1234' };
const changed = (values: Record<string, Json>) =>
  changedNames(live, { ...(configWith(landingBusiness, values) as Config), _siteId: 'site-abc1234' }, en);

test('what was published as it is differs in nothing', () => {
  expect(changed({})).toEqual([]);
  expect(changed({ 'hero.title.text': 'Bread', _siteId: 'site-other00' })).toEqual(['Hero › Title']);
});

test('each change is known by the name of its field, once', () => {
  expect(
    changed({
      'hero.title.text': 'Bread at dawn',
      'globalSettings.primaryColor': '#112233',
      'globalSettings.title': 'Crust',
      'globalSettings.embedFont': true,
      'globalSettings.sectionOrder': 'cta,hero',
      'benefits.hidden': true,
      'benefits.items[1].title': 'Warm',
      'benefits.items[1].iconColor': '#112233',
      'features.items': [],
      'features.imageDescription': 'Our oven',
      'header.menuItems[0].text': 'Bread',
    }),
  ).toEqual([
    'Primary Color',
    'Page › Title',
    'Embed Font',
    'Sections',
    'Header › Menu Item 1 › Text',
    'Hero › Title',
    'Benefits › Benefit 2 › Title',
    'Benefits › Benefit 2 › Icon Color',
    'Benefits',
    'Features › Feature',
    'Description of Features › Image',
  ]);
});
