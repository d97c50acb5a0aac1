import { assign, emit, enqueueActions, setup } from 'xstate';
import type { Business } from '../../domain/choices/businesses.ts';
import { type Config, onFirstPublish } from '../../domain/config/config.ts';
import { applyPlan, editConfig, isSafePath, type PlannedEdit } from '../../domain/config/edit-config.ts';
import { type Arrangement, arrange, movedItems } from '../../domain/editing/arrangement.ts';
import {
  bind,
  canRevert,
  isReplacing,
  record,
  redo,
  revert,
  undo,
  websiteOf,
} from '../../domain/editing/history.ts';
import { startedOn } from '../../domain/editing/started-on.ts';
import { parsePath, removeAt, setAt } from '../../domain/json/path.ts';
import {
  type CheckedAddress,
  nowShown,
  publishedNow,
  type ShownVersion,
  withAddress,
} from '../../domain/publish/live-site.ts';
import { type ChangedElsewhere, rebase } from '../../domain/storage/rebase.ts';
import { EMPTY_STORE } from '../../domain/storage/site-document.ts';
import { storageErrorOf } from '../../domain/storage/storage-error.ts';
import { carriedOver } from '../../templates/carried-content.ts';
import { withOwnContent } from '../../templates/check/samples.ts';
import { freshWebsite } from '../../templates/fresh-websites.ts';
import { withNameThroughout } from '../../templates/name-throughout.ts';
import { knownFacts } from '../../templates/own-facts.ts';
import { notProvided, notProvidedReporter } from '../not-provided.ts';
import {
  type AskedEdit,
  after,
  type CommandRef,
  type Commit,
  type CommitOutcome,
  commitOf,
  type Followed,
  type Following,
  isDirty,
  isOther,
  type Mirrored,
  type Plan,
  type Published,
  type ReplacedBy,
  replaced,
  type SiteContext,
  type SiteEvent,
  type SiteFact,
  type SiteInput,
  type SiteNews,
} from './site.context.ts';

