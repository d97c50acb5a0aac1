import type { Business } from '../choices/businesses.ts';
import type { Config } from '../config/config.ts';
import { applicable, applyPatch, type Patch, patchBetween, reversed } from '../json/patch.ts';
import { getAt } from '../json/path.ts';
import type { Arrangement } from './arrangement.ts';

/** What a visitor did in one step. */
export type Deed =
  | { readonly kind: 'edit'; readonly path: string }
  | ({ readonly kind: 'arrange' } & Arrangement)
  | { readonly kind: 'start'; readonly business: Business }
  | { readonly kind: Replacement };

/** What puts another website in place of the one before. */
export type Replacement = (typeof REPLACEMENTS)[number];

/** One thing a visitor did, and what of the config it changed. */
export interface Step {
  readonly deed: Deed;
  readonly patch: Patch;
  /** The command it came by, known while the page stands. */
  readonly commandId?: string | undefined;
  /** What every tab knows it by. */
  readonly id?: string | undefined;
}

/** What was done and can be undone, the latest step last; what was undone and can be redone, the next step first. */
export interface History {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  /** Whether the latest thing that happened was an undo. */
  readonly isUndone: boolean;
}

/** A config with the history that led to it. */
export interface ConfigWithHistory {
  readonly config: Config;
  readonly history: History;
}

export const REPLACEMENTS = ['template', 'reset', 'import'] as const;
export const NO_HISTORY: History = { past: [], future: [], isUndone: false };

// Bounds the memory of a long visit; a commit writes new steps only, so its cost does not depend on this number.
const MAX_STEPS = 1000;

/** What put another website, or the content of another, in place of the one before, where a deed did. */
export function replacementOf(deed: Deed | undefined): Replacement | 'start' | undefined {
  return deed === undefined || deed.kind === 'edit' || deed.kind === 'arrange' ? undefined : deed.kind;
}

/** Whether a step put another website, or the content of another, in place of the one before. */
export function isReplacing(step: Step | undefined): boolean {
  return replacementOf(step?.deed) !== undefined;
}

/** Whether the latest thing that happened is that the site was reset. */
export function isReset({ past, isUndone }: History): boolean {
  return !isUndone && past.at(-1)?.deed.kind === 'reset';
}

/** Adds a step from one config to the next; a step that changes nothing is none, and what was undone is forgotten. */
export function record(
  { config, history }: ConfigWithHistory,
  next: Config,
  deed: Deed,
  commandId?: string,
  id?: string,
): ConfigWithHistory {
  const patch = patchOf(config, next, deed);
  if (patch.length === 0) return { config: next, history };
  const past = [...history.past, { deed, patch, commandId, id }].slice(-MAX_STEPS);
  return { config: next, history: { past, future: [], isUndone: false } };
}

/** What differs, as a step keeps it: a list that was arranged is one place, since its items are known by their places only. */
function patchOf(before: Config, after: Config, deed: Deed): Patch {
  const patch = patchBetween(before, after);
  const path = patch[0]?.path ?? [];
  const item = path.findIndex((segment) => typeof segment === 'number');
  if (deed.kind !== 'arrange' || item === -1) return patch;
  const list = path.slice(0, item);
  return [{ path: list, before: getAt(before, list), after: getAt(after, list) }];
}

/** Takes the latest step back; as it is where there is none. */
export function undo(edited: ConfigWithHistory): ConfigWithHistory {
  const { past, future } = edited.history;
  const step = past.at(-1);
  if (!step) return edited;
  const config = applyPatch(edited.config, reversed(step.patch));
  // Seen anew: what was published since, such as the site's id, is to come back with a redo.
  const patch = patchOf(config, edited.config, step.deed);
  return {
    config,
    history: { past: past.slice(0, -1), future: [{ ...step, patch }, ...future], isUndone: true },
  };
}

/** Does the latest undone step again; as it is where there is none. */
export function redo(edited: ConfigWithHistory): ConfigWithHistory {
  const { past, future } = edited.history;
  const [step, ...others] = future;
  if (!step) return edited;
  const config = applyPatch(edited.config, step.patch);
  const patch = patchOf(edited.config, config, step.deed);
  return { config, history: { past: [...past, { ...step, patch }], future: others, isUndone: false } };
}

/** Whether the step of a command can be taken back on its own: what it brought still stands. */
export function canRevert(edited: ConfigWithHistory, commandId: string): boolean {
  const step = stepOf(edited.history, commandId);
  return step !== undefined && applicable(edited.config, reversed(step.patch)).length > 0;
}

/** Takes the step of a command back and keeps the later ones, as a step of its own; the latest is undone. */
export function revert(edited: ConfigWithHistory, commandId: string): ConfigWithHistory {
  const { config, history } = edited;
  const step = stepOf(history, commandId);
  if (!step) return edited;
  if (step === history.past.at(-1)) return undo(edited);
  return record(edited, applyPatch(config, applicable(config, reversed(step.patch))), step.deed);
}

function stepOf({ past }: History, commandId: string): Step | undefined {
  return past.findLast((step) => step.commandId === commandId);
}
