import { details } from '../details.ts';
import { heard } from '../listen.ts';
import { askedIn, begin, boxInput, chatSetup, keptText, startRequest } from './chat.setup.ts';

/** The chat: its navigation stack, its transcript, and what the visitor waits for. */
export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  description: 'The chat: the position in the menu, and the transcript.',
  context: ({ input, spawn, self }) =>
    begin(input, spawn('box', { id: 'box', input: boxInput(input, self) })),
  invoke: {
    src: 'listen',
    id: 'siteFacts',
    input: ({ context }) => [heard(context.site, 'site.stepped', 'site.replaced', 'step.made')],
  },
  on: {
    'site.replaced': { target: '.ready', actions: [{ type: 'beginAnew', params: details }, 'announceAct'] },
    'step.made': { actions: 'refresh' },
  },
  initial: 'ready',
  states: {
    ready: {
      description: 'The visitor picks an option or types something.',
      on: {
        'option.pick': {
          guard: { type: 'isOffered', params: details },
          actions: [{ type: 'doOption', params: details }, 'announceAct'],
        },
        'message.sent': { actions: { type: 'readText', params: details } },
        'menu.open': {
          target: '.menu',
          actions: ['dropValue', { type: 'clear', params: details }, 'announcePlace', 'announceAct'],
        },
        'place.open': [
          {
            guard: { type: 'leadsElsewhere', params: details },
            target: '.deciding',
            actions: ['announcePlace', { type: 'keepPlace', params: details }, 'announceAct'],
          },
          { actions: ['announcePlace', 'announceAct', 'announceArrival'] },
        ],
        'business.choose': {
          target: 'waiting',
          actions: [
            'closeEditor',
            { type: 'askBusiness', params: details },
            'tellBox',
            { type: 'takeBusiness', params: details },
          ],
        },
        'dialog.ask': {
          actions: [
            { type: 'requestDialog', params: details },
            { type: 'askAgain', params: details },
          ],
        },
        'text.keep': {
          target: 'waiting',
          actions: [{ type: 'keepText', params: details }, 'announceAct'],
        },
        'site.stepped': { actions: { type: 'dropGoneLevels', params: details } },
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
          entry: ['closeEditor', 'tellBox', 'announceArrival'],
          on: {
            'level.enter': { actions: { type: 'push', params: details } },
            'field.enter': { target: 'field', actions: { type: 'push', params: details } },
            'question.ask': { target: 'question', actions: { type: 'beginInterview', params: details } },
            'item.arrange': {
              target: '#chat.waiting',
              actions: [
                { type: 'takeArrangement', params: details },
                { type: 'push', params: details },
              ],
            },
            'update.type': {
              target: '#chat.waiting',
              actions: [{ type: 'takeUpdate', params: details }, 'announceAct'],
            },
            'plan.chosen': {
              target: '#chat.waiting',
              actions: [{ type: 'takePlan', params: details }, 'announceAct'],
            },
            'text.refuse': {
              target: '#chat.waiting',
              actions: [{ type: 'takeText', params: details }, 'announceAct'],
            },
            'request.offer': { actions: [{ type: 'offer', params: details }, 'announceAct'] },
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
              target: '#chat.waiting',
              actions: ['dropDescription', { type: 'takeDescription', params: details }, 'announceAct'],
            },
            'description.skip': {
              guard: 'asksDescription',
              actions: ['dropDescription', 'skipDescription', 'announceAct'],
            },
            'step.back': { guard: 'isDeeper', actions: ['dropValue', 'pop', 'announceAct'] },
          },
        },
        field: {
          description: 'A field; its editor runs.',
          entry: ['openEditor', 'tellBox', 'announceArrival'],
          on: {
            'message.sent': [
              { guard: 'isAtTable', actions: { type: 'typeRows', params: details } },
              { actions: { type: 'readText', params: details } },
            ],
            'popover.ask': { actions: [{ type: 'askAgain', params: details }, 'openPopover'] },
            'value.chosen': [
              {
                guard: { type: 'isWholeAddress', params: details },
                target: '#chat.waiting',
                actions: [{ type: 'takeAddress', params: details }, 'dropValue', 'announceAct'],
              },
              {
                target: '#chat.waiting',
                actions: [{ type: 'takeValue', params: details }, 'dropValue', 'announceAct'],
              },
            ],
            // From a dialog: the answer stands at the level around the field, which keeps its draft.
            'plan.chosen': {
              target: '#chat.waiting',
              actions: [
                'pop',
                'closeEditor',
                'tellBox',
                { type: 'takePlan', params: details },
                'announceAct',
              ],
            },
            'step.back': { target: 'menu', actions: ['dropValue', 'pop', 'announceAct'] },
            'site.stepped': [
              {
                guard: { type: 'isGone', params: details },
                target: 'menu',
                actions: ['tellFieldLost', { type: 'dropGoneLevels', params: details }],
              },
              { actions: { type: 'dropGoneLevels', params: details } },
            ],
          },
        },
        question: {
          description: 'A question of `Make it mine`: a frame of the same stack.',
          entry: ['closeEditor', 'tellBox', 'announceArrival'],
          on: {
            'question.answer': { actions: [{ type: 'answerQuestion', params: details }, 'announceAct'] },
            'question.ask': { actions: { type: 'answerQuestion', params: details } },
            'interview.undo': {
              target: 'menu',
              actions: [
                { type: 'undoInterview', params: details },
                { type: 'greet', params: details },
              ],
            },
            // A request leaves the interview for the menu, where it is offered.
            'request.offer': {
              target: 'menu',
              actions: [
                { type: 'clear', params: ({ event: { at } }) => ({ at }) },
                { type: 'offer', params: details },
                'announcePlace',
                'announceAct',
              ],
            },
            'question.refuse': [
              {
                guard: { type: 'isToCorrect', params: details },
                actions: [
                  { type: 'refuse', params: details },
                  { type: 'returnText', params: details },
                  'announceAct',
                ],
              },
              { actions: [{ type: 'refuse', params: details }, 'announceAct'] },
            ],
            'site.replaced': { guard: { type: 'isOfInterview', params: details }, actions: 'refresh' },
            'business.choose': {
              target: '#chat.waiting',
              actions: { type: 'takeBusiness', params: details },
            },
            'template.keep': { actions: { type: 'answerQuestion', params: details } },
            // The pictures, from their dialog.
            'plan.chosen': { actions: [{ type: 'answerQuestion', params: details }, 'announceAct'] },
            'step.back': [
              { guard: 'isFirst', target: 'menu', actions: ['dropValue', 'pop', 'announceAct'] },
              { actions: ['dropValue', 'pop', 'announceAct'] },
            ],
          },
        },
      },
    },
    waiting: {
      description: 'What the visitor asked for is not answered yet. An editor stays open.',
      tags: 'working',
      entry: 'tellWaiting',
      invoke: {
        src: 'request',
        id: 'request',
        input: ({ context }) => ({
          site: context.site,
          request: context.request,
          start: startRequest(context),
          at: context.asked.at,
        }),
        onDone: [
          {
            guard: { type: 'isFor', params: { type: 'text.refuse' } },
            target: 'ready',
            actions: { type: 'sayRefusal', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isTextUnread', params: ({ event }) => event.output },
            target: 'ready',
            actions: [
              'pop',
              { type: 'sayUnread', params: ({ event }) => event.output },
              { type: 'returnText', params: askedIn },
            ],
          },
          {
            guard: { type: 'isFor', params: { type: 'reader.await' } },
            target: 'ready',
            actions: [
              'pop',
              { type: 'dropGoneLevels', params: askedIn },
              { type: 'readText', params: keptText },
            ],
          },
          {
            guard: { type: 'isFor', params: { type: 'site.arrange' } },
            target: 'ready',
            actions: [
              'followArrangement',
              { type: 'repeatSaid', params: askedIn },
              'sayArranged',
              'tellMoved',
            ],
          },
          {
            guard: { type: 'replacesOwn', params: ({ event }) => event.output },
            target: 'ready',
            actions: [
              'pop',
              'forgetDrafts',
              { type: 'startContent', params: ({ event }) => event.output },
              { type: 'askName', params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: 'hasContent', params: ({ event }) => event.output },
            target: 'ready',
            actions: [
              'pop',
              { type: 'startContent', params: ({ event }) => event.output },
              { type: 'askName', params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: 'isFor', params: { type: 'content.load' } },
            target: 'ready',
            actions: ['pop', 'tellFailure'],
          },
          {
            guard: { type: 'isValueApplied', params: ({ event }) => event.output },
            target: 'ready',
            actions: [
              'pop',
              'closeEditor',
              { type: 'repeatSaid', params: ({ event }) => event.output },
              { type: 'sayEnd', params: ({ event }) => event.output },
            ],
          },
          { target: 'ready', actions: { type: 'sayEnd', params: ({ event }) => event.output } },
        ],
      },
      on: {
        'place.open': [
          {
            guard: { type: 'isFor', params: { type: 'reader.await' } },
            target: 'ready',
            actions: [
              'pop',
              { type: 'returnText', params: askedIn },
              'announcePlace',
              { type: 'keepPlace', params: details },
            ],
          },
          { actions: ['announcePlace', { type: 'keepPlace', params: details }] },
        ],
        // The content that is waited for may never come.
        'menu.open': {
          guard: 'isAsked',
          target: 'ready.menu',
          actions: ['dropValue', { type: 'clear', params: details }, 'announcePlace', 'announceAct'],
        },
        'business.choose': {
          guard: 'isAsked',
          target: 'waiting',
          reenter: true,
          actions: [
            { type: 'askBusiness', params: details },
            { type: 'takeBusiness', params: details },
          ],
        },
        'site.stepped': { actions: { type: 'noteMoved', params: details } },
      },
    },
  },
});
