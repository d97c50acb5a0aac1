import type { Config } from '../config/config.ts';
import { editConfig } from '../config/edit-config.ts';
import { wholeConfig } from '../config/whole-config.ts';
import { type Arrangement, arrange } from '../editing/arrangement.ts';
import {
  bind,
  type ConfigWithHistory,
  type History,
  isOtherWebsite,
  isReplacing,
  record,
  redo,
  type Step,
  undo,
  websiteOf,
} from '../editing/history.ts';
import { placeHere } from '../editing/place-here.ts';
import { startedOn } from '../editing/started-on.ts';
import { isArray } from '../json/json.ts';
import { applicable, applyPatch, isSame, type Patch, patchBetween, reversed } from '../json/patch.ts';
import { formatPath, getAt, type Path, parsePath } from '../json/path.ts';
import type { Binding, PendingChange, StoredDocument } from './site-document.ts';

/** A path that another tab changed, and its value there. */
export interface ChangedElsewhere {
  readonly path: string;
  readonly value: Config[string];
}

/** A tab's site with its uncommitted changes. */
interface UncommittedSite extends ConfigWithHistory, Pick<StoredDocument, 'live'> {
  /** The commit that the pending changes are based on. */
  readonly stored: StoredDocument;
  readonly pending: readonly PendingChange[];
}

/** A tab's site rebased on another tab's commit. */
export interface Rebased extends UncommittedSite {
  /** True if the website or its content was replaced. */
  readonly isReplaced: boolean;
  /** The paths whose value changed in this tab. */
  readonly taken: readonly ChangedElsewhere[];
  /** Fields that both tabs changed, with the other tab's value. This tab's value stands. */
  readonly contested: readonly ChangedElsewhere[];
}

/** A repeated change, and the other tab's value if it overwrites one. */
interface Repeated extends Pick<PendingChange, 'way'> {
  readonly edited: ConfigWithHistory;
  readonly overwritten?: ChangedElsewhere | undefined;
}

/** Rebases this tab's pending changes on another tab's commit. A change whose path no longer exists is dropped. */
export function rebase(mine: UncommittedSite, theirs: StoredDocument): Rebased {
  const stored = takenOver(mine, theirs);
  const pending: PendingChange[] = [];
  const overwritten: ChangedElsewhere[] = [];
  let here: ConfigWithHistory = stored;
  const held = new Set(theirs.history.past.map(({ id }) => id));
  for (const [at, change] of mine.pending.entries()) {
    // A commit that was reported as failed may still have reached the disk.
    if (change.way === 'done' && change.step?.id !== undefined && held.has(change.step.id)) continue;
    const next = repeated(here, change, `${change.step?.id}~${theirs.revision}.${at}`);
    if (!next || !isChanged(here, next.edited)) continue;
    const { edited, way } = next;
    pending.push({
      way,
      step: stepOf(way, edited.history) ?? change.step,
      from: here.config,
      to: edited.config,
      binding: change.binding,
    });
    if (next.overwritten) overwritten.push(next.overwritten);
    here = edited;
  }
  const { config, history, cleared } = here;
  return {
    config,
    history,
    cleared,
    live: mine.live === mine.stored.live ? theirs.live : mine.live,
    stored,
    pending,
    isReplaced: isReplacedBetween(mine, here),
    taken: placesIn(patchBetween(mine.config, config)),
    // An edit that was undone again overwrites nothing.
    contested: overwritten.filter(({ path, value }) => !isSame(getAt(config, parsePath(path) ?? []), value)),
  };
}

/** The other tab's document, sharing equal parts with this tab's config: rendering compares by identity, and the config carries the embedder's callback. */
function takenOver({ config, history }: ConfigWithHistory, theirs: StoredDocument): StoredDocument {
  const known = new Map([...history.past, ...history.future].map((step) => [step.id, step]));
  // Command ids are not stored, so only this tab knows its own.
  const recalled = (step: Step): Step => {
    const commandId = known.get(step.id)?.commandId;
    return step.id !== undefined && commandId !== undefined ? { ...step, commandId } : step;
  };
  const { past, future, isUndone } = theirs.history;
  return {
    ...theirs,
    config: applyPatch(config, patchBetween(config, theirs.config)),
    history: { past: past.map(recalled), future: future.map(recalled), isUndone },
  };
}

function isChanged(before: ConfigWithHistory, after: ConfigWithHistory): boolean {
  if (after.history !== before.history || after.cleared !== before.cleared) return true;
  return patchBetween(before.config, after.config).length > 0;
}

function stepOf(way: PendingChange['way'], { past, future }: History): Step | undefined {
  if (way === 'bound' || way === 'cleared') return undefined;
  return way === 'undone' ? future[0] : past.at(-1);
}

/** Repeats a change; undefined if its path no longer exists. `newId` is for an undo or redo that becomes a new step. */
function repeated(here: ConfigWithHistory, change: PendingChange, newId: string): Repeated | undefined {
  const { way, step, from, to, binding } = change;
  const { history } = here;
  if (binding) return { way, edited: rebound(here, binding, from) };
  if (!step) return undefined;
  if (way === 'cleared') {
    const { edited } = recorded(here, to, step);
    return { way: edited.history === history ? way : 'done', edited };
  }
  if (way === 'undone') {
    if (isSameStep(history.past.at(-1), step)) return { way, edited: undo(here) };
    const again = { ...step, commandId: undefined, id: newId, returns: leftBy(step, history) };
    return patched(here, reversed(step.patch), from, again, to);
  }
  if (way === 'redone') {
    if (isSameStep(history.future[0], step)) return { way, edited: redo(here) };
    const again = { ...step, id: newId, returns: isOtherWebsite(step) ? { website: step.id } : undefined };
    return patched(here, step.patch, from, again, to);
  }
  return rebasedStep(here, step, from, to);
}

