import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allWays, targetOf } from '../../../src/domain/chat/menu.ts';
import type { PlaceEntry } from '../../../src/domain/chat/menu-entry.ts';
import { leavesOf } from '../../../src/domain/config/leaves.ts';
import { answerOf, find } from '../../../src/domain/find/find.ts';
import { en } from '../../../src/words/en/en.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { moonlight } from '../../../templates/moonlight/template.ts';

const landing = (query: string) =>
  find(landingBusiness.base, query, en).map(({ names, value }) =>
    value === undefined ? names.join(' › ') : `${names.join(' › ')} = ${value}`,
  );

describe('by name', () => {
  test.each([
    ['hero title', 'Hero › Title'],
    ['phone', 'Footer › Phone'],
    ['button colour', 'Hero › Button › Color'],
    ['call to action button link', 'Call to Action › Button › URL'],
    ['font', 'Global Settings › Font Family'],
    ['the title of the hero', 'Hero › Title'],
    ['instagram', 'Footer › Social Links › Instagram'],
    ['item 2 icon', 'Benefits › Benefit › Item 2 › Icon'],
    ['Hero', 'Hero'],
    ['subt', 'Hero › Subtitle'],
    ['features photo', 'Features › Image'],
    ['embed font', 'Global Settings › Font Family › Embed Font'],
  ])('%s: %s comes first', (query, first) => {
    expect(landing(query)[0]).toBe(first);
  });

  test('acts are not found; the places where sections are arranged are', () => {
    expect(landing('duplicate')).toEqual([]);
    expect(landing('sections features')).toEqual(['Sections › Features']);
  });

  test('a path finds its field', () => {
    expect(landing('hero.button.textColor')[0]).toBe('Hero › Button › Text Color');
  });

  test('a current value finds its field, after the fields found by name', () => {
    expect(landing('dripping')).toEqual(['Hero › Subtitle']);
    expect(landing('button visit')).toEqual(['Hero › Button › Text']);
    expect(landing('visi')[0]).toBe('Hero › Button › Visible');
    expect(landing('book')).toContain('Hero › Button › Text');
  });

  test('fields of the same name are offered in the order of the page', () => {
    expect(landing('title').slice(0, 4)).toEqual([
      'Hero › Title',
      'Benefits › Title',
      'Features › Title',
      'Page › Title',
    ]);
  });

  test.each([
    ['benefits.items[1].title', ['Benefits › Benefit › Item 2 › Title']],
    ['benefits.items.1.title', ['Benefits › Benefit › Item 2 › Title']],
    ['benefits.items[7].title', []],
    ['benefit 2 title', ['Benefits › Benefit › Item 2 › Title']],
  ])('a path counts from 0, a number alone from 1: %s', (query, expected) => {
    expect(landing(query)).toEqual(expected);
  });

  test('an exact name ranks before longer names, a name before its synonyms', () => {
    const texts = landing('text');
    expect(texts.slice(0, 2)).toEqual(['Hero › Button › Text', 'Call to Action › Button › Text']);
    expect(texts.indexOf('Hero › Text Color')).toBeGreaterThan(1);
    expect(landing('address').slice(0, 2)).toEqual(['Footer › Address', 'Hero › Button › URL']);
    expect(landing('url')).not.toContain('Footer › Address');
  });

  test.each([
    ['phone', 'contact.phone'],
    ['email', 'contact.email'],
    ['copyright', 'contact.copyright'],
    ['facebook', 'contact.social.facebook.url'],
    ['logo', 'header.logo.text'],
    ['menu 2 text', 'header.menuItems[1].text'],
  ])('a field that button lists leave out is found too: %s', (query, target) => {
    expect(find(moonlight.base, query, en)[0]?.target).toBe(target);
  });

  test.each([
    { name: 'Landing Page', base: landingBusiness.base },
    { name: 'Portfolio', base: moonlight.base },
  ])('every leaf of $name is found by its path and by the names that lead to it', ({ base }) => {
    const leaves = allWays(base, en).filter((way) => way.at(-1)?.kind === 'field');
    const lost = leaves.filter((way) => {
      const target = targetOf(way.at(-1) as PlaceEntry);
      const named = find(base, way.map(({ name }) => name).join(' '), en);
      return find(base, target, en)[0]?.target !== target || !named.some((each) => each.target === target);
    });
    expect(lost).toEqual([]);
    const paths = leaves.map((way) => targetOf(way.at(-1) as PlaceEntry));
    expect(paths).toEqual(expect.arrayContaining(leavesOf(base).map(({ path }) => path)));
  });

  test('another template has its own fields', () => {
    expect(find(moonlight.base, 'main button text', en)[0]?.target).toBe('home.mainButton.text');
  });

  test('an empty query or an unknown word finds nothing', () => {
    expect([landing(''), landing('  '), landing('the'), landing('xylophone')]).toEqual([[], [], [], []]);
  });
});

