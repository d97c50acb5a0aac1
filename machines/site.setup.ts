import { assign, emit, sendTo, setup } from 'xstate';
import { type AnnouncedEdit, type AskedEdit, announcedEdit } from '../src/domain/announced-edit.ts';
import { type Arrangement, arrange } from '../src/domain/arrangement.ts';
import type { Business } from '../src/domain/business.ts';
import { type Config, onFirstPublish, withCallback } from '../src/domain/config.ts';
import { type EditResult, editConfig, isSafePath } from '../src/domain/config-write.ts';
import type { DeployResult } from '../src/domain/deploy.ts';
import {
  canRevert,
  changesPlaces,
  type Deed,
  type History,
  isReplacing,
  isReset,
  type Replacement,
  record,
  redo,
  revert,
  undo,
} from '../src/domain/history.ts';
import type { Json } from '../src/domain/json.ts';
import { nowShown, publishedNow } from '../src/domain/live-site.ts';
import { patchBetween } from '../src/domain/patch.ts';
import { parsePath, removeAt, setAt } from '../src/domain/path.ts';
import { type StoreProblem, storeProblem } from '../src/domain/store-problem.ts';
import {
  acted,
  type ChangedElsewhere,
  type EditedSite,
  type Followed,
  type LoadedSite,
} from '../src/domain/tab-site.ts';
import { resolveOutline } from '../templates/catalog.ts';
import { configToBe } from './config-to-be.ts';
import { escalate } from './escalate.ts';
import { notProvided, notProvidedReporter } from './not-provided.ts';

/** The website to begin with, and whether the browser keeps it already. */
type SiteInput = Omit<LoadedSite, 'isUnreadable'>;

/** Whether what was to be stored is stored, or another tab's is to be taken over first. */
export type Kept = 'kept' | 'overtaken';

/** How the site goes on after another tab stored its own, and the moment of that. */
export interface FollowedStore extends Followed, Pick<SiteInput, 'live'> {
  readonly at: number;
}

interface Following {
  readonly followed: FollowedStore;
}

interface TemplateStart {
  readonly kind: Replacement;
  readonly templateId?: string;
}

/** What asked for something to be done. */
interface Command {
  readonly commandId: string;
}

/** What the store of the site is told: which edit of a tab is on its way, for as long as it is. */
export interface EditAhead {
  readonly type: 'ahead.keep';
  readonly tab: string;
  readonly announced: AnnouncedEdit | undefined;
}

interface SiteContext extends EditedSite, Omit<SiteInput, 'acts'> {
  /** What was done and is told when its saving has ended. */
  readonly waiting: readonly Done[];
  /** Why the latest save that failed did. */
  readonly problem: StoreProblem;
}

export type SiteEvent =
  | ({ type: 'edit.apply' } & AskedEdit)
  | ({ type: 'edit.announce' } & AskedEdit)
  | { type: 'edit.withdraw'; commandId: string }
  | ({ type: 'site.arrange'; commandId: string } & Arrangement)
  | { type: 'template.choose'; templateId: string; at: number }
  | { type: 'site.reset'; at: number }
  | { type: 'site.open'; config: Config; at: number }
  | { type: 'content.start'; business: Business; config: Config; at: number }
  | { type: 'step.undo'; at: number }
  | { type: 'step.redo'; at: number }
  | { type: 'step.revert'; commandId: string }
  | { type: 'site.published'; result: DeployResult }
  | { type: 'site.unpublished'; siteId: string }
  | { type: 'version.shown'; siteId: string; version: number }
  | { type: 'value.take'; path: string; value: Json | undefined }
  | { type: 'save.retry' }
  | { type: 'page.leave' }
  | { type: 'store.changed' };

type Done =
  | { type: 'site.edited'; commandId: string; value: string | boolean; isUndone?: boolean }
  | { type: 'site.arranged'; commandId: string };

