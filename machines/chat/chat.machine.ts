import * as talk from '../../src/domain/chat/conversation.ts';
import * as given from '../event-params.ts';
import { begin } from './chat.context.ts';
import * as chatGiven from './chat.params.ts';
import { chatSetup } from './chat.setup.ts';

/** The chat: the navigation stack, its transcript, and what it waits for. */
export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  description: 'The chat: where the visitor stands in the menu, and what has been said.',
  // A cycle of guards that contradict each other would freeze the page; so it fails.
  options: { maxIterations: 100 },
  context: ({ input }) => begin(input),
  invoke: {
    src: 'watchSite',
    id: 'siteFacts',
    input: ({ context }) => ({ site: context.site }),
    onError: { actions: { type: 'escalate', params: given.error } },
  },
  on: {
    'draft.change': { actions: { type: 'changeDraft', params: given.event } },
    'site.replaced': {
      target: '.work.ready',
      actions: [{ type: 'greet', params: given.event }, 'clearDraft'],
    },
  },
  type: 'parallel',
  states: {
    top: {
      description: 'What stands on top of the navigation stack.',
      initial: 'menu',
      states: {
        menu: {
          description: 'A level of the menu: the latest message offers where to go.',
          always: { guard: 'isAtField', target: 'field' },
        },
        field: {
          description: 'A field: the assistant waits for its value, and its editor is at work.',
          entry: 'noteField',
          invoke: {
            src: 'editor',
            id: 'editor',
            input: ({ context, self }) => ({ leaf: talk.fieldOf(context.conversation), receiver: self }),
            onError: { actions: { type: 'escalate', params: given.error } },
          },
          always: [
            { guard: 'isAtMenu', target: 'menu' },
            { guard: 'isAtAnotherField', target: 'field', reenter: true },
          ],
        },
      },
    },
    work: {
      description: 'Whether the chat is free, or something that was asked for takes its time.',
      initial: 'ready',
      states: {
        ready: {
          description: 'The visitor walks the menu, gives a field its value, or types a direct update.',
          always: { guard: 'wantsElsewhere', actions: ['openNext', 'forgetNext'] },
          on: {
            'option.pick': [
              { guard: { type: 'opensPopover', params: chatGiven.label }, actions: 'openPopover' },
              {
                guard: { type: 'choosesValue', params: chatGiven.label },
                target: 'working.updating',
                actions: { type: 'takeValue', params: chatGiven.picked },
              },
              {
                guard: { type: 'arranges', params: chatGiven.label },
                target: 'working.arranging',
                actions: [
                  { type: 'takeArrangement', params: chatGiven.label },
                  { type: 'enterEntry', params: chatGiven.label },
                ],
              },
              {
                guard: { type: 'opensDialog', params: chatGiven.label },
                actions: { type: 'requestDialog', params: chatGiven.label },
              },
              {
                guard: { type: 'leadsOn', params: chatGiven.label },
                actions: { type: 'enterEntry', params: chatGiven.label },
              },
            ],
            'message.send': [
              {
                guard: { type: 'namesOption', params: chatGiven.draft },
                actions: [{ type: 'pickTyped', params: chatGiven.draft }, 'clearDraft'],
              },
              {
                guard: { type: 'givesValue', params: chatGiven.draft },
                target: 'working.updating',
                actions: [{ type: 'takeValue', params: chatGiven.typed }, 'clearDraft'],
              },
              {
                guard: { type: 'isCommand', params: chatGiven.draft },
                target: 'working.updating',
                actions: [{ type: 'takeCommand', params: chatGiven.draft }, 'clearDraft'],
              },
              {
                guard: { type: 'hasText', params: chatGiven.draft },
                target: 'working.updating.site.invalid',
                actions: [{ type: 'takeCommand', params: chatGiven.draft }, 'clearDraft'],
              },
            ],
            'value.chosen': {
              guard: 'isAtField',
              target: 'working.updating',
              actions: { type: 'takeValue', params: given.event },
            },
            'place.open': {
              guard: { type: 'leadsElsewhere', params: given.event },
              actions: [{ type: 'goTo', params: given.event }, 'clearDraft'],
            },
            'step.back': { guard: 'canGoBack', actions: ['goBack', 'clearDraft'] },
            'menu.open': { actions: [{ type: 'goHome', params: given.event }, 'clearDraft'] },
            'site.stepped': { actions: 'keepCurrent' },
          },
        },
        working: {
          description: 'What was asked for takes its time; options, popover, Back and Main Menu wait.',
          tags: 'working',
          initial: 'updating',
          on: {
            'place.open': {
              guard: { type: 'leadsElsewhere', params: given.event },
              actions: { type: 'keepNext', params: given.event },
            },
            'site.stepped': { actions: 'noteMoved' },
          },
          states: {
            arranging: {
              description: 'The site arranges items or sections, and saves them.',
              entry: 'askArrangement',
              on: {
                'site.arranged': {
                  guard: { type: 'isOwnCommand', params: given.event },
                  target: '#chat.work.ready',
                  actions: { type: 'answerArranged', params: given.event },
                },
              },
            },
            updating: {
              description:
                'An edit is made at once; its answer waits for the simulated second and for the site.',
              type: 'parallel',
              states: {
                second: {
                  description: 'The simulated second.',
                  initial: 'running',
                  states: {
                    running: {
                      description: 'It has not passed yet.',
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
                    over: { description: 'It has passed.', type: 'final' },
                  },
                },
                site: {
                  description: 'What the site says of the edit.',
                  initial: 'asked',
                  states: {
                    asked: {
                      description: 'The site makes the edit and saves it.',
                      entry: 'askSite',
                      on: {
                        'site.edited': {
                          guard: { type: 'isOwnCommand', params: given.event },
                          target: 'edited',
                          actions: { type: 'keepStored', params: given.event },
                        },
                        'site.refused': {
                          guard: { type: 'isOwnCommand', params: given.event },
                          target: 'refused',
                        },
                        'site.failed': {
                          guard: { type: 'isOwnCommand', params: given.event },
                          target: 'failed',
                        },
                      },
                    },
                    edited: { description: 'The edit stands and is saved.', type: 'final' },
                    refused: { description: 'The path may not be updated.', type: 'final' },
                    failed: { description: 'The update broke on an error.', type: 'final' },
                    invalid: { description: 'What was typed names no path and value.', type: 'final' },
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
