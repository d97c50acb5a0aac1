import type { Config } from '../domain/config/config.ts';
import { textAt } from '../domain/config/leaves.ts';
import { loadedTemplateOf } from './pages.ts';

/** The color that the page shows at a path: the one that is set, else the one that the page derives. */
export function colorInForce(config: Config, path: string): string | undefined {
  const own = textAt(config, path).trim();
  return own === '' ? loadedTemplateOf(config).derivedColor(config, path) : own;
}
