import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Config } from '../../../domain/config/config.ts';
import { editConfig } from '../../../domain/config/edit-config.ts';
import { leavesOf, nodesOf, valueAt } from '../../../domain/config/leaves.ts';
import { arrange } from '../../../domain/editing/arrangement.ts';
import { carriedOver } from '../../../templates/carried-content.ts';
import { isDefaultWebsite } from '../../../templates/fresh-websites.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { moonlight } from '../../../templates/moonlight/template.ts';
import { templates } from '../../../templates/templates.ts';

const landing = landingBusiness.base;
const portfolio = moonlight.base;

function edited(config: Config, values: Readonly<Record<string, string | boolean>>): Config {
  return Object.entries(values).reduce((here, [path, value]) => {
    const result = editConfig(here, path, value);
    if (result.kind !== 'edited') throw new Error(`${path} was ${result.kind}`);
    return result.config;
  }, config);
}
const valuesAt = (config: Config, paths: readonly string[]) =>
  Object.fromEntries(paths.map((path) => [path, valueAt(config, path)]));

/** The values that the two templates can both hold, by the path in each. */
const SHARED: Readonly<Record<string, string>> = {
  'header.logoText': 'header.logo.text',
  'header.logoImage': 'header.logo.image',
  'hero.title.text': 'home.title',
  'hero.subtitle.text': 'home.description',
  'hero.button.text': 'home.mainButton.text',
  'hero.button.url': 'home.mainButton.url',
  'hero.button.visible': 'home.mainButton.visible',
  'hero.image': 'home.authorImage.image',
  'hero.imageDescription': 'home.authorImage.imageDescription',
  'features.image': 'services.firstService.image',
  'features.imageDescription': 'services.firstService.imageDescription',
  'features.items[0].title': 'services.firstService.title',
  'features.items[1].description': 'services.secondService.description',
  'benefits.items[0].title': 'portfolio.items[0].title',
  'benefits.items[2].description': 'portfolio.items[2].description',
  'cta.button.text': 'home.secondaryButton.text',
  'cta.button.url': 'home.secondaryButton.url',
  'footer.address': 'contact.address',
  'footer.phone': 'contact.phone',
  'footer.email': 'contact.email',
  'footer.social.instagram.url': 'contact.social.instagram.url',
  'footer.social.twitter.visible': 'contact.social.twitter.visible',
  'globalSettings.title': 'globalSettings.title',
  'globalSettings.description': 'globalSettings.description',
  'globalSettings.language': 'globalSettings.language',
};

