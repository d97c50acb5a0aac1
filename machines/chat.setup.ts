import { assign, emit, raise, sendTo, setup } from 'xstate';
import { parseCommand } from '../src/domain/command.ts';
import * as talk from '../src/domain/conversation.ts';
import { optionNamed } from '../src/domain/message.ts';
import {
  type Asked,
  answering,
  askedOf,
  type ChatContext,
  type ChatEvent,
  type ChatInput,
  type ChatNews,
  commandIdOf,
  doorOf,
  entryOf,
  keptNow,
  movedBy,
  type Said,
  turn,
} from './chat.context.ts';
import { editorMachine, type ValueChosen } from './editor.machine.ts';
import { escalate } from './escalate.ts';
import { notProvided } from './not-provided.ts';
import { watchSite } from './watch-site.ts';

type EditOutcome = Pick<talk.Edited, 'value' | 'commandId' | 'isUndone'>;

const base = setup({
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
    isAtField: ({ context }) => talk.fieldOf(context.conversation) !== undefined,
    canGoBack: ({ context }) => context.conversation.above.length > 0,
    hasText: (_, { text }: { text: string }) => text.trim() !== '',
    namesOption: ({ context }, { text }: { text: string }) =>
      optionNamed(talk.latestOf(context.conversation), text) !== undefined,
    opensPopover: ({ context }, { text }: { text: string }) =>
      optionNamed(talk.latestOf(context.conversation), text) === context.words.chat.choose,
    isCommand: (_, { text }: { text: string }) => parseCommand(text) !== undefined,
    opensDoor: ({ context }, { text }: { text: string }) => doorOf(context, text) !== undefined,
    leadsOn: ({ context }, { text }: { text: string }) => entryOf(context, text) !== undefined,
    arranges: ({ context }, { text }: { text: string }) => entryOf(context, text)?.kind === 'action',
    isFieldGone: ({ context, event }) => talk.fieldOf(keptNow(context, event)) === undefined,
    leadsElsewhere: ({ context }, { target }: { target: string }) =>
      talk.leadsElsewhere(context.conversation, target, turn(context, 0)),
    isOwnEdit: ({ context }, { commandId }: { commandId: string }) => commandIdOf(context.edit) === commandId,
  },
  actions: {
    escalate,
    changeDraft: assign({ draft: (_, { text }: { text: string }) => text }),
    // What was typed for an item that stands elsewhere now can still be sent there.
    clearDraft: assign({ draft: ({ context, event }) => (movedBy(event)?.length ? context.draft : '') }),
    greet: assign(({ context }, { at }: { at: number }) => ({
      conversation: talk.greet(turn(context, at)),
      next: undefined,
    })),
    keepNext: assign({ next: (_, next: Asked) => next }),
    pickTyped: raise(({ context }, { text, at }: Said) => ({
      type: 'option.pick' as const,
      label: optionNamed(talk.latestOf(context.conversation), text) ?? text,
      at,
    })),
    enterEntry: assign(({ context }, { text, at }: Said) => {
      const entry = entryOf(context, text);
      return entry && entry.kind !== 'door'
        ? { conversation: talk.enter(context.conversation, entry, turn(context, at)) }
        : {};
    }),
    takeArrangement: assign(({ context }, { text, at }: Said) => {
      const entry = entryOf(context, text);
      return {
        edit: { path: '', typed: '', said: text, count: context.edit.count + 1, at, moved: [] },
        arrangement: entry?.kind === 'action' ? entry.arrangement : context.arrangement,
      };
    }),
    keepCurrent: assign(({ context, event }) => ({
      conversation: keptNow(context, event),
    })),
    goTo: assign(({ context }, { target, at }: Asked) => ({
      conversation: talk.goTo(context.conversation, target, turn(context, at)),
    })),
    goBack: assign(({ context }) => ({ conversation: talk.back(context.conversation) })),
    goHome: assign(({ context }, { at }: { at: number }) => ({
      conversation: talk.home(context.conversation, turn(context, at)),
    })),
    addSaid: assign(({ context }, { text, at }: Said) => ({
      conversation: talk.addSaid(context.conversation, text, at),
    })),
    takeCommand: assign(({ context }, { text, at }: Said) => ({
      edit: {
        path: '',
        typed: '',
        ...parseCommand(text),
        said: text,
        count: context.edit.count + 1,
        at,
        moved: [],
      },
    })),
    takeValue: assign(({ context }, { value, said, at }: Omit<ValueChosen, 'type'>) => ({
      conversation: talk.addSaid(context.conversation, said, at),
      edit: {
        ...talk.valueMeant(context.conversation, value, context.words),
        said,
        count: context.edit.count + 1,
        at,
        moved: [],
      },
    })),
    noteMoved: assign(({ context: { edit }, event }) => ({
      edit: { ...edit, moved: [...edit.moved, ...(movedBy(event) ?? [])] },
    })),
    keepEnd: assign(({ context }, { at }: { at: number }) => ({ edit: { ...context.edit, at } })),
    openDoor: emit(
      ({ context }, { text }: Said): ChatNews => ({ type: 'door.opened', door: doorOf(context, text) }),
    ),
    openPopover: sendTo('editor', { type: 'popover.open' }),
    announceEdit: sendTo(
      ({ context }) => context.site,
      ({ context }) => ({ type: 'edit.announce', ...askedOf(context) }) as const,
    ),
    withdrawEdit: sendTo(
      ({ context }) => context.site,
      ({ context }) => ({ type: 'edit.withdraw', commandId: commandIdOf(context.edit) }) as const,
    ),
    askSite: sendTo(
      ({ context }) => context.site,
      ({ context }) => ({ type: 'edit.apply', ...askedOf(context) }) as const,
    ),
    askArrangement: sendTo(
      ({ context }) => context.site,
      ({ context: { edit, arrangement } }) =>
        ({ type: 'site.arrange', commandId: commandIdOf(edit), ...arrangement }) as const,
    ),
    answerInvalid: assign(({ context }, { at }: { at: number }) => ({
      conversation: talk.addAnswer(
        context.conversation,
        context.words.chat.invalidCommand,
        turn(context, at),
      ),
    })),
    answerRefused: assign(({ context }) => ({
      conversation: talk.addAnswer(context.conversation, context.words.chat.notUpdatable, answering(context)),
    })),
    answerFailed: assign(({ context }) => ({
      conversation: talk.addAnswer(context.conversation, context.words.chat.failed, answering(context)),
    })),
    answerUpdated: assign(({ context }, outcome: EditOutcome) => ({
      conversation: talk.addEdited(context.conversation, { ...context.edit, ...outcome }, answering(context)),
    })),
    answerArranged: assign(({ context }, { commandId }: { commandId: string }) => ({
      conversation: talk.addArranged(
        context.conversation,
        { arrangement: context.arrangement, said: context.edit.said, commandId },
        answering(context),
      ),
    })),
    leaveField: assign(({ context }, outcome: EditOutcome) => ({
      conversation: talk.leaveField(
        context.conversation,
        { ...context.edit, ...outcome },
        answering(context),
      ),
    })),
  },
});

/** What the chat's chart names: its actors, guards and actions. */
export const chatSetup = base.extend({
  actions: {
    goOn: base.enqueueActions(({ context, enqueue }) => {
      if (!context.next) return;
      enqueue.raise({ type: 'place.open', ...context.next });
      enqueue.assign({ next: undefined });
    }),
  },
});
