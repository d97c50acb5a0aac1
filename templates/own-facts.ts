import type { Config } from '../src/domain/config/config.ts';
import { leavesOf, textAt } from '../src/domain/config/leaves.ts';
import type { Meaning } from '../src/domain/editing/carry-over.ts';
import { isSample } from './check/invented.ts';
import { isInventedName } from './late-changes.ts';
import { resolveTemplate } from './resolve-template.ts';

/** True if the name and a way to reach the business are the visitor's own, and not those of a template or of the content of a trade. */
export function isNamedAndReachable(config: Config, trades: readonly string[]): boolean {
  const own = leavesOf(config).filter(
    (leaf) => textAt(config, leaf.path).trim() !== '' && !isSample(config, leaf),
  );
  const has = (meaning: Meaning) =>
    own.some(({ path }) => path === resolveTemplate(config).template.meanings[meaning]);
  const name = own.find(({ path }) => path === resolveTemplate(config).template.meanings.name);
  const text = name ? textAt(config, name.path) : '';
  const isNamed =
    name !== undefined && text !== name.default && !isInventedName(text) && !trades.includes(text);
  return isNamed && (has('phone') || has('email'));
}
