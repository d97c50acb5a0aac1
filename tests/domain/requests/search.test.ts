import { describe, expect, test } from 'vitest';
import { allWays, targetOf } from '../../../domain/chat/menu.ts';
import { leavesOf } from '../../../domain/config/leaves.ts';
import { placeIndex } from '../../../domain/requests/places.ts';
import { addableIds, withSection } from '../../../domain/sections/added-sections.ts';
import { wordsIn } from '../../../src/app/load-language.ts';
import { readerIn } from '../../../src/app/use-cases/ask-in-language.ts';
import { arAsk } from '../../../words/ar/requests.ts';
import { deAsk } from '../../../words/de/requests.ts';
import { en } from '../../../words/en/en.ts';
import { enAsk } from '../../../words/en/requests.ts';
import { CONFIGS, inShort, offersFor } from './typed.ts';

/** The names of what Find lists for a query, in English, on the landing page. */
const listed = async (query: string) => {
  const { meant, near } = await offersFor('en', query);
  return [...meant, ...near].map(({ name }) => name);
};

describe('by name', () => {
  test.each([
    ['hero title', 'Title, in the hero'],
    ['button colour', 'Color (Button), in the hero'],
    ['call to action button link', 'URL (Button), in the call to action'],
    ['the title of the hero', 'Title, in the hero'],
    ['instagram', 'Instagram (Social Links), in the footer'],
    ['item 2 icon', 'Icon (Ask about the price), in the benefits'],
    ['Hero', 'Hero'],
    ['subt', 'Subtitle, in the hero'],
    ['features photo', 'Image, in the features'],
    ['embed font', 'Embed Font (Font Family), on the whole page'],
    ['hero.button.textColor', 'Text Color (Button), in the hero'],
    ['benefits.items[1].title', 'Title (Benefit 2), in the benefits'],
    ['benefit 2 title', 'Title (Benefit 2), in the benefits'],
    ['address', 'Address, in the footer'],
    ['text', 'Add Text'],
    ['logo', 'Logo Text, in the header'],
    ['the name of my business', 'Logo Text, in the header'],
    ['visi', 'Visible (Button), in the hero'],
    ['pub', 'Publish my website'],
    ['go live', 'Publish my website'],
    ['restore', 'See published versions'],
    ['export', 'Save or open a copy'],
    ['العربية', 'العربية'],
  ])('%s: %s comes first', async (query, first) => {
    expect((await listed(query))[0]).toBe(first);
  });

  test.each([
    ['titel einstieg', 'de', 'open hero.title.text'],
    ['Farbe Hintergrund Vorteile', 'de', 'open benefits.background'],
    ['Knopf Text im Einstieg', 'de', 'open hero.button.text'],
    ['hero title', 'de', 'open hero.title.text'],
    ['Name meiner Firma', 'de', 'open header.logoText'],
    ['Geschäftsname', 'de', 'open header.logoText'],
    ['Mailadresse', 'de', 'open footer.email'],
    ['لون خلفية المزايا', 'ar', 'open benefits.background'],
    ['تلفون', 'ar', 'open footer.phone'],
    ['الشركة', 'ar', 'open header.logoText'],
    ['عنوان الشركة', 'ar', 'open footer.address'],
  ] as const)('%s in %s: %s comes first', async (query, code, first) => {
    const { meant, near } = await offersFor(code, query);
    expect([...meant, ...near].map(inShort)[0]).toBe(first);
  });

  test.each([
    ['phone', 'open contact.phone'],
    ['copyright', 'open contact.copyright'],
    ['menu 2 text', 'open header.menuItems[1].text'],
    ['main button text', 'open home.mainButton.text'],
  ])('a field that button lists leave out is found too: %s', async (query, first) => {
    expect((await offersFor('en', query, 'moonlight')).meant.map(inShort)[0]).toBe(first);
  });

  test('fields of the same name stand in the order of the page, names before present values', async () => {
    expect((await listed('title')).slice(0, 4)).toEqual([
      'Title, in the hero',
      'Title, in the benefits',
      'Title, in the features',
      'Title, in the call to action',
    ]);
    expect(await listed('dripping')).toEqual(['Subtitle, in the hero']);
    expect(await listed('button visit')).toContain('Text (Button), in the hero');
  });

  test('the places where sections are arranged are found, what is done there is not', async () => {
    expect(await listed('duplicate')).toEqual([]);
    expect(await listed('sections')).toContain('Features, in “Sections”');
  });

  test('all words of a query are found, or none', async () => {
    expect([await listed(''), await listed('  '), await listed('xylophone')]).toEqual([[], [], []]);
    expect(await listed('footer color')).toEqual([
      'Background Color, in the footer',
      'Text Color, in the footer',
    ]);
  });

  test.each(Object.keys(CONFIGS) as (keyof typeof CONFIGS)[])(
    'every field of %s is found by its path and by the names that lead to it',
    async (template) => {
      const config = CONFIGS[template];
      const { readRequest } = await readerIn('en');
      const found = (text: string) => {
        const { meant, near } = readRequest({
          text,
          config,
          words: en,
          steps: { canUndo: true, canRedo: true },
        });
        return [...meant, ...near].map(inShort);
      };
      const ways = allWays(config, en).filter((way) => way.at(-1)?.kind === 'field');
      const fields = ways.map((way) => ({
        opened: `open ${way.slice(-1).map(targetOf).join()}`,
        name: way.map(({ name }) => name).join(' '),
      }));
      const paths = leavesOf(config).map(({ path }) => `open ${path}`);
      expect(fields.map(({ opened }) => opened)).toEqual(expect.arrayContaining(paths));
      // The path of a table is that of its list.
      const typed = fields.filter(({ opened }) => !opened.endsWith('[]'));
      expect(typed.filter(({ opened }) => found(opened.slice('open '.length))[0] !== opened)).toEqual([]);
      expect(fields.filter(({ opened, name }) => !found(name).includes(opened))).toEqual([]);
    },
  );
});

