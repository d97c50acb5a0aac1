import type { Config } from './config.ts';
import type { Json } from './json.ts';
import { getAt, parsePath } from './path.ts';

/** Whether a stored value means visible: only `true` and the string `'true'` do. */
export function meansVisible(value: Json | undefined): boolean {
  return value === true || value === 'true';
}

/** Whether what a path switches is visible. */
export function isShown(config: Config, pathText: string): boolean {
  const path = parsePath(pathText);
  return path !== undefined && meansVisible(getAt(config, path));
}
