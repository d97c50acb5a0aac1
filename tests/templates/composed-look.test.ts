import { describe, expect, it } from 'vitest';
import { nameOfPath } from '../../domain/chat/menu.ts';
import { BUSINESSES, type Business } from '../../domain/choices/businesses.ts';
import type { Config } from '../../domain/config/config.ts';
import { applyPlan } from '../../domain/config/edit-config.ts';
import { textAt } from '../../domain/config/leaves.ts';
import { withStartingContent } from '../../domain/editing/starting-content.ts';
import { parsePath, setAt } from '../../domain/json/path.ts';
import { BUSINESS_LOOKS } from '../../templates/businesses/looks.ts';
import { brandChoices, compositionChoices } from '../../templates/composed-look.ts';
import { nameEdits } from '../../templates/interview-edits.ts';
import { landingBusiness } from '../../templates/landing-business/template.ts';
import { COMPOSITION_PATH } from '../../templates/layouts/composition-names.ts';
import { moonlight } from '../../templates/moonlight/template.ts';
import { leadingPicturePath, openingPictureEdits } from '../../templates/opening-picture.ts';
import { renderMarkedPage } from '../../templates/pages.ts';
import { businessPalettes, paletteEdits } from '../../templates/palettes.ts';
import { startOf } from '../../templates/starting-content.ts';
import { en } from '../../words/en/en.ts';

const NAMES = [
  'Corner Bakery',
  'Mill & Meadow',
  'Bäckerei Lang',
  'مخبز الياسمين',
  'Crumb',
  'Otto',
  'Rye',
  'Anna',
];

const started = async (business: Business, config: Config = landingBusiness.base) =>
  withStartingContent(config, await startOf(config, business, 'en'));
const named = (config: Config, name: string) => applyPlan(config, nameEdits(config, name)) ?? config;
const lookOf = (config: Config) => [
  textAt(config, COMPOSITION_PATH),
  textAt(config, 'globalSettings.primaryColor'),
];
const cardOf = (business: Business, look: 'day' | 'night') => {
  const { composition, [look]: colors } = BUSINESS_LOOKS[business];
  return [composition, colors.primary];
};

describe('the look of a website', () => {
  it.each(BUSINESSES)(
    'is that of the card of %s, whatever its name and whenever that is given',
    async (business) => {
      for (const { base, look } of [landingBusiness, moonlight]) {
        const begun = await started(business, base);
        expect(lookOf(begun)).toEqual(cardOf(business, look));
        for (const name of NAMES) {
          expect(lookOf(named(begun, name)), name).toEqual(cardOf(business, look));
          expect(lookOf(await started(business, named(base, name))), name).toEqual(cardOf(business, look));
        }
      }
    },
  );

  it('offers the palettes of its business by day or by night as it is now, the present one among them', async () => {
    const { day, night, others } = BUSINESS_LOOKS.bakery;
    const bakery = await started('bakery');
    const dark = applyPlan(bakery, paletteEdits(others[0].night)) ?? bakery;
    expect(businessPalettes(bakery, 'day')).toEqual([day, others[0].day, others[1].day]);
    expect(businessPalettes(dark, 'day')).toEqual([night, others[0].night, others[1].night]);
    expect(businessPalettes(landingBusiness.base, 'day')).toEqual([]);
  });
});

