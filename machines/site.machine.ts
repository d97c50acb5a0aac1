import * as given from './site.params.ts';
import { siteSetup } from './site.setup.ts';

/** The website being edited: every change goes through here and is saved before anybody is told. */
export const siteMachine = siteSetup.createMachine({
  id: 'site',
  description: 'The website being edited, and whether this browser keeps it.',
  context: ({ input }) => ({ acts: [], ...input, waiting: [], problem: 'refused' }),
  invoke: {
    src: 'watchStore',
    id: 'store',
    onError: { actions: { type: 'escalate', params: ({ event }) => ({ error: event.error }) } },
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'A stored website is saved; what a tab had on its way when it crashed is stored first.',
      always: [
        { guard: 'hasActed', target: 'saving' },
        { guard: 'isStored', target: 'saved' },
        { target: 'unchanged' },
      ],
    },
    unchanged: { description: 'A template as it comes, and nothing is stored.' },
    saved: { description: 'What is stored is what is shown.' },
    saving: {
      description: 'Config and page are being written to storage.',
      invoke: {
        src: 'saveSite',
        input: ({ context }) => context,
        onDone: [
          { guard: { type: 'isOvertaken', params: given.keptOf }, target: 'following' },
          { target: 'saved', actions: 'reportDone' },
        ],
        onError: {
          target: 'notSaved',
          actions: [{ type: 'keepProblem', params: ({ event }) => ({ error: event.error }) }, 'reportDone'],
        },
      },
      after: { pagePatience: { target: 'saved', actions: 'reportDone' } },
    },
    following: {
      description:
        'Another tab stored the website: it is taken over, and what it misses of this tab is done again.',
      entry: 'applyAnnounced',
      invoke: {
        src: 'followStore',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isAhead', params: given.followedOf },
            target: 'saving',
            actions: [
              { type: 'takeOver', params: given.followedOf },
              { type: 'reportTurn', params: given.followedOf },
              { type: 'reportFollowed', params: given.followedOf },
            ],
          },
          {
            guard: { type: 'wasReset', params: given.followedOf },
            target: 'unchanged',
            actions: [
              { type: 'takeOver', params: given.followedOf },
              'reportDone',
              { type: 'reportTurn', params: given.followedOf },
              { type: 'reportFollowed', params: given.followedOf },
            ],
          },
          {
            target: 'saved',
            actions: [
              { type: 'takeOver', params: given.followedOf },
              'reportDone',
              { type: 'reportTurn', params: given.followedOf },
              { type: 'reportFollowed', params: given.followedOf },
            ],
          },
        ],
        onError: {
          target: 'notSaved',
          actions: [{ type: 'keepProblem', params: ({ event }) => ({ error: event.error }) }, 'reportDone'],
        },
      },
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
        input: ({ context }) => context,
        onDone: [
          { guard: { type: 'isOvertaken', params: given.keptOf }, target: 'following' },
          { target: 'unchanged' },
        ],
        onError: { target: 'notCleared' },
      },
    },
  },
  on: {
    'edit.apply': [
      { guard: { type: 'isAppliedAlready', params: given.commandOf } },
      {
        guard: { type: 'isAccepted', params: given.resultOf },
        target: '.saving',
        reenter: true,
        actions: { type: 'applyEdit', params: given.askedOf },
      },
      {
        actions: [
          { type: 'withdraw', params: given.commandOf },
          'keepAhead',
          { type: 'reportRefusal', params: given.refusalOf },
        ],
      },
    ],
    'edit.announce': { actions: [{ type: 'keepAnnounced', params: given.askedOf }, 'keepAhead'] },
    'edit.withdraw': { actions: [{ type: 'withdraw', params: given.commandOf }, 'keepAhead'] },
    'page.leave': {
      guard: 'hasAnnounced',
      target: '.saving',
      reenter: true,
      actions: 'applyAnnounced',
    },
    'site.arrange': {
      target: '.saving',
      reenter: true,
      actions: { type: 'arrange', params: given.arrangementOf },
    },
    'template.choose': {
      target: '.saving',
      reenter: true,
      actions: [
        'applyAnnounced',
        {
          type: 'startFromTemplate',
          params: ({ event }) => ({ kind: 'template' as const, templateId: event.templateId }),
        },
        { type: 'reportReplaced', params: given.atOf },
      ],
    },
    'site.open': {
      target: '.saving',
      reenter: true,
      actions: [
        'applyAnnounced',
        {
          type: 'openSite',
          params: ({ event }) => ({ config: event.config, deed: { kind: 'import' as const } }),
        },
        { type: 'reportReplaced', params: given.atOf },
      ],
    },
    'site.reset': {
      target: '.clearing',
      reenter: true,
      actions: [
        'applyAnnounced',
        { type: 'startFromTemplate', params: { kind: 'reset' } },
        { type: 'reportReplaced', params: given.atOf },
      ],
    },
    'content.start': {
      target: '.saving',
      reenter: true,
      actions: [
        'applyAnnounced',
        {
          type: 'openSite',
          params: ({ event: { config, business } }) => ({
            config,
            deed: { kind: 'start' as const, business },
          }),
        },
        { type: 'reportReplaced', params: given.atOf },
      ],
    },
    'step.undo': [
      {
        guard: 'hasAnnounced',
        target: '.saving',
        reenter: true,
        actions: ['applyAnnounced', 'undoStep', 'reportStepped'],
      },
      {
        guard: 'undoesReplacing',
        target: '.saving',
        reenter: true,
        actions: ['undoStep', { type: 'reportReplaced', params: given.atOf }],
      },
      { guard: 'canUndo', target: '.saving', reenter: true, actions: ['undoStep', 'reportStepped'] },
    ],
    'step.redo': [
      { guard: 'leavesNoRedo', target: '.saving', reenter: true, actions: 'applyAnnounced' },
      {
        guard: 'redoesReplacing',
        target: '.saving',
        reenter: true,
        actions: ['redoStep', { type: 'reportReplaced', params: given.atOf }],
      },
      { guard: 'canRedo', target: '.saving', reenter: true, actions: ['redoStep', 'reportStepped'] },
    ],
    'step.revert': {
      guard: { type: 'canRevert', params: given.commandOf },
      target: '.saving',
      reenter: true,
      actions: [{ type: 'revertStep', params: given.commandOf }, 'reportStepped'],
    },
    'version.shown': { actions: { type: 'noteShown', params: ({ event }) => event } },
    'site.unpublished': {
      guard: { type: 'hasSiteId', params: ({ event }) => ({ siteId: event.siteId }) },
      target: '.saving',
      reenter: true,
      actions: 'dropSiteId',
    },
    'value.take': {
      target: '.saving',
      reenter: true,
      actions: [{ type: 'takeValue', params: given.takenOf }, 'reportStepped'],
    },
    'store.changed': { target: '.following', reenter: true },
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
