import * as talk from '../src/domain/conversation.ts';
import {
  atOf,
  chosenOf,
  commandOf,
  draftOf,
  editedOf,
  endOf,
  errorOf,
  labelOf,
  placeOf,
} from './chat.params.ts';
import { begin, chatSetup } from './chat.setup.ts';

/** The chat: the navigation stack, its transcript, and the edit it waits for. */
export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  description: 'The chat: where the visitor stands in the menu, and what has been said.',
  context: ({ input }) => begin(input),
  invoke: {
    src: 'watchSite',
    id: 'siteFacts',
    input: ({ context }) => ({ site: context.site }),
    onError: { actions: { type: 'escalate', params: errorOf } },
  },
  on: {
    'draft.change': { actions: { type: 'changeDraft', params: ({ event }) => ({ text: event.text }) } },
    'site.replaced': { target: '.arriving', actions: [{ type: 'greet', params: atOf }, 'clearDraft'] },
  },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'The stack has changed: its top decides what can be done.',
      always: [{ guard: 'isAtField', target: 'editing' }, { target: 'browsing' }],
    },
    browsing: {
      description: 'The visitor walks the menu, or types a direct update.',
      initial: 'choosing',
      states: {
        choosing: {
          description: 'The latest message offers where to go.',
          on: {
            'option.pick': [
              {
                guard: { type: 'arranges', params: labelOf },
                target: 'arranging',
                actions: [
                  { type: 'takeArrangement', params: labelOf },
                  { type: 'enterEntry', params: labelOf },
                ],
              },
              {
                guard: { type: 'opensDoor', params: labelOf },
                actions: { type: 'openDoor', params: labelOf },
              },
              {
                guard: { type: 'leadsOn', params: labelOf },
                target: '#chat.arriving',
                actions: { type: 'enterEntry', params: labelOf },
              },
            ],
            'message.send': [
              {
                guard: { type: 'namesOption', params: draftOf },
                actions: [{ type: 'pickTyped', params: draftOf }, 'clearDraft'],
              },
              {
                guard: { type: 'isCommand', params: draftOf },
                target: 'updating',
                actions: [
                  { type: 'takeCommand', params: draftOf },
                  { type: 'addSaid', params: draftOf },
                  'clearDraft',
                ],
              },
              {
                guard: { type: 'hasText', params: draftOf },
                actions: [
                  { type: 'addSaid', params: draftOf },
                  { type: 'answerInvalid', params: atOf },
                  'clearDraft',
                ],
              },
            ],
            'place.open': {
              guard: { type: 'leadsElsewhere', params: placeOf },
              target: '#chat.arriving',
              actions: [{ type: 'goTo', params: placeOf }, 'clearDraft'],
            },
            'step.back': { guard: 'canGoBack', target: '#chat.arriving', actions: ['goBack', 'clearDraft'] },
            'menu.open': { actions: [{ type: 'goHome', params: atOf }, 'clearDraft'] },
            'site.stepped': { actions: 'keepCurrent' },
          },
        },
        arranging: {
          description: 'The site arranges items or sections, and saves them.',
          tags: 'working',
          entry: 'askArrangement',
          on: {
            'site.arranged': {
              guard: { type: 'isOwnEdit', params: commandOf },
              target: 'choosing',
              actions: { type: 'answerArranged', params: commandOf },
            },
          },
        },
        updating: {
          description: 'A direct update takes its simulated second.',
          tags: ['working', 'second'],
          invoke: {
            src: 'simulateEdit',
            id: 'second',
            onDone: { target: 'applying', actions: { type: 'keepEnd', params: endOf } },
            onError: { target: 'choosing', actions: 'answerFailed' },
          },
        },
        applying: {
          description: 'The site applies a direct update and saves it.',
          tags: 'working',
          entry: 'askSite',
          on: {
            'site.edited': {
              guard: { type: 'isOwnEdit', params: commandOf },
              target: 'choosing',
              actions: { type: 'answerUpdated', params: editedOf },
            },
            'site.refused': {
              guard: { type: 'isOwnEdit', params: commandOf },
              target: 'choosing',
              actions: 'answerRefused',
            },
            'site.failed': {
              guard: { type: 'isOwnEdit', params: commandOf },
              target: 'choosing',
              actions: 'answerFailed',
            },
          },
        },
      },
    },
    editing: {
      description: 'A field is being edited; its editor is at work.',
      initial: 'asking',
      invoke: {
        src: 'editor',
        id: 'editor',
        input: ({ context, self }) => ({ leaf: talk.fieldOf(context.conversation), receiver: self }),
        onError: { actions: { type: 'escalate', params: errorOf } },
      },
      states: {
        asking: {
          description: 'The assistant waits for the value.',
          on: {
            'option.pick': [
              { guard: { type: 'opensPopover', params: labelOf }, actions: 'openPopover' },
              {
                guard: { type: 'namesOption', params: labelOf },
                target: 'committing',
                actions: [
                  {
                    type: 'takeValue',
                    params: ({ event }) => ({ value: event.label, said: event.label, at: event.at }),
                  },
                  { type: 'addSaid', params: labelOf },
                ],
              },
            ],
            'message.send': [
              {
                guard: { type: 'namesOption', params: draftOf },
                actions: [{ type: 'pickTyped', params: draftOf }, 'clearDraft'],
              },
              {
                guard: { type: 'hasText', params: draftOf },
                target: 'committing',
                actions: [
                  {
                    type: 'takeValue',
                    params: ({ context, event }) => ({
                      value: context.draft,
                      said: context.draft,
                      at: event.at,
                    }),
                  },
                  { type: 'addSaid', params: draftOf },
                  'clearDraft',
                ],
              },
            ],
            'value.chosen': {
              target: 'committing',
              actions: [
                { type: 'takeValue', params: chosenOf },
                { type: 'addSaid', params: ({ event }) => ({ text: event.said, at: event.at }) },
              ],
            },
            'place.open': {
              guard: { type: 'leadsElsewhere', params: placeOf },
              target: '#chat.arriving',
              actions: [{ type: 'goTo', params: placeOf }, 'clearDraft'],
            },
            'step.back': { guard: 'canGoBack', target: '#chat.arriving', actions: ['goBack', 'clearDraft'] },
            'menu.open': {
              target: '#chat.arriving',
              actions: [{ type: 'goHome', params: atOf }, 'clearDraft'],
            },
            'site.stepped': [
              { guard: 'isFieldGone', target: '#chat.arriving', actions: ['keepCurrent', 'clearDraft'] },
              { actions: 'keepCurrent' },
            ],
          },
        },
        committing: {
          description: 'The value takes its simulated second.',
          tags: ['working', 'second'],
          invoke: {
            src: 'simulateEdit',
            id: 'second',
            onDone: { target: 'applying', actions: { type: 'keepEnd', params: endOf } },
            onError: { target: '#chat.arriving', actions: 'answerFailed' },
          },
        },
        applying: {
          description: 'The site applies the value and saves it.',
          tags: 'working',
          entry: 'askSite',
          on: {
            'site.edited': {
              guard: { type: 'isOwnEdit', params: commandOf },
              target: '#chat.arriving',
              actions: { type: 'leaveField', params: editedOf },
            },
            'site.refused': {
              guard: { type: 'isOwnEdit', params: commandOf },
              target: '#chat.arriving',
              actions: 'answerRefused',
            },
            'site.failed': {
              guard: { type: 'isOwnEdit', params: commandOf },
              target: '#chat.arriving',
              actions: 'answerFailed',
            },
          },
        },
      },
    },
  },
});
