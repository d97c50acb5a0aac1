import { isArray, isObject, type Json } from '../json/json.ts';
import { formatPath, getAt, type Path, parsePath, reachesPrototype, removeAt, setAt } from '../json/path.ts';
import { isAltTextPath } from './alt-text.ts';
import type { Config } from './config.ts';
import { convertValue } from './convert-value.ts';
import { focusPath, imagePathOfFocus } from './focus-path.ts';
import { nodesOf } from './leaves.ts';
import { EMBED_FONT_PATH, PAGE_FIELDS } from './page-settings.ts';
import { withPlaced } from './section-places.ts';
import type { Section } from './structure.ts';
import { hasBelow } from './structure-shape.ts';

/** Maximum depth of a path and of a config; it bounds recursion. */
export const MAX_DEPTH = 64;
/** The largest list index that a path may contain. */
export const LAST_INDEX = 99;
/** In an order, an item that is not there yet. */
export const NEW_ITEM = -1;

/** A path and the value to write there. */
export interface PlannedEdit {
  readonly path: string;
  readonly typed: string | boolean;
  /** Given for the list at the path, instead of a value: which of its items stand there, in this order, `NEW_ITEM` for a new one. */
  readonly order?: readonly number[];
  /** Given for a new section at the path, instead of a value. */
  readonly section?: Section;
}

export type EditResult =
  | { readonly kind: 'edited'; readonly config: Config; readonly value: string | boolean }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed' };

/**
 * Writes a typed or chosen value at a path, converting URLs, `hidden` and the page language. Other branches
 * are shared. `refused`: the path is not editable. `failed`: an exception was thrown.
 */
export function editConfig(config: Config, pathText: string, typed: string | boolean): EditResult {
  try {
    return write(config, pathText, typed);
  } catch {
    return { kind: 'failed' };
  }
}

/** Writes several values, in order, or none: undefined if one of them is not accepted. */
export function applyPlan(config: Config, edits: readonly PlannedEdit[]): Config | undefined {
  return edits.reduce<Config | undefined>((here, { path, typed, order, section }) => {
    if (order) return here && withOrder(here, path, order);
    if (section) return here && withNewSection(here, section);
    const result = here && editConfig(here, path, typed);
    return result?.kind === 'edited' ? result.config : undefined;
  }, config);
}

/** The config with the items of a list in another order. Items that no path reaches stay at its end. */
function withOrder(config: Config, pathText: string, order: readonly number[]): Config | undefined {
  const path = parsePath(pathText) ?? [];
  const isList = nodesOf(config).some((node) => node.type === 'array' && node.path === pathText);
  const value = getAt(config, path);
  const items = isArray(value) ? value : [];
  const isPossible = order.length <= LAST_INDEX + 1 && order.every((from) => from < items.length);
  if (!isList || !isPossible) return undefined;
  const ordered = order.map((from) => items[from] ?? {});
  return setAt(config, path, [...ordered, ...items.slice(LAST_INDEX + 1)]);
}

function withNewSection(config: Config, section: Section): Config | undefined {
  const isThere = config._structure.sections.some(({ id }) => id === section.id);
  return isThere ? undefined : withPlaced(config, [section]);
}

function write(config: Config, pathText: string, typed: string | boolean): EditResult {
  const path = parsePath(pathText);
  if (!path || !isUpdatable(config, path)) return { kind: 'refused' };
  const value = convertValue(path, typed);
  return { kind: 'edited', config: setAt(withoutOldFocus(config, path, value), path, value), value };
}

/** A focus point was set for the picture that stood there: another picture begins at its center. */
function withoutOldFocus(config: Config, path: Path, value: string | boolean): Config {
  const focus = parsePath(focusPath(formatPath(path)));
  const hasOne = focus && getAt(config, focus) !== undefined && getAt(config, path) !== value;
  const isPicture = hasOne && imagePathOfFocus(config, formatPath(focus)) !== undefined;
  return isPicture ? removeAt(config, focus) : config;
}

/** True if no segment reaches a prototype or a private key, and depth and indexes are within bounds. */
export function isSafePath(path: Path): boolean {
  return (
    path.length <= MAX_DEPTH &&
    !reachesPrototype(path) &&
    path.every((s) => (typeof s === 'number' ? s <= LAST_INDEX : !s.startsWith('_')))
  );
}

/** True if `editConfig` does not refuse a path. Where that cannot be told, the edit itself says so. */
export function isUpdatablePath(config: Config, pathText: string): boolean {
  try {
    const path = parsePath(pathText);
    return path !== undefined && isUpdatable(config, path);
  } catch {
    return true;
  }
}

/** True if a path may be written: it is safe, in a known section, and replaces no object or list. */
function isUpdatable(config: Config, path: Path): boolean {
  const [root] = path;
  const structure = config._structure;
  const known = root === 'globalSettings' || structure.sections.some((section) => section.id === root);
  if (!known || !isSafePath(path) || hasBelow(structure, path) || isBelowScalar(config, path)) return false;
  const containers = path.slice(0, -1).map((_, level) => getAt(config, path.slice(0, level + 1)));
  const walks = containers.every((here, level) => canHold(here, path[level + 1]));
  return walks && isScalar(getAt(config, path));
}

/** True if a path goes through a value that is a scalar even while it is absent: an object there would lock its field. */
function isBelowScalar(config: Config, path: Path): boolean {
  const prefixes = path.slice(0, -1).map((_, level) => formatPath(path.slice(0, level + 1)));
  return (
    (path.length > 2 && path[1] === 'hidden') ||
    [...PAGE_FIELDS.map((leaf) => leaf.path), EMBED_FONT_PATH].some((scalar) => prefixes.includes(scalar)) ||
    prefixes.some((prefix) => isAltTextPath(config, prefix) || imagePathOfFocus(config, prefix) !== undefined)
  );
}

function canHold(container: Json | undefined, segment: string | number | undefined): boolean {
  if (container === undefined || isObject(container)) return true;
  return isArray(container) && typeof segment === 'number';
}

function isScalar(value: Json | undefined): boolean {
  return !isObject(value) && !isArray(value);
}
