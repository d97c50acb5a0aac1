import { type Business, businessOf } from '../domain/choices/businesses.ts';
import { altTextPath, imagePaths } from '../domain/config/alt-text.ts';
import type { Config } from '../domain/config/config.ts';
import { applyPlan, type PlannedEdit } from '../domain/config/edit-config.ts';
import { isCropped } from '../domain/config/focus-point.ts';
import { textAt } from '../domain/config/leaves.ts';
import { BUSINESS_PATH } from '../domain/config/page-settings.ts';
import { parsePath, setAt } from '../domain/json/path.ts';
import { BUSINESS_LOOKS, type DayAndNight } from './businesses/looks.ts';
import {
  COMPOSITION_PATH,
  COMPOSITIONS,
  type Composition,
  compositionOf,
  needsPicture,
} from './layouts/composition.ts';
import { BRAND_PATH, brandInitial, showsInitial } from './layouts/initial.ts';
import { mainPictures } from './main-pictures.ts';
import { ownName } from './own-facts.ts';
import { readValues } from './page/values.ts';
import { hasPalette, paletteEdits } from './palettes.ts';
import { resolveTemplate } from './resolve-template.ts';

const GREY_POINT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAMAAAAoyzS7AAAAA1BMVEXEyMygLdCbAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAACklEQVQI12NgAAAAAgAB4iG8MwAAAABJRU5ErkJggg==';
const SETTING = parsePath(COMPOSITION_PATH) ?? [];

/** The compositions that fit a kind of business equally well. Without a picture each is drawn as the nearest that needs none. */
const FITTING: Readonly<Record<Business, readonly [Composition, Composition]>> = {
  bakery: ['panel', 'split'],
  restaurant: ['panel', 'split'],
  shop: ['panel', 'split'],
  photographer: ['panel', 'split'],
  hairdresser: ['split', 'panel'],
  yoga: ['split', 'panel'],
  dentist: ['split', 'panel'],
  repairs: ['frieze', 'frieze'],
  consultant: ['frieze', 'frieze'],
  lawyer: ['words', 'words'],
};

/** The composition and the colors of a business. Its name decides where several are as good, so that two of a trade differ; '' has the first of each. */
export function chooseComposition(
  business: Business,
  name: string,
): { readonly composition: Composition; readonly looks: DayAndNight } {
  const { day, night, others } = BUSINESS_LOOKS[business];
  const looks = [{ day, night }, ...others] as const;
  const hash = name.trim() === '' ? 0 : hashOf(name.trim().toLowerCase());
  return {
    composition: FITTING[business][(hash >>> 8) & 1] ?? 'words',
    looks: looks[hash % looks.length] ?? looks[0],
  };
}

/**
 * The edits that give a website the look of its first own name. A later name changes nothing, nor does any where no trade
 * has chosen a composition; colors that the visitor has picked stay.
 */
export function lookOfNameEdits(config: Config, name: string): readonly PlannedEdit[] {
  const business = businessOf(textAt(config, BUSINESS_PATH));
  if (!business || textAt(config, COMPOSITION_PATH) === '' || ownName(config) !== '') return [];
  const { look } = resolveTemplate(config).template;
  const before = chooseComposition(business, '');
  const { composition, looks } = chooseComposition(business, name);
  const isAsBrought = textAt(config, COMPOSITION_PATH) === before.composition;
  return [
    ...(isAsBrought ? [{ path: COMPOSITION_PATH, typed: composition }] : []),
    ...(hasPalette(config, before.looks[look]) ? paletteEdits(looks[look]) : []),
  ];
}

/** FNV-1a, in 32 bits: the same number for the same text everywhere. */
function hashOf(text: string): number {
  return [...text].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0,
    0x811c9dc5,
  );
}

/** A composition as it is offered: the page in it, or what it lacks. */
export interface CompositionChoice {
  readonly composition: Composition | 'moon';
  readonly edits: readonly PlannedEdit[];
  readonly isInForce: boolean;
  /** What the page must have first. */
  readonly needs?: 'picture' | 'widePicture' | undefined;
}

/** The compositions that a page can open with. */
export function compositionChoices(config: Config): readonly CompositionChoice[] {
  const picture = leadingPicturePath(config);
  const drawnAs = (composition: string) =>
    compositionOf(readValues(setAt(config, SETTING, composition), {}), picture);
  const present = drawnAs(textAt(config, COMPOSITION_PATH));
  // Without a trade there are no drawings.
  const possible = COMPOSITIONS.filter((each) => each !== 'frieze' || drawnAs(each) === each);
  const composed = possible.map((composition) => ({
    composition,
    edits: [{ path: COMPOSITION_PATH, typed: composition }],
    isInForce: composition === present,
    needs: lackOf(composition, drawnAs(composition)),
  }));
  const { opening } = resolveTemplate(config).template;
  if (opening === undefined) return composed;
  // Pages read what is no composition as none.
  const edits = [{ path: COMPOSITION_PATH, typed: opening }];
  return [...composed, { composition: opening, edits, isInForce: present === undefined }];
}

function lackOf(wanted: Composition, drawn: Composition | undefined): CompositionChoice['needs'] {
  if (drawn === wanted || !needsPicture(wanted)) return undefined;
  return drawn === 'split' ? 'widePicture' : 'picture';
}

/** A website as it would open, for a small picture of it: with a grey place where a picture is missing. */
export function shownIn(config: Config, { edits, needs }: CompositionChoice): Config {
  const place = needs ? [{ path: leadingPicturePath(config), typed: GREY_POINT }] : [];
  return applyPlan(config, [...edits, ...place]) ?? config;
}

/** The path of the picture that a page opens with: the last one of its first section, else where its first one goes. */
export function leadingPicturePath(config: Config): string {
  const first = mainPictures(config)[0]?.picture ?? '';
  const [section = ''] = first.split('.');
  return imagePaths(config).findLast((path) => path.startsWith(`${section}.`)) ?? first;
}

/** A way to show a brand, as it is offered. */
export interface BrandChoice {
  readonly brand: 'name' | 'initial';
  readonly edits: readonly PlannedEdit[];
  readonly isInForce: boolean;
  readonly initial?: string | undefined;
}

/** The ways to show a brand: the name alone, or beside its initial. None before there is a name. */
export function brandChoices(config: Config): readonly BrandChoice[] {
  const initial = ownName(config) === '' ? undefined : brandInitial(ownName(config));
  if (initial === undefined) return [];
  const isInitial = showsInitial(readValues(config, {}));
  return (['name', 'initial'] as const).map((brand) => ({
    brand,
    edits: [{ path: BRAND_PATH, typed: brand }],
    isInForce: isInitial === (brand === 'initial'),
    initial: brand === 'initial' ? initial : undefined,
  }));
}

/** The edits that also open the page with the first picture that was just put elsewhere; none if it opens with one, or none was. */
export function openingPictureEdits(config: Config, edits: readonly PlannedEdit[]): readonly PlannedEdit[] {
  const top = leadingPicturePath(config);
  if (top === '' || textAt(config, top).trim() !== '') return [];
  const images = imagePaths(config).filter(isCropped);
  const put = edits.find(({ path }) => images.includes(path));
  if (!put) return [];
  const description = textAt(config, altTextPath(put.path));
  return [
    { path: top, typed: textAt(config, put.path) },
    ...(description === '' ? [] : [{ path: altTextPath(top), typed: description }]),
  ];
}
