import * as talk from '../src/domain/conversation.ts';
import { begin } from './chat.context.ts';
import * as given from './chat.params.ts';
import { chatSetup } from './chat.setup.ts';

/** The chat: the navigation stack, its transcript, and the edit it waits for. */
export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  description: 'The chat: where the visitor stands in the menu, and what has been said.',
  context: ({ input }) => begin(input),
  invoke: {
    src: 'watchSite',
    id: 'siteFacts',
    input: ({ context }) => ({ site: context.site }),
    onError: { actions: { type: 'escalate', params: given.error } },
  },
  on: {
    'draft.change': { actions: { type: 'changeDraft', params: ({ event }) => ({ text: event.text }) } },
    'place.open': {
      guard: { type: 'leadsElsewhere', params: given.place },
      actions: { type: 'keepNext', params: given.place },
    },
    'site.stepped': { actions: 'noteMoved' },
    'site.replaced': { target: '.arriving', actions: [{ type: 'greet', params: given.at }, 'clearDraft'] },
  },
  initial: 'arriving',
  states: {
    arriving: {
      description:
        'The stack has changed: its top decides what can be done; or the visitor wanted to go on meanwhile.',
      entry: 'goOn',
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
                guard: { type: 'arranges', params: given.label },
                target: 'arranging',
                actions: [
                  { type: 'takeArrangement', params: given.label },
                  { type: 'enterEntry', params: given.label },
                ],
              },
              {
                guard: { type: 'opensDoor', params: given.label },
                actions: { type: 'openDoor', params: given.label },
              },
              {
                guard: { type: 'leadsOn', params: given.label },
                target: '#chat.arriving',
                actions: { type: 'enterEntry', params: given.label },
              },
            ],
            'message.send': [
              {
                guard: { type: 'namesOption', params: given.draft },
                actions: [{ type: 'pickTyped', params: given.draft }, 'clearDraft'],
              },
              {
                guard: { type: 'isCommand', params: given.draft },
                target: 'updating',
                actions: [
                  { type: 'takeCommand', params: given.draft },
                  { type: 'addSaid', params: given.draft },
                  'clearDraft',
                ],
              },
              {
                guard: { type: 'hasText', params: given.draft },
                actions: [
                  { type: 'addSaid', params: given.draft },
                  { type: 'answerInvalid', params: given.at },
                  'clearDraft',
                ],
              },
            ],
            'place.open': {
              guard: { type: 'leadsElsewhere', params: given.place },
              target: '#chat.arriving',
              actions: [{ type: 'goTo', params: given.place }, 'clearDraft'],
            },
            'step.back': { guard: 'canGoBack', target: '#chat.arriving', actions: ['goBack', 'clearDraft'] },
            'menu.open': { actions: [{ type: 'goHome', params: given.at }, 'clearDraft'] },
            'site.stepped': { actions: 'keepCurrent' },
          },
        },
        arranging: {
          description: 'The site arranges items or sections, and saves them.',
          tags: 'working',
          entry: 'askArrangement',
          on: {
            'site.arranged': {
              guard: { type: 'isOwnEdit', params: given.command },
              target: '#chat.arriving',
              actions: { type: 'answerArranged', params: given.command },
            },
          },
        },
        updating: {
          description: 'A direct update takes its simulated second.',
          tags: 'working',
          entry: 'announceEdit',
          invoke: {
            src: 'simulateEdit',
            id: 'second',
            onDone: { target: 'applying', actions: { type: 'keepEnd', params: given.end } },
            onError: { target: '#chat.arriving', actions: ['withdrawEdit', 'answerFailed'] },
          },
          on: {
            'site.edited': {
              guard: { type: 'isOwnEdit', params: given.command },
              target: '#chat.arriving',
              actions: { type: 'answerUpdated', params: given.edited },
            },
          },
        },
        applying: {
          description: 'The site applies a direct update and saves it.',
          tags: 'working',
          entry: 'askSite',
          on: {
            'site.edited': {
              guard: { type: 'isOwnEdit', params: given.command },
              target: '#chat.arriving',
              actions: { type: 'answerUpdated', params: given.edited },
            },
            'site.refused': {
              guard: { type: 'isOwnEdit', params: given.command },
              target: '#chat.arriving',
              actions: 'answerRefused',
            },
            'site.failed': {
              guard: { type: 'isOwnEdit', params: given.command },
              target: '#chat.arriving',
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
        onError: { actions: { type: 'escalate', params: given.error } },
      },
      states: {
        asking: {
          description: 'The assistant waits for the value.',
          on: {
            'option.pick': [
              { guard: { type: 'opensPopover', params: given.label }, actions: 'openPopover' },
              {
                guard: { type: 'namesOption', params: given.label },
                target: 'committing',
                actions: { type: 'takeValue', params: given.picked },
              },
            ],
            'message.send': [
              {
                guard: { type: 'namesOption', params: given.draft },
                actions: [{ type: 'pickTyped', params: given.draft }, 'clearDraft'],
              },
              {
                guard: { type: 'hasText', params: given.draft },
                target: 'committing',
                actions: [{ type: 'takeValue', params: given.typed }, 'clearDraft'],
              },
            ],
            'value.chosen': {
              target: 'committing',
              actions: { type: 'takeValue', params: given.chosen },
            },
            'place.open': {
              guard: { type: 'leadsElsewhere', params: given.place },
              target: '#chat.arriving',
              actions: [{ type: 'goTo', params: given.place }, 'clearDraft'],
            },
            'step.back': { guard: 'canGoBack', target: '#chat.arriving', actions: ['goBack', 'clearDraft'] },
            'menu.open': {
              target: '#chat.arriving',
              actions: [{ type: 'goHome', params: given.at }, 'clearDraft'],
            },
            'site.stepped': [
              { guard: 'isFieldGone', target: '#chat.arriving', actions: ['keepCurrent', 'clearDraft'] },
              { actions: 'keepCurrent' },
            ],
          },
        },
        committing: {
          description: 'The value takes its simulated second.',
          tags: 'working',
          entry: 'announceEdit',
          invoke: {
            src: 'simulateEdit',
            id: 'second',
            onDone: { target: 'applying', actions: { type: 'keepEnd', params: given.end } },
            onError: { target: '#chat.arriving', actions: ['withdrawEdit', 'answerFailed'] },
          },
          on: {
            'site.edited': {
              guard: { type: 'isOwnEdit', params: given.command },
              target: '#chat.arriving',
              actions: { type: 'leaveField', params: given.edited },
            },
          },
        },
        applying: {
          description: 'The site applies the value and saves it.',
          tags: 'working',
          entry: 'askSite',
          on: {
            'site.edited': {
              guard: { type: 'isOwnEdit', params: given.command },
              target: '#chat.arriving',
              actions: { type: 'leaveField', params: given.edited },
            },
            'site.refused': {
              guard: { type: 'isOwnEdit', params: given.command },
              target: '#chat.arriving',
              actions: 'answerRefused',
            },
            'site.failed': {
              guard: { type: 'isOwnEdit', params: given.command },
              target: '#chat.arriving',
              actions: 'answerFailed',
            },
          },
        },
      },
    },
  },
});
