import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { find } from '../../src/domain/find.ts';
import { en } from '../../src/domain/words/en.ts';
import { enLate } from '../../src/domain/words/en-late.ts';
import { landingOutline } from '../../templates/landing-business/outline.ts';
import { moonlightOutline } from '../../templates/moonlight/outline.ts';

const landing = (query: string) =>
  find(landingOutline.base, query, en, enLate.find).map(({ names, value }) =>
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
  ])('%s: %s comes first', (query, first) => {
    expect(landing(query)[0]).toBe(first);
  });

  test('what can be done with an item or a section is no place, where a section is arranged is one', () => {
    expect(landing('duplicate')).toEqual([]);
    expect(landing('sections features')).toEqual(['Sections › Features']);
  });

  test('by its path', () => {
    expect(landing('hero.button.textColor')[0]).toBe('Hero › Button › Text Color');
  });

  test('by its present value, after those of the name', () => {
    expect(landing('dripping')).toEqual(['Hero › Subtitle']);
    expect(landing('button visit')).toEqual(['Hero › Button › Text']);
    expect(landing('visi')[0]).toBe('Hero › Button › Visible');
    expect(landing('book')).toContain('Hero › Button › Text');
  });

  test('several of a name are all offered, in the order of the page', () => {
    expect(landing('title').slice(0, 4)).toEqual([
      'Hero › Title',
      'Benefits › Title',
      'Features › Title',
      'Page › Title',
    ]);
  });

  test('in another template its own', () => {
    expect(find(moonlightOutline.base, 'main button text', en, enLate.find)[0]?.target).toBe(
      'home.mainButton.text',
    );
  });

  test('nothing for nothing, and for what is nowhere', () => {
    expect([landing(''), landing('  '), landing('the'), landing('xylophone')]).toEqual([[], [], [], []]);
  });
});

describe('with a value', () => {
  test.each([
    ['hero title Bread at dawn', ['Hero › Title = Bread at dawn']],
    ['phone 555 12 34', ['Footer › Phone = 555 12 34']],
    ['hero.title.text Bread', ['Hero › Title = Bread']],
    ['primary color #0d6e5f', ['Global Settings › Primary Color = #0d6e5f']],
  ])('%s', (query, expected) => {
    expect(landing(query)).toEqual(expected);
  });

  test('where several fields have the name, each is offered, none is guessed', () => {
    expect(landing('subtitle We bake')).toEqual([
      'Hero › Subtitle = We bake',
      'Benefits › Subtitle = We bake',
      'Features › Subtitle = We bake',
      'Call to Action › Subtitle = We bake',
    ]);
  });

  test('a section or an item takes no value', () => {
    expect(landing('benefits Bread')).toEqual([]);
  });
});

test('whatever is typed, there are at most twelve, each once and somewhere to go', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (query) => {
      const targets = find(landingOutline.base, query, en, enLate.find).map(
        ({ target, value }) => `${target} ${value}`,
      );
      expect(targets.length).toBeLessThanOrEqual(12);
      expect(new Set(targets).size).toBe(targets.length);
      expect(targets.every((target) => target.length > 1)).toBe(true);
    }),
  );
});
