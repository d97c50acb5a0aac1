import type { SnapshotFrom } from 'xstate';
import { isAboutPage } from '../../src/domain/chat/menu.ts';
import { details } from '../details.ts';
import { heard } from '../listen.ts';
import { begin, chatSetup, fieldOf, textsOf } from './chat.setup.ts';
import { topOf, transcriptOf } from './stack.ts';

/** The chat: its navigation stack, its transcript, and what the visitor waits for. */
export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  description: 'The chat: the position in the menu, and the transcript.',
  context: ({ input }) => begin(input),
  invoke: {
    src: 'listen',
    id: 'siteFacts',
    input: ({ context }) => [heard(context.site, 'site.arranged', 'site.stepped', 'site.replaced')],
  },
  on: {
    'draft.change': { actions: { type: 'changeDraft', params: details } },
    'site.replaced': {
      target: '.menu',
      actions: [{ type: 'greet', params: details }, 'forgetDrafts', 'announceAct'],
    },
    'field.enter': { target: '.field', actions: { type: 'push', params: details } },
    'field.open': { target: '.field', actions: { type: 'goTo', params: details } },
    // The `ready` states take these two themselves: here they come while the visitor waits.
    'place.open': { actions: ['announcePlace', { type: 'keepLater', params: details }] },
    'site.stepped': {
      actions: [
        { type: 'noteMoved', params: details },
        { type: 'forgetMovedDrafts', params: details },
      ],
    },
  },
  initial: 'menu',
  states: {
    menu: {
      description: 'A level of the menu; the latest message lists its options.',
      entry: 'takeUpMenuText',
      exit: 'keepMenuText',
      initial: 'ready',
      states: {
        ready: {
          description: 'The visitor picks an option or types something.',
          entry: 'openLater',
          on: {
            'option.pick': {
              guard: { type: 'isOffered', params: details },
              actions: [{ type: 'doOption', params: details }, 'announceAct'],
            },
            'message.send': {
              guard: 'hasText',
              actions: [{ type: 'doText', params: details }, 'emptyBox'],
            },
            'place.open': {
              actions: ['announcePlace', { type: 'keepLater', params: details }, 'openLater', 'announceAct'],
            },
            'level.enter': { actions: { type: 'push', params: details } },
            'level.open': { actions: { type: 'goTo', params: details } },
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
            'dialog.ask': {
              actions: [
                { type: 'requestDialog', params: details },
                { type: 'askAgain', params: details },
              ],
            },
            'interview.start': { actions: { type: 'requestInterview', params: details } },
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
            'description.skip': { guard: 'asksDescription', actions: ['skipDescription', 'announceAct'] },
            'draft.resume': {
              guard: { type: 'isFromLastVisit', params: details },
              actions: [{ type: 'resumeDraft', params: details }, 'openLater', 'announceAct'],
            },
            'draft.use': {
              guard: { type: 'isUnsent', params: details },
              actions: [
                { type: 'useDraft', params: details },
                { type: 'dropDraft', params: details },
              ],
            },
            'draft.drop': { actions: { type: 'dropDraft', params: details } },
            'step.back': { guard: 'isDeeper', actions: ['pop', 'announceAct'] },
            'menu.open': {
              actions: [{ type: 'clear', params: details }, 'announcePlace', 'announceAct'],
            },
            'site.stepped': {
              actions: [
                { type: 'cut', params: details },
                { type: 'forgetMovedDrafts', params: details },
              ],
            },
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
                'popToList',
                'pushArranged',
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
        input: ({ context, self }) => ({
          leaf: fieldOf(context),
          draft: context.draft,
          receiver: self,
        }),
      },
      initial: 'ready',
      states: {
        ready: {
          description: 'The visitor types, picks or chooses a value.',
          entry: 'openLater',
          exit: 'keepDraft',
          on: {
            'option.pick': {
              guard: { type: 'isOffered', params: details },
              actions: [{ type: 'doOption', params: details }, 'announceAct'],
            },
            'message.send': {
              guard: 'hasText',
              actions: [{ type: 'doText', params: details }, 'emptyBox'],
            },
            'place.open': {
              actions: ['announcePlace', { type: 'keepLater', params: details }, 'openLater', 'announceAct'],
            },
            'level.open': {
              target: '#chat.menu',
              actions: ['emptyBox', { type: 'goTo', params: details }],
            },
            'popover.ask': {
              actions: [{ type: 'askAgain', params: details }, 'openPopover'],
            },
            'value.chosen': {
              target: 'updating',
              actions: [{ type: 'takeValue', params: details }, 'forgetDraft', 'announceAct'],
            },
            // From a dialog: the answer stands at the level around the field, which keeps its draft.
            'plan.chosen': {
              target: '#chat.menu.updating',
              actions: ['emptyBox', 'pop', { type: 'takePlan', params: details }, 'announceAct'],
            },
            'draft.resume': {
              guard: { type: 'isFromLastVisit', params: details },
              actions: [{ type: 'resumeDraft', params: details }, 'openLater', 'announceAct'],
            },
            'draft.use': {
              guard: { type: 'isUnsent', params: details },
              actions: [
                { type: 'useDraft', params: details },
                { type: 'dropDraft', params: details },
              ],
            },
            'draft.drop': { actions: { type: 'dropDraft', params: details } },
            'step.back': { target: '#chat.menu', actions: ['forgetDraft', 'pop', 'announceAct'] },
            'menu.open': {
              target: '#chat.menu',
              actions: ['forgetDraft', { type: 'clear', params: details }, 'announcePlace', 'announceAct'],
            },
            'site.stepped': [
              {
                guard: { type: 'isGone', params: details },
                target: '#chat.menu',
                actions: [
                  { type: 'cut', params: details },
                  { type: 'forgetMovedDrafts', params: details },
                ],
              },
              {
                actions: [
                  { type: 'cut', params: details },
                  { type: 'forgetMovedDrafts', params: details },
                ],
              },
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
  },
});

type Chat = SnapshotFrom<typeof chatMachine>;

/** All messages. The list is the same object until a message is added or removed. */
export const selectTranscript = (chat: Chat) => transcriptOf(chat.context.stack);

/** The latest message: the only one whose options are live. */
export const selectLatest = (chat: Chat) => selectTranscript(chat).at(-1);

/** The text in the message box. */
export const selectDraft = (chat: Chat) => chat.context.draft;

/** True while an edit is pending: options, popover, Back and Main Menu are disabled. */
export const selectIsWorking = (chat: Chat) => chat.hasTag('working');

/** True if Back is possible now. */
export const selectCanGoBack = (chat: Chat) => chat.can({ type: 'step.back' });

/** True if the main menu can be opened now. */
export const selectCanOpenMenu = (chat: Chat) => chat.can({ type: 'menu.open', at: 0 });

/** True if the text in the message box can be sent now. */
export const selectCanSend = (chat: Chat) => chat.can({ type: 'message.send', at: 0 });

/** The leaf being edited, or undefined. */
export const selectField = (chat: Chat) => fieldOf(chat.context);

/** The visitor's position in the menu. */
export const selectPlace = (chat: Chat) => topOf(chat.context.stack).place;

/** True at the main menu. */
export const selectIsAtMenu = (chat: Chat) => chat.context.stack.length === 1;

/** True among the settings of the whole page. */
export const selectIsAboutPage = (chat: Chat) => isAboutPage(selectPlace(chat));

/** The texts of fields that are not sent, without those of before a reload. A new object each time. */
export const selectDrafts = (chat: Chat) => textsOf(chat.context, selectIsWorking(chat));

/** The texts of before a reload. */
export const selectFromLastVisit = (chat: Chat) => chat.context.fromLastVisit;

/** All texts of fields that are not sent. A new object each time. */
export const selectAllDrafts = (chat: Chat) => ({ ...selectFromLastVisit(chat), ...selectDrafts(chat) });

/** The editor actor of the leaf being edited. */
export const selectEditor = (chat: Chat) => chat.children.editor;

/** The stack, for a hot reload to continue. */
export const selectStack = (chat: Chat) => chat.context.stack;
