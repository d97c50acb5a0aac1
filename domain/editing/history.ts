import type { Business } from '../choices/businesses.ts';
import type { Config } from '../config/config.ts';
import { applicable, applyPatch, type Patch, patchBetween, reversed } from '../json/patch.ts';
import { getAt } from '../json/path.ts';
import type { Arrangement } from './arrangement.ts';

/** The action of one undo step. */
export type Deed =
  | { readonly kind: 'edit'; readonly path: string }
  /** Several edits at once. */
  | { readonly kind: 'plan'; readonly paths: readonly string[] }
  | ({ readonly kind: 'arrange' } & Arrangement)
  | { readonly kind: 'start'; readonly business: Business }
  | { readonly kind: Replacement };

/** An action that replaces the whole website. */
export type Replacement = (typeof REPLACEMENTS)[number];

/** One undo step: an action, and its patch of the config. */
export interface Step {
  readonly deed: Deed;
  readonly patch: Patch;
  /** The command that caused the step; it is not stored. */
  readonly commandId?: string | undefined;
  /** The id of the step, the same in all tabs. */
  readonly id?: string | undefined;
  /** Of an undo or redo that became a step of its own: the website that it brought back. */
  readonly returns?: { readonly website?: string | undefined } | undefined;
}

/** The undo history: `past` ends with the latest step, `future` begins with the next step to redo. */
export interface History {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  /** True if the latest change was an undo. */
  readonly isUndone: boolean;
}

/** A config with the history that led to it. */
export interface ConfigWithHistory {
  readonly config: Config;
  readonly history: History;
  /** Why local storage holds nothing of the website: nothing has changed since. */
  readonly cleared?: Clearing | undefined;
}

/** `reset`: the visitor reset the website. `removed`: other code removed the stored website before this visit. */
type Clearing = 'reset' | 'removed';

export const REPLACEMENTS = ['template', 'carry', 'reset', 'import'] as const;
export const NO_HISTORY: History = { past: [], future: [], isUndone: false };

// Limits the memory of a long visit. A commit writes new steps only, so its cost does not depend on this number.
const MAX_STEPS = 1000;

/** The kind of a deed that replaced the website or its content; undefined for edits, plans and arrangements. */
export function replacementOf(deed: Deed | undefined): Replacement | 'start' | undefined {
  if (deed === undefined || deed.kind === 'edit' || deed.kind === 'plan') return undefined;
  return deed.kind === 'arrange' ? undefined : deed.kind;
}

/** True if a step replaced the website or its content. */
export function isReplacing(step: Step | undefined): boolean {
  return replacementOf(step?.deed) !== undefined;
}

/** The step that brought the present website, by its id; undefined for the first one. Starting content keeps a website of its template, and a change of the template one whose content came along. */
export function websiteOf({ past }: Pick<History, 'past'>): string | undefined {
  const step = past.findLast(isOtherWebsite);
  return step && broughtBy(step);
}

function broughtBy({ id, returns }: Step): string | undefined {
  return returns ? returns.website : id;
}

/** True if a step brought another website, which has a site of its own. */
export function isOtherWebsite({ deed, patch }: Step): boolean {
  const changes = (id: '_templateId' | '_siteId') => patch.some(({ path: [key] }) => key === id);
  if (deed.kind === 'start') return changes('_templateId');
  // A change of the template that kept the content left the site behind in earlier versions of the builder.
  if (deed.kind === 'carry') return changes('_siteId');
  return replacementOf(deed) !== undefined;
}

/** Adds a step from the current config to `next` and clears the redo steps. A change without a difference adds no step. */
export function record(
  { config, history }: ConfigWithHistory,
  next: Config,
  deed: Deed,
  commandId?: string,
  id?: string,
  returns?: Step['returns'],
): ConfigWithHistory {
  const patch = patchOf(config, next, deed);
  const cleared = clearedBy(deed);
  if (patch.length === 0) return { config: next, history, cleared };
  const past = [...history.past, { deed, patch, commandId, id, ...(returns && { returns }) }].slice(
    -MAX_STEPS,
  );
  return { config: next, history: { past, future: [], isUndone: false }, cleared };
}

function clearedBy({ kind }: Deed): Clearing | undefined {
  return kind === 'reset' ? 'reset' : undefined;
}

