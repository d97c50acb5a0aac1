import { describe, expect, it } from 'vitest';
import { BUSINESSES, type Business } from '../../../domain/choices/businesses.ts';
import type { Config } from '../../../domain/config/config.ts';
import { applyPlan, type PlannedEdit } from '../../../domain/config/edit-config.ts';
import { withStartingContent } from '../../../domain/editing/starting-content.ts';
import { parsePath, setAt } from '../../../domain/json/path.ts';
import { withSection } from '../../../domain/sections/added-sections.ts';
import { withoutSamples } from '../../../templates/check/samples.ts';
import { addressEdits, contactEdits, nameEdits } from '../../../templates/interview-edits.ts';
import { COMPOSITION_PATH, COMPOSITIONS } from '../../../templates/layouts/composition-names.ts';
import { mainPictures } from '../../../templates/main-pictures.ts';
import { startOf } from '../../../templates/starting-content.ts';
import { LANGUAGES, type LanguageCode } from '../../../words/language.ts';
import { LANDING } from '../landing-business/facts.ts';
import { decoded, elementOf } from '../page-reading.ts';
import { TEMPLATES } from '../template-facts.ts';

const { template } = LANDING;
const PHONE = '030 123456';
const STREET = 'Lindenweg 12';
const HOURS = '8:00 – 18:00';
const FOLDER = 'https://db.example/storage/v1/object/public/images/uploads';
const GOOD = ['aw1600h1067_1', 'aw900h1200_1', 'aw1500h1000_1'].map((name) => `${FOLDER}/${name}.webp`);
const BAD = ['aw320h240_1', 'aw2400h400_1', 'aw300h900_1'].map((name) => `${FOLDER}/${name}.webp`);

/** How a page of each business opens: with its owner's facts, and without any. */
const OPENINGS: Readonly<Record<Business, string>> = {
  bakery: 'door',
  restaurant: 'door',
  dentist: 'door',
  hairdresser: 'listed',
  shop: 'name',
  photographer: 'door',
  repairs: 'line',
  consultant: 'facts',
  yoga: 'door',
  lawyer: 'facts',
};

const NAMES = ['Cut', 'Cut and wash', 'Fringe', 'For children', 'Color, root'];
const priced = (...names: readonly string[]): readonly PlannedEdit[] =>
  NAMES.flatMap((_, at) => [
    { path: `prices.items[${at}].name`, typed: names[at] ?? '' },
    { path: `prices.items[${at}].description`, typed: '' },
    { path: `prices.items[${at}].price`, typed: names[at] === undefined ? '' : `${20 + at} €` },
  ]);

const offered = (...titles: readonly string[]): readonly PlannedEdit[] => [
  { path: 'features.hidden', typed: false },
  ...titles.flatMap((title, at) => [
    { path: `features.items[${at}].title`, typed: title },
    { path: `features.items[${at}].description`, typed: '' },
  ]),
];

/** The config with these edits, some of them in items that a list does not have yet. */
const changed = (config: Config, edits: readonly PlannedEdit[]): Config =>
  edits.reduce((all, { path, typed }) => setAt(all, parsePath(path) ?? [], typed), config);

async function owned(
  business: Business,
  language: LanguageCode,
  pictures: readonly string[],
  isTold = true,
  { base } = template,
) {
  const begun = withStartingContent(base, await startOf(base, business, language));
  const told = [
    (config: Config) => nameEdits(config, 'Otter & Söhne'),
    ...(isTold
      ? [
          (config: Config) => contactEdits(config, { phone: PHONE }),
          (config: Config) => addressEdits(config, STREET),
          (config: Config) =>
            config._structure.sections.some(({ id }) => id === 'hours')
              ? [{ path: 'hours.items[0].hours', typed: HOURS }]
              : [],
          () => (business === 'hairdresser' ? priced(...NAMES) : []),
        ]
      : []),
    (config: Config) =>
      mainPictures(config)
        .slice(0, pictures.length)
        .map(({ picture }, at) => ({ path: picture, typed: pictures[at] ?? '' })),
  ].reduce((config, edits) => applyPlan(config, edits(config)) ?? config, begun);
  return withoutSamples(told);
}

const firstScreenOf = (config: Config) => decoded(elementOf(template.render(config), 'section', 'hero'));
const openingOf = (screen: string) =>
  ['name', 'listed', 'door', 'line', 'wall', 'art', 'facts'].find((part) =>
    screen.includes(`class="${part}`),
  );

