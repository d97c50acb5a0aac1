import * as conversations from '../../src/domain/chat/conversation.ts';
import { begin } from './chat.context.ts';
import { chatSetup } from './chat.setup.ts';

/** The chat: its navigation stack, its transcript, and the pending edit. */
export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  description: 'The chat: the position in the menu, and the transcript.',
  // Contradicting `always` guards would loop forever and freeze the page; XState throws instead.
  options: { maxIterations: 100 },
  context: ({ input }) => begin(input),
  invoke: {
    src: 'watchSite',
    id: 'siteFacts',
    input: ({ context }) => ({ site: context.site }),
    onError: { actions: { type: 'escalate', params: ({ event }) => event } },
  },
  on: {
    'draft.change': { actions: { type: 'changeDraft', params: ({ event }) => event } },
    'site.replaced': {
      target: '.work.ready',
      actions: [{ type: 'greet', params: ({ event }) => event }, 'clearDraft', 'forgetDrafts'],
    },
  },
  type: 'parallel',
  states: {
    top: {
      description: 'The top of the navigation stack.',
      initial: 'menu',
      states: {
        menu: {
          description: 'A level of the menu; the latest message lists its options.',
          always: { guard: 'isAtField', target: 'field' },
        },
        field: {
          description: 'A field; its editor runs.',
          entry: 'noteField',
          invoke: {
            src: 'editor',
            id: 'editor',
            input: ({ context, self }) => ({
              leaf: conversations.fieldOf(context.conversation),
              draft: context.draft,
              receiver: self,
            }),
            onError: { actions: { type: 'escalate', params: ({ event }) => event } },
          },
          always: [
            { guard: 'isAtMenu', target: 'menu' },
            { guard: 'isAtAnotherField', target: 'field', reenter: true },
          ],
        },
      },
    },
    work: {
      description: 'Ready for input, or busy with an edit.',
      initial: 'ready',
      states: {
        ready: {
          description: 'The visitor can navigate, enter a value, or type a direct update.',
          always: { guard: 'wantsElsewhere', actions: ['openNext', 'forgetNext'] },
          on: {
            'option.pick': [
              {
                guard: { type: 'opensPopover', params: ({ event }) => event },
                actions: [{ type: 'askAgain', params: ({ event }) => event }, 'openPopover'],
              },
              {
                guard: { type: 'choosesValue', params: ({ event }) => event },
                target: 'working.updating',
                actions: [
                  {
                    type: 'takeValue',
                    params: ({ event: { label, at } }) => ({ value: label, said: label, at }),
                  },
                  'clearDraft',
                ],
              },
              {
                guard: { type: 'arranges', params: ({ event }) => event },
                target: 'working.arranging',
                actions: [
                  { type: 'takeArrangement', params: ({ event }) => event },
                  { type: 'enterEntry', params: ({ event }) => event },
                ],
              },
              {
                guard: { type: 'opensDialog', params: ({ event }) => event },
                actions: [
                  { type: 'requestDialog', params: ({ event }) => event },
                  { type: 'askAgain', params: ({ event }) => event },
                ],
              },
              {
                guard: { type: 'leadsOn', params: ({ event }) => event },
                actions: [{ type: 'enterEntry', params: ({ event }) => event }, 'takeUpDraft'],
              },
            ],
            'message.send': [
              {
                guard: 'namesOption',
                actions: [{ type: 'pickTyped', params: ({ event }) => event }, 'clearDraft'],
              },
              {
                guard: 'givesValue',
                target: 'working.updating',
                actions: [{ type: 'takeDraft', params: ({ event }) => event }, 'clearDraft'],
              },
              {
                guard: 'isCommand',
                target: 'working.updating',
                actions: [{ type: 'takeCommand', params: ({ event }) => event }, 'clearDraft'],
              },
              {
                guard: 'hasText',
                target: 'working.updating.site.invalid',
                actions: [{ type: 'takeCommand', params: ({ event }) => event }, 'clearDraft'],
              },
            ],
            'value.chosen': {
              guard: 'isAtField',
              target: 'working.updating',
              actions: [{ type: 'takeValue', params: ({ event }) => event }, 'clearDraft'],
            },
            'place.open': {
              guard: { type: 'leadsElsewhere', params: ({ event }) => event },
              actions: [
                'parkDraft',
                { type: 'goTo', params: ({ event }) => event },
                'clearDraft',
                'takeUpDraft',
              ],
            },
            'draft.resume': {
              guard: { type: 'isRestored', params: ({ event }) => event },
              actions: [
                'parkDraft',
                { type: 'resumeDraft', params: ({ event }) => event },
                'clearDraft',
                'takeUpDraft',
              ],
            },
            'draft.use': {
              guard: { type: 'isUnsent', params: ({ event }) => event },
              actions: [
                { type: 'useDraft', params: ({ event }) => event },
                { type: 'dropDraft', params: ({ event }) => event },
              ],
            },
            'draft.drop': { actions: { type: 'dropDraft', params: ({ event }) => event } },
            'step.back': { guard: 'canGoBack', actions: ['goBack', 'clearDraft'] },
            'menu.open': { actions: [{ type: 'goHome', params: ({ event }) => event }, 'clearDraft'] },
            'site.stepped': { actions: ['keepCurrent', 'forgetMovedDrafts'] },
          },
        },
        working: {
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
                    refused: { description: 'The path is not editable.', type: 'final' },
                    failed: { description: 'The edit failed with an error.', type: 'final' },
                    invalid: { description: 'The typed text is not a path and a value.', type: 'final' },
                  },
                },
              },
              onDone: [
                { guard: 'wasEdited', target: '#chat.work.ready', actions: 'answerEdited' },
                { guard: 'wasRefused', target: '#chat.work.ready', actions: 'answerRefused' },
                { guard: 'wasInvalid', target: '#chat.work.ready', actions: 'answerInvalid' },
                { target: '#chat.work.ready', actions: 'answerFailed' },
              ],
            },
          },
        },
      },
    },
  },
});
