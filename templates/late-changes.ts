import type { rebase as rebaseNow } from '../src/domain/storage/rebase.ts';
import type { carriedOver as carryOverNow } from './carried-content.ts';

// Changes of a website that no visit begins with. What leads to them brings their code; before that they throw.
let rebasing: typeof rebaseNow | undefined;
let carrying: typeof carryOverNow | undefined;
let inventedNames: readonly string[] = [];

/** Takes `rebase`, which comes with what reads a stored website. */
export function takeRebase(code: typeof rebaseNow): void {
  rebasing = code;
}

/** Takes `carriedOver`, which comes with the rest. */
export function takeCarryOver(code: typeof carryOverNow): void {
  carrying = code;
}

/** Takes the names that the content of trades invents, which come with the rest. Before that none is known. */
export function takeInventedNames(names: readonly string[]): void {
  inventedNames = names;
}

/** True for a name that the content of a trade invents. */
export function isInventedName(name: string): boolean {
  return inventedNames.includes(name);
}

/** See `src/domain/storage/rebase.ts`. */
export const rebase: typeof rebaseNow = (mine, theirs) => {
  if (!rebasing) throw new Error('rebase has not come yet: call takeRebase().');
  return rebasing(mine, theirs);
};

/** See `carried-content.ts`. */
export const carriedOver: typeof carryOverNow = (from, to, fresh) => {
  if (!carrying) throw new Error('carriedOver has not come yet: call takeCarryOver().');
  return carrying(from, to, fresh);
};
