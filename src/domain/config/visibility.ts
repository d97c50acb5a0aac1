import type { Json, JsonObject } from '../json/json.ts';
import { getAt, parsePath } from '../json/path.ts';
import type { Config } from './config.ts';

/** Whether what a path switches is visible: `true` and the string `'true'` say so, and nothing at all does. */
export function isShown(config: JsonObject, pathText: string): boolean {
  const path = parsePath(pathText);
  const value = path && getAt(config, path);
  return value === undefined || isTrue(value);
}

/** Whether a section is left out of the page. */
export function isHidden(config: JsonObject, sectionId: string): boolean {
  return isTrue(getAt(config, [sectionId, 'hidden']));
}

/** Whether the page shows what a path is of: its section is not left out, and what it belongs to is not switched off. */
export function isOnPage(config: JsonObject, pathText: string): boolean {
  const [section = ''] = pathText.split('.');
  return (
    !isHidden(config, section) && isShown(config, `${pathText.slice(0, pathText.lastIndexOf('.'))}.visible`)
  );
}

/** Whether a switch that is off at first is on: only `true` and the string `'true'` say so. */
export function isSwitchedOn(config: Config, pathText: string): boolean {
  const path = parsePath(pathText);
  const value = path && getAt(config, path);
  return isTrue(value);
}

/** A switch may be stored as a boolean or, when typed, as a word. */
function isTrue(value: Json | undefined): boolean {
  return value === true || value === 'true';
}
