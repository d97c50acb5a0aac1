import type { Config } from '../domain/config/config.ts';
import type { PlannedEdit } from '../domain/config/edit-config.ts';
import type { rebase as rebaseNow } from '../domain/storage/rebase.ts';
import type { carriedOver as carryOverNow } from './carried-content.ts';

/** See `composed-look.ts`. */
type LookOfName = (config: Config, name: string) => readonly PlannedEdit[];

/** See `composed-look.ts`. */
type OpeningPicture = (config: Config, edits: readonly PlannedEdit[]) => readonly PlannedEdit[];

// Changes of a website that no visit begins with. What leads to them brings their code; before that they throw.
let rebasing: typeof rebaseNow | undefined;
let carrying: typeof carryOverNow | undefined;
let composing: LookOfName | undefined;
let opening: OpeningPicture | undefined;
let inventedNames: readonly string[] = [];
let samples: SampleChanges | undefined;

/** The changes that samples bring about; see `check/samples.ts`. */
export interface SampleChanges {
  readonly leavingOff: (config: Config) => readonly PlannedEdit[];
  readonly withOwnContent: (before: Config, after: Config) => Config;
}

/** Takes `rebase`, which comes with what reads a stored website. */
export function takeRebase(code: typeof rebaseNow): void {
  rebasing = code;
}

/** Takes `carriedOver`, which comes with the rest. */
export function takeCarryOver(code: typeof carryOverNow): void {
  carrying = code;
}

/** Takes what `composed-look.ts` makes of a name and of a picture, which comes with the rest. Before that neither changes a look. */
export function takeComposedLook(code: {
  readonly ofName: LookOfName;
  readonly ofPicture: OpeningPicture;
}): void {
  composing = code.ofName;
  opening = code.ofPicture;
}

/** Takes the names that the content of trades invents, which come with the rest. Before that none is known. */
export function takeInventedNames(names: readonly string[]): void {
  inventedNames = names;
}

/** True for a name that the content of a trade invents. */
export function isInventedName(name: string): boolean {
  return inventedNames.includes(name);
}

/** True for a text with such a name in it. */
export function namesInvented(text: string): boolean {
  return inventedNames.some((name) => text.includes(name));
}

/** Takes what samples bring about, which comes with the rest. No picture, and no end of an interview, comes before that. */
export function takeSampleChanges(code: SampleChanges): void {
  samples = code;
}

/** The edits that leave the samples off a page; see `check/samples.ts`. */
export function leavingOff(config: Config): readonly PlannedEdit[] {
  return samples?.leavingOff(config) ?? [];
}

/** A website after a change, without the samples that the change replaces; see `check/samples.ts`. */
export function withOwnContent(before: Config, after: Config): Config {
  return samples?.withOwnContent(before, after) ?? after;
}

/** See `domain/storage/rebase.ts`. */
export const rebase: typeof rebaseNow = (mine, theirs) => {
  if (!rebasing) throw new Error('rebase has not come yet: call takeRebase().');
  return rebasing(mine, theirs);
};

/** See `carried-content.ts`. */
export const carriedOver: typeof carryOverNow = (from, to, fresh) => {
  if (!carrying) throw new Error('carriedOver has not come yet: call takeCarryOver().');
  return carrying(from, to, fresh);
};

/** See `composed-look.ts`. No trade is chosen before its code has come. */
export const lookOfNameEdits: LookOfName = (config, name) => composing?.(config, name) ?? [];

/** See `composed-look.ts`. */
export const openingPictureEdits: OpeningPicture = (config, edits) => opening?.(config, edits) ?? [];
