import { arrange } from './arrangement.ts';
import type { Config } from './config.ts';
import { type Edited, type History, isReplacing, record, redo, type Step, undo } from './history.ts';
import { isArray } from './json.ts';
import { applicable, applyPatch, isSame, patchBetween, reversed } from './patch.ts';
import { formatPath, getAt, type Path } from './path.ts';
import type { Around, ChangedElsewhere, Followed, SharedSite, TabAct, TabSite } from './tab-site.ts';

/**
 * A tab's site after another tab stored its own: that one is taken over, and what it misses of this tab is done again on
 * top of it. So all tabs end with what is stored, and nothing that was accepted in any of them is lost.
 */
export function follow(mine: TabSite, theirs: SharedSite): Followed {
  const missing = mine.acts.filter(({ count }) => count > (theirs.seen[mine.tab] ?? 0));
  const known = new Map([...mine.history.past, ...mine.history.future].map((step) => [step.id, step]));
  const recalled = (steps: readonly Step[]) =>
    steps.map((step) => ({ ...step, commandId: known.get(step.id)?.commandId }));
  const { past, future, isUndone } = theirs.history;
  let here: Edited = {
    // What both have in common stays the very same, and with it what the embedder gave the config to carry.
    config: applyPatch(mine.config, patchBetween(mine.config, theirs.config)),
    history: { past: recalled(past), future: recalled(future), isUndone },
  };
  // What was done here and undone since is in neither list, and still no news.
  const isNew = (step: Step) => !known.has(step.id) && step.id?.startsWith(`${mine.tab}.`) !== true;
  const contested: ChangedElsewhere[] = [];
  const wasDone = new Set(mine.history.past.map(({ id }) => id));
  for (const act of missing) {
    const turn = turnAfterUndone(here.history, act, wasDone);
    if (turn !== 0) {
      here = keptForRedo(here, act, turn);
      continue;
    }
    contested.push(...contestedBy(act, here, isNew));
    here = replayed(here, act, isNew);
  }
  const { [mine.tab]: count = 0 } = mine.seen;
  const { [mine.tab]: _, ...others } = theirs.seen;
  return {
    site: {
      ...here,
      tab: mine.tab,
      seen: count > 0 ? { ...others, [mine.tab]: count } : others,
      taken: theirs.stamp,
      acts: mine.acts,
    },
    isAhead: missing.length > 0,
    isReplaced: isReplacedBetween(mine, here),
    taken: placesIn(patchBetween(mine.config, here.config)),
    contested: contested.filter(
      (place, at) => contested.findLastIndex(({ path }) => path === place.path) === at,
    ),
  };
}

function isReplacedBetween(before: Edited, after: Edited): boolean {
  if (before.config._templateId !== after.config._templateId) return true;
  const came = (now: readonly Step[], then: readonly Step[]) =>
    now.some((step) => isReplacing(step) && !then.some(({ id }) => id === step.id));
  const gone = before.history.past.filter(({ id }) =>
    after.history.future.some((undone) => undone.id === id),
  );
  return came(after.history.past, before.history.past) || gone.some(isReplacing);
}

function placesIn(patch: ReturnType<typeof patchBetween>): ChangedElsewhere[] {
  return patch
    .filter(({ path: [key] }) => key === '_siteId' || !String(key).startsWith('_'))
    .map(({ path, after }) => ({ path: formatPath(path), value: after }));
}

/**
 * How many redos bring an edit's place back, where the other tab undid what it was done on top of, and with that its
 * place: another website, or another order of the list it wrote in; 0 where its place is there.
 */
function turnAfterUndone(
  { future }: History,
  { way, step }: TabAct,
  wasDone: ReadonlySet<string | undefined>,
) {
  const undone = future.filter(({ id }) => id !== undefined && wasDone.has(id));
  const isEdit = way === 'done' && step?.deed.kind === 'edit';
  const isWithoutPlace = isEdit && undone.some((other) => isReplacing(other) || arrangesAround(other, step));
  return isWithoutPlace ? future.findLastIndex((other) => undone.includes(other)) + 1 : 0;
}

/** An edit that comes back with what it was done on top of. */
function keptForRedo({ config, history }: Edited, { step }: TabAct, turn: number): Edited {
  const future = step ? history.future.toSpliced(turn, 0, step) : history.future;
  return { config, history: { ...history, future } };
}

