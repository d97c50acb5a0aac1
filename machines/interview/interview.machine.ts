import { heard } from '../listen.ts';
import { beginInterview, pictureLeaf, startRequest } from './interview.context.ts';
import { interviewSetup } from './interview.setup.ts';

/** The interview: five questions that make an untouched website the visitor's own. */
export const interviewMachine = interviewSetup.createMachine({
  id: 'interview',
  description: 'The interview: five questions that make an untouched website the visitor’s own.',
  context: ({ input }) => beginInterview(input),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Transient: an interview from before a reload goes on at its question.',
      always: [
        { guard: { type: 'goesOnAt', params: { question: 'trade' } }, target: 'running.trade' },
        { guard: { type: 'goesOnAt', params: { question: 'name' } }, target: 'running.name' },
        { guard: { type: 'goesOnAt', params: { question: 'contact' } }, target: 'running.contact' },
        { guard: { type: 'goesOnAt', params: { question: 'address' } }, target: 'running.address' },
        { guard: { type: 'goesOnAt', params: { question: 'picture' } }, target: 'running.picture' },
        { guard: { type: 'goesOnAt', params: { question: 'finished' } }, target: 'running.finished' },
        { target: 'idle' },
      ],
    },
    idle: {
      description: 'There is no interview.',
      on: {
        'interview.open': {
          guard: 'isUntouched',
          target: 'running',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
    },
    running: {
      description: 'The interview stands in the place of the chat.',
      invoke: [
        {
          src: 'listen',
          id: 'siteFacts',
          input: ({ context }) => [heard(context.site, 'site.replaced')],
        },
        {
          src: 'listen',
          id: 'chatFacts',
          input: ({ context }) => [heard(context.chat, 'visitor.acted')],
        },
      ],
      exit: 'forget',
      on: {
        'draft.change': { actions: { type: 'changeDraft', params: ({ event }) => event } },
        'menu.open': { target: 'idle', actions: { type: 'openMenu', params: ({ event }) => event } },
        'visitor.acted': { guard: 'isChatElsewhere', target: 'idle' },
        'site.replaced': { guard: 'isReplacedOtherwise', target: 'idle' },
        'message.send': [
          { guard: 'namesOption', actions: { type: 'pickTyped', params: ({ event }) => event } },
          // The text stays in the box, to be corrected.
          { guard: 'hasText', actions: [{ type: 'sayDraft', params: ({ event }) => event }, 'refuse'] },
        ],
        'option.pick': {
          guard: { type: 'skipsRest', params: ({ event }) => event },
          target: '.finished',
          actions: { type: 'say', params: ({ event }) => event },
        },
      },
      initial: 'trade',
      states: {
        trade: {
          description: 'What is your page for? Its content starts the page.',
          entry: { type: 'ask', params: { question: 'trade' } },
          initial: 'asking',
          states: {
            asking: {
              description: 'The visitor chooses a business, or the template’s own content.',
              on: {
                'option.pick': [
                  {
                    guard: { type: 'isBusiness', params: ({ event }) => event },
                    target: 'loading',
                    actions: [
                      { type: 'say', params: ({ event }) => event },
                      { type: 'keepBusiness', params: ({ event }) => event },
                    ],
                  },
                  {
                    guard: { type: 'returnsToTemplate', params: ({ event }) => event },
                    target: '#interview.running.name',
                    actions: [{ type: 'say', params: ({ event }) => event }, 'undoAll', 'giveName'],
                  },
                  {
                    guard: { type: 'skips', params: ({ event }) => event },
                    target: '#interview.running.name',
                    actions: { type: 'say', params: ({ event }) => event },
                  },
                ],
                'step.back': { target: '#interview.idle' },
              },
            },
            loading: {
              description: 'The content of the business is being loaded.',
              tags: 'working',
              on: { 'message.send': {} },
              invoke: {
                src: 'loadStarts',
                input: ({ context }) => startRequest(context),
                onDone: {
                  target: '#interview.running.name',
                  actions: { type: 'startContent', params: ({ event }) => ({ config: event.output }) },
                },
                onError: { target: 'asking', actions: 'tellFailure' },
              },
            },
          },
        },
        name: {
          description: 'What is it called?',
          entry: { type: 'ask', params: { question: 'name' } },
          on: {
            'option.pick': {
              guard: { type: 'skips', params: ({ event }) => event },
              target: 'contact',
              actions: { type: 'say', params: ({ event }) => event },
            },
            'message.send': {
              guard: 'hasAnswer',
              target: 'contact',
              actions: [
                { type: 'sayDraft', params: ({ event }) => event },
                { type: 'answer', params: { question: 'name' } },
                'keepName',
                'clearDraft',
              ],
            },
            'step.back': { target: 'trade', actions: 'goBack' },
          },
        },
        contact: {
          description: 'How can people reach you? A phone number, an e-mail address, or both.',
          entry: { type: 'ask', params: { question: 'contact' } },
          on: {
            'option.pick': {
              guard: { type: 'skips', params: ({ event }) => event },
              target: 'address',
              actions: { type: 'say', params: ({ event }) => event },
            },
            'message.send': {
              guard: 'hasContact',
              target: 'address',
              actions: [
                { type: 'sayDraft', params: ({ event }) => event },
                { type: 'answer', params: { question: 'contact' } },
                'clearDraft',
              ],
            },
            'step.back': { target: 'name', actions: 'goBack' },
          },
        },
        address: {
          description: 'Where are you? A town or an address.',
          entry: { type: 'ask', params: { question: 'address' } },
          on: {
            'option.pick': {
              guard: { type: 'skips', params: ({ event }) => event },
              target: 'picture',
              actions: { type: 'say', params: ({ event }) => event },
            },
            'message.send': {
              guard: 'hasAnswer',
              target: 'picture',
              actions: [
                { type: 'sayDraft', params: ({ event }) => event },
                { type: 'answer', params: { question: 'address' } },
                'clearDraft',
              ],
            },
            'step.back': { target: 'contact', actions: 'goBack' },
          },
        },
        picture: {
          description: 'A picture for the page.',
          entry: { type: 'ask', params: { question: 'picture' } },
          initial: 'asking',
          states: {
            asking: { description: 'The visitor decides whether to upload a picture.' },
            choosing: {
              description: 'The visitor chooses a picture and uploads it.',
              invoke: {
                src: 'editor',
                id: 'editor',
                input: ({ context, self }) => ({
                  leaf: pictureLeaf(context),
                  draft: '',
                  receiver: self,
                }),
                onError: { actions: { type: 'escalate', params: ({ event }) => event } },
              },
              on: {
                'value.chosen': {
                  target: '#interview.running.finished',
                  actions: [
                    { type: 'say', params: ({ event: { said, at } }) => ({ label: said, at }) },
                    { type: 'showPicture', params: ({ event }) => event },
                  ],
                },
              },
            },
          },
          on: {
            'option.pick': [
              {
                guard: { type: 'uploads', params: ({ event }) => event },
                target: '.choosing',
                actions: [{ type: 'say', params: ({ event }) => event }, 'askForFile'],
              },
              {
                guard: { type: 'skips', params: ({ event }) => event },
                target: 'finished',
                actions: { type: 'say', params: ({ event }) => event },
              },
            ],
            'step.back': { target: 'address', actions: 'goBack' },
          },
        },
        finished: {
          description: 'All is asked; what is invented has left the page.',
          entry: [{ type: 'ask', params: { question: 'finished' } }, 'hideInvented', 'announceEnd'],
          on: {
            'option.pick': [
              {
                guard: { type: 'publishes', params: ({ event }) => event },
                target: '#interview.idle',
                actions: [{ type: 'openMenu', params: ({ event }) => event }, 'requestPublish'],
              },
              {
                guard: { type: 'undoes', params: ({ event }) => event },
                target: '#interview.idle',
                actions: [{ type: 'say', params: ({ event }) => event }, 'undoAll'],
              },
              {
                guard: { type: 'changes', params: ({ event }) => event },
                target: '#interview.idle',
                actions: { type: 'openMenu', params: ({ event }) => event },
              },
            ],
          },
        },
      },
    },
  },
});