/** How it opens with pictures: a sheet has no place for them, and a picture that fills no door hangs in a row. */
function openingWith(business: Business, pictures: readonly string[]): string {
  const opening = OPENINGS[business];
  if (pictures.length === 0 || !['door', 'facts'].includes(opening)) return opening;
  return business === 'photographer' || pictures === BAD ? 'wall' : 'door';
}

describe.each(BUSINESSES)('the page of a %s', (business) => {
  describe.each(LANGUAGES)('in $name', ({ code: language }) => {
    it.each([
      ['no picture', []],
      ['three pictures', GOOD],
      ['bad pictures', BAD],
    ])('opens with its gesture and the facts in it: %s', async (_, pictures) => {
      const config = await owned(business, language, pictures);
      const screen = firstScreenOf(config);
      const hasHours = config._structure.sections.some(({ id }) => id === 'hours');
      expect(openingOf(screen)).toBe(openingWith(business, pictures));
      expect([PHONE, STREET, ...(hasHours ? [HOURS] : [])].filter((fact) => !screen.includes(fact))).toEqual(
        [],
      );
    });

    it('opens with words, or words beside its picture, while its owner has told nothing', async () => {
      const screens = await Promise.all(
        [[], GOOD].map(async (pictures) => firstScreenOf(await owned(business, language, pictures, false))),
      );
      // A line and a row of pictures are made of no fact.
      const besides: Readonly<Record<string, unknown>> = {
        repairs: ['line', 'line'],
        photographer: [undefined, 'wall'],
      };
      expect(screens.map(openingOf)).toEqual(besides[business] ?? [undefined, 'art']);
    });
  });
});

describe('a gesture without what it is made of', () => {
  const opened = async (business: Business, edits: readonly PlannedEdit[]) => {
    const config = setAt(await owned(business, 'en', []), ['features', 'subtitle'], '');
    return openingOf(firstScreenOf(changed(config, edits)));
  };

  it.each([
    ['four short prices', priced(...NAMES.slice(0, 4)), 'listed'],
    [
      'four services of few words',
      [...priced(), ...offered('Cut', 'Color', 'Updo', 'For children')],
      'listed',
    ],
    ['three services', [...priced(), ...offered('Cut', 'Color', 'Updo')], 'door'],
    [
      'services of many words',
      [...priced(), ...offered('Cut', 'Color', 'Updo', 'What a good day needs')],
      'door',
    ],
    ['three prices', priced(...NAMES.slice(0, 3)), 'door'],
    ['a price of many words', priced(...NAMES.slice(1), 'Cut, wash, and a cup of tea'), 'door'],
    ['no prices', priced(), 'door'],
  ])('is a door: a list of %s', async (_, edits, opening) => {
    expect(await opened('hairdresser', edits)).toBe(opening);
  });

  it.each([
    ['Otto', 'name'],
    ['O&M', 'door'],
    ['The Blue Drawer on the Corner', 'door'],
  ])('is a door: the name %s', async (typed, opening) => {
    expect(await opened('shop', [{ path: 'header.logoText', typed }])).toBe(opening);
  });
});

describe('one fact alone', () => {
  it.each<readonly [string, Business, readonly PlannedEdit[], string | undefined]>([
    ['the number', 'bakery', [{ path: 'footer.phone', typed: PHONE }], 'door'],
    ['the street', 'dentist', [{ path: 'footer.address', typed: STREET }], 'door'],
    ['the hours', 'restaurant', [{ path: 'hours.items[0].hours', typed: HOURS }], 'door'],
    ['the number', 'shop', [{ path: 'footer.phone', typed: PHONE }], 'name'],
    ['the number', 'lawyer', [{ path: 'footer.phone', typed: PHONE }], 'facts'],
  ])('opens as its gesture: %s of a %s', async (_, business, edits, opening) => {
    const begun = await owned(business, 'en', [], false);
    const shown = edits.some(({ path }) => path.startsWith('hours.'))
      ? [...edits, { path: 'hours.hidden', typed: false }]
      : edits;
    expect(openingOf(firstScreenOf(changed(begun, shown)))).toBe(opening);
  });
});

