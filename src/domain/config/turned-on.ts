import type { Json } from '../json/json.ts';
import { getAt, parsePath } from '../json/path.ts';
import type { Config } from './config.ts';

/** Whether a switch that is off at first is on: only `true` and the string `'true'` say so. */
export function isSwitchedOn(config: Config, pathText: string): boolean {
  const path = parsePath(pathText);
  const value = path && getAt(config, path);
  return isTrue(value);
}

/** Whether a stored switch says yes: as the boolean, or typed as a word. */
export function isTrue(value: Json | undefined): boolean {
  return value === true || value === 'true';
}