test.each([enAsk, deAsk, arAsk])(
  'no two places are called alike, and none by the levels of a menu, on a website with all sections: $code',
  async (language) => {
    const words = await wordsIn(language.code);
    const called = Object.values(CONFIGS).map((config) => {
      const site = addableIds(config).reduce(withSection, config);
      return placeIndex(site, words, language).places.map(({ called: { place } }) => place);
    });
    const twice = (places: readonly string[]) => places.filter((place, at) => places.indexOf(place) !== at);
    expect(called.flat().filter((place) => place === '' || place.includes('›'))).toEqual([]);
    expect(called.flatMap(twice)).toEqual([]);
  },
);

test.each([
  'templates',
  'template',
  'change template',
  'open the templates',
  'I want a different template',
  'tem',
])('the templates, a place that has an action’s words too, are offered once: %s', async (query) => {
  const { meant, near } = await offersFor('en', query);
  expect([...meant, ...near].map(inShort).filter((offer) => offer === 'open _look._templates')).toHaveLength(
    1,
  );
});

describe('with a value', () => {
  test.each([
    ['phone 555 12 34', 'footer.phone=555 12 34'],
    ['phone=123', 'footer.phone=123'],
    ['phone to 123', 'footer.phone=123'],
    ['hero button color red', 'hero.button.color=#FF0000'],
    ['cta button text Book', 'cta.button.text=Book'],
    ['font Lato', 'globalSettings.fontFamily=Lato'],
    ['address 5 Elm St', 'footer.address=5 Elm St'],
    ['share picture https://x.example/y.png', 'globalSettings.sharePicture=https://x.example/y.png'],
    ['hero title The best bakery', 'hero.title.text=The best bakery'],
    ['hero title To go', 'hero.title.text=To go'],
    ['hero title set in stone', 'hero.title.text=set in stone'],
    ['set call to action title to Hello', 'cta.title=Hello'],
    ['set the name of my company to Crust & Crumb', 'header.logoText=Crust & Crumb'],
    ['cta button link https://x.example/?a=b', 'cta.button.url=https://x.example/?a=b'],
  ])('%s', async (query, first) => {
    expect((await offersFor('en', query)).meant.map(inShort)[0]).toBe(first);
  });

  test('a section takes no value', async () => {
    const { meant } = await offersFor('en', 'benefits Bread');
    expect(meant.map(inShort)).toEqual(['open benefits', 'open benefits.benefit']);
  });
});
