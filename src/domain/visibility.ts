import type { Config } from './config.ts';
import { getAt, parsePath } from './path.ts';

/** Whether what a path switches is visible: only `true` and the string `'true'` say so. */
export function isShown(config: Config, pathText: string): boolean {
  const path = parsePath(pathText);
  const value = path && getAt(config, path);
  return value === true || value === 'true';
}