export type SiteFact =
  | Done
  | { type: 'site.refused'; commandId: string }
  | { type: 'site.failed'; commandId: string }
  /** With the paths of items that stand there no more, as far as they are known. */
  | { type: 'site.stepped'; moved?: readonly string[] }
  | { type: 'site.followed'; taken: readonly ChangedElsewhere[]; contested: readonly ChangedElsewhere[] }
  | { type: 'site.replaced'; at: number };

/** A site with an edit in it; itself where that cannot be. */
function edited(context: SiteContext, { commandId, path, typed }: AskedEdit): Partial<SiteContext> {
  const result = editConfig(context.config, path, typed);
  if (result.kind !== 'edited') return {};
  return {
    ...acted(context, record(context, result.config, { kind: 'edit', path }, commandId)),
    waiting: [...context.waiting, { type: 'site.edited', commandId, value: result.value }],
  };
}
/** What was done, as it is told when it was taken back meanwhile. */
const asItStands = (done: Done, { future }: History): Done =>
  done.type === 'site.edited' && future.some(({ commandId }) => commandId === done.commandId)
    ? { ...done, isUndone: true }
    : done;
/** A site that knows no more of an edit. */
const withdrawn = ({ announced }: SiteContext, { commandId }: Command) => ({
  announced: announced?.commandId === commandId ? undefined : announced,
});
const hasAnnounced = (context: SiteContext) =>
  patchBetween(context.config, configToBe({ context })).length > 0;

