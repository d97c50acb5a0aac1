import type { Business } from '../../domain/choices/businesses.ts';
import {
  type Config,
  type DeployResult,
  type FirstPublishCallback,
  onFirstPublish,
  withCallback,
} from '../../domain/config/config.ts';
import type { PlannedEdit } from '../../domain/config/edit-config.ts';
import type { Arrangement } from '../../domain/editing/arrangement.ts';
import { type ConfigWithHistory, type Deed, record } from '../../domain/editing/history.ts';
import type { Json } from '../../domain/json/json.ts';
import type { CheckedAddress, ShownVersion } from '../../domain/publish/live-site.ts';
import type { ChangedElsewhere } from '../../domain/storage/rebase.ts';
import {
  type Binding,
  changeSince,
  type DocumentChange,
  nameStep,
  type PendingChange,
  type StoredDocument,
} from '../../domain/storage/site-document.ts';
import type { StorageError } from '../../domain/storage/storage-error.ts';
import type { FreshWebsites } from '../../templates/fresh-websites.ts';

/** The website that a tab starts with. */
export interface SiteInput extends ConfigWithHistory {
  /** The latest publish of this browser, and the live version. */
  readonly live: StoredDocument['live'];
  /** The document in the database. */
  readonly stored: StoredDocument;
  /** Changes of this tab that are not committed yet. */
  readonly pending: readonly PendingChange[];
  /** The revision that local storage mirrors. */
  readonly mirrored: number;
  /** A stored text that could not be parsed; the next commit preserves it. */
  readonly unreadable?: string | undefined;
  /** The state of local storage that this visit imported; the next commit records it. */
  readonly importedMirrors?: string | undefined;
  /** True if the database is unavailable in this visit; then only local storage keeps the website. */
  readonly isWithoutStore: boolean;
  /** What a new website says in the visitor's language. */
  readonly fresh: FreshWebsites;
  /** The prefix of this tab's step ids, unique among tabs. */
  readonly tab: string;
}

/** The stored website, as loaded at start-up. */
export interface LoadedSite extends SiteInput {
  /** True if a stored text could not be parsed. */
  readonly isUnreadable: boolean;
}

/** One commit: the change to write, and the document that the store holds after it. */
export interface Commit {
  readonly change: DocumentChange;
  readonly committed: StoredDocument;
  /** The number of pending changes in this commit. */
  readonly count: number;
  readonly isWithoutStore: boolean;
}

/** The result of a commit; `overtaken`: another tab committed first. */
export type CommitOutcome = 'committed' | 'overtaken';

/** The document that another tab committed. `at` is the time it was read, in milliseconds since 1970. */
export interface Followed {
  readonly document: StoredDocument;
  readonly at: number;
}

export interface Following {
  readonly followed: Followed | undefined;
}

/** The document to mirror to local storage. */
export interface Mirrored extends ConfigWithHistory {
  readonly stored: StoredDocument;
  readonly isWithoutStore: boolean;
}

/** The id of the command that caused a change. */
export interface CommandRef {
  readonly commandId: string;
}

/** An edit: the path, the value as typed, and its command. */
export interface AskedEdit extends CommandRef {
  readonly path: string;
  readonly typed: string | boolean;
}

/** Several edits that are one undo step; all of them are made, or none. */
export interface Plan extends CommandRef {
  readonly edits: readonly PlannedEdit[];
}

/** A successful publish, with the config that was sent. */
export interface Published {
  readonly result: DeployResult;
  readonly config: Config;
  /** The e-mail address that it was sent with. */
  readonly userEmail?: string | undefined;
  /** The website that was sent (`websiteOf`). Another one may have taken its place since. */
  readonly website?: string | undefined;
}

export interface SiteContext extends SiteInput {
  /** The number of steps made in this tab. */
  readonly count: number;
  /** The latest step of this tab in this visit, publishes excluded. */
  readonly latest: (Pick<PendingChange, 'way' | 'step'> & { readonly count: number }) | undefined;
  /** Facts to emit once saving has ended. */
  readonly waiting: readonly Done[];
  /** The reason of the latest storage failure. */
  readonly problem: StorageError;
  /** The current or latest commit. */
  readonly commit: Commit;
  /** The latest revision that another tab announced while this tab was busy; undefined once it was followed. */
  readonly news: number | undefined;
}

