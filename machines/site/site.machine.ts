import { beginSite } from './site.context.ts';
import { siteSetup } from './site.setup.ts';

/** The website being edited: a change shows at once, and is told as done when it is saved. */
export const siteMachine = siteSetup.createMachine({
  id: 'site',
  description: 'The website being edited, and whether this browser keeps it.',
  // A cycle of guards that contradict each other would freeze the page; so it fails.
  options: { maxIterations: 100 },
  context: ({ input }) => beginSite(input),
  invoke: {
    src: 'watchStore',
    id: 'store',
    onError: { actions: { type: 'escalate', params: ({ event }) => event } },
  },
  type: 'parallel',
  states: {
    document: {
      description: 'The document as it is shown: what the visitor changes stands in it at once.',
      on: {
        'edit.apply': [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event },
            actions: { type: 'applyEdit', params: ({ event }) => event },
          },
          { actions: { type: 'reportRefusal', params: ({ event }) => event } },
        ],
        'site.arrange': { actions: { type: 'arrange', params: ({ event }) => event } },
        'template.choose': {
          actions: [
            { type: 'startFromTemplate', params: ({ event }) => event },
            { type: 'reportReplaced', params: ({ event }) => event },
          ],
        },
        'site.reset': { actions: ['resetSite', { type: 'reportReplaced', params: ({ event }) => event }] },
        'site.open': {
          actions: [
            {
              type: 'openSite',
              params: ({ event }) => ({ config: event.config, deed: { kind: 'import' as const } }),
            },
            { type: 'reportReplaced', params: ({ event }) => event },
          ],
        },
        'content.start': {
          actions: [
            {
              type: 'openSite',
              params: ({ event: { config, business } }) => ({
                config,
                deed: { kind: 'start' as const, business },
              }),
            },
            { type: 'reportReplaced', params: ({ event }) => event },
          ],
        },
        'step.undo': [
          {
            guard: 'undoesReplacing',
            actions: ['undoStep', { type: 'reportReplaced', params: ({ event }) => event }],
          },
          { guard: 'canUndo', actions: ['undoStep', 'reportStepped'] },
        ],
        'step.redo': [
          {
            guard: 'redoesReplacing',
            actions: ['redoStep', { type: 'reportReplaced', params: ({ event }) => event }],
          },
          { guard: 'canRedo', actions: ['redoStep', 'reportStepped'] },
        ],
        'step.revert': {
          guard: { type: 'canRevert', params: ({ event }) => event },
          actions: [{ type: 'revertStep', params: ({ event }) => event }, 'reportStepped'],
        },
        'value.take': { actions: [{ type: 'takeValue', params: ({ event }) => event }, 'reportStepped'] },
        'site.published': [
          {
            guard: { type: 'isFirstPublish', params: ({ event }) => event },
            actions: [
              { type: 'keepPublished', params: ({ event }) => event },
              { type: 'tellFirstPublish', params: ({ event }) => event },
            ],
          },
          { actions: { type: 'keepPublished', params: ({ event }) => event } },
        ],
        'site.unpublished': {
          guard: { type: 'hasSiteId', params: ({ event }) => event },
          actions: 'dropSiteId',
        },
        'version.shown': { actions: { type: 'noteShown', params: ({ event }) => event } },
      },
    },
    saving: {
      description: 'Whether the browser keeps the document as it is shown.',
      initial: 'busy',
      states: {
        busy: {
          description: 'The database or its mirrors are at work; answers wait for them.',
          on: {
            'store.changed': {
              guard: { type: 'isNews', params: ({ event }) => event },
              actions: { type: 'noteNews', params: ({ event }) => event },
            },
          },
          type: 'parallel',
          states: {
            task: {
              description: 'What is being done.',
              initial: 'deciding',
              states: {
                deciding: {
                  description: 'What is left to do is done next.',
                  always: [
                    { guard: 'isBehind', target: 'following' },
                    { guard: 'isDirty', target: 'committing' },
                    { guard: 'isMirrorStale', target: 'mirroring' },
                    { guard: 'isKeptNowhere', target: '#site.saving.resting.unchanged' },
                    { target: '#site.saving.resting.saved' },
                  ],
                },
                committing: {
                  description:
                    'What changed since the last commit is written to the database, in one transaction.',
                  entry: 'prepareCommit',
                  invoke: {
                    src: 'commitSite',
                    input: ({ context }) => context.commit,
                    onDone: [
                      {
                        guard: { type: 'isOvertaken', params: ({ event }) => ({ outcome: event.output }) },
                        target: 'following',
                      },
                      { target: 'deciding', actions: 'keepCommitted' },
                    ],
                    onError: {
                      target: '#site.saving.resting.notSaved',
                      actions: { type: 'keepProblem', params: ({ event }) => event },
                    },
                  },
                },
                mirroring: {
                  description: 'Config and page are copied to local storage, for other code to read.',
                  always: { guard: 'isDirty', target: 'committing' },
                  on: {
                    'store.changed': {
                      guard: { type: 'isNews', params: ({ event }) => event },
                      target: 'following',
                    },
                  },
                  invoke: {
                    src: 'mirrorSite',
                    input: ({ context }) => context,
                    onDone: { target: 'deciding', actions: 'keepMirrored' },
                    onError: {
                      target: '#site.saving.resting.notMirrored',
                      actions: { type: 'keepProblem', params: ({ event }) => event },
                    },
                  },
                },
                following: {
                  description:
                    'Another tab committed: its document is read, and what is not committed here is done again on top of it.',
                  entry: 'forgetNews',
                  invoke: {
                    src: 'followStore',
                    onDone: [
                      {
                        guard: { type: 'isStoreEmpty', params: ({ event }) => ({ followed: event.output }) },
                        target: 'deciding',
                        actions: 'beginStoreAnew',
                      },
                      {
                        target: 'deciding',
                        // Each sees the site as it was before it is taken over.
                        actions: [
                          { type: 'reportTurn', params: ({ event }) => ({ followed: event.output }) },
                          { type: 'reportFollowed', params: ({ event }) => ({ followed: event.output }) },
                          { type: 'takeOver', params: ({ event }) => ({ followed: event.output }) },
                        ],
                      },
                    ],
                    onError: [
                      {
                        guard: 'isDirty',
                        target: '#site.saving.resting.notSaved',
                        actions: { type: 'keepProblem', params: ({ event }) => event },
                      },
                      // Nothing of this tab is missing; what the other one did comes with its next commit.
                      { target: 'deciding' },
                    ],
                  },
                },
              },
            },
            patience: {
              description: 'How long an answer waits for the saving.',
              initial: 'waiting',
              states: {
                waiting: {
                  description: 'Saving takes as long as it usually does.',
                  after: { savingPatience: { target: 'over' } },
                },
                over: {
                  description:
                    'Saving takes longer than an answer waits: the answers are given, and a notice says so.',
                  always: { guard: 'hasWaiting', actions: 'reportDone' },
                },
              },
            },
          },
        },
        resting: {
          description: 'Nothing is being written.',
          initial: 'unchanged',
          always: { guard: 'hasWaiting', actions: 'reportDone' },
          on: {
            'store.changed': {
              guard: { type: 'isNews', params: ({ event }) => event },
              target: '#site.saving.busy.task.following',
            },
          },
          states: {
            unchanged: {
              description: 'A template as it comes, and nothing is stored.',
              always: { guard: 'isDirty', target: '#site.saving.busy' },
            },
            saved: {
              description: 'What is committed is what is shown.',
              always: { guard: 'isDirty', target: '#site.saving.busy' },
            },
            notSaved: {
              description: 'The database refused; editing goes on in memory, and each change tries again.',
              always: { guard: 'hasUntried', target: '#site.saving.busy' },
              on: { 'save.retry': { target: '#site.saving.busy.task.committing' } },
            },
            notMirrored: {
              description: 'The document is committed, but local storage refused its copy.',
              always: { guard: 'isDirty', target: '#site.saving.busy' },
              on: { 'save.retry': { target: '#site.saving.busy.task.mirroring' } },
            },
          },
        },
      },
    },
  },
});