/** The patch of a step. An arranged list is one change, because its items have no ids. */
function patchOf(before: Config, after: Config, deed: Deed): Patch {
  const patch = patchBetween(before, after);
  const path = patch[0]?.path ?? [];
  const item = path.findIndex((segment) => typeof segment === 'number');
  if (deed.kind !== 'arrange' || item === -1) return patch;
  const list = path.slice(0, item);
  return [{ path: list, before: getAt(before, list), after: getAt(after, list) }];
}

/** Undoes the latest step; returns its argument if there is none. */
export function undo(edited: ConfigWithHistory): ConfigWithHistory {
  const { past, future } = edited.history;
  const step = past.at(-1);
  if (!step) return edited;
  const config = across(edited.config, step, reversed(step.patch));
  // Recompute the patch, so that redo also restores what was published since, such as the site id.
  const patch = patchOf(config, edited.config, step.deed);
  return {
    config,
    history: { past: past.slice(0, -1), future: [{ ...step, patch }, ...future], isUndone: true },
    cleared: undefined,
  };
}

/** Redoes the latest undone step; returns its argument if there is none. */
export function redo(edited: ConfigWithHistory): ConfigWithHistory {
  const { past, future } = edited.history;
  const [step, ...others] = future;
  if (!step) return edited;
  const config = across(edited.config, step, step.patch);
  const patch = patchOf(edited.config, config, step.deed);
  return {
    config,
    history: { past: [...past, { ...step, patch }], future: others, isUndone: false },
    cleared: clearedBy(step.deed),
  };
}

/** Goes to the other side of a step. A site belongs to the website that was published: none that it replaced takes its id over. */
function across(config: Config, step: Step, patch: Patch): Config {
  const here = applyPatch(config, patch);
  if (!isOtherWebsite(step) || patch.some(({ path: [key] }) => key === '_siteId')) return here;
  const { _siteId, ...unpublished } = here;
  return unpublished as Config;
}

/**
 * Gives a website the id of the site that it was published as, wherever it stands: at present, or behind a step that can be
 * undone or redone. A publish may end after the website was replaced, and the website may come back. Returns its argument if
 * the website is nowhere any more.
 */
export function bind(
  edited: ConfigWithHistory,
  website: string | undefined,
  siteId: string,
): ConfigWithHistory {
  const { config, history, cleared } = edited;
  const isPresent = website === websiteOf(history);
  let before: string | undefined;
  const past = history.past.map((step) => {
    if (!isOtherWebsite(step)) return step;
    const left = before;
    before = broughtBy(step);
    return left === website ? withSide(step, { before: siteId }) : step;
  });
  const future = history.future.map((step) =>
    isOtherWebsite(step) && broughtBy(step) === website ? withSide(step, { after: siteId }) : step,
  );
  const isLeft = past.some((step, at) => step !== history.past[at]);
  const isElsewhere = isLeft || future.some((step, at) => step !== history.future[at]);
  if (!isPresent && !isElsewhere) return edited;
  return {
    config: isPresent ? { ...config, _siteId: siteId } : config,
    history: isElsewhere ? { ...history, past, future } : history,
    cleared: isPresent ? undefined : cleared,
  };
}

/** A step with another site id on one side. */
function withSide(step: Step, side: { readonly before: string } | { readonly after: string }): Step {
  const others = step.patch.filter(({ path: [key] }) => key !== '_siteId');
  const known = step.patch.find(({ path: [key] }) => key === '_siteId');
  return { ...step, patch: [...others, { path: ['_siteId'], ...known, ...side }] };
}

/** True if the step of a command can be reverted on its own: some of its values are still current. */
export function canRevert(edited: ConfigWithHistory, commandId: string): boolean {
  const step = stepOf(edited.history, commandId);
  return step !== undefined && revertible(edited.config, step).length > 0;
}

/** Reverts the step of a command as a new step and keeps later ones. The latest step is undone instead. */
export function revert(edited: ConfigWithHistory, commandId: string): ConfigWithHistory {
  const { config, history } = edited;
  const step = stepOf(history, commandId);
  if (!step) return edited;
  if (step === history.past.at(-1)) return undo(edited);
  return record(edited, applyPatch(config, revertible(config, step)), step.deed);
}

/** The changes that revert a step; none if the structure has changed since, because values are useless without it. */
function revertible(config: Config, { patch }: Step): Patch {
  const changes = reversed(patch);
  const possible = applicable(config, changes);
  const isStranded = changes.some((change) => change.path[0] === '_structure' && !possible.includes(change));
  return isStranded ? [] : possible;
}

function stepOf({ past }: History, commandId: string): Step | undefined {
  return past.findLast((step) => step.commandId === commandId);
}