describe('content that moves to another template', () => {
  test('stands where the other template means the same, whatever is changed', () => {
    const values = fc.record(
      Object.fromEntries(
        Object.keys(SHARED)
          // A description without its picture has nothing to describe.
          .filter((path) => !path.endsWith('imageDescription'))
          .map((path) => [
            path,
            path.endsWith('visible')
              ? fc.constant(false)
              : fc
                  .stringMatching(/^[a-z]{1,9}$/)
                  .map((word) => `${path.endsWith('url') ? 'https://' : ''}${word}`),
          ]),
      ),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(values, (found) => {
        const typed = Object.fromEntries(
          Object.entries(found).flatMap(([path, value]) => (value === undefined ? [] : [[path, value]])),
        );
        const own = edited(landing, typed);
        const there = carriedOver(own, portfolio);
        expect(there.left).toEqual(new Map());
        const kept = Object.fromEntries(
          Object.entries(SHARED).map(([path, other]) => [other, valueAt(own, path)]),
        );
        for (const [path, other] of Object.entries(SHARED)) {
          if (path in typed) expect(valueAt(there.config, other)).toEqual(kept[other]);
          else if (!/copyright|items/.test(other))
            expect(valueAt(there.config, other)).toEqual(valueAt(portfolio, other));
        }
        const back = carriedOver(there.config, landing);
        expect(valuesAt(back.config, Object.keys(typed))).toEqual(typed);
        expect(back.config._structure).toBe(landing._structure);
      }),
    );
  });

  test('of an untouched website is none: the samples of the new template stand', () => {
    for (const { base } of templates) {
      for (const { base: other } of templates) {
        const { config, left } = carriedOver(base, other);
        expect(config).toEqual(other);
        expect(left).toEqual(new Map());
        expect(isDefaultWebsite(config, {})).toBe(true);
      }
    }
  });

  test('of a website that began with former words is what was changed since', () => {
    const former = JSON.stringify(landing)
      .replaceAll('Your day is yours', 'On time, or we call')
      .replaceAll('Small repairs, big relief', 'Small repairs, done right the first time');
    const own = edited(JSON.parse(former), { 'footer.phone': '030 123456' });
    const { config, left } = carriedOver(own, portfolio);
    expect(config).toEqual(edited(portfolio, { 'contact.phone': '030 123456' }));
    expect(left).toEqual(new Map());
  });

  test('leaves colors behind, and stays the same published site', () => {
    const own = {
      ...edited(landing, { 'globalSettings.primaryColor': '#ff0000', 'hero.textColor': '#00ff00' }),
      _siteId: 'site-abc1234',
    };
    expect(carriedOver(own, portfolio)).toEqual({
      config: { ...portfolio, _siteId: 'site-abc1234' },
      left: new Map(),
    });
  });

  test('takes a picture with its description', () => {
    const own = edited(landing, {
      'hero.image': 'https://p.example/a.png',
      'hero.imageDescription': 'A van',
    });
    const { config } = carriedOver(own, portfolio);
    expect(valuesAt(config, ['home.authorImage.image', 'home.authorImage.imageDescription'])).toEqual({
      'home.authorImage.image': 'https://p.example/a.png',
      'home.authorImage.imageDescription': 'A van',
    });
  });

  test('names the visitor in a sample that named somebody else', () => {
    const { config } = carriedOver(edited(landing, { 'header.logoText': 'Rosa $& Sons' }), portfolio);
    expect(valueAt(config, 'contact.copyright')).toBe('© Rosa $& Sons');
  });

  test('keeps an emptied field empty: the invented value does not come back', () => {
    const { config } = carriedOver(edited(landing, { 'footer.address': '' }), portfolio);
    expect(valueAt(config, 'contact.address')).toBe('');
  });

  test('says what has no place there: fields, items, lists and sections', () => {
    const own = edited(landing, {
      'header.logoText': 'Rosa',
      'header.menuItems[0].text': 'Bread',
      'header.menuItems[1].text': 'Cake',
      'hero.button.url': '#benefits',
      'benefits.title': 'Why',
      'benefits.items[0].title': 'Early',
      'features.items[0].title': 'One',
      'features.items[2].title': 'Three',
      'cta.title': 'Come',
      'cta.subtitle': 'Now',
    });
    expect([...carriedOver(own, portfolio).left.keys()]).toEqual([
      'header.menuItems',
      'hero.button.url',
      'benefits.title',
      'features.items[2]',
      'cta',
    ]);
  });
});

describe('lists', () => {
  test('get as many items as the visitor has', () => {
    const added = arrange(landing, { act: 'add', path: 'benefits.items[3]' });
    const own = edited(added, { 'benefits.items[3].title': 'Fourth' });
    const { config } = carriedOver(own, portfolio);
    expect(valueAt(config, 'portfolio.items')).toEqual([
      ...Object(valueAt(portfolio, 'portfolio.items')).slice(0, 3),
      { ...Object(valueAt(portfolio, 'portfolio.items'))[3], title: 'Fourth' },
    ]);
  });

  test('do not show an item that was hidden', () => {
    const own = edited(portfolio, {
      'portfolio.items[0].title': 'Secret',
      'portfolio.items[0].visible': false,
      'portfolio.items[1].title': 'Open',
    });
    const { config, left } = carriedOver(own, landing);
    expect(Object(valueAt(config, 'benefits.items')).map(({ title }: { title: string }) => title)).toEqual([
      'Open',
      'Ask about the price',
      'Not right?',
    ]);
    // In the visitor's own words: a title, and no switch.
    expect(left).toEqual(new Map([['portfolio.items[0]', ['Secret']]]));
  });

  test('that were shortened stay short', () => {
    const own = arrange(portfolio, { act: 'remove', path: 'portfolio.items[5]' });
    const short = [4, 3, 2, 1].reduce(
      (here, at) => arrange(here, { act: 'remove', path: `portfolio.items[${at}]` }),
      own,
    );
    expect(Object(valueAt(carriedOver(short, landing).config, 'benefits.items'))).toHaveLength(1);
  });
});

test('in the same template everything but the colors is kept', () => {
  const own = edited(landing, {
    'cta.title': 'Come',
    'benefits.items[1].icon': 'fas fa-leaf',
    'hero.textColor': '#123456',
  });
  const { config, left } = carriedOver(own, landing);
  expect(config).toEqual(edited(landing, { 'cta.title': 'Come', 'benefits.items[1].icon': 'fas fa-leaf' }));
  expect(left).toEqual(new Map());
});

test.each(templates)('every meaning of $name has its place', ({ base, meanings }) => {
  const paths = [...leavesOf(base), ...nodesOf(base)].map(({ path }) => path);
  for (const place of Object.values(meanings).flat())
    expect(paths.filter((path) => path === place || path.startsWith(`${place}.`))).not.toEqual([]);
});