describe('what Look offers', () => {
  const UPRIGHT = 'https://db.example/storage/v1/object/public/images/uploads/aw900h1200_1.webp';
  const offered = (config: Config) =>
    compositionChoices(config).map(({ composition, isInForce, needs }) =>
      [composition, needs ?? 'possible', isInForce && 'in force'].filter(Boolean).join(' '),
    );
  const withPicture = (config: Config, typed: string) =>
    applyPlan(config, [{ path: 'hero.image', typed }]) ?? config;

  it('is each composition, with what it needs; of an older website none is in force', async () => {
    const bakery = await started('bakery');
    const told =
      applyPlan(bakery, [
        { path: 'hours.items[0].hours', typed: '8:00 – 18:00' },
        { path: 'footer.address', typed: 'Lindenweg 12' },
      ]) ?? bakery;
    expect([landingBusiness.base, bakery, told, withPicture(bakery, UPRIGHT)].map(offered)).toEqual([
      ['split picture', 'panel picture', 'words possible'],
      ['split picture', 'panel picture', 'words possible in force'],
      ['split picture', 'panel picture', 'words possible', 'door possible in force', 'sheet possible'],
      ['split possible in force', 'panel widePicture', 'words possible', 'mount possible'],
    ]);
    expect(offered(moonlight.base)).toEqual([
      'split picture',
      'panel picture',
      'words possible',
      'moon possible in force',
    ]);
    expect(leadingPicturePath(bakery)).toBe('hero.image');
    // What is shown of one that needs a picture has a place for it.
    const shown = compositionChoices(bakery).map(({ shown }) => textAt(shown, 'hero.image'));
    expect(shown.map((address) => address.slice(0, 11))).toEqual(['data:image/', 'data:image/', '']);
  });

  it.each(BUSINESSES)('are different pages, with and without pictures: %s', async (business) => {
    const pictures = ['aw900h1200_1', 'aw1600h900_1'].map((name) => UPRIGHT.replace('aw900h1200_1', name));
    for (const { base } of [landingBusiness, moonlight]) {
      const begun = await started(business, base);
      const sites = [
        begun,
        ...pictures.map((address) => setAt(begun, parsePath(leadingPicturePath(begun)) ?? [], address)),
      ];
      for (const site of sites) {
        const pages = compositionChoices(site).map(({ shown }) => renderMarkedPage(shown));
        expect(new Set(pages).size).toBe(pages.length);
        expect(compositionChoices(site).filter(({ isInForce }) => isInForce).length).toBe(1);
      }
    }
  });

  it('counts the wide picture of a portfolio, or the author', () => {
    const withImage = (path: string) =>
      applyPlan(moonlight.base, [{ path, typed: UPRIGHT }]) ?? moonlight.base;
    const leading = ['home.image', 'home.authorImage.image', 'services.firstService.image'].map((path) =>
      leadingPicturePath(withImage(path)),
    );
    expect(leading).toEqual(['home.image', 'home.authorImage.image', 'home.authorImage.image']);
    expect(offered(withImage('home.image'))[0]).toBe('split possible');
  });

  it('is the name alone or with its initial, once there is one, and is told of by that name', () => {
    const own = named(landingBusiness.base, 'otto');
    const initial = applyPlan(own, brandChoices(own)[1]?.edits ?? []) ?? own;
    const inForce = (config: Config) =>
      brandChoices(config).map(({ brand, isInForce, initial }) => [brand, isInForce, initial]);
    expect([landingBusiness.base, own, initial].map(inForce)).toEqual([
      [],
      [
        ['name', true, undefined],
        ['initial', false, 'O'],
      ],
      [
        ['name', false, undefined],
        ['initial', true, 'O'],
      ],
    ]);
    expect([COMPOSITION_PATH, 'globalSettings.brand'].map((path) => nameOfPath(own, path, en))).toEqual([
      'Look',
      'Look',
    ]);
  });
});

describe('a picture that is put elsewhere', () => {
  const put = (config: Config, ...edits: readonly [path: string, typed: string][]) => {
    const planned = edits.map(([path, typed]) => ({ path, typed }));
    return openingPictureEdits(applyPlan(config, planned) ?? config, planned);
  };
  const PICTURE = 'https://pictures.example/a.webp';

  it('can open the page as well, with its description, unless another one does', () => {
    const { base } = landingBusiness;
    const top = { path: 'hero.image', typed: PICTURE };
    expect([
      put(base, ['features.image', PICTURE]),
      put(base, ['features.image', PICTURE], ['features.imageDescription', 'Bread']),
      put(base, ['hero.image', PICTURE]),
      put(base, ['features.image', '']),
      put(base, ['header.logoImage', PICTURE]),
      put(base, ['hero.title.text', PICTURE]),
    ]).toEqual([[top], [top, { path: 'hero.imageDescription', typed: 'Bread' }], [], [], [], []]);
  });
});
