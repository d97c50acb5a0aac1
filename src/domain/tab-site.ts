import type { AnnouncedEdit } from './announced-edit.ts';
import type { Config } from './config.ts';
import type { LoadedConfig } from './config-load.ts';
import type { Edited, History, Step } from './history.ts';
import type { LiveSite } from './live-site.ts';

/** What tabs tell each other by: the document, how many acts of each tab it holds, and which writing it is. */
export interface SharedSite extends Edited {
  readonly seen: Readonly<Record<string, number>>;
  readonly stamp: string;
}

/** A site as one tab has it: the document, and what was done here, to be done again where another tab wrote over it. */
export interface TabSite extends Edited {
  /** What this tab is known by among those that have the site open. */
  readonly tab: string;
  readonly seen: SharedSite['seen'];
  /** The stamp of what was read last: what another tab stored since is news. */
  readonly taken: string;
  readonly acts: readonly TabAct[];
}

/** A tab's site with the edit in it that takes its simulated second: it is applied early where something else would take its place from it. */
export interface EditedSite extends TabSite {
  readonly announced?: AnnouncedEdit | undefined;
}

/** One thing done in a tab: the step that it made, took back or did again. */
export interface TabAct {
  readonly count: number;
  readonly way: 'done' | 'undone' | 'redone' | 'bound';
  readonly step: Step | undefined;
  /** The configs before and after, where the step alone does not say how to do it again. */
  readonly around: Around | undefined;
}

export interface Around {
  readonly from: Config;
  readonly to: Config;
}

/** What a tab begins with: what the browser stored. */
export interface LoadedSite extends LoadedConfig, Omit<TabSite, 'acts'> {
  /** What tabs that are gone had on their way, done again here and not stored yet. */
  readonly acts?: TabSite['acts'];
  /** What was published last from this browser. */
  readonly live?: LiveSite | undefined;
  /** Whether the config is one that was stored. */
  readonly isStored: boolean;
}

/** A place that was changed in another tab, and the value it has or had there. */
export interface ChangedElsewhere {
  readonly path: string;
  readonly value: Config[string];
}

/** How a tab goes on after another one stored its site. */
export interface Followed {
  readonly site: TabSite;
  /** Whether acts of this tab were missing in what the other stored: they were done again, and are to be stored. */
  readonly isAhead: boolean;
  readonly isReplaced: boolean;
  /** What the other tab changed of the site as it was here. */
  readonly taken: readonly ChangedElsewhere[];
  /** What both changed at once: this tab's stands, the other's is told. */
  readonly contested: readonly ChangedElsewhere[];
}

// More tabs than anybody works in at once; each page load is one.
const MAX_TABS = 50;
// More than anybody does in one tab before another one hears of it.
const MAX_ACTS = 200;

/** The text by which a site is shared: the whole document in one, so that no two keys can disagree; its stamp stands first. */
export function sharedText({ config, history, seen }: TabSite, stamp: string): string {
  const latest = Object.fromEntries(Object.entries(seen).slice(-MAX_TABS));
  return JSON.stringify({ stamp, ...history, seen: latest, config });
}

/** The stamp of a shared text; empty where there is none. */
export function stampOf(text: string | null): string {
  return /^\{"stamp":"([\w.]+)"/.exec(text ?? '')?.[1] ?? '';
}

/** The site after something was done in its tab: counted, and remembered. Publishing and unpublishing are acts, whatever they change. */
export function acted(site: TabSite, next: Edited, bound?: 'bound'): TabSite {
  const way = bound ?? wayBetween(site, next);
  if (!way) return { ...site, config: next.config };
  const { [site.tab]: before = 0, ...others } = site.seen;
  const count = before + 1;
  const history = way === 'done' ? withLatestNamed(next.history, `${site.tab}.${count}`) : next.history;
  const done = way === 'undone' ? history.future[0] : history.past.at(-1);
  const step = bound ? undefined : done;
  const isPlain = !bound && (way !== 'done' || step?.deed.kind === 'edit');
  const around = isPlain ? undefined : { from: site.config, to: next.config };
  return {
    ...site,
    config: next.config,
    history,
    // The tab that acted last is named last.
    seen: { ...others, [site.tab]: count },
    acts: [...site.acts, { count, way, step, around }].slice(-MAX_ACTS),
  };
}

function wayBetween(before: Edited, { history }: Edited): TabAct['way'] | undefined {
  if (history === before.history) return undefined;
  if (history.isUndone) return 'undone';
  const again = before.history.future[0];
  return again && history.past.at(-1)?.deed === again.deed ? 'redone' : 'done';
}

function withLatestNamed(history: History, id: string): History {
  const latest = history.past.at(-1);
  return latest ? { ...history, past: [...history.past.slice(0, -1), { ...latest, id }] } : history;
}
