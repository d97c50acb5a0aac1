import type { Config } from '../domain/config/config.ts';
import { applyPlan, type PlannedEdit } from '../domain/config/edit-config.ts';
import { textAt } from '../domain/config/leaves.ts';
import { parsePath, setAt } from '../domain/json/path.ts';
import {
  COMPOSITION_PATH,
  COMPOSITIONS,
  type Composition,
  compositionOf,
  needsPicture,
} from './layouts/composition.ts';
import { BRAND_PATH, brandInitial, showsInitial } from './layouts/initial.ts';
import { leadingPicturePath } from './opening-picture.ts';
import { ownName } from './own-facts.ts';
import { readValues } from './page/values.ts';
import { resolveTemplate } from './resolve-template.ts';

const GREY_POINT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAMAAAAoyzS7AAAAA1BMVEXEyMygLdCbAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAACklEQVQI12NgAAAAAgAB4iG8MwAAAABJRU5ErkJggg==';
const SETTING = parsePath(COMPOSITION_PATH) ?? [];

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
  // Without a business there are no drawings.
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