describe('the first screen', () => {
  const written = (part: string) => part.replaceAll(/<[^>]*>/g, '\n');

  it.each(BUSINESSES)('says the number once, however the page of a %s opens', async (business) => {
    const times = await Promise.all(
      LANGUAGES.flatMap(({ code }) =>
        TEMPLATES.flatMap(([, { template: each }]) =>
          [[], GOOD].map(async (pictures) => {
            const config = await owned(business, code, pictures, true, each);
            return COMPOSITIONS.map((composition) => {
              const page = decoded(
                each.render(changed(config, [{ path: COMPOSITION_PATH, typed: composition }])),
              );
              const first = each === template ? 'hero' : 'home';
              const screen = elementOf(page, 'header', 'header') + elementOf(page, 'section', first);
              return written(screen).split(PHONE).length - 1;
            });
          }),
        ),
      ),
    );
    expect(new Set(times.flat())).toEqual(new Set([1]));
  });
});

describe('a sheet', () => {
  it('tells the hours once, unless their section says more or they are too many to stand among the facts', async () => {
    const config = await owned('lawyer', 'en', []);
    const withHours = withSection(config, 'hours');
    const rows = (count: number) =>
      Array.from({ length: count }, (_, at) => [
        { path: 'hours.note', typed: '' },
        { path: `hours.items[${at}].days`, typed: `Day ${at}` },
        { path: `hours.items[${at}].hours`, typed: HOURS },
      ]).flat();
    const pages = [rows(2), [...rows(2), { path: 'hours.note', typed: 'Closed in August' }], rows(4)].map(
      (edits) => decoded(template.render(changed(setAt(withHours, ['hours', 'items'], []), edits))),
    );
    expect(pages.map((page) => page.split(HOURS).length - 1)).toEqual([2, 4, 4]);
    expect(pages.map((page) => page.match(/ id="hours"/g)?.length)).toEqual([1, 1, 1]);
  });
});

describe('a row of pictures', () => {
  const wallOf = async (business: Business, pictures: readonly string[]) => {
    const page = decoded(template.render(await owned(business, 'en', pictures)));
    const rows = [
      ...page.matchAll(
        /<ul class="(wall[^"]*)"|<li style="([^"]*)"( class="framed")?><img src="[^"]*a(w\d+h\d+)/g,
      ),
    ];
    return rows.map(([, wall, style, framed, size]) => wall ?? `${size}${framed ? ' framed' : ''}: ${style}`);
  };

  it('hangs each picture once, small ones in their size', async () => {
    expect(await wallOf('photographer', GOOD)).toEqual([
      'wall row',
      'w1600h1067: --r:1.5;--b:0px;--g:1.5',
      'w900h1200: --r:0.75;--b:0px;--g:0.75',
      'w1500h1000: --r:1.5;--b:0px;--g:1.5',
    ]);
    expect(await wallOf('bakery', BAD)).toEqual([
      'wall row',
      'w320h240 framed: --r:1.33;--b:320px;--g:0',
      'w2400h400 framed: --r:6;--b:0px;--g:2',
      'w300h900 framed: --r:0.33;--b:300px;--g:0',
    ]);
    const page = template.render(await owned('photographer', 'en', GOOD));
    expect(page.match(/<img /g)).toHaveLength(3);
  });

  it('lets one good picture bleed, and puts another one alone beside the words', async () => {
    const walls = await Promise.all(
      [...GOOD, ...BAD].map(async (picture) => (await wallOf('photographer', [picture]))[0]),
    );
    expect(walls).toEqual(
      ['bleed', 'lone', 'bleed', 'lone', 'bleed', 'lone'].map((layout) => `wall ${layout}`),
    );
  });
});

describe('a door', () => {
  it('tells the hours once: below them no section says them again, unless it says more', async () => {
    const config = await owned('bakery', 'en', []);
    const withNote = applyPlan(config, [{ path: 'hours.note', typed: 'Closed in August' }]) ?? config;
    const tables = [config, withNote].map((each) => template.render(each).match(/<table/g)?.length ?? 0);
    const ids = [config, withNote].map((each) => template.render(each).match(/ id="hours"/g)?.length);
    expect([tables, ids]).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  it('says the number on its button, and beside a button of other words', async () => {
    const config = await owned('bakery', 'en', []);
    const own = applyPlan(config, [{ path: 'hero.button.text', typed: 'Order' }]) ?? config;
    const links = [config, own].map((each) =>
      [...firstScreenOf(each).matchAll(/<a[^>]*>(?:<svg.*?<\/svg>)?(.*?)<\/a>/gs)].map(([, text = '']) =>
        text.replaceAll(/<[^>]*>/g, ''),
      ),
    );
    expect(links).toEqual([[PHONE], [PHONE, 'Order']]);
  });
});
