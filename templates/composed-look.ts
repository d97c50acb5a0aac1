import type { Config } from '../domain/config/config.ts';
import { applyPlan, type PlannedEdit } from '../domain/config/edit-config.ts';
import { textAt } from '../domain/config/leaves.ts';
import { parsePath, setAt } from '../domain/json/path.ts';
import { compositionOf } from './layouts/composition.ts';
import {
  COMPOSITION_PATH,
  COMPOSITIONS,
  type Composition,
  isGesture,
  needsPicture,
} from './layouts/composition-names.ts';
import { BRAND_PATH, brandInitial, showsInitial } from './layouts/initial.ts';
import { leadingPicturePath } from './opening-picture.ts';
import { ownName } from './own-facts.ts';
import { readValues } from './page/values.ts';
import { loadedTemplateOf, renderMarkedPage } from './pages.ts';
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
  /** The website as it would open: with a grey place where a picture is missing. */
  readonly shown: Config;
}

/** The compositions that a page can open with. Of those that would draw the same page, the first is offered. */
export function compositionChoices(config: Config): readonly CompositionChoice[] {
  const picture = leadingPicturePath(config);
  const isFrieze = textAt(config, COMPOSITION_PATH) === 'frieze';
  const gestures = loadedTemplateOf(config).gestures?.(config) ?? [];
  const drawnAs = (composition: string) =>
    compositionOf(readValues(setAt(config, SETTING, composition), {}), picture, gestures);
  const { opening } = resolveTemplate(config).template;
  const isOffered = (each: Composition) =>
    each === 'frieze' ? isFrieze && drawnAs(each) === each : !isGesture(each) || drawnAs(each) === each;
  // A frieze stays where it was chosen. Pages read what is no composition as none.
  const possible = [...COMPOSITIONS.filter(isOffered), ...(opening === undefined ? [] : [opening])];
  const present = renderMarkedPage(config);
  const pages = new Set<string>();
  return possible.flatMap((composition) => {
    const edits = [{ path: COMPOSITION_PATH, typed: composition }];
    const needs = lackOf(composition, drawnAs(composition));
    const shown = shownIn(config, edits, needs);
    const page = renderMarkedPage(shown);
    if (pages.has(page)) return [];
    pages.add(page);
    return [{ composition, edits, isInForce: needs === undefined && page === present, needs, shown }];
  });
}

function lackOf(wanted: Composition | 'moon', drawn: Composition | undefined): CompositionChoice['needs'] {
  if (wanted === 'moon' || drawn === wanted || !needsPicture(wanted)) return undefined;
  return drawn === 'split' ? 'widePicture' : 'picture';
}

function shownIn(config: Config, edits: readonly PlannedEdit[], needs: CompositionChoice['needs']): Config {
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
