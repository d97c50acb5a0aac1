import { assign, emit, raise, sendTo, setup, stateIn } from 'xstate';
import * as talk from '../../src/domain/chat/conversation.ts';
import { parseDirectUpdate } from '../../src/domain/chat/direct-update.ts';
import { optionNamed } from '../../src/domain/chat/message.ts';
import { editorMachine, type ValueChosen } from '../editor/editor.machine.ts';
import { escalate } from '../escalate.ts';
import { notProvided } from '../not-provided.ts';
import { watchSite } from '../site/watch-site.ts';
import {
  type Asked,
  answering,
  askedOf,
  type ChatContext,
  type ChatEvent,
  type ChatInput,
  type ChatNews,
  commandIdOf,
  dialogOf,
  entryOf,
  keptNow,
  movedBy,
  newEdit,
  type Said,
  turn,
} from './chat.context.ts';

interface Command {
  readonly commandId: string;
}

const isAtField = (context: ChatContext) => talk.fieldOf(context.conversation) !== undefined;
const namedOption = (context: ChatContext, { text }: { text: string }) =>
  optionNamed(talk.latestOf(context.conversation), text);

/** What the chat's chart names: its actors, guards and actions. */
export const chatSetup = setup({
  types: {
    input: {} as ChatInput,
    context: {} as ChatContext,
    events: {} as ChatEvent,
    emitted: {} as ChatNews,
    tags: {} as 'working',
    children: {} as { editor: 'editor'; siteFacts: 'watchSite'; second: 'simulateEdit' },
  },
  actors: {
    watchSite,
    editor: editorMachine,
    simulateEdit: notProvided<{ readonly at: number }, void>('simulateEdit'),
  },
  guards: {
    isAtField: ({ context }) => isAtField(context),
    isAtMenu: ({ context }) => !isAtField(context),
    isAtAnotherField: ({ context }) => talk.fieldOf(context.conversation)?.path !== context.openField,
    canGoBack: ({ context }) => context.conversation.above.length > 0,
    hasText: (_, { text }: { text: string }) => text.trim() !== '',
    givesValue: ({ context }, { text }: { text: string }) => isAtField(context) && text.trim() !== '',
    namesOption: ({ context }, said: { text: string }) => namedOption(context, said) !== undefined,
    choosesValue: ({ context }, said: { text: string }) =>
      isAtField(context) && namedOption(context, said) !== undefined,
    opensPopover: ({ context }, said: { text: string }) =>
      isAtField(context) && namedOption(context, said) === context.words.chat.choose,
    isCommand: (_, { text }: { text: string }) => parseDirectUpdate(text) !== undefined,
    opensDialog: ({ context }, { text }: { text: string }) => dialogOf(context, text) !== undefined,
    leadsOn: ({ context }, { text }: { text: string }) => entryOf(context, text) !== undefined,
    arranges: ({ context }, { text }: { text: string }) => entryOf(context, text)?.kind === 'action',
    leadsElsewhere: ({ context }, { target }: { target: string }) =>
      talk.leadsElsewhere(context.conversation, target, turn(context, 0)),
    wantsElsewhere: ({ context }) => context.next !== undefined,
    isOwnCommand: ({ context }, { commandId }: Command) => commandIdOf(context.edit) === commandId,
    wasEdited: stateIn('#chat.work.working.updating.site.edited'),
    wasRefused: stateIn('#chat.work.working.updating.site.refused'),
    wasInvalid: stateIn('#chat.work.working.updating.site.invalid'),
  },
  actions: {
    escalate,
    changeDraft: assign({ draft: (_, { text }: { text: string }) => text }),
    clearDraft: assign({ draft: '' }),
    greet: assign(({ context }, { at }: { at: number }) => ({
      conversation: talk.greet(turn(context, at)),
      next: undefined,
    })),
    keepNext: assign({ next: (_, { target, at }: Asked) => ({ target, at }) }),
    openNext: raise(({ context: { next } }) => ({ type: 'place.open', target: '', at: 0, ...next }) as const),
    forgetNext: assign({ next: undefined }),
    pickTyped: raise(({ context }, { text, at }: Said) => ({
      type: 'option.pick' as const,
      label: namedOption(context, { text }) ?? text,
      at,
    })),
    enterEntry: assign(({ context }, { text, at }: Said) => {
      const entry = entryOf(context, text);
      return entry && entry.kind !== 'dialog'
        ? { conversation: talk.enter(context.conversation, entry, turn(context, at)) }
        : {};
    }),
    takeArrangement: assign(({ context }, { text, at }: Said) => {
      const entry = entryOf(context, text);
      return {
        edit: newEdit(context, { path: '', typed: '', said: text, at }),
        arrangement: entry?.kind === 'action' ? entry.arrangement : context.arrangement,
      };
    }),
    keepCurrent: assign(({ context, event }) => ({ conversation: keptNow(context, event) })),
    goTo: assign(({ context }, { target, at }: Asked) => ({
      conversation: talk.goTo(context.conversation, target, turn(context, at)),
    })),
    goBack: assign(({ context }) => ({ conversation: talk.back(context.conversation) })),
    goHome: assign(({ context }, { at }: { at: number }) => ({
      conversation: talk.home(context.conversation, turn(context, at)),
    })),
    takeCommand: assign(({ context }, { text, at }: Said) => ({
      conversation: talk.addSaid(context.conversation, text, at),
      edit: newEdit(context, { path: '', typed: '', ...parseDirectUpdate(text), said: text, at }),
    })),
    takeValue: assign(({ context }, { value, said, at }: Omit<ValueChosen, 'type'>) => ({
      conversation: talk.addSaid(context.conversation, said, at),
      edit: newEdit(context, { ...talk.valueMeant(context.conversation, value, context.words), said, at }),
    })),
    noteMoved: assign(({ context: { edit }, event }) => ({
      edit: { ...edit, moved: [...edit.moved, ...(movedBy(event) ?? [])] },
    })),
    keepEnd: assign(({ context }, { at }: { at: number }) => ({ edit: { ...context.edit, at } })),
    keepStored: assign(({ context }, { value }: { value: string | boolean }) => ({
      edit: { ...context.edit, stored: value },
    })),
    noteField: assign({ openField: ({ context }) => talk.fieldOf(context.conversation)?.path }),
    requestDialog: emit(
      ({ context }, { text }: Said): ChatNews => ({
        type: 'dialog.requested',
        dialog: dialogOf(context, text),
      }),
    ),
    openPopover: sendTo('editor', { type: 'popover.open' }),
    askSite: sendTo(
      ({ context }) => context.site,
      ({ context }) => ({ type: 'edit.apply', ...askedOf(context) }) as const,
    ),
    askArrangement: sendTo(
      ({ context }) => context.site,
      ({ context: { edit, arrangement } }) =>
        ({ type: 'site.arrange', commandId: commandIdOf(edit), ...arrangement }) as const,
    ),
    answerInvalid: assign(({ context }) => ({
      conversation: talk.addAnswer(
        context.conversation,
        context.words.chat.invalidCommand,
        answering(context),
      ),
    })),
    answerRefused: assign(({ context }) => ({
      conversation: talk.addAnswer(context.conversation, context.words.chat.notUpdatable, answering(context)),
    })),
    answerFailed: assign(({ context }) => ({
      conversation: talk.addAnswer(context.conversation, context.words.chat.failed, answering(context)),
    })),
    answerEdited: assign(({ context }) => {
      const { path, said, stored } = context.edit;
      const edited = { path, said, value: stored, commandId: commandIdOf(context.edit) };
      return { conversation: talk.answerEdited(context.conversation, edited, answering(context)) };
    }),
    answerArranged: assign(({ context }, { commandId }: Command) => ({
      conversation: talk.addArranged(
        context.conversation,
        { arrangement: context.arrangement, said: context.edit.said, commandId },
        answering(context),
      ),
    })),
  },
});
