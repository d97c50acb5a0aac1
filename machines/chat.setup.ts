import { assign, emit, raise, sendTo, setup } from 'xstate';
import type { Arrangement } from '../src/domain/arrangement.ts';
import { parseCommand } from '../src/domain/command.ts';
import * as talk from '../src/domain/conversation.ts';
import type { Door } from '../src/domain/menu.ts';
import { optionNamed } from '../src/domain/message.ts';
import type { Words } from '../src/domain/words.ts';
import { editorMachine, type ValueChosen } from './editor.machine.ts';
import { escalate } from './escalate.ts';
import { notProvided } from './not-provided.ts';
import type { SiteEvent, SiteFact } from './site.setup.ts';
import type { SiteRef } from './site-ref.ts';
import { watchSite } from './watch-site.ts';

export interface ChatInput {
  readonly site: SiteRef<Extract<SiteEvent, { type: 'edit.apply' | 'site.arrange' }>>;
  readonly words: Words;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** A conversation to go on with, as a hot reload left it. */
  readonly conversation?: talk.Conversation | undefined;
}

/** The latest edit or arrangement asked for: what was said, what of it goes where, and when its simulated second ended. */
interface LatestEdit {
  readonly path: string;
  readonly typed: string | boolean;
  readonly said: string;
  readonly count: number;
  readonly at: number;
}

export interface ChatContext extends Pick<ChatInput, 'site' | 'words'> {
  readonly conversation: talk.Conversation;
  readonly draft: string;
  readonly edit: LatestEdit;
  /** The latest arrangement asked for. */
  readonly arrangement: Arrangement;
}

export type ChatEvent =
  | { type: 'draft.change'; text: string }
  | { type: 'message.send'; at: number }
  | { type: 'option.pick'; label: string; at: number }
  | { type: 'place.open'; target: string; at: number }
  | { type: 'step.back' }
  | { type: 'menu.open'; at: number }
  | ValueChosen
  | SiteFact;

/** What the chat tells whoever listens: that the visitor asked for a dialog. */
export type ChatNews = { type: 'door.opened'; door: Door | undefined };

export interface Said {
  readonly text: string;
  readonly at: number;
}

/** What a chat begins with. */
export const begin = (input: ChatInput): ChatContext => ({
  site: input.site,
  words: input.words,
  conversation: input.conversation ?? talk.greet(turn(input, input.at)),
  draft: '',
  edit: { path: '', typed: '', said: '', count: 0, at: input.at },
  arrangement: { act: 'add', path: '' },
});

/** What a turn at a moment knows. */
const turn = ({ site, words }: Pick<ChatInput, 'site' | 'words'>, at: number): talk.Turn => ({
  config: site.getSnapshot().context.config,
  words,
  at,
});
const entryOf = (context: ChatContext, label: string) =>
  talk.entryNamed(context.conversation, label, turn(context, 0));
const doorOf = (context: ChatContext, label: string) => {
  const entry = entryOf(context, label);
  return entry?.kind === 'door' ? entry.door : undefined;
};
/** The items that stand no more where they stood. */
const movedBy = (event: ChatEvent) => (event.type === 'site.stepped' ? event.moved : undefined);
const commandIdOf = (edit: LatestEdit) => `edit-${edit.count}`;

/** What the chat's chart names: its actors, guards and actions. */
export const chatSetup = setup({
  types: {
    input: {} as ChatInput,
    context: {} as ChatContext,
    events: {} as ChatEvent,
    emitted: {} as ChatNews,
    tags: {} as 'working' | 'second',
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
    isFieldGone: ({ context, event }) =>
      talk.fieldOf(talk.keptCurrent(context.conversation, turn(context, 0), movedBy(event))) === undefined,
    leadsElsewhere: ({ context }, { target }: { target: string }) =>
      talk.leadsElsewhere(context.conversation, target, turn(context, 0)),
    isOwnEdit: ({ context }, { commandId }: { commandId: string }) => commandIdOf(context.edit) === commandId,
  },
  actions: {
    escalate,
    changeDraft: assign({ draft: (_, { text }: { text: string }) => text }),
    // What was typed for an item that stands elsewhere now can still be sent there.
    clearDraft: assign({ draft: ({ context, event }) => (movedBy(event)?.length ? context.draft : '') }),
    greet: assign(({ context }, { at }: { at: number }) => ({ conversation: talk.greet(turn(context, at)) })),
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
        edit: { path: '', typed: '', said: text, count: context.edit.count + 1, at },
        arrangement: entry?.kind === 'action' ? entry.arrangement : context.arrangement,
      };
    }),
    keepCurrent: assign(({ context, event }) => ({
      conversation: talk.keptCurrent(context.conversation, turn(context, 0), movedBy(event)),
    })),
    goTo: assign(({ context }, { target, at }: { target: string; at: number }) => ({
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
      edit: { path: '', typed: '', ...parseCommand(text), said: text, count: context.edit.count + 1, at },
    })),
    takeValue: assign(({ context }, { value, said, at }: Omit<ValueChosen, 'type'>) => ({
      edit: {
        ...talk.valueMeant(context.conversation, value, context.words),
        said,
        count: context.edit.count + 1,
        at,
      },
    })),
    keepEnd: assign(({ context }, { at }: { at: number }) => ({ edit: { ...context.edit, at } })),
    openDoor: emit(
      ({ context }, { text }: Said): ChatNews => ({ type: 'door.opened', door: doorOf(context, text) }),
    ),
    openPopover: sendTo('editor', { type: 'popover.open' }),
    askSite: sendTo(
      ({ context }) => context.site,
      ({ context: { edit } }) =>
        ({ type: 'edit.apply', commandId: commandIdOf(edit), path: edit.path, typed: edit.typed }) as const,
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
      conversation: talk.addAnswer(
        context.conversation,
        context.words.chat.notUpdatable,
        turn(context, context.edit.at),
      ),
    })),
    answerFailed: assign(({ context }) => ({
      conversation: talk.addAnswer(
        context.conversation,
        context.words.chat.failed,
        turn(context, context.edit.at),
      ),
    })),
    answerUpdated: assign(
      ({ context }, { value, commandId }: { value: string | boolean; commandId: string }) => ({
        conversation: talk.addEdited(
          context.conversation,
          { ...context.edit, value, commandId },
          turn(context, context.edit.at),
        ),
      }),
    ),
    answerArranged: assign(({ context }, { commandId }: { commandId: string }) => ({
      conversation: talk.addArranged(
        context.conversation,
        { arrangement: context.arrangement, said: context.edit.said, commandId },
        turn(context, context.edit.at),
      ),
    })),
    leaveField: assign(
      ({ context }, { value, commandId }: { value: string | boolean; commandId: string }) => ({
        conversation: talk.leaveField(
          context.conversation,
          { ...context.edit, value, commandId },
          turn(context, context.edit.at),
        ),
      }),
    ),
  },
});
