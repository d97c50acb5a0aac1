import { details } from '../details.ts';
import { heard } from '../listen.ts';
import { begin, boxInput, chatSetup, edited, startRequest } from './chat.setup.ts';

/** The chat: its navigation stack, its transcript, and what the visitor waits for. */
export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  description: 'The chat: the position in the menu, and the transcript.',
  context: ({ input, spawn, self }) =>
    begin(input, spawn('box', { id: 'box', input: boxInput(input, self) })),
  invoke: {
    src: 'listen',
    id: 'siteFacts',
    input: ({ context }) => [
      heard(context.site, 'site.arranged', 'site.stepped', 'site.replaced', 'step.made'),
    ],
  },
  on: {
    'option.pick': {
      guard: { type: 'isOffered', params: details },
      actions: [{ type: 'doOption', params: details }, 'announceAct'],
    },
    'menu.open': {
      guard: 'canLeave',
      target: '.menu',
      actions: ['dropValue', { type: 'clear', params: details }, 'announcePlace', 'announceAct'],
    },
    'place.open': [
      {
        guard: { type: 'leadsElsewhere', params: details },
        target: '.deciding',
        actions: ['announcePlace', { type: 'keepPlace', params: details }, 'announceAct'],
      },
      { guard: 'isFree', actions: ['announcePlace', 'announceAct', 'announceArrival'] },
      { actions: ['announcePlace', { type: 'keepPlace', params: details }] },
    ],
    'business.choose': {
      guard: 'canLeave',
      target: '.question.loading',
      actions: [
        { type: 'askBusiness', params: details },
        'tellBox',
        { type: 'takeBusiness', params: details },
      ],
    },
    'site.replaced': {
      target: '.menu',
      actions: [{ type: 'greet', params: details }, 'forgetDrafts', 'announceAct'],
    },
    // The `ready` states take it themselves: here it comes while the visitor waits.
    'site.stepped': { actions: { type: 'noteMoved', params: details } },
    'step.made': { actions: 'refresh' },
  },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Transient: the chat goes to the place that was asked for, or stays where it stands.',
      always: [
        { guard: 'isPlaceAsked', target: 'deciding', reenter: true, actions: 'goTo' },
        { guard: 'isAsked', target: 'question' },
        { guard: 'isAtField', target: 'field' },
        { target: 'menu' },
      ],
    },
    menu: {
      description: 'A level of the menu; the latest message lists its options.',
      initial: 'ready',
      states: {
        ready: {
          description: 'The visitor picks an option or types something.',
          entry: ['tellBox', 'announceArrival'],
          on: {
            'message.sent': { actions: { type: 'readText', params: details } },
            'level.enter': { actions: { type: 'push', params: details } },
            'field.enter': { target: '#chat.field', actions: { type: 'push', params: details } },
            'question.ask': {
              target: '#chat.question',
              actions: { type: 'beginInterview', params: details },
            },
            'dialog.ask': {
              actions: [
                { type: 'requestDialog', params: details },
                { type: 'askAgain', params: details },
              ],
            },
            'item.arrange': {
              target: 'arranging',
              actions: [
                { type: 'takeArrangement', params: details },
                { type: 'push', params: details },
              ],
            },
            'update.type': {
              target: 'updating',
              actions: [{ type: 'takeUpdate', params: details }, 'announceAct'],
            },
            'plan.chosen': {
              target: 'updating',
              actions: [{ type: 'takePlan', params: details }, 'announceAct'],
            },
            'request.offer': { actions: [{ type: 'offer', params: details }, 'announceAct'] },
            'text.refuse': {
              target: 'refusing',
              actions: [{ type: 'takeText', params: details }, 'announceAct'],
            },
            'language.choose': {
              actions: [
                { type: 'requestLanguage', params: details },
                { type: 'askAgain', params: details },
              ],
            },
            'step.undo': {
              actions: [
                { type: 'step', params: details },
                { type: 'askAgain', params: details },
              ],
            },
            'step.redo': {
              actions: [
                { type: 'step', params: details },
                { type: 'askAgain', params: details },
              ],
            },
            'description.give': {
              guard: 'asksDescription',
              target: 'updating',
              actions: ['dropDescription', { type: 'takeDescription', params: details }, 'announceAct'],
            },
            'description.skip': {
              guard: 'asksDescription',
              actions: ['dropDescription', 'skipDescription', 'announceAct'],
            },
            'step.back': { guard: 'isDeeper', actions: ['pop', 'announceAct'] },
            'site.stepped': { actions: { type: 'dropGoneLevels', params: details } },
          },
        },
        updating: {
          description: 'An edit is applied; its answer waits for the second and the site.',
          tags: 'working',
          entry: 'tellWaiting',
          invoke: {
            src: 'edit',
            id: 'edit',
            input: ({ context: { site, request, asked } }) => ({ site, request, at: asked.at }),
            onDone: {
              target: '#chat.deciding',
              actions: { type: 'sayEnd', params: ({ event }) => event.output },
            },
          },
        },
        refusing: {
          description: 'A text means nothing here; its refusal waits for the second too.',
          tags: 'working',
          entry: 'tellWaiting',
          invoke: {
            src: 'simulateEdit',
            id: 'second',
            onDone: {
              target: '#chat.deciding',
              actions: { type: 'sayRefusal', params: ({ event }) => event.output },
            },
            onError: {
              target: '#chat.deciding',
              actions: { type: 'sayRefusal', params: ({ context }) => context.asked },
            },
          },
        },
        arranging: {
          description: 'The site arranges items or sections and saves them.',
          tags: 'working',
          entry: ['tellWaiting', 'askArrangement'],
          on: {
            'site.arranged': {
              guard: { type: 'isOwn', params: details },
              target: '#chat.deciding',
              actions: [
                'followArrangement',
                { type: 'repeatSaid', params: ({ context }) => context.asked },
                'sayArranged',
                'tellMoved',
              ],
            },
          },
        },
      },
    },
    field: {
      description: 'A field; its editor runs.',
      invoke: {
        src: 'editor',
        id: 'editor',
        input: ({ context, self }) => ({ ...edited(context), receiver: self }),
      },
      initial: 'ready',
      states: {
        ready: {
          description: 'The visitor types, picks or chooses a value.',
          entry: ['tellBox', 'announceArrival', 'resumePopover'],
          on: {
            'message.sent': [
              { guard: 'isAtTable', actions: { type: 'typeRows', params: details } },
              { actions: { type: 'readText', params: details } },
            ],
            'popover.ask': { actions: [{ type: 'askAgain', params: details }, 'openPopover'] },
            'value.chosen': {
              target: 'updating',
              actions: [{ type: 'takeValue', params: details }, 'dropValue', 'announceAct'],
            },
            // From a dialog: the answer stands at the level around the field, which keeps its draft.
            'plan.chosen': {
              target: '#chat.menu.updating',
              actions: ['pop', 'tellBox', { type: 'takePlan', params: details }, 'announceAct'],
            },
            'step.back': { target: '#chat.menu', actions: ['dropValue', 'pop', 'announceAct'] },
            'site.stepped': [
              {
                guard: { type: 'isGone', params: details },
                target: '#chat.menu',
                actions: ['tellFieldLost', { type: 'dropGoneLevels', params: details }],
              },
              { actions: { type: 'dropGoneLevels', params: details } },
            ],
          },
        },
        updating: {
          description: 'The value is applied; its answer waits for the second and the site.',
          tags: 'working',
          entry: 'tellWaiting',
          invoke: {
            src: 'edit',
            id: 'edit',
            input: ({ context: { site, request, asked } }) => ({ site, request, at: asked.at }),
            onDone: [
              {
                guard: { type: 'wasApplied', params: ({ event }) => event.output },
                target: '#chat.deciding',
                actions: [
                  'pop',
                  { type: 'repeatSaid', params: ({ event }) => event.output },
                  { type: 'sayEnd', params: ({ event }) => event.output },
                ],
              },
              {
                guard: { type: 'isGone', params: ({ context }) => context.asked },
                target: '#chat.deciding',
                actions: { type: 'sayEnd', params: ({ event }) => event.output },
              },
              {
                guard: 'isPlaceAsked',
                target: '#chat.deciding',
                actions: { type: 'sayEnd', params: ({ event }) => event.output },
              },
              { target: 'ready', actions: { type: 'sayEnd', params: ({ event }) => event.output } },
            ],
          },
        },
      },
    },
    question: {
      description: 'A question of `Make it mine`: a frame of the same stack.',
      on: {
        'option.pick': {
          guard: { type: 'isOffered', params: details },
          actions: [{ type: 'doOption', params: details }, 'emptyBox', 'announceAct'],
        },
        'site.stepped': { actions: { type: 'dropGoneLevels', params: details } },
      },
      initial: 'ready',
      states: {
        ready: {
          description: 'The visitor picks an option or types the answer.',
          entry: ['tellBox', 'announceArrival'],
          on: {
            'message.sent': { actions: { type: 'readText', params: details } },
            'question.answer': { actions: [{ type: 'answerQuestion', params: details }, 'announceAct'] },
            'question.ask': [
              {
                guard: { type: 'isLast', params: details },
                actions: [{ type: 'answerQuestion', params: details }, 'announceEnd'],
              },
              { actions: { type: 'answerQuestion', params: details } },
            ],
            'dialog.ask': {
              actions: [
                { type: 'requestDialog', params: details },
                { type: 'askAgain', params: details },
              ],
            },
            'interview.undo': {
              target: '#chat.menu',
              actions: [
                { type: 'undoInterview', params: details },
                { type: 'greet', params: details },
              ],
            },
            // A request leaves the interview for the menu, where it is offered.
            'request.offer': {
              target: '#chat.menu',
              actions: [
                { type: 'clear', params: ({ event: { at } }) => ({ at }) },
                { type: 'offer', params: details },
                'announcePlace',
                'announceAct',
              ],
            },
            'question.refuse': {
              actions: [
                { type: 'refuse', params: details },
                { type: 'returnText', params: details },
                'announceAct',
              ],
            },
            'site.replaced': { guard: 'isOfInterview', actions: 'refresh' },
            'business.choose': { target: 'loading', actions: { type: 'takeBusiness', params: details } },
            'template.keep': { actions: { type: 'answerQuestion', params: details } },
            // The pictures, from their dialog.
            'plan.chosen': { actions: [{ type: 'answerQuestion', params: details }, 'announceAct'] },
            'step.back': [
              { guard: 'isFirst', target: '#chat.menu', actions: ['pop', 'announceAct'] },
              { actions: ['emptyBox', 'pop', 'announceAct'] },
            ],
          },
        },
        loading: {
          description: 'The content of a business is being loaded.',
          tags: 'working',
          entry: 'tellWaiting',
          invoke: {
            src: 'loadStarts',
            input: ({ context }) => startRequest(context),
            onDone: [
              {
                guard: 'isByCard',
                target: '#chat.deciding',
                actions: [
                  'pop',
                  'forgetDrafts',
                  { type: 'startContent', params: ({ event }) => ({ config: event.output }) },
                  { type: 'askName', params: ({ context }) => context.asked },
                ],
              },
              {
                target: '#chat.deciding',
                actions: [
                  'pop',
                  { type: 'startContent', params: ({ event }) => ({ config: event.output }) },
                  { type: 'askName', params: ({ context }) => context.asked },
                ],
              },
            ],
            onError: { target: '#chat.deciding', actions: ['pop', 'tellFailure'] },
          },
        },
      },
    },
  },
});
