import type { Patch } from '../json/patch.ts';
import { formatPath } from '../json/path.ts';
import { type History, isReplacing } from './history.ts';

/** What the latest step of a history changed, or the undo of one. */
export interface LatestChange {
  /** The patch of the step: another object for each step. */
  readonly patch: Patch;
  readonly isUndone: boolean;
  /** The paths that changed; undefined if the website or its content was replaced. */
  readonly paths: readonly string[] | undefined;
}

/** The latest change of a website; undefined before the first. */
export function latestChange({ past, future, isUndone }: History): LatestChange | undefined {
  const step = isUndone ? future[0] : past.at(-1);
  if (!step) return undefined;
  const { patch } = step;
  const changed = patch.map(({ path }) => path).filter(([key]) => !String(key).startsWith('_'));
  return { patch, isUndone, paths: isReplacing(step) ? undefined : changed.map(formatPath) };
}

/** Whether two changes are the same one. */
export function isSameChange(one: LatestChange | undefined, other: LatestChange | undefined): boolean {
  return one?.patch === other?.patch && one?.isUndone === other?.isUndone;
}
