import type { Business } from '../../src/domain/choices/businesses.ts';
import {
  type Config,
  carriedRight,
  type FirstPublishCallback,
  onFirstPublish,
  withCallback,
} from '../../src/domain/config/config.ts';

import type { DeployResult } from '../../src/domain/deploy/deploy.ts';
import type { OwnerRight } from '../../src/domain/deploy/owner-secret.ts';
import type { Arrangement } from '../../src/domain/editing/arrangement.ts';
import { type ConfigWithHistory, type Deed, record } from '../../src/domain/editing/history.ts';
import type { Json } from '../../src/domain/json/json.ts';
import type { ChangedElsewhere } from '../../src/domain/storage/rebase.ts';
import {
  changeSince,
  type DocumentChange,
  nameStep,
  type PendingChange,
  type StoredDocument,
} from '../../src/domain/storage/site-document.ts';
import type { StorageError } from '../../src/domain/storage/storage-error.ts';

/** The website to begin with, as it stands in one tab. */
export interface SiteInput extends ConfigWithHistory {
  /** What this browser published last, and which version everyone sees. */
  readonly live: StoredDocument['live'];
  /** What the database holds. */
  readonly stored: StoredDocument;
  /** What was done here and is not committed yet. */
  readonly pending: readonly PendingChange[];
  /** The revision whose copies stand in local storage. */
  readonly mirrored: number;
  /** A stored text that could not be read; the next commit keeps it. */
  readonly unreadable?: string | undefined;
  /** The state of local storage that the visit takes up; the next commit keeps it. */
  readonly takenUp?: string | undefined;
  /** Whether there is no database in this visit: local storage alone keeps the website. */
  readonly isWithoutStore: boolean;
  /** What this tab's steps are named by; no other tab has it. */
  readonly tab: string;
}

/** What was stored, as the app begins with it. */
export interface LoadedSite extends SiteInput {
  /** Whether something was stored that could not be read. */
  readonly isUnreadable: boolean;
}

/** One commit: what it writes, and what the store holds after it. */
export interface Commit {
  readonly change: DocumentChange;
  readonly committed: StoredDocument;
  /** How many of the pending changes it holds. */
  readonly count: number;
  /** The right to a site that came with a file. */
  readonly right: OwnerRight | undefined;
  readonly isWithoutStore: boolean;
}

/** How a commit ended: another tab may have committed first. */
export type CommitOutcome = 'committed' | 'overtaken';

/** What another tab committed, and when it was read. */
export interface Followed {
  readonly document: StoredDocument;
  readonly at: number;
}

export interface Following {
  readonly followed: Followed | undefined;
}

/** What is copied to local storage. */
export interface Mirrored extends ConfigWithHistory {
  readonly stored: StoredDocument;
  readonly isWithoutStore: boolean;
}

/** What asked for something to be done. */
export interface CommandRef {
  readonly commandId: string;
}

/** What is to be written where, and the command that asks for it. */
export interface AskedEdit extends CommandRef {
  readonly path: string;
  readonly typed: string | boolean;
}

/** A publish that succeeded, with the config that was sent. */
export interface Published {
  readonly result: DeployResult;
  readonly config: Config;
}

export interface SiteContext extends SiteInput {
  /** How many steps this tab has made. */
  readonly count: number;
  /** What was done last in this tab while the page stands, publishing aside. */
  readonly latest: (Pick<PendingChange, 'way' | 'step'> & { readonly count: number }) | undefined;
  /** What was done and is told when its saving has ended. */
  readonly waiting: readonly Done[];
  /** Why the latest write that failed did. */
  readonly problem: StorageError;
  /** What is being committed, or was last. */
  readonly commit: Commit;
  /** The latest commit of another tab that was told of while this one was at work, until it is followed. */
  readonly news: number | undefined;
}

export type SiteEvent =
  | ({ type: 'edit.apply' } & AskedEdit)
  | ({ type: 'site.arrange' } & CommandRef & Arrangement)
  | { type: 'template.choose'; templateId: string; at: number }
  | { type: 'site.reset'; at: number }
  | { type: 'site.open'; config: Config; at: number }
  | { type: 'content.start'; business: Business; config: Config; at: number }
  | { type: 'step.undo'; at: number }
  | { type: 'step.redo'; at: number }
  | ({ type: 'step.revert' } & CommandRef)
  | ({ type: 'site.published' } & Published)
  | { type: 'site.unpublished'; siteId: string }
  | { type: 'version.shown'; siteId: string; version: number }
  | { type: 'value.take'; path: string; value: Json | undefined }
  | { type: 'save.retry' }
  | { type: 'store.changed'; revision: number };

type Done =
  | { type: 'site.edited'; commandId: string; value: string | boolean }
  | { type: 'site.arranged'; commandId: string };

export type SiteFact =
  | Done
  | { type: 'site.refused'; commandId: string }
  | { type: 'site.failed'; commandId: string }
  /** With the paths of items that stand there no more, as far as they are known. */
  | { type: 'site.stepped'; moved?: readonly string[] }
  | { type: 'site.followed'; taken: readonly ChangedElsewhere[]; contested: readonly ChangedElsewhere[] }
  | { type: 'site.replaced'; at: number };

/** What a site begins with. */
export const beginSite = (input: SiteInput): SiteContext => ({
  ...input,
  count: 0,
  latest: undefined,
  waiting: [],
  problem: 'refused',
  commit: commitOf(input),
  news: undefined,
});

/** The website to begin with, whose config carries the embedder's callback. */
export function carrying(input: SiteInput, callback: FirstPublishCallback | undefined): SiteInput {
  const config = withCallback(input.config, callback);
  // The same object in both: what is shown is what is stored.
  const stored = input.config === input.stored.config ? { ...input.stored, config } : input.stored;
  return { ...input, config, stored };
}

/** What is to be committed now. */
export function commitOf(site: SiteInput): Commit {
  const { change, committed } = changeSince(site.stored, site);
  const { unreadable, takenUp, pending, config, isWithoutStore } = site;
  const right = config[carriedRight];
  return {
    change: {
      ...change,
      ...(unreadable !== undefined && { unreadable }),
      ...(takenUp !== undefined && { takenUp }),
    },
    committed,
    count: pending.length,
    right: right === site.stored.config[carriedRight] ? undefined : right,
    isWithoutStore,
  };
}

/** The site after something was done in its tab. */
export function after(context: SiteContext, next: ConfigWithHistory, bound?: 'bound'): Partial<SiteContext> {
  const { edited, change } = nameStep(context, next, `${context.tab}.${context.count + 1}`, bound);
  if (!change) return edited;
  const { way, step } = change;
  const count = context.count + 1;
  const pending = [...context.pending, change];
  return { ...edited, count, pending, latest: bound ? context.latest : { count, way, step } };
}

/** A website in place of the one before; what the embedder gave that one to carry goes along. */
export function replaced(context: SiteContext, config: Config, deed: Deed): Partial<SiteContext> {
  return after(context, record(context, withCallback(config, context.config[onFirstPublish]), deed));
}

/** Whether a site is another than a document that was committed, or tried. */
export function isOther(context: SiteContext, than: StoredDocument): boolean {
  const { config, history, live } = context;
  return config !== than.config || history !== than.history || live !== than.live;
}

/** Whether anything is to be committed. */
export const isDirty = (context: SiteContext) =>
  isOther(context, context.stored) || context.unreadable !== undefined;
