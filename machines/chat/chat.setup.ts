import { assign, emit, raise, sendTo, setup, stateIn } from 'xstate';
import * as conversations from '../../src/domain/chat/conversation.ts';
import { parseDirectUpdate } from '../../src/domain/chat/direct-update.ts';
import { withoutField } from '../../src/domain/chat/drafts.ts';
import { optionNamed } from '../../src/domain/chat/message.ts';
import { editorMachine, type ValueChosen } from '../editor/editor.machine.ts';
import { escalate } from '../escalate.ts';
import { listen } from '../listen.ts';
import { notProvided } from '../not-provided.ts';
import type { CommandRef } from '../site/site.context.ts';
import {
  type Asked,
  answering,
  askedOf,
  type ChatContext,
  type ChatEvent,
  type ChatInput,
  type ChatNews,
  type Clicked,
  commandIdOf,
  type DescriptionGiven,
  dialogEntryOf,
  editAnswered,
  entryOf,
  isSecondClick,
  keptNow,
  movedBy,
  newEdit,
  offerOf,
  type PickedOption,
  type PlanChosen,
  readingOf,
  submitted,
  type Trouble,
  turn,
} from './chat.context.ts';
import { draftAt, dropped, parked, takenUp, withoutMoved } from './chat.drafts.ts';

const isAtField = (context: ChatContext) => conversations.fieldOf(context.conversation) !== undefined;
const namedOption = (context: ChatContext, text: string) =>
  optionNamed(conversations.latestOf(context.conversation), text);

const describedIn = ({ conversation }: ChatContext) => conversations.askedDescription(conversation);