const base = setup({
  types: {
    input: {} as SiteInput,
    context: {} as SiteContext,
    events: {} as SiteEvent,
    emitted: {} as SiteNews,
    /** `saving`: answers wait until the document is saved. */
    tags: {} as 'saving',
  },
  actors: {
    commitSite: notProvided<CommitOutcome, Commit>('commitSite'),
    mirrorSite: notProvided<void, Mirrored>('mirrorSite'),
    followStore: notProvided<Followed | undefined, void>('followStore'),
    watchStore: notProvidedReporter<undefined>('watchStore'),
  },
  // An upper limit for answers: the late code may still be loading, and a disk may hang.
  delays: { savingPatience: 5000 },
  guards: {
    isAccepted: ({ context }, { path, typed }: AskedEdit) =>
      editConfig(context.config, path, typed).kind === 'edited',
    isPossible: ({ context }, { edits }: Plan) => applyPlan(context.config, edits) !== undefined,
    undoesReplacing: ({ context }) => isReplacing(context.history.past.at(-1)),
    redoesReplacing: ({ context }) => isReplacing(context.history.future[0]),
    canUndo: ({ context }) => context.history.past.length > 0,
    canRedo: ({ context }) => context.history.future.length > 0,
    canRevert: ({ context }, { commandId }: CommandRef) => canRevert(context, commandId),
    hasSiteId: ({ context }, { siteId }: { siteId: string }) => context.config._siteId === siteId,
    isDirty: ({ context }) => isDirty(context),
    hasUntried: ({ context }) => isDirty(context) && isOther(context, context.commit.committed),
    hasWaiting: ({ context }) => context.waiting.length > 0,
    isMirrorStale: ({ context }) => context.mirrored !== context.stored.revision,
    isKeptNowhere: ({ context }) => context.stored.revision === 0 || context.cleared !== undefined,
    // Without a database there is nothing to read.
    isNews: ({ context }, { revision }: { revision: number }) =>
      !context.isWithoutStore && context.stored.revision !== revision,
    isBehind: ({ context: { news, stored } }) => news !== undefined && news > stored.revision,
    isOvertaken: (_, { outcome }: { outcome: CommitOutcome }) => outcome === 'overtaken',
    isStoreEmpty: (_, { followed }: Following) => followed === undefined,
  },
  actions: {
    undoStep: assign(({ context }) => after(context, undo(context))),
    redoStep: assign(({ context }) => after(context, redo(context))),
    keepPublished: assign(({ context }, { result, config: sent, website, userEmail }: Published) => {
      const { siteId } = result;
      const { config, history, live } = context;
      const bound = bind(context, website, siteId);
      if (bound === context) return {};
      const isPresent = website === websiteOf(history);
      const isKnown = live !== undefined && live.config._siteId === config._siteId;
      return {
        ...after(context, bound, { website, siteId }),
        // What is known of the live page of the present website stays known.
        live: isKnown && !isPresent ? live : publishedNow(sent, result, live, userEmail),
      };
    }),
    dropSiteId: assign(({ context }) => {
      const { _siteId, ...config } = context.config;
      const { history } = context;
      const binding = { website: websiteOf(history), siteId: undefined };
      return { ...after(context, { config, history }, binding), live: undefined };
    }),
    noteShown: assign({
      live: ({ context }, shown: ShownVersion) => nowShown(context.live, shown),
    }),
    noteAddress: assign({
      live: ({ context }, checked: CheckedAddress) => withAddress(context.live, checked),
    }),
    // What the server says of the address is the builder's own affair: the callback's details are specified.
    tellFirstPublish: ({ context }, { result }: Published) => {
      const { isConfirmed: _, keepsAddress: __, mail: ___, nextMailAt: ____, ...told } = result;
      if (!result.isUpdate) context.config[onFirstPublish]?.(told);
    },
    prepareCommit: assign({ commit: ({ context }) => commitOf(context) }),
    keepCommitted: assign(({ context: { commit, pending } }) => ({
      stored: commit.committed,
      pending: pending.slice(commit.count),
      unreadable: undefined,
      importedMirrors: undefined,
    })),
    noteNews: assign({ news: (_, { revision }: { revision: number }) => revision }),
    forgetNews: assign({ news: undefined }),
    keepMirrored: assign({ mirrored: ({ context }) => context.stored.revision }),
    beginStoreAnew: assign({ stored: EMPTY_STORE, mirrored: 0 }),
    takeOver: assign(({ context }, { followed }: Following) => {
      if (!followed) return {};
      const { config, history, cleared, live, stored, pending } = rebase(context, followed.document);
      // The tab that committed also mirrors. It may be this one, if the message is about an earlier commit.
      const mirrored = stored.revision === context.stored.revision ? context.mirrored : stored.revision;
      return { config, history, cleared, live, stored, pending, mirrored };
    }),
    keepProblem: assign({ problem: (_, { error }: { error: unknown }) => storageErrorOf(error) }),
    reportRefusal: emit(
      ({ context }, { commandId, path, typed }: AskedEdit): SiteFact => ({
        type: editConfig(context.config, path, typed).kind === 'refused' ? 'site.refused' : 'site.failed',
        commandId,
      }),
    ),
    refusePlan: emit((_, { commandId }: CommandRef): SiteFact => ({ type: 'site.refused', commandId })),
    reportTurn: emit(
      ({ context }, { followed }: Following): SiteFact =>
        followed && rebase(context, followed.document).isReplaced
          ? { type: 'site.replaced', at: followed.at, by: 'store.changed' }
          : stepped(context, followed && rebase(context, followed.document)),
    ),
    reportFollowed: emit(({ context }, { followed }: Following): SiteFact => {
      const { taken = [], contested = [] } = followed ? rebase(context, followed.document) : {};
      return { type: 'site.followed', taken, contested };
    }),
    reportUndone: emit(({ context }) => stepped(context, undo(context))),
    reportRedone: emit(({ context }) => stepped(context, redo(context))),
    reportReverted: emit(({ context }, { commandId }: CommandRef) =>
      stepped(context, revert(context, commandId)),
    ),
    reportTaken: emit(({ context }, theirs: ChangedElsewhere) =>
      stepped(context, { config: taken(context, theirs) }),
    ),
    reportReplaced: emit(
      (_, { type, at }: { type: ReplacedBy; at: number }): SiteFact => ({
        type: 'site.replaced',
        at,
        by: type,
      }),
    ),
  },
});

/** Tells of a step to another state of the website, before it is taken. */
function stepped({ config }: SiteContext, to: { readonly config: Config } = { config }): SiteFact {
  return { type: 'site.stepped', moved: movedItems(config, to.config) };
}

