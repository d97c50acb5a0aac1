import { describe, expect, test } from 'vitest';
import type { Config } from '../../../domain/config/config.ts';
import type { Json } from '../../../domain/json/json.ts';
import { type LiveSite, nowShown, publishedNow } from '../../../domain/publish/live-site.ts';
import { unpublishedChanges, unpublishedNames } from '../../../domain/publish/unpublished-changes.ts';
import { unpublishedTold } from '../../../domain/publish/unpublished-told.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { en } from '../../../words/en/en.ts';
import { configWith } from '../../templates/page-reading.ts';

const live = { ...landingBusiness.base, _siteId: 'site-abc1234' };
const changed = (values: Record<string, Json>) =>
  unpublishedNames(live, { ...(configWith(landingBusiness, values) as Config), _siteId: 'site-abc1234' }, en);

test('an unchanged website has no unpublished changes', () => {
  expect(changed({})).toEqual([]);
  expect(changed({ 'hero.title.text': 'Bread', _siteId: 'site-other00' })).toEqual(['Title, in the hero']);
});

test('what the program keeps beside the fields is no change', () => {
  expect(unpublishedNames(live, { ...live, _siteId: 'site-other00', _templateVersion: '2.0.0' }, en)).toEqual(
    [],
  );
});

test('each change is named once, by its field', () => {
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
    'Title, on the whole page',
    'Embed Font',
    'Sections',
    'Text (Menu Item 1), in the header',
    'Title, in the hero',
    'Title (Benefit 2), in the benefits',
    'Icon Color (Warm), in the benefits',
    'Benefits',
    'Feature, in the features',
    'Description of Image, in the features',
  ]);
});

describe('the draft is compared with', () => {
  const SITE = 'site-abc1234';
  const titled = (title: string) => configWith(landingBusiness, { 'hero.title.text': title }) as Config;
  const publish = (title: string, version: number, before?: LiveSite, siteId = SITE) =>
    publishedNow(
      titled(title),
      { siteId, deploymentId: `${siteId}.${version}`, url: `https://sites.example/s/${siteId}/` },
      before,
    );
  const published = publish('Second', 2, publish('First', 1));
  const shown = (version: number) => nowShown(published, { siteId: SITE, version });
  const draft = (title: string) => ({ ...titled(title), _siteId: SITE });

  test.each<[string, LiveSite | undefined, Config, ReturnType<typeof unpublishedChanges>]>([
    ['the latest version', published, draft('Second'), { kind: 'known', names: [] }],
    [
      'the latest version, edited since',
      published,
      draft('Third'),
      { kind: 'known', names: ['Title, in the hero'] },
    ],
    [
      'an earlier version',
      shown(1),
      draft('Second'),
      { kind: 'known', names: ['Title, in the hero'], version: 1 },
    ],
    ['an earlier version, without edits', shown(1), draft('First'), { kind: 'known', names: [], version: 1 }],
    ['a version published by another browser', shown(3), draft('Second'), { kind: 'unknown' }],
    ['a website published by another browser', undefined, draft('Second'), { kind: 'unknown' }],
    [
      'another website, with a version of that number',
      nowShown(publish('Second', 2, publish('First', 1, undefined, 'site-zzz9999')), {
        siteId: SITE,
        version: 1,
      }),
      draft('Second'),
      { kind: 'unknown' },
    ],
    [
      'another website',
      publish('Second', 2, undefined, 'site-zzz9999'),
      draft('Second'),
      { kind: 'unknown' },
    ],
    ['nothing, once unpublished', shown(0), draft('Second'), undefined],
    ['nothing, before a first publish', published, titled('Second'), undefined],
  ])('%s', (_, live, config, expected) => {
    expect(unpublishedChanges(live, config, en)).toEqual(expected);
  });

  test.each<[string, LiveSite | undefined, Config, string | undefined]>([
    ['nothing of a page that is as it is published', published, draft('Second'), undefined],
    ['what was edited since', published, draft('Third'), '1 change not published'],
    ['nothing where another browser may know more', shown(3), draft('Third'), undefined],
    ['nothing where another browser published it', undefined, draft('Second'), undefined],
    ['that it never was', undefined, titled('Second'), 'Not published yet'],
    [
      'that the page of the website before it stays',
      published,
      titled('Second'),
      'Your former page stays live',
    ],
    ['nothing of a page that was taken down', shown(0), draft('Second'), undefined],
  ])('a visitor who comes back reads %s', (_, live, config, told) => {
    expect(unpublishedTold(live, config, en)).toBe(told);
  });
});
