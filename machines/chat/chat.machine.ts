import { details } from '../details.ts';
import { heard } from '../listen.ts';
import { begin, chatSetup, edited, startRequest } from './chat.setup.ts';

/** The chat: its navigation stack, its transcript, and what the visitor waits for. */
export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  description: 'The chat: the position in the menu, and the transcript.',
  context: ({ input }) => begin(input),
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
    'message.send': { guard: 'canSend', actions: [{ type: 'doText', params: details }, 'emptyBox'] },
    'menu.open': {
      guard: 'canLeave',
      target: '.menu',
      actions: ['forgetDraft', { type: 'clear', params: details }, 'announcePlace', 'announceAct'],
    },
    'place.open': [
      {
        guard: 'isFree',
        actions: [
          'announcePlace',
          { type: 'keepPendingPlace', params: details },
          'openPendingPlace',
          'announceAct',
        ],
      },
      { actions: ['announcePlace', { type: 'keepPendingPlace', params: details }] },
    ],
    'level.open': { target: '.menu', actions: ['emptyBox', { type: 'goTo', params: details }] },
    'field.open': { target: '.field', actions: { type: 'goTo', params: details } },
    'draft.change': { actions: { type: 'changeDraft', params: details } },
    'draft.resume': {
      guard: { type: 'isFromLastVisit', params: details },
      actions: [
        { type: 'resumeDraft', params: details },
        { type: 'openField', params: details },
      ],
    },
    'draft.use': {
      guard: { type: 'isUnsent', params: details },
      actions: [
        { type: 'useDraft', params: details },
        { type: 'dropDraft', params: details },
      ],
    },
    'rows.keep': { actions: { type: 'keepRows', params: details } },
    'draft.drop': { actions: { type: 'dropDraft', params: details } },
    'business.choose': {
      guard: 'canLeave',
      target: '.question.loading',
      actions: ['emptyBox', { type: 'askTrade', params: details }, { type: 'takeBusiness', params: details }],
    },
    'site.replaced': [
      {
        guard: 'isTradeBegun',
        target: '.question',
        actions: [{ type: 'askOnwards', params: details }, 'forgetDrafts', 'announcePlace', 'announceAct'],
      },
      { target: '.menu', actions: [{ type: 'greet', params: details }, 'forgetDrafts', 'announceAct'] },
    ],
    // The `ready` states take it themselves: here it comes while the visitor waits.
    'site.stepped': { actions: { type: 'noteMoved', params: details } },
    'step.made': { actions: 'refresh' },
  },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Transient: an interview of before a reload goes on at its question.',
      always: [{ guard: 'isAsked', target: 'question' }, { target: 'menu' }],
    },
    menu: {
      description: 'A level of the menu; the latest message lists its options.',
      entry: 'takeUpMenuText',
      exit: 'keepMenuText',
      initial: 'ready',
      states: {
        ready: {
          description: 'The visitor picks an option or types something.',
          entry: 'openPendingPlace',
          on: {
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
              actions: [{ type: 'takeDescription', params: details }, 'announceAct'],
            },
            'description.type': { guard: 'asksDescription', actions: { type: 'keepText', params: details } },
            'description.skip': { guard: 'asksDescription', actions: ['skipDescription', 'announceAct'] },
            'step.back': { guard: 'isDeeper', actions: ['pop', 'announceAct'] },
            'site.stepped': { actions: { type: 'dropGoneLevels', params: details } },
          },
        },
        updating: {
          description: 'An edit is applied; its answer waits for the second and the site.',
          tags: 'working',
          exit: 'announceAnswer',
          invoke: {
            src: 'edit',
            id: 'edit',
            input: ({ context: { site, request, asked } }) => ({ site, request, at: asked.at }),
            onDone: { target: 'ready', actions: { type: 'sayEnd', params: ({ event }) => event.output } },
          },
        },
        refusing: {
          description: 'A text means nothing here; its refusal waits for the second too.',
          tags: 'working',
          exit: 'announceAnswer',
          invoke: {
            src: 'simulateEdit',
            id: 'second',
            onDone: {
              target: 'ready',
              actions: { type: 'sayRefusal', params: ({ event }) => event.output },
            },
            onError: {
              target: 'ready',
              actions: { type: 'sayRefusal', params: ({ context }) => context.asked },
            },
          },
        },
        arranging: {
          description: 'The site arranges items or sections and saves them.',
          tags: 'working',
          entry: 'askArrangement',
          exit: 'announceAnswer',
          on: {
            'site.arranged': {
              guard: { type: 'isOwn', params: details },
              target: 'ready',
              actions: [
                'followArrangement',
                { type: 'repeatSaid', params: ({ context }) => context.asked },
                'sayArranged',
                'forgetArrangedDrafts',
              ],
            },
          },
        },
      },
    },
    field: {
      description: 'A field; its editor runs.',
      entry: 'takeUpDraft',
      invoke: {
        src: 'editor',
        id: 'editor',
        input: ({ context, self }) => ({ ...edited(context), receiver: self }),
      },
      initial: 'ready',
      states: {
        ready: {
          description: 'The visitor types, picks or chooses a value.',
          entry: ['openPendingPlace', 'resumePopover'],
          exit: 'keepDraft',
          on: {
            'popover.ask': { actions: [{ type: 'askAgain', params: details }, 'openPopover'] },
            'value.chosen': {
              target: 'updating',
              actions: [{ type: 'takeValue', params: details }, 'forgetDraft', 'announceAct'],
            },
            // From a dialog: the answer stands at the level around the field, which keeps its draft.
            'plan.chosen': {
              target: '#chat.menu.updating',
              actions: ['emptyBox', 'pop', { type: 'takePlan', params: details }, 'announceAct'],
            },
            'step.back': { target: '#chat.menu', actions: ['forgetDraft', 'pop', 'announceAct'] },
            'site.stepped': [
              {
                guard: { type: 'isGone', params: details },
                target: '#chat.menu',
                actions: { type: 'dropGoneLevels', params: details },
              },
              { actions: { type: 'dropGoneLevels', params: details } },
            ],
          },
        },
        updating: {
          description: 'The value is applied; its answer waits for the second and the site.',
          tags: 'working',
          exit: 'announceAnswer',
          invoke: {
            src: 'edit',
            id: 'edit',
            input: ({ context: { site, request, asked } }) => ({ site, request, at: asked.at }),
            onDone: [
              {
                guard: { type: 'wasApplied', params: ({ event }) => event.output },
                target: '#chat.menu',
                actions: [
                  'pop',
                  { type: 'repeatSaid', params: ({ event }) => event.output },
                  { type: 'sayEnd', params: ({ event }) => event.output },
                ],
              },
              {
                guard: { type: 'isGone', params: ({ context }) => context.asked },
                target: '#chat.menu',
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
      exit: 'keepMenuText',
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
          entry: 'openPendingPlace',
          on: {
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
            'question.refuse': { actions: [{ type: 'refuse', params: details }, 'announceAct'] },
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
          exit: 'announceAnswer',
          invoke: {
            src: 'loadStarts',
            input: ({ context }) => startRequest(context),
            onDone: {
              target: 'ready',
              actions: [
                'pop',
                { type: 'startContent', params: ({ event }) => ({ config: event.output }) },
                { type: 'askName', params: ({ context }) => context.asked },
              ],
            },
            onError: { target: 'ready', actions: ['pop', 'tellFailure'] },
          },
        },
      },
    },
  },
});