/** The website with another tab's value of a path. */
function taken({ config }: SiteContext, { path, value }: ChangedElsewhere): Config {
  const at = parsePath(path);
  if (!at || !isSafePath(at)) return config;
  return value === undefined ? removeAt(config, at) : setAt(config, at, value);
}

/** The website after an edit, with a new name wherever the former one stood, and without the samples that it replaces. */
const edited = ({ config }: SiteContext, next: Config, made: readonly PlannedEdit[]) =>
  withOwnContent(config, withNameThroughout(config, next), made);

/** The website after a plan. A section that it adds begins with what the website says already, but for what the plan writes itself. */
function planned(config: Config, edits: readonly PlannedEdit[]): Config | undefined {
  const next = applyPlan(config, edits);
  const known = next && edits.flatMap(({ path, section }) => (section ? knownFacts(next, path) : []));
  const others = known?.filter(({ path }) => !edits.some((edit) => edit.path === path)) ?? [];
  return next && others.length > 0 ? (applyPlan(next, others) ?? next) : next;
}

/** The website after an arrangement. A section that is added begins with what the website says already. */
function arranged({ config }: SiteContext, { act, path }: Arrangement): Config {
  const next = arrange(config, { act, path });
  if (act !== 'add' || next === config) return next;
  return applyPlan(next, knownFacts(next, path)) ?? next;
}

/** An action that changes the website, and tells if that made an undo step. */
function making<Params extends object | undefined>(
  change: (context: SiteContext, params: Params) => Partial<SiteContext>,
) {
  return enqueueActions<SiteContext, SiteEvent, Params, SiteEvent, never, never, never, never, SiteNews>(
    ({ context, enqueue }, params) => {
      const changed = change(context, params);
      enqueue.assign(changed);
      if (changed.latest?.way === 'done') enqueue.emit({ type: 'step.made' });
    },
  );
}

/** The actors, guards and actions of the site's chart. */
export const siteSetup = base.extend({
  actions: {
    applyEdit: making((context, { commandId, path, typed }: AskedEdit) => {
      const result = editConfig(context.config, path, typed);
      if (result.kind !== 'edited') return {};
      const done = { type: 'site.edited' as const, commandId, value: result.value };
      return {
        ...after(
          context,
          record(
            context,
            edited(context, result.config, [{ path, typed }]),
            { kind: 'edit', path },
            commandId,
          ),
        ),
        waiting: [...context.waiting, done],
      };
    }),
    applyPlan: making((context, { commandId, edits }: Plan) => {
      const config = planned(context.config, edits);
      if (!config) return {};
      const paths = edits.map(({ path }) => path);
      const done = { type: 'site.edited' as const, commandId, value: edits.at(-1)?.typed ?? '' };
      return {
        ...after(
          context,
          record(context, edited(context, config, edits), { kind: 'plan', paths }, commandId),
        ),
        waiting: [...context.waiting, done],
      };
    }),
    arrange: making((context, { act, path, commandId }: Arrangement & CommandRef) => ({
      ...after(
        context,
        record(context, arranged(context, { act, path }), { kind: 'arrange', act, path }, commandId),
      ),
      waiting: [...context.waiting, { type: 'site.arranged' as const, commandId }],
    })),
    startFromTemplate: making((context, { templateId }: { templateId: string }) =>
      replaced(context, freshWebsite(context.fresh, templateId), { kind: 'template' }),
    ),
    resetSite: making((context) => replaced(context, freshWebsite(context.fresh), { kind: 'reset' })),
    openSite: making((context, { config, live }: { config: Config; live?: SiteContext['live'] }) => ({
      ...replaced(context, config, { kind: 'import' }),
      ...(live && { live }),
    })),
    // The content was made from an earlier state of the website, which may have been published since.
    startContent: making((context, { business, config }: { business: Business; config: Config }) =>
      replaced(context, startedOn(context.config, config), { kind: 'start', business }),
    ),
    carryContent: making((context, { config }: { config: Config }) =>
      replaced(context, carriedOver(context.config, config, context.fresh).config, { kind: 'carry' }),
    ),
    revertStep: making((context, { commandId }: CommandRef) => after(context, revert(context, commandId))),
    takeValue: making((context, theirs: ChangedElsewhere) =>
      after(context, record(context, taken(context, theirs), { kind: 'edit', path: theirs.path })),
    ),
    reportDone: base.enqueueActions(({ context, enqueue }) => {
      for (const done of context.waiting) enqueue.emit(done);
      enqueue.assign({ waiting: [] });
    }),
  },
});
