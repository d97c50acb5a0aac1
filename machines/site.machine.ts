import { assign, emit, setup } from 'xstate';
import { type Config, onFirstPublish, withCallback } from '../src/domain/config.ts';
import { type EditResult, editConfig } from '../src/domain/config-write.ts';
import type { DeployResult } from '../src/domain/deploy.ts';
import {
  canRevert,
  type Deed,
  type History,
  isReplacing,
  record,
  redo,
  revert,
  undo,
} from '../src/domain/history.ts';
import { resolveOutline } from '../templates/catalog.ts';
import { notProvided } from './not-provided.ts';

interface SiteInput {
  readonly config: Config;
  readonly history: History;
}

interface TemplateStart {
  readonly kind: Exclude<Deed['kind'], 'edit'>;
  readonly templateId?: string;
}

interface WaitingEdit {
  readonly commandId: string;
  readonly value: string | boolean;
}

interface SiteContext extends SiteInput {
  /** Edits applied whose saving has not ended yet. */
  readonly waiting: readonly WaitingEdit[];
}

export type SiteEvent =
  | { type: 'edit.apply'; commandId: string; path: string; typed: string | boolean }
  | { type: 'template.choose'; templateId: string; at: number }
  | { type: 'site.reset'; at: number }
  | { type: 'step.undo'; at: number }
  | { type: 'step.redo'; at: number }
  | { type: 'step.revert'; commandId: string }
  | { type: 'site.published'; result: DeployResult }
  | { type: 'save.retry' };

export type SiteFact =
  | { type: 'site.edited'; commandId: string; value: string | boolean }
  | { type: 'site.refused'; commandId: string }
  | { type: 'site.failed'; commandId: string }
  | { type: 'site.replaced'; at: number };

const base = setup({
  types: {
    input: {} as SiteInput,
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
    isAccepted: (_, { result }: { result: EditResult }) => result.kind === 'edited',
    isRefused: (_, { result }: { result: EditResult }) => result.kind === 'refused',
    undoesReplacing: ({ context }) => isReplacing(context.history.past.at(-1)),
    redoesReplacing: ({ context }) => isReplacing(context.history.future[0]),
    canUndo: ({ context }) => context.history.past.length > 0,
    canRedo: ({ context }) => context.history.future.length > 0,
    canRevert: ({ context }, { commandId }: { commandId: string }) => canRevert(context, commandId),
    isFirstPublish: ({ context }, { siteId }: { siteId: string }) => context.config._siteId !== siteId,
  },
  actions: {
    applyEdit: assign(
      ({ context }, { result, commandId, path }: { result: EditResult; commandId: string; path: string }) =>
        result.kind === 'edited'
          ? {
              ...record(context, result.config, { kind: 'edit', path }, commandId),
              waiting: [...context.waiting, { commandId, value: result.value }],
            }
          : {},
    ),
    startFromTemplate: assign(({ context }, { kind, templateId }: TemplateStart) => {
      const { base } = resolveOutline({ _templateId: templateId }).outline;
      return record(context, withCallback(base, context.config[onFirstPublish]), { kind });
    }),
    undoStep: assign(({ context }) => undo(context)),
    redoStep: assign(({ context }) => redo(context)),
    revertStep: assign(({ context }, { commandId }: { commandId: string }) => revert(context, commandId)),
    bindSiteId: assign(({ context }, { result }: { result: DeployResult }) => ({
      config: { ...context.config, _siteId: result.siteId },
    })),
    forgetWaiting: assign({ waiting: [] }),
    tellFirstPublish: ({ context }, { result }: { result: DeployResult }) =>
      context.config[onFirstPublish]?.(result),
    reportRefused: emit(
      (_, { commandId }: { commandId: string }): SiteFact => ({ type: 'site.refused', commandId }),
    ),
    reportFailed: emit(
      (_, { commandId }: { commandId: string }): SiteFact => ({ type: 'site.failed', commandId }),
    ),
    reportReplaced: emit((_, { at }: { at: number }): SiteFact => ({ type: 'site.replaced', at })),
  },
});

const site = base.extend({
  actions: {
    reportEdited: base.enqueueActions(({ context, enqueue }) => {
      for (const edit of context.waiting) enqueue.emit({ type: 'site.edited', ...edit });
    }),
  },
});

