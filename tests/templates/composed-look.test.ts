import { describe, expect, it } from 'vitest';
import { nameOfPath } from '../../domain/chat/menu.ts';
import { BUSINESSES, type Business } from '../../domain/choices/businesses.ts';
import type { Config } from '../../domain/config/config.ts';
import { applyPlan } from '../../domain/config/edit-config.ts';
import { textAt } from '../../domain/config/leaves.ts';
import { withStartingContent } from '../../domain/editing/starting-content.ts';
import { brandChoices, compositionChoices, shownIn } from '../../templates/composed-look.ts';
import { nameEdits } from '../../templates/interview-edits.ts';
import { landingBusiness } from '../../templates/landing-business/template.ts';
import { COMPOSITION_PATH } from '../../templates/layouts/composition.ts';
import { chooseComposition } from '../../templates/look-of-name.ts';
import { moonlight } from '../../templates/moonlight/template.ts';
import { leadingPicturePath, openingPictureEdits } from '../../templates/opening-picture.ts';
import { paletteEdits } from '../../templates/palettes.ts';
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
const chosenFor = (business: Business, name: string) => {
  const { composition, looks } = chooseComposition(business, name);
  return [composition, looks.day.primary];
};

describe('the composition of a business', () => {
  it.each([
    ['bakery', 'panel split'],
    ['hairdresser', 'panel split'],
    ['repairs', 'frieze'],
    ['lawyer', 'words'],
  ] as const)('of a %s is one of: %s', (business, compositions) => {
    const chosen = NAMES.map((name) => chooseComposition(business, name).composition);
    expect([...new Set(chosen)].toSorted().join(' ')).toBe(compositions);
  });

  it('differs between two businesses of a kind, and is the same for the same name', () => {
    for (const business of BUSINESSES) {
      const colors = NAMES.map((name) => chooseComposition(business, name).looks.day.primary);
      expect(new Set(colors).size, business).toBe(3);
      expect(chosenFor(business, ' corner bakery')).toEqual(chosenFor(business, 'Corner Bakery'));
    }
  });
});

describe('a website', () => {
  it('gets the look of its business with the business, that of its name with its first own name, and keeps it', async () => {
    const before = await started('bakery');
    expect(lookOf(before)).toEqual(chosenFor('bakery', ''));
    const first = named(before, 'Otto');
    expect(lookOf(first)).toEqual(chosenFor('bakery', 'Otto'));
    expect(chosenFor('bakery', 'Otto')).not.toEqual(chosenFor('bakery', ''));
    expect(lookOf(named(first, 'Rye'))).toEqual(lookOf(first));
  });

  it('that has a name already gets both with the business', async () => {
    const own = named(landingBusiness.base, 'Otto');
    expect(lookOf(own)).toEqual(['', '#4a90e2']);
    expect(lookOf(await started('bakery', own))).toEqual(chosenFor('bakery', 'Otto'));
  });

  it('keeps the colors that were picked before its name', async () => {
    const { looks } = chooseComposition('dentist', '');
    const before = await started('bakery');
    const picked = applyPlan(before, paletteEdits(looks.day)) ?? before;
    expect(lookOf(named(picked, 'Otto'))[1]).toBe(looks.day.primary);
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
    expect([landingBusiness.base, bakery, withPicture(bakery, UPRIGHT)].map(offered)).toEqual([
      ['split picture', 'panel picture', 'words possible'],
      ['split picture', 'panel picture', 'frieze possible in force', 'words possible'],
      ['split possible in force', 'panel widePicture', 'frieze possible', 'words possible'],
    ]);
    expect(offered(moonlight.base)).toEqual([
      'split picture',
      'panel picture',
      'words possible',
      'moon possible in force',
    ]);
    expect(leadingPicturePath(bakery)).toBe('hero.image');
    // What is shown of one that needs a picture has a place for it.
    const shown = compositionChoices(bakery).map((choice) => textAt(shownIn(bakery, choice), 'hero.image'));
    expect(shown.map((address) => address.slice(0, 11))).toEqual(['data:image/', 'data:image/', '', '']);
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
