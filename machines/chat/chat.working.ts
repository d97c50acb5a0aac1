import { chatSetup } from './chat.setup.ts';

/** The chat while an edit or arrangement is pending. */
export const working = chatSetup.createStateConfig({
  description: 'An edit or arrangement is pending; there is no navigation.',
  tags: 'working',
  initial: 'updating',
  on: {
    'place.open': {
      guard: { type: 'leadsElsewhere', params: ({ event }) => event },
      actions: { type: 'keepNext', params: ({ event }) => event },
    },
    'site.stepped': { actions: ['noteMoved', 'forgetMovedDrafts'] },
  },
  states: {
    arranging: {
      description: 'The site arranges items or sections and saves them.',
      entry: 'askArrangement',
      on: {
        'site.arranged': {
          guard: { type: 'isOwnCommand', params: ({ event }) => event },
          target: '#chat.work.ready',
          actions: [{ type: 'answerArranged', params: ({ event }) => event }, 'forgetArrangedDrafts'],
        },
      },
    },
    updating: {
      description: 'The edit is applied at once; its answer waits for the second and the site.',
      type: 'parallel',
      states: {
        second: {
          description: 'The simulated second.',
          initial: 'running',
          states: {
            running: {
              description: 'The second is running.',
              invoke: {
                src: 'simulateEdit',
                id: 'second',
                onDone: {
                  target: 'over',
                  actions: { type: 'keepEnd', params: ({ event }) => event.output },
                },
                onError: { target: 'over' },
              },
            },
            over: { description: 'The second has passed.', type: 'final' },
          },
        },
        site: {
          description: 'The reply of the site to the edit.',
          initial: 'asked',
          states: {
            asked: {
              description: 'The site applies the edit and saves it.',
              entry: 'askSite',
              on: {
                'site.edited': {
                  guard: { type: 'isOwnCommand', params: ({ event }) => event },
                  target: 'edited',
                  actions: { type: 'keepStored', params: ({ event }) => event },
                },
                'site.refused': {
                  guard: { type: 'isOwnCommand', params: ({ event }) => event },
                  target: 'refused',
                },
                'site.failed': {
                  guard: { type: 'isOwnCommand', params: ({ event }) => event },
                  target: 'failed',
                },
              },
            },
            edited: { description: 'The edit is saved.', type: 'final' },
            refused: {
              description: 'The path is not editable.',
              entry: { type: 'noteTrouble', params: { trouble: 'notUpdatable' } },
              type: 'final',
            },
            failed: {
              description: 'The edit failed with an error.',
              entry: { type: 'noteTrouble', params: { trouble: 'failed' } },
              type: 'final',
            },
            invalid: {
              description: 'The typed text is not a path and a value.',
              entry: { type: 'noteTrouble', params: { trouble: 'invalidCommand' } },
              type: 'final',
            },
          },
        },
      },
      onDone: [
        { guard: 'wasEdited', target: '#chat.work.ready', actions: 'answerEdited' },
        { target: '#chat.work.ready', actions: 'answerTrouble' },
      ],
    },
  },
});