/** The website being edited: every change goes through here and is saved before anybody is told. */
export const siteMachine = site.createMachine({
  id: 'site',
  description: 'The website being edited, and whether this browser keeps it.',
  context: ({ input }) => ({ ...input, waiting: [] }),
  initial: 'unchanged',
  states: {
    unchanged: { description: 'Nothing was changed since the start or the last reset.' },
    saved: { description: 'What is stored is what is shown.' },
    saving: {
      description: 'Config and page are being written to storage.',
      invoke: {
        src: 'saveSite',
        input: ({ context: { config, history } }) => ({ config, history }),
        onDone: { target: 'saved', actions: ['reportEdited', 'forgetWaiting'] },
        onError: { target: 'notSaved', actions: ['reportEdited', 'forgetWaiting'] },
      },
      after: { pagePatience: { target: 'saved', actions: ['reportEdited', 'forgetWaiting'] } },
    },
    notSaved: {
      description: 'The browser refused to store; editing goes on in memory.',
      on: { 'save.retry': { target: 'saving' } },
    },
    notCleared: {
      description: 'The browser refused to forget; what was stored before the reset still is.',
      on: { 'save.retry': { target: 'clearing' } },
    },
    clearing: {
      description: 'Config and page are being removed from storage.',
      invoke: {
        src: 'clearSite',
        input: ({ context }) => ({ history: context.history }),
        onDone: { target: 'unchanged' },
        onError: { target: 'notCleared' },
      },
    },
  },
  on: {
    'edit.apply': [
      {
        guard: {
          type: 'isAccepted',
          params: ({ context, event }) => ({ result: editConfig(context.config, event.path, event.typed) }),
        },
        target: '.saving',
        reenter: true,
        actions: {
          type: 'applyEdit',
          params: ({ context, event }) => ({
            result: editConfig(context.config, event.path, event.typed),
            commandId: event.commandId,
            path: event.path,
          }),
        },
      },
      {
        guard: {
          type: 'isRefused',
          params: ({ context, event }) => ({ result: editConfig(context.config, event.path, event.typed) }),
        },
        actions: { type: 'reportRefused', params: ({ event }) => ({ commandId: event.commandId }) },
      },
      { actions: { type: 'reportFailed', params: ({ event }) => ({ commandId: event.commandId }) } },
    ],
    'template.choose': {
      target: '.saving',
      reenter: true,
      actions: [
        {
          type: 'startFromTemplate',
          params: ({ event }) => ({ kind: 'template' as const, templateId: event.templateId }),
        },
        { type: 'reportReplaced', params: ({ event }) => ({ at: event.at }) },
      ],
    },
    'site.reset': {
      target: '.clearing',
      reenter: true,
      actions: [
        { type: 'startFromTemplate', params: { kind: 'reset' } },
        { type: 'reportReplaced', params: ({ event }) => ({ at: event.at }) },
      ],
    },
    'step.undo': [
      {
        guard: 'undoesReplacing',
        target: '.saving',
        reenter: true,
        actions: ['undoStep', { type: 'reportReplaced', params: ({ event }) => ({ at: event.at }) }],
      },
      { guard: 'canUndo', target: '.saving', reenter: true, actions: 'undoStep' },
    ],
    'step.redo': [
      {
        guard: 'redoesReplacing',
        target: '.saving',
        reenter: true,
        actions: ['redoStep', { type: 'reportReplaced', params: ({ event }) => ({ at: event.at }) }],
      },
      { guard: 'canRedo', target: '.saving', reenter: true, actions: 'redoStep' },
    ],
    'step.revert': {
      guard: { type: 'canRevert', params: ({ event }) => ({ commandId: event.commandId }) },
      target: '.saving',
      reenter: true,
      actions: { type: 'revertStep', params: ({ event }) => ({ commandId: event.commandId }) },
    },
    'site.published': [
      {
        guard: { type: 'isFirstPublish', params: ({ event }) => ({ siteId: event.result.siteId }) },
        target: '.saving',
        reenter: true,
        actions: [
          { type: 'bindSiteId', params: ({ event }) => ({ result: event.result }) },
          { type: 'tellFirstPublish', params: ({ event }) => ({ result: event.result }) },
        ],
      },
      {
        target: '.saving',
        reenter: true,
        actions: { type: 'bindSiteId', params: ({ event }) => ({ result: event.result }) },
      },
    ],
  },
});