describe('with a value', () => {
  test.each([
    ['hero title Bread at dawn', ['Hero › Title = Bread at dawn']],
    ['phone 555 12 34', ['Footer › Phone = 555 12 34']],
    ['hero.title.text Bread', ['Hero › Title = Bread']],
    ['benefits.items[1].title Hello', ['Benefits › Benefit › Item 2 › Title = Hello']],
    ['hero button color red', ['Hero › Button › Color = red']],
    ['cta button text Book', ['Call to Action › Button › Text = Book']],
    ['font Lato', ['Global Settings › Font Family = Lato']],
    ['address 5 Elm St', ['Footer › Address = 5 Elm St']],
    ['header.logoText Bread', ['Header › Logo Text = Bread']],
    ['primary color #0d6e5f', ['Global Settings › Primary Color = #0d6e5f']],
    ['share picture https://x.example/y.png', ['Page › Share Picture = https://x.example/y.png']],
    ['hero title The best bakery', ['Hero › Title = The best bakery']],
    ['hero title To go', ['Hero › Title = To go']],
    ['phone: 123', ['Footer › Phone = 123']],
    ['phone=123', ['Footer › Phone = 123']],
    ['phone to 123', ['Footer › Phone = 123']],
    ['set phone to 123', ['Footer › Phone = 123']],
    ['Change the hero title to Welcome', ['Hero › Title = Welcome']],
    ['set call to action title to Hello', ['Call to Action › Title = Hello']],
    ['set hero.title.text to Bread', ['Hero › Title = Bread']],
    ['hero.title.text=Bread', ['Hero › Title = Bread']],
    ['hero.title.text a=b', ['Hero › Title = a=b']],
    ['set the phone number to 123', ['Footer › Phone = 123']],
    ['hero title set in stone', ['Hero › Title = set in stone']],
    ['cta button link https://x.example/?a=b', ['Call to Action › Button › URL = https://x.example/?a=b']],
  ])('%s', (query, expected) => {
    expect(landing(query)).toEqual(expected);
  });

  test('a value is offered for every field that has the name', () => {
    expect(landing('subtitle We bake')).toEqual([
      'Hero › Subtitle = We bake',
      'Benefits › Subtitle = We bake',
      'Features › Subtitle = We bake',
      'Call to Action › Subtitle = We bake',
    ]);
  });

  test.each([
    ['part of one name and a synonym of others', 'picture https://x.example/y.png'],
    ['a value that may itself be a name', 'picture description'],
  ])('an ambiguous query is offered for every match: %s', (_, query) => {
    const [, value] = query.split(' ');
    expect(landing(query)).toEqual([
      `Page › Share Picture = ${value}`,
      `Hero › Image = ${value}`,
      `Features › Image = ${value}`,
      ...['Benefits › Benefit', 'Features › Feature'].flatMap((list) =>
        [1, 2, 3].map((item) => `${list} › Item ${item} › Image = ${value}`),
      ),
      `Header › Logo Image = ${value}`,
    ]);
  });

  test('a number after a name is offered both as an item and as part of the value', () => {
    const found = find(moonlight.base, 'address 5 Elm St', en);
    expect(found.map(({ target, value }) => [target, value])).toEqual([
      ['portfolio.items[4].url', 'Elm St'],
      ['contact.address', '5 Elm St'],
    ]);
    expect(answerOf(found)).toBe(undefined);
  });

  test('answerOf takes the first match of a name, but a value only for a single match', () => {
    const answer = (query: string) => answerOf(find(landingBusiness.base, query, en))?.target ?? 'a choice';
    expect(
      [
        'title Hello',
        'hero text Hello',
        'color red',
        'text Book now',
        'url example.com',
        'phone 555',
        'title',
      ].map(answer),
    ).toEqual([
      'a choice',
      'a choice',
      'a choice',
      'a choice',
      'a choice',
      'footer.phone',
      'hero.title.text',
    ]);
  });

  test('a section or an item takes no value', () => {
    expect(landing('benefits Bread')).toEqual([]);
  });
});

test('for any query, each result is unique and has a target', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (query) => {
      const targets = find(landingBusiness.base, query, en).map(({ target, value }) => `${target} ${value}`);
      expect(new Set(targets).size).toBe(targets.length);
      expect(targets.every((target) => target.length > 1)).toBe(true);
    }),
  );
});
