import * as conversations from '../../src/domain/chat/conversation.ts';
import { heard } from '../listen.ts';
import { begin } from './chat.context.ts';
import { chatSetup } from './chat.setup.ts';
import { working } from './chat.working.ts';

/** The chat: its navigation stack, its transcript, and the pending edit. */
export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  description: 'The chat: the position in the menu, and the transcript.',
  // Contradicting `always` guards would loop forever and freeze the page; XState throws instead.
  options: { maxIterations: 100 },
  context: ({ input }) => begin(input),
  invoke: {
    src: 'listen',
    id: 'siteFacts',
    input: ({ context }) => [
      heard(
        context.site,
        'site.edited',
        'site.arranged',
        'site.refused',
        'site.failed',
        'site.stepped',
        'site.replaced',
      ),
    ],
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
      // Announced even if the chat stays where it is, or is busy: a narrow screen shows it then.
      on: { 'place.open': { actions: 'announcePlace' } },
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
              { guard: { type: 'isSecondClick', params: ({ event }) => event } },
              {
                guard: { type: 'picksPlan', params: ({ event }) => event },
                target: 'working.updating',
                actions: { type: 'takePlan', params: ({ event }) => event },
              },
              {
                guard: { type: 'picksPlace', params: ({ event }) => event },
                actions: [{ type: 'openOffered', params: ({ event }) => event }, 'takeUpDraft'],
              },
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
                guard: { type: 'startsInterview', params: ({ event }) => event },
                actions: { type: 'requestDialog', params: ({ event }) => event },
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
            'plan.chosen': {
              target: 'working.updating',
              actions: { type: 'takeChosenPlan', params: ({ event }) => event },
            },
            'description.give': {
              guard: 'asksDescription',
              target: 'working.updating',
              actions: { type: 'takeDescription', params: ({ event }) => event },
            },
            'description.skip': { guard: 'asksDescription', actions: 'skipDescription' },
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
            'menu.open': [
              { guard: { type: 'isSecondClick', params: ({ event }) => event } },
              { actions: [{ type: 'goHome', params: ({ event }) => event }, 'clearDraft', 'announcePlace'] },
            ],
            'site.stepped': { actions: ['keepCurrent', 'forgetMovedDrafts'] },
          },
        },
        working,
      },
    },
  },
});