/** The places of an act where the other tab changed what this one changed. */
function contestedBy(act: TabAct, here: Edited, isNew: (step: Step) => boolean): ChangedElsewhere[] {
  const { way, step } = act;
  if (way !== 'done' || !step || isReplacing(step) || blockAt(here.history, act, isNew) !== -1) return [];
  if (step.deed.kind === 'arrange' && !isArrangedToo(here.history, step, isNew)) return [];
  return step.patch
    .map((change) => ({ ...change, value: getAt(here.config, change.path) }))
    .filter(({ value, before, after }) => !isSame(value, before) && !isSame(value, after))
    .map(({ path, value }) => ({ path: formatPath(path), value }));
}

/** Does an act again where the other tab wrote over it: on top, or beneath what would leave it without its place. */
function replayed(here: Edited, act: TabAct, isNew: (step: Step) => boolean): Edited {
  const at = blockAt(here.history, act, isNew);
  if (at === -1) return onTop(here, act, isNew);
  const above: { step: Step; around: Around }[] = [];
  let below: Edited = here;
  for (let step = here.history.past.at(-1); step && below.history.past.length > at; ) {
    const under = undo(below);
    above.unshift({ step, around: { from: under.config, to: below.config } });
    below = under;
    step = below.history.past.at(-1);
  }
  const placed = onTop({ ...below, history: { ...below.history, future: [], isUndone: false } }, act, isNew);
  const { config, history } = above.reduce(
    (edited, { step, around }) => again(edited, step, around, true),
    placed,
  );
  const { future, isUndone } = here.history;
  return { config, history: { ...history, future, isUndone } };
}

/** The first step of another tab that an act cannot follow on: one that replaced the site, or arranged the list it wrote in. */
function blockAt({ past }: History, { way, step }: TabAct, isNew: (step: Step) => boolean): number {
  if (way === 'done' && isReplacing(step)) return -1;
  return past.findIndex((other) => isNew(other) && (isReplacing(other) || arrangesAround(other, step)));
}

function arrangesAround(other: Step, step: Step | undefined): boolean {
  const [list] = other.patch;
  return (
    other.deed.kind === 'arrange' &&
    list !== undefined &&
    step?.patch.some(({ path }) => path.length > list.path.length && startsWith(path, list.path)) === true
  );
}

function startsWith(path: Path, start: Path): boolean {
  return start.every((segment, at) => path[at] === segment);
}

function onTop(here: Edited, { way, step, around }: TabAct, isNew: (step: Step) => boolean): Edited {
  const { config, history } = here;
  if (!step) return { config: around ? boundAnew(config, around) : config, history };
  if (way === 'undone') {
    if (history.past.at(-1)?.id === step.id) return undo(here);
    return record(here, applyPatch(config, applicable(config, reversed(step.patch))), step.deed);
  }
  if (way === 'redone') {
    if (history.future[0]?.id === step.id) return redo(here);
    return record(here, applyPatch(config, applicable(config, step.patch)), step.deed, step.commandId);
  }
  return again(here, step, around, !isArrangedToo(history, step, isNew));
}

/** Publishes a config as what led from one to the other did, or takes it off the web, where it is the one that went. */
function boundAnew(config: Config, { from, to }: Around): Config {
  if (to._siteId !== undefined) return { ...config, _siteId: to._siteId };
  const { _siteId, ...unbound } = config;
  return _siteId === from._siteId ? unbound : config;
}

/** Does a step again on another config. */
function again(here: Edited, step: Step, around: Around | undefined, mayArrange: boolean): Edited {
  const config = around && brought(here, step, around, mayArrange);
  return record(here, config ?? applyPatch(here.config, step.patch), step.deed, step.commandId, step.id);
}

/** What a replacement brought; what an arrangement makes of another config, if it may and was done as it was asked for. */
function brought(here: Edited, step: Step, { from, to }: Around, mayArrange: boolean): Config | undefined {
  const { deed } = step;
  if (isReplacing(step)) return to;
  if (!mayArrange || deed.kind !== 'arrange') return undefined;
  const isAsked = patchBetween(arrange(from, deed), to).length === 0;
  return isAsked ? arrange(here.config, deed) : undefined;
}

/** Whether the other tab arranged the very list that a step arranges. */
function isArrangedToo({ past }: History, step: Step, isNew: (step: Step) => boolean): boolean {
  const [list] = step.patch;
  return (
    step.deed.kind === 'arrange' &&
    isArray(list?.after) &&
    past.some(
      (other) => isNew(other) && other.deed.kind === 'arrange' && isSame(other.patch[0]?.path, list.path),
    )
  );
}
