import type { Config } from '../config/config.ts';
import { type ConfigWithHistory, type History, NO_HISTORY, type Step } from '../editing/history.ts';
import { type LiveSite, liveText } from '../publish/live-site.ts';

/** A committed document. */
export interface StoredDocument extends ConfigWithHistory {
  /** 0: the store is empty. */
  readonly revision: number;
  /** The position of the oldest kept step. */
  readonly first: number;
  readonly live: LiveSite | undefined;
}

/** The document of an empty store. */
export const EMPTY_STORE: StoredDocument = {
  config: { _structure: { globalSettings: { children: [] }, sections: [] } },
  history: NO_HISTORY,
  cleared: undefined,
  revision: 0,
  first: 0,
  live: undefined,
};

/** A document as read from the store, not parsed yet. */
export interface RawDocument {
  readonly revision: number;
  readonly config: string;
  readonly isUndone: boolean;
  /** True if local storage holds nothing of the website. */
  readonly isCleared?: boolean | undefined;
  readonly first: number;
  readonly past: readonly unknown[];
  readonly future: readonly unknown[];
  readonly live: string | null;
  /** The state of local storage that was imported last (see `mirrorState`). */
  readonly importedMirrors?: string | undefined;
}

/** The data of one commit. Its size depends on the change, not on the length of the history. */
export interface DocumentChange {
  /** The revision that the change is based on. */
  readonly base: number;
  readonly config: string;
  readonly isUndone: boolean;
  readonly isCleared: boolean;
  /**
   * Steps have consecutive positions: past steps in [first, head), undone ones in [head, end). Steps
   * outside this range are deleted.
   */
  readonly first: number;
  readonly head: number;
  readonly end: number;
  readonly put: readonly { readonly position: number; readonly step: Step }[];
  /** Present if it changed; null: the site was unpublished. */
  readonly live?: string | null;
  /** An unreadable text to preserve. */
  readonly unreadable?: string;
  /** Present if the change imports the state of local storage, written by other code. */
  readonly importedMirrors?: string;
}

/** One uncommitted change of a tab, with what a rebase needs to repeat it. */
export interface PendingChange {
  /**
   * `done` is a new step. `bound` sets or removes `_siteId`, by a publish or an unpublish, and has no step. `cleared` is a
   * reset without a difference; its step is not in the history.
   */
  readonly way: 'done' | 'undone' | 'redone' | 'bound' | 'cleared';
  readonly step: Step | undefined;
  readonly from: Config;
  readonly to: Config;
  /** Of `bound`. */
  readonly binding?: Binding | undefined;
}

/** What a publish or an unpublish changes: the site id of a website (`websiteOf`); undefined: it has none any more. */
export interface Binding {
  readonly website: string | undefined;
  readonly siteId: string | undefined;
}

/**
 * Gives the step between two states of a tab its id, and returns the change to commit; no change if nothing
 * happened. `id` must be unique among all tabs.
 */
export function nameStep(
  before: ConfigWithHistory,
  after: ConfigWithHistory,
  id: string,
  binding?: Binding,
): { readonly edited: ConfigWithHistory; readonly change: PendingChange | undefined } {
  const changed = wayBetween(before.history, after.history) ?? (after.cleared && 'cleared');
  const way = binding ? 'bound' : changed;
  const edited = way === 'done' ? { ...after, history: withLatestNamed(after.history, id) } : after;
  const { past, future } = edited.history;
  const steps = {
    done: past.at(-1),
    redone: past.at(-1),
    undone: future[0],
    bound: undefined,
    cleared: { deed: { kind: 'reset' }, patch: [], id },
  } as const;
  return {
    edited,
    change: way && { way, step: steps[way], from: before.config, to: after.config, binding },
  };
}

function wayBetween(before: History, after: History): 'done' | 'undone' | 'redone' | undefined {
  if (after === before) return undefined;
  if (after.isUndone) return 'undone';
  const [next] = before.future;
  const isOneLess = after.future.length === before.future.length - 1;
  return isOneLess && after.past.at(-1)?.deed === next?.deed ? 'redone' : 'done';
}

function withLatestNamed(history: History, id: string): History {
  const latest = history.past.at(-1);
  return latest ? { ...history, past: history.past.with(-1, { ...latest, id }) } : history;
}

/** The difference between the committed document and the current one, and the document that the commit will leave. */
export function changeSince(
  stored: StoredDocument,
  now: ConfigWithHistory & Pick<StoredDocument, 'live'>,
): { readonly change: DocumentChange; readonly committed: StoredDocument } {
  const { config, history, cleared, live } = now;
  const before = stepsOf(stored.history);
  const after = stepsOf(history);
  const dropped = droppedBetween(before, after);
  const first = stored.first + dropped;
  return {
    change: {
      base: stored.revision,
      config: configText(config),
      isUndone: history.isUndone,
      isCleared: cleared !== undefined,
      first,
      head: first + history.past.length,
      end: first + after.length,
      put: after.flatMap((step, at) =>
        step === before[at + dropped] ? [] : [{ position: first + at, step: withoutCommand(step) }],
      ),
      ...(live !== stored.live && { live: live ? liveText(live) : null }),
    },
    committed: { config, history, cleared, live, revision: stored.revision + 1, first },
  };
}

const texts = new WeakMap<Config, string>();

/** The JSON text of a config, memoised because store and mirror both need it. */
export function configText(config: Config): string {
  const known = texts.get(config) ?? JSON.stringify(config);
  texts.set(config, known);
  return known;
}

function stepsOf({ past, future }: History): readonly Step[] {
  return future.length > 0 ? [...past, ...future] : past;
}

/** The number of oldest steps that the history limit dropped, found by the first step that both share. */
function droppedBetween(before: readonly Step[], after: readonly Step[]): number {
  for (const [at, step] of after.entries()) {
    const place = before.indexOf(step);
    if (place !== -1) return place - at;
  }
  return 0;
}

function withoutCommand({ commandId, ...step }: Step): Step {
  return step;
}
