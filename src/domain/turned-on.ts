import type { Config } from './config.ts';
import { getAt, parsePath } from './path.ts';

/** Whether a switch that is off at first is on: only `true` and the string `'true'` say so. */
export function isTurnedOn(config: Config, pathText: string): boolean {
  const path = parsePath(pathText);
  const value = path && getAt(config, path);
  return value === true || value === 'true';
}
