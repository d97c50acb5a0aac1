import { siteSetup } from './site.setup.ts';

/** How the site is stored: what is committed, mirrored or followed next. */
export const saving = siteSetup.createStateConfig({
  description: 'The storage of the document.',
  initial: 'busy',
  states: {
    busy: {
      description: 'The document is being committed or mirrored; answers wait for it.',
      on: {
        'store.changed': {
          guard: { type: 'isNews', params: ({ event }) => event },
          actions: { type: 'noteNews', params: ({ event }) => event },
        },
      },
      type: 'parallel',
      states: {
        task: {
          description: 'The current storage operation.',
          initial: 'deciding',
          states: {
            deciding: {
              description: 'Transient: picks the next storage operation.',
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
                'The changes since the last commit are written to the database in one transaction.',
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
              description: 'Config and page are copied to local storage, where other code can read them.',
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
                'Another tab committed: its document is read, and the uncommitted changes of this tab are rebased on it.',
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
                    // The reports compare the two documents, so they run before `takeOver`.
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
                  // This tab has nothing to commit. The other tab's change arrives with its next commit.
                  { target: 'deciding' },
                ],
              },
            },
          },
        },
        patience: {
          description: 'The time limit of answers that wait for saving.',
          initial: 'waiting',
          states: {
            waiting: {
              description: 'Saving is within the time limit.',
              tags: 'saving',
              after: { savingPatience: { target: 'over' } },
            },
            over: {
              description:
                'Saving takes longer than the limit: answers are given anyway, and a notice says that saving goes on.',
              always: { guard: 'hasWaiting', actions: 'reportDone' },
            },
          },
        },
      },
    },
    resting: {
      description: 'No storage operation is running.',
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
          description: 'The unchanged default template; nothing is stored.',
          always: { guard: 'isDirty', target: '#site.saving.busy' },
        },
        saved: {
          description: 'The document is committed and mirrored.',
          always: { guard: 'isDirty', target: '#site.saving.busy' },
        },
        notSaved: {
          description: 'The commit failed. Editing goes on in memory, and each change retries.',
          always: { guard: 'hasUntried', target: '#site.saving.busy' },
          on: { 'save.retry': { target: '#site.saving.busy.task.committing' } },
        },
        notMirrored: {
          description: 'The document is committed, but local storage refused the mirror.',
          always: { guard: 'isDirty', target: '#site.saving.busy' },
          on: { 'save.retry': { target: '#site.saving.busy.task.mirroring' } },
        },
      },
    },
  },
});
