import type { Config } from '../config/config.ts';
import { leafOfPath } from '../config/leaves.ts';
import type { Step } from './history.ts';

/** True if a step changes what the page looks like at first sight: starting content, or a new picture. */
export function isInSight({ deed, patch }: Step, config: Config): boolean {
  if (deed.kind === 'start') return true;
  if (deed.kind !== 'edit' && deed.kind !== 'plan') return false;
  const paths = deed.kind === 'edit' ? [deed.path] : deed.paths;
  const isPicture = paths.some((path) => leafOfPath(config, path)?.type === 'image');
  return isPicture && patch.some(({ after }) => after !== undefined && after !== '');
}
