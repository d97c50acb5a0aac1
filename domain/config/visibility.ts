import type { Json, JsonObject } from '../json/json.ts';
import { getAt, parsePath } from '../json/path.ts';
import type { Config } from './config.ts';
import { WRITE_PATH } from './page-settings.ts';

/** True if the switch at a path is on: `true`, `'true'` or absent. The form that nobody asked for is off. */
export function isShown(config: JsonObject, pathText: string): boolean {
  const path = parsePath(pathText);
  const value = path && getAt(config, path);
  return value === undefined ? pathText !== WRITE_PATH : isOn(value);
}

/** True if a section is hidden. */
export function isHidden(config: JsonObject, sectionId: string): boolean {
  return isOn(getAt(config, [sectionId, 'hidden']));
}

/** True if the page shows the element of a path: its section is not hidden, and its `visible` switch is not off. */
export function isOnPage(config: JsonObject, pathText: string): boolean {
  const [section = ''] = pathText.split('.');
  return (
    !isHidden(config, section) && isShown(config, `${pathText.slice(0, pathText.lastIndexOf('.'))}.visible`)
  );
}

/** True if the switch at a path is on: `true` or `'true'`. Absent means off. */
export function isSwitchedOn(config: Config, pathText: string): boolean {
  const path = parsePath(pathText);
  const value = path && getAt(config, path);
  return isOn(value);
}

/** True if what a switch holds turns it on: `true`, or `'true'` as it was typed. Any other value turns it off. */
export function isOn(value: Json | undefined): boolean {
  return value === true || value === 'true';
}

/** True for a section of the website that does not stand on the page. */
export function isHiddenSection(config: Config, id: string): boolean {
  return config._structure.sections.some((section) => section.id === id) && isHidden(config, id);
}
