import { assign, emit, setup } from 'xstate';
import { type Arrangement, arrange } from '../src/domain/arrangement.ts';
import type { Business } from '../src/domain/business.ts';
import { type Config, onFirstPublish, withCallback } from '../src/domain/config.ts';
import type { EditResult } from '../src/domain/config-write.ts';
import type { DeployResult } from '../src/domain/deploy.ts';
import {
  canRevert,
  type Deed,
  type History,
  isReplacing,
  type Replacement,
  record,
  redo,
  revert,
  undo,
} from '../src/domain/history.ts';
import { type LiveSite, nowShown, publishedNow } from '../src/domain/live-site.ts';
import { type StoreProblem, storeProblem } from '../src/domain/store-problem.ts';
import { resolveOutline } from '../templates/catalog.ts';
import { notProvided } from './not-provided.ts';

interface SiteInput {
  readonly config: Config;
  readonly history: History;
  /** What was published last. */
  readonly live?: LiveSite | undefined;
}

interface SiteStart extends SiteInput {
  /** Whether the browser keeps it already. */
  readonly isStored?: boolean;
}

interface TemplateStart {
  readonly kind: Replacement;
  readonly templateId?: string;
}

interface SiteContext extends SiteStart {
  /** What was done and is told when its saving has ended. */
  readonly waiting: readonly Done[];
  /** Why the latest save that failed did. */
  readonly problem: StoreProblem;
}

export type SiteEvent =
  | { type: 'edit.apply'; commandId: string; path: string; typed: string | boolean }
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
  | { type: 'save.retry' };

type Done =
  | { type: 'site.edited'; commandId: string; value: string | boolean }
  | { type: 'site.arranged'; commandId: string };

export type SiteFact =
  | Done
  | { type: 'site.refused'; commandId: string }
  | { type: 'site.failed'; commandId: string }
  | { type: 'site.stepped' }
  | { type: 'site.replaced'; at: number };

const base = setup({
  types: {
    input: {} as SiteStart,
    context: {} as SiteContext,
    events: {} as SiteEvent,
    emitted: {} as SiteFact,
  },
  actors: {
    saveSite: notProvided<void, SiteInput>('saveSite'),
    clearSite: notProvided<void, Pick<SiteInput, 'history'>>('clearSite'),
  },
  // The config is stored at once; this is how long its page may take, which may have to be fetched what draws it.
  delays: { pagePatience: 5000 },
  guards: {
    isStored: ({ context }) => context.isStored === true,
    isAccepted: (_, { result }: { result: EditResult }) => result.kind === 'edited',
    isRefused: (_, { result }: { result: EditResult }) => result.kind === 'refused',
    undoesReplacing: ({ context }) => isReplacing(context.history.past.at(-1)),
    redoesReplacing: ({ context }) => isReplacing(context.history.future[0]),
    canUndo: ({ context }) => context.history.past.length > 0,
    canRedo: ({ context }) => context.history.future.length > 0,
    canRevert: ({ context }, { commandId }: { commandId: string }) => canRevert(context, commandId),
    hasSiteId: ({ context }, { siteId }: { siteId: string }) => context.config._siteId === siteId,
    isFirstPublish: ({ context }, { siteId }: { siteId: string }) => context.config._siteId !== siteId,
  },
  actions: {
    applyEdit: assign(
      ({ context }, { result, commandId, path }: { result: EditResult; commandId: string; path: string }) =>
        result.kind === 'edited'
          ? {
              ...record(context, result.config, { kind: 'edit', path }, commandId),
              waiting: [...context.waiting, { type: 'site.edited', commandId, value: result.value }],
            }
          : {},
    ),
    arrange: assign(
      ({ context }, { act, path, commandId }: Arrangement & { readonly commandId: string }) => ({
        ...record(context, arrange(context.config, { act, path }), { kind: 'arrange', act, path }, commandId),
        waiting: [...context.waiting, { type: 'site.arranged' as const, commandId }],
      }),
    ),
    startFromTemplate: assign(({ context }, { kind, templateId }: TemplateStart) => {
      const { base } = resolveOutline({ _templateId: templateId }).outline;
      return record(context, withCallback(base, context.config[onFirstPublish]), { kind });
    }),
    openSite: assign(({ context }, { config, deed }: { config: Config; deed: Deed }) =>
      record(context, withCallback(config, context.config[onFirstPublish]), deed),
    ),
    undoStep: assign(({ context }) => undo(context)),
    redoStep: assign(({ context }) => redo(context)),
    revertStep: assign(({ context }, { commandId }: { commandId: string }) => revert(context, commandId)),
    bindSiteId: assign(({ context }, { result }: { result: DeployResult }) => ({
      config: { ...context.config, _siteId: result.siteId },
      live: publishedNow(context.config, result),
    })),
    keepProblem: assign({ problem: (_, { error }: { error: unknown }) => storeProblem(error) }),
    noteShown: assign({
      live: ({ context }, { siteId, version }: { siteId: string; version: number }) =>
        nowShown(context.live, siteId, version),
    }),
    dropSiteId: assign(({ context: { config } }) => {
      const { _siteId, ...rest } = config;
      return { config: rest, live: undefined };
    }),
    forgetWaiting: assign({ waiting: [] }),
    tellFirstPublish: ({ context }, { result }: { result: DeployResult }) =>
      context.config[onFirstPublish]?.(result),
    reportRefused: emit(
      (_, { commandId }: { commandId: string }): SiteFact => ({ type: 'site.refused', commandId }),
    ),
    reportFailed: emit(
      (_, { commandId }: { commandId: string }): SiteFact => ({ type: 'site.failed', commandId }),
    ),
    reportStepped: emit({ type: 'site.stepped' }),
    reportReplaced: emit((_, { at }: { at: number }): SiteFact => ({ type: 'site.replaced', at })),
  },
});

/** What the site's chart names: its actors, guards and actions. */
export const siteSetup = base.extend({
  actions: {
    reportDone: base.enqueueActions(({ context, enqueue }) => {
      for (const done of context.waiting) enqueue.emit(done);
    }),
  },
});