const base = setup({
  types: {
    input: {} as SiteInput,
    context: {} as SiteContext,
    events: {} as SiteEvent,
    emitted: {} as SiteFact,
  },
  actors: {
    saveSite: notProvided<Kept, EditedSite>('saveSite'),
    clearSite: notProvided<Kept, EditedSite>('clearSite'),
    followStore: notProvided<FollowedStore, EditedSite>('followStore'),
    watchStore: notProvidedReporter<undefined, EditAhead>('watchStore'),
  },
  // The config is stored at once; this is how long its page may take, which may have to be fetched what draws it.
  delays: { pagePatience: 5000 },
  guards: {
    hasActed: ({ context }) => context.acts.length > 0,
    isStored: ({ context }) => context.isStored === true,
    isAppliedAlready: ({ context }, { commandId }: Command) =>
      context.announced?.isApplied === true && context.announced.commandId === commandId,
    hasAnnounced: ({ context }) => hasAnnounced(context),
    isAccepted: (_, { result }: { result: EditResult }) => result.kind === 'edited',
    undoesReplacing: ({ context }) => isReplacing(context.history.past.at(-1)),
    redoesReplacing: ({ context }) => isReplacing(context.history.future[0]),
    leavesNoRedo: ({ context }) => hasAnnounced(context) && changesPlaces(context.history.future[0]),
    canUndo: ({ context }) => context.history.past.length > 0,
    canRedo: ({ context }) => context.history.future.length > 0,
    canRevert: ({ context }, { commandId }: Command) => canRevert(context, commandId),
    hasSiteId: ({ context }, { siteId }: { siteId: string }) => context.config._siteId === siteId,
    isOvertaken: (_, { kept }: { kept: Kept }) => kept === 'overtaken',
    isAhead: (_, { followed }: Following) => followed.isAhead,
    wasReset: (_, { followed }: Following) => isReset(followed.site.history),
    isFirstPublish: ({ context }, { siteId }: { siteId: string }) => context.config._siteId !== siteId,
  },
  actions: {
    escalate,
    applyEdit: assign(({ context }, edit: AskedEdit) => ({
      ...edited(context, edit),
      ...withdrawn(context, edit),
    })),
    keepAnnounced: assign(({ context }, edit: AskedEdit) => {
      const announced = announcedEdit(edit);
      return { announced: hasAnnounced({ ...context, announced }) ? announced : undefined };
    }),
    applyAnnounced: assign(({ context }) => {
      const { announced } = context;
      if (!announced || !hasAnnounced(context)) return {};
      return { ...edited(context, announced), announced: { ...announced, isApplied: true } };
    }),
    keepAhead: sendTo(
      'store',
      ({ context: { tab, announced } }): EditAhead => ({
        type: 'ahead.keep',
        tab,
        announced,
      }),
    ),
    withdraw: assign(({ context }, command: Command) => withdrawn(context, command)),
    arrange: assign(
      ({ context }, { act, path, commandId }: Arrangement & { readonly commandId: string }) => ({
        ...acted(
          context,
          record(context, arrange(context.config, { act, path }), { kind: 'arrange', act, path }, commandId),
        ),
        waiting: [...context.waiting, { type: 'site.arranged' as const, commandId }],
      }),
    ),
    startFromTemplate: assign(({ context }, { kind, templateId }: TemplateStart) => {
      const { base } = resolveOutline({ _templateId: templateId }).outline;
      return acted(context, record(context, withCallback(base, context.config[onFirstPublish]), { kind }));
    }),
    openSite: assign(({ context }, { config, deed }: { config: Config; deed: Deed }) =>
      acted(context, record(context, withCallback(config, context.config[onFirstPublish]), deed)),
    ),
    undoStep: assign(({ context }) => acted(context, undo(context))),
    redoStep: assign(({ context }) => acted(context, redo(context))),
    revertStep: assign(({ context }, { commandId }: Command) => acted(context, revert(context, commandId))),
    takeValue: assign(({ context }, { path, value }: ChangedElsewhere) => {
      const at = parsePath(path);
      if (!at || !isSafePath(at)) return {};
      const config = value === undefined ? removeAt(context.config, at) : setAt(context.config, at, value);
      return acted(context, record(context, config, { kind: 'edit', path }));
    }),
    bindSiteId: assign(({ context }, { result }: { result: DeployResult }) => {
      const { config, history } = context;
      const bound = { config: { ...config, _siteId: result.siteId }, history };
      return {
        ...acted(context, bound, 'bound'),
        live: publishedNow(configToBe({ context }), result, context.live),
      };
    }),
    takeOver: assign((_, { followed: { site, live } }: Following) => ({ ...site, live })),
    keepProblem: assign({ problem: (_, { error }: { error: unknown }) => storeProblem(error) }),
    noteShown: assign({
      live: ({ context }, { siteId, version }: { siteId: string; version: number }) =>
        nowShown(context.live, siteId, version),
    }),
    dropSiteId: assign(({ context }) => {
      const { _siteId, ...config } = context.config;
      return { ...acted(context, { config, history: context.history }, 'bound'), live: undefined };
    }),
    tellFirstPublish: ({ context }, { result }: { result: DeployResult }) =>
      context.config[onFirstPublish]?.(result),
    reportRefusal: emit(
      (_, { result, commandId }: { result: EditResult; commandId: string }): SiteFact => ({
        type: result.kind === 'refused' ? 'site.refused' : 'site.failed',
        commandId,
      }),
    ),
    reportTurn: emit(
      (_, { followed: { isReplaced, at } }: Following): SiteFact =>
        isReplaced ? { type: 'site.replaced', at } : { type: 'site.stepped' },
    ),
    reportFollowed: emit(
      (_, { followed: { taken, contested } }: Following): SiteFact => ({
        type: 'site.followed',
        taken,
        contested,
      }),
    ),
    reportStepped: emit({ type: 'site.stepped' }),
    reportReplaced: emit((_, { at }: { at: number }): SiteFact => ({ type: 'site.replaced', at })),
  },
});

/** What the site's chart names: its actors, guards and actions. */
export const siteSetup = base.extend({
  actions: {
    reportDone: base.enqueueActions(({ context, enqueue }) => {
      for (const done of context.waiting) enqueue.emit(asItStands(done, context.history));
      enqueue.assign({ waiting: [] });
    }),
  },
});
