import { codeOfLanguage, LANGUAGE_PATH } from '../../words/page-language.ts';
import { isArray, isObject, type Json } from '../json/json.ts';
import { formatPath, getAt, type Path, parsePath, reachesPrototype, setAt } from '../json/path.ts';
import type { Config } from './config.ts';
import { PAGE_FIELDS } from './page-settings.ts';
import { hasBelow } from './validate-structure.ts';

/** Levels that a path, and so a config, may have at most: recursion over a config stays bounded. */
export const MAX_DEPTH = 64;
/** The last place of a list that a path may name. */
export const LAST_INDEX = 99;

export type EditResult =
  | { readonly kind: 'edited'; readonly config: Config; readonly value: string | boolean }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed' };

/**
 * Writes what a visitor typed or chose at a path, by the rules for url and hidden values; every other branch
 * of the config is shared. Refused where the path may not be updated; failed where anything throws.
 */
export function editConfig(config: Config, pathText: string, typed: string | boolean): EditResult {
  try {
    return write(config, pathText, typed);
  } catch {
    return { kind: 'failed' };
  }
}

function write(config: Config, pathText: string, typed: string | boolean): EditResult {
  const path = parsePath(pathText);
  if (!path || !isUpdatable(config, path)) return { kind: 'refused' };
  const value = valueFor(path, typed);
  return { kind: 'edited', config: setAt(config, path, value), value };
}

/** Whether no segment of a path reaches a prototype or a private key, and no index is out of bounds. */
export function isSafePath(path: Path): boolean {
  return (
    path.length <= MAX_DEPTH &&
    !reachesPrototype(path) &&
    path.every((s) => (typeof s === 'number' ? s <= LAST_INDEX : !s.startsWith('_')))
  );
}

/** Whether a path may be written: a known section's, safe, and neither over nor through what is already there. */
function isUpdatable(config: Config, path: Path): boolean {
  const [root] = path;
  const structure = config._structure;
  const known = root === 'globalSettings' || structure.sections.some((section) => section.id === root);
  if (!known || !isSafePath(path) || hasBelow(structure, path) || isBelowPageField(path)) return false;
  const containers = path.slice(0, -1).map((_, level) => getAt(config, path.slice(0, level + 1)));
  const walks = containers.every((here, level) => canHold(here, path[level + 1]));
  return walks && isScalar(getAt(config, path));
}

/** Whether a path walks through a setting of the page, which may not be there yet. */
function isBelowPageField(path: Path): boolean {
  return path.length > 2 && PAGE_FIELDS.some((leaf) => leaf.path === formatPath(path.slice(0, 2)));
}

function canHold(container: Json | undefined, segment: string | number | undefined): boolean {
  if (container === undefined || isObject(container)) return true;
  return isArray(container) && typeof segment === 'number';
}

function isScalar(value: Json | undefined): boolean {
  return !isObject(value) && !isArray(value);
}

/** A typed value as it is stored: url paths get a scheme, a value named hidden becomes a boolean, a language its code. */
function valueFor(path: Path, typed: string | boolean): string | boolean {
  if (typeof typed === 'boolean') return typed;
  if (path.at(-1) === 'hidden') return typed.toLowerCase() === 'true';
  const text = formatPath(path);
  if (text === LANGUAGE_PATH) return codeOfLanguage(typed);
  return isUrlPath(text) ? withScheme(typed) : typed;
}

function isUrlPath(path: string): boolean {
  return path.endsWith('url') || path.includes('.url');
}

function withScheme(address: string): string {
  return address === '' || /^(?:https?:\/\/|#)/i.test(address) ? address : `https://${address}`;
}