export type SiteEvent =
  | ({ type: 'edit.apply' } & AskedEdit)
  | ({ type: 'plan.apply' } & Plan)
  | ({ type: 'site.arrange' } & CommandRef & Arrangement)
  | { type: 'template.choose'; templateId: string; at: number }
  | { type: 'site.reset'; at: number }
  /** `live`: what is known of its live page, if it comes from there. */
  | { type: 'site.open'; config: Config; at: number; live?: StoredDocument['live'] }
  | { type: 'content.start'; business: Business; config: Config; at: number }
  /** `config` is the website that takes the visitor's content. */
  | { type: 'content.carry'; config: Config; at: number }
  | { type: 'step.undo'; at: number }
  | { type: 'step.redo'; at: number }
  | ({ type: 'step.revert' } & CommandRef)
  | ({ type: 'site.published' } & Published)
  | { type: 'site.unpublished'; siteId: string }
  | ({ type: 'version.shown' } & ShownVersion)
  | ({ type: 'address.checked' } & CheckedAddress)
  | { type: 'value.take'; path: string; value: Json | undefined }
  | { type: 'save.retry' }
  | { type: 'store.changed'; revision: number };

type Done =
  /** `value` is what was stored; of a plan, what was typed last. */
  | { type: 'site.edited'; commandId: string; value: string | boolean }
  | { type: 'site.arranged'; commandId: string };

export type SiteFact =
  | Done
  | { type: 'site.refused'; commandId: string }
  | { type: 'site.failed'; commandId: string }
  /** `moved`: paths of list items that were moved or removed. */
  | { type: 'site.stepped'; moved?: readonly string[] }
  | { type: 'site.followed'; taken: readonly ChangedElsewhere[]; contested: readonly ChangedElsewhere[] }
  | { type: 'site.replaced'; at: number; by: ReplacedBy };

/** The event that replaced the website; `store.changed`: another tab did. */
export type ReplacedBy = Extract<SiteEvent, { readonly at: number }>['type'] | 'store.changed';

/** True if the visitor confirmed that another website takes the place of this one: what is not sent ends with it. */
export const isConfirmed = (by: ReplacedBy): boolean =>
  by === 'template.choose' || by === 'content.carry' || by === 'site.reset' || by === 'site.open';

/** What the site emits. `step.made`: this tab made an undo step; undo and redo make none. */
export type SiteNews = SiteFact | { type: 'step.made' };

/** The initial context. */
export const beginSite = (input: SiteInput): SiteContext => ({
  ...input,
  count: 0,
  latest: undefined,
  waiting: [],
  problem: 'refused',
  commit: commitOf(input),
  news: undefined,
});

/** The input with the embedder's first-publish callback attached to its config. */
export function carrying(input: SiteInput, callback: FirstPublishCallback | undefined): SiteInput {
  const config = withCallback(input.config, callback);
  // Both must stay the same object, or the site would look dirty.
  const stored = input.config === input.stored.config ? { ...input.stored, config } : input.stored;
  return { ...input, config, stored };
}

/** The next commit. */
export function commitOf(site: SiteInput): Commit {
  const { change, committed } = changeSince(site.stored, site);
  const { unreadable, importedMirrors, pending, isWithoutStore } = site;
  return {
    change: {
      ...change,
      ...(unreadable !== undefined && { unreadable }),
      ...(importedMirrors !== undefined && { importedMirrors }),
    },
    committed,
    count: pending.length,
    isWithoutStore,
  };
}

/** The context after a change made in this tab. */
export function after(
  context: SiteContext,
  next: ConfigWithHistory,
  binding?: Binding,
): Partial<SiteContext> {
  // A change that does not say that the website is cleared ends that.
  const named = { ...next, cleared: next.cleared };
  const { edited, change } = nameStep(context, named, `${context.tab}.${context.count + 1}`, binding);
  if (!change) return edited;
  const { way, step } = change;
  const count = context.count + 1;
  const pending = [...context.pending, change];
  const isStep = way !== 'bound' && way !== 'cleared';
  return { ...edited, count, pending, ...(isStep && { latest: { count, way, step } }) };
}

/** The context after the website was replaced. The embedder's callback is kept. */
export function replaced(context: SiteContext, config: Config, deed: Deed): Partial<SiteContext> {
  return after(context, record(context, withCallback(config, context.config[onFirstPublish]), deed));
}

/** True if the site differs from a document that was committed or tried. */
export function isOther(context: SiteContext, than: StoredDocument): boolean {
  const { config, history, cleared, live } = context;
  return config !== than.config || history !== than.history || cleared !== than.cleared || live !== than.live;
}

/** True if there is something to commit. */
export const isDirty = (context: SiteContext) =>
  isOther(context, context.stored) || context.unreadable !== undefined;