/** The website that a step replaced; undefined if it replaced none, or is no longer in the history. */
function leftBy(step: Step, { past }: History): Step['returns'] {
  const at = past.findIndex((each) => isSameStep(each, step));
  return isOtherWebsite(step) && at !== -1 ? { website: websiteOf({ past: past.slice(0, at) }) } : undefined;
}

function isSameStep(one: Step | undefined, other: Step): boolean {
  return one?.id !== undefined && one.id === other.id;
}

/** Repeats a publish or an unpublish, which removes only the site id that was removed. */
function rebound(here: ConfigWithHistory, { website, siteId }: Binding, from: Config): ConfigWithHistory {
  if (siteId !== undefined) return bind(here, website, siteId);
  return here.config._siteId === from._siteId
    ? { config: withSite(here.config, undefined), history: here.history }
    : here;
}

function withSite({ _siteId, ...unbound }: Config, siteId: string | undefined): Config {
  return siteId === undefined ? unbound : { ...unbound, _siteId: siteId };
}

function rebasedStep(here: ConfigWithHistory, step: Step, from: Config, to: Config): Repeated | undefined {
  const { deed } = step;
  if (isReplacing(step)) {
    if (deed.kind === 'start') return recorded(here, startedOn(here.config, to), step);
    return recorded(here, isOtherWebsite(step) ? to : withSite(to, here.config._siteId), step);
  }
  if (deed.kind === 'edit') return rebasedEdit(here, step, deed.path, from, to);
  if (deed.kind === 'arrange' && isSame(arrange(from, deed), to)) {
    const arrangement = arrangementHere(deed, from, here.config);
    if (!arrangement) return undefined;
    const config = arrange(here.config, arrangement);
    return recorded(here, config, { ...step, deed: { ...deed, ...arrangement } });
  }
  // A revert has the deed of the step it reverts, so only its patch tells what to do.
  return patched(here, step.patch, from, step, to);
}

function recorded(here: ConfigWithHistory, config: Config, { deed, commandId, id, returns }: Step): Repeated {
  return { way: 'done', edited: record(here, config, deed, commandId, id, returns) };
}

/** Repeats an edit by `editConfig`, which rejects paths that this template does not have. */
function rebasedEdit(
  here: ConfigWithHistory,
  step: Step,
  pathText: string,
  from: Config,
  to: Config,
): Repeated | undefined {
  const path = parsePath(pathText) ?? [];
  const value = getAt(to, path);
  if (typeof value !== 'string' && typeof value !== 'boolean') {
    return patched(here, step.patch, from, step, to);
  }
  const place = placeHere(path, from, here.config);
  if (!place) return undefined;
  const written = editConfig(here.config, formatPath(place), value);
  if (written.kind !== 'edited') return undefined;
  const theirs = getAt(here.config, place);
  const isContested = !isSame(theirs, getAt(from, path)) && !isSame(theirs, value);
  return {
    ...recorded(here, written.config, { ...step, deed: { kind: 'edit', path: formatPath(place) } }),
    overwritten: isContested ? { path: formatPath(place), value: theirs } : undefined,
  };
}

/** The same arrangement with its path in this config; undefined if the item is gone. */
function arrangementHere(
  { act, path: text }: Arrangement,
  from: Config,
  here: Config,
): Arrangement | undefined {
  const path = parsePath(text) ?? [];
  if (typeof path.at(-1) !== 'number') return { act, path: text };
  const list = path.slice(0, -1);
  const items = getAt(here, list);
  // A new item is appended.
  const place = act === 'add' && isArray(items) ? [...list, items.length] : placeHere(path, from, here);
  return place && { act, path: formatPath(place) };
}

/** Applies the applicable part of a patch as a new step. */
function patched(
  here: ConfigWithHistory,
  patch: Patch,
  from: Config,
  step: Step,
  to: Config,
): Repeated | undefined {
  const located = patch.flatMap((change) => {
    const path = placeHere(change.path, from, here.config);
    return path ? [{ ...change, path }] : [];
  });
  const possible = applicable(here.config, located);
  // A template's values are useless without its structure.
  if (located.some((change) => isOfTemplate(change.path) && !possible.includes(change))) return undefined;
  const config = asLoaded(applyPatch(here.config, possible));
  if (!config) return undefined;
  // Another website comes with its own site, not with that of the one here.
  return recorded(here, isOtherWebsite(step) ? withSite(config, to._siteId) : config, step);
}

/** The config as it would load again, with missing defaults; undefined if its values do not fit its structure. */
function asLoaded(config: Config): Config | undefined {
  const whole = wholeConfig(config, config);
  return whole && applyPatch(config, patchBetween(config, whole));
}

function isOfTemplate([key]: Path): boolean {
  return key === '_templateId' || key === '_structure';
}

function isReplacedBetween(before: ConfigWithHistory, after: ConfigWithHistory): boolean {
  if (before.config._templateId !== after.config._templateId) return true;
  const idsOf = ({ past }: History) => new Set(past.map(({ id }) => id));
  const [then, now] = [idsOf(before.history), idsOf(after.history)];
  const came = after.history.past.filter(({ id }) => !then.has(id));
  // Steps older than those that stayed were dropped by the history limit; they were not undone.
  const stayed = before.history.past.findLastIndex(({ id }) => now.has(id));
  const undone = before.history.past.slice(stayed + 1);
  return [...came, ...undone].some(isReplacing);
}

function placesIn(patch: Patch): ChangedElsewhere[] {
  return patch
    .filter(({ path: [key] }) => key === '_siteId' || !String(key).startsWith('_'))
    .map(({ path, after }) => ({ path: formatPath(path), value: after }));
}