/** The actors, guards and actions of the chat's chart. */
export const chatSetup = setup({
  types: {
    input: {} as ChatInput,
    context: {} as ChatContext,
    events: {} as ChatEvent,
    emitted: {} as ChatNews,
    tags: {} as 'working',
    children: {} as { editor: 'editor'; siteFacts: 'listen'; second: 'simulateEdit' },
  },
  actors: {
    listen,
    editor: editorMachine,
    simulateEdit: notProvided<{ readonly at: number }, void>('simulateEdit'),
  },
  guards: {
    isAtField: ({ context }) => isAtField(context),
    isAtMenu: ({ context }) => !isAtField(context),
    isAtAnotherField: ({ context }) =>
      conversations.fieldOf(context.conversation)?.path !== context.openField,
    canGoBack: ({ context }) => context.conversation.above.length > 0,
    hasText: ({ context }) => context.draft.trim() !== '',
    givesValue: ({ context }) => isAtField(context) && context.draft.trim() !== '',
    namesOption: ({ context }) => namedOption(context, context.draft) !== undefined,
    choosesValue: ({ context }, { label }: { label: string }) =>
      isAtField(context) && namedOption(context, label) !== undefined,
    isSecondClick: (_, click: Clicked) => isSecondClick(click),
    opensPopover: ({ context }, { label }: { label: string }) =>
      isAtField(context) && namedOption(context, label) === context.words.chat.choose,
    isCommand: ({ context }) => parseDirectUpdate(context.draft) !== undefined,
    opensDialog: ({ context }, { label }: { label: string }) => dialogEntryOf(context, label) !== undefined,
    startsInterview: ({ context }, { label }: { label: string }) =>
      dialogEntryOf(context, label)?.dialog === 'interview',
    leadsOn: ({ context }, { label }: { label: string }) => entryOf(context, label) !== undefined,
    arranges: ({ context }, { label }: { label: string }) => entryOf(context, label)?.kind === 'action',
    leadsElsewhere: ({ context }, { target }: { target: string }) =>
      conversations.leadsElsewhere(context.conversation, target, turn(context, 0)),
    isRestored: ({ context }, { path }: { path: string }) => Object.hasOwn(context.restored, path),
    isUnsent: ({ context }, { path }: { path: string }) => draftAt(context, path) !== undefined,
    wantsElsewhere: ({ context }) => context.next !== undefined,
    isOwnCommand: ({ context }, { commandId }: CommandRef) => commandIdOf(context.edit) === commandId,
    asksDescription: ({ context }) => describedIn(context) !== undefined,
    wasEdited: stateIn('#chat.work.working.updating.site.edited'),
    picksPlan: ({ context }, { label }: { label: string }) =>
      offerOf(context, label)?.command.type === 'plan.chosen',
    picksPlace: ({ context }, { label }: { label: string }) =>
      offerOf(context, label)?.command.type === 'place.open',
  },
  actions: {
    escalate,
    changeDraft: assign({ draft: (_, { text }: { text: string }) => text }),
    clearDraft: assign({ draft: '' }),
    parkDraft: assign(({ context }) => ({ drafts: parked(context) })),
    takeUpDraft: assign(({ context }) => takenUp(context)),
    resumeDraft: assign(({ context }, { path, at }: { path: string; at: number }) => ({
      drafts: { ...context.drafts, [path]: context.restored[path] ?? '' },
      restored: withoutField(context.restored, path),
      conversation: conversations.goTo(context.conversation, path, turn(context, at)),
    })),
    useDraft: sendTo(
      ({ context }) => context.site,
      ({ context }, { path }: { path: string }) => {
        const { path: written, typed } = draftAt(context, path) ?? { path, typed: '' };
        return { type: 'edit.apply', commandId: 'draft', path: written, typed } as const;
      },
    ),
    dropDraft: assign(({ context }, { path }: { path: string }) => dropped(context, path)),
    forgetDrafts: assign({ drafts: {}, restored: {} }),
    forgetMovedDrafts: assign(({ context, event }) => withoutMoved(context, movedBy(event) ?? [])),
    forgetArrangedDrafts: assign(({ context }) => {
      const { act, path } = context.arrangement;
      return withoutMoved(context, act === 'add' ? [] : [path]);
    }),
    greet: assign(({ context }, { at }: { at: number }) => ({
      conversation: conversations.greet(turn(context, at)),
      next: undefined,
    })),
    keepNext: assign({ next: (_, { target, at }: Asked) => ({ target, at }) }),
    openNext: raise(({ context: { next } }) => ({ type: 'place.open', target: '', at: 0, ...next }) as const),
    forgetNext: assign({ next: undefined }),
    pickTyped: raise(({ context }, { at }: { at: number }) => ({
      type: 'option.pick' as const,
      label: namedOption(context, context.draft) ?? context.draft,
      at,
    })),
    enterEntry: assign(({ context }, { label, at }: PickedOption) => {
      const entry = entryOf(context, label);
      return entry && entry.kind !== 'dialog'
        ? { conversation: conversations.enter(context.conversation, entry, turn(context, at)) }
        : {};
    }),
    askAgain: assign(({ context }, { label, at }: PickedOption) => ({
      conversation: conversations.askAgain(context.conversation, label, turn(context, at)),
    })),
    takePlan: assign(({ context }, { label, at }: PickedOption) => {
      const command = offerOf(context, label)?.command;
      const { edits: plan, told } =
        command?.type === 'plan.chosen' ? command : { edits: [], told: undefined };
      return {
        conversation: conversations.addSaid(context.conversation, label, at),
        edit: newEdit(context, { path: '', typed: '', said: label, at, plan, told }),
      };
    }),
    takeDescription: assign(({ context }, { text, said, at }: DescriptionGiven) => ({
      conversation: conversations.addSaid(context.conversation, said, at),
      edit: newEdit(context, { path: describedIn(context) ?? '', typed: text, said, at }),
    })),
    skipDescription: assign({
      conversation: ({ context }) => conversations.withoutDescription(context.conversation),
    }),
    takeChosenPlan: assign(({ context }, { edits, said, told, at }: PlanChosen) => ({
      conversation: conversations.addSaid(context.conversation, said, at),
      edit: newEdit(context, { path: '', typed: '', said, at, plan: edits, told }),
    })),
    openOffered: assign(({ context }, { label, at }: PickedOption) => {
      const command = offerOf(context, label)?.command;
      if (command?.type !== 'place.open') return {};
      return {
        conversation: conversations.goTo(context.conversation, command.target, turn(context, at), label),
      };
    }),
    takeArrangement: assign(({ context }, { label, at }: PickedOption) => {
      const entry = entryOf(context, label);
      return {
        edit: newEdit(context, { path: '', typed: '', said: label, at }),
        arrangement: entry?.kind === 'action' ? entry.arrangement : context.arrangement,
      };
    }),
    keepCurrent: assign(({ context, event }) => ({ conversation: keptNow(context, event) })),
    goTo: assign(({ context }, { target, at }: Asked) => ({
      conversation: conversations.goTo(context.conversation, target, turn(context, at)),
    })),
    goBack: assign(({ context }) => ({ conversation: conversations.back(context.conversation) })),
    goHome: assign(({ context }, { at }: { at: number }) => ({
      conversation: conversations.home(context.conversation, turn(context, at)),
    })),
    takeCommand: assign(({ context }, { at }: { at: number }) => {
      const { conversation, draft } = context;
      return {
        conversation: conversations.addSaid(conversation, draft, at),
        edit: newEdit(context, { path: '', typed: '', ...parseDirectUpdate(draft), said: draft, at }),
      };
    }),
    takeValue: assign(({ context }, chosen: Omit<ValueChosen, 'type'>) => submitted(context, chosen)),
    takeDraft: assign(({ context }, { at }: { at: number }) =>
      submitted(context, { value: context.draft, said: context.draft, at }),
    ),
    noteMoved: assign(({ context: { edit }, event }) => ({
      edit: { ...edit, moved: [...edit.moved, ...(movedBy(event) ?? [])] },
    })),
    keepEnd: assign(({ context }, { at }: { at: number }) => ({ edit: { ...context.edit, at } })),
    keepStored: assign(({ context }, { value }: { value: string | boolean }) => ({
      edit: { ...context.edit, stored: value },
    })),
    noteField: assign({ openField: ({ context }) => conversations.fieldOf(context.conversation)?.path }),
    requestDialog: emit(
      ({ context }, { label, at }: PickedOption): ChatNews => ({
        type: 'dialog.requested',
        dialog: dialogEntryOf(context, label)?.dialog,
        at,
        list: dialogEntryOf(context, label)?.list,
      }),
    ),
    announcePlace: emit({ type: 'place.requested' }),
    openPopover: sendTo('editor', { type: 'popover.open' }),
    askSite: sendTo(
      ({ context }) => context.site,
      ({ context }) => {
        const { plan } = context.edit;
        return plan
          ? ({ type: 'plan.apply', commandId: commandIdOf(context.edit), edits: plan } as const)
          : ({ type: 'edit.apply', ...askedOf(context) } as const);
      },
    ),
    askArrangement: sendTo(
      ({ context }) => context.site,
      ({ context: { edit, arrangement } }) =>
        ({ type: 'site.arrange', commandId: commandIdOf(edit), ...arrangement }) as const,
    ),
    noteTrouble: assign(({ context }, { trouble }: { trouble: Trouble }) => ({
      edit: { ...context.edit, trouble },
    })),
    answerTrouble: assign(({ context }) => ({
      conversation: conversations.addAnswer(
        context.conversation,
        context.words.chat[context.edit.trouble],
        answering(context),
        readingOf(context),
      ),
    })),
    answerEdited: assign(({ context }) => ({ conversation: editAnswered(context) })),
    answerArranged: assign(({ context }, { commandId }: CommandRef) => ({
      conversation: conversations.addArranged(
        context.conversation,
        { arrangement: context.arrangement, said: context.edit.said, commandId },
        answering(context),
      ),
    })),
  },
});
