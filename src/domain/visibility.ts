import type { Config } from './config.ts';
import { getAt, parsePath } from './path.ts';

/** Whether what a path switches is visible: `true` and the string `'true'` say so, and nothing at all does. */
export function isShown(config: Config, pathText: string): boolean {
  const path = parsePath(pathText);
  const value = path && getAt(config, path);
  return value === undefined || value === true || value === 'true';
}
