import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type ActorRef, assign, type Snapshot, sendTo, setup } from 'xstate';
import type { LanguageCode } from '../../src/words/language.ts';
import type { ChatEvent, ChatRef } from '../chat/chat.setup.ts';
import type { SiteEvent } from '../site/site.context.ts';
import type { SiteRef } from '../site/site-ref.ts';
import type { LanguageEvent } from './language.machine.ts';

type ToChat = Extract<ChatEvent, { type: 'place.open' | 'draft.change' | 'message.send' }>;

export interface FindInput {
  readonly chat: ChatRef<ToChat>;
  readonly site: SiteRef<Extract<SiteEvent, { type: 'step.undo' | 'step.redo' }>>;
  readonly language: ActorRef<Snapshot<unknown>, LanguageEvent>;
}

interface FindContext extends FindInput {
  readonly query: string;
}

export type FindEvent =
  | { type: 'query.change'; text: string }
  | { type: 'match.follow'; target: string; at: number }
  | { type: 'match.set'; target: string; value: string; at: number }
  | { type: 'step.undo'; at: number }
  | { type: 'step.redo'; at: number }
  | LanguageEvent;

/** The find box: a match opens a place of the chat's menu, gives a field its value, or is something to do. `dialogs` opens the dialogs that it finds. */
export const findMachine = setup({
  types: {
    input: {} as FindInput,
    context: {} as FindContext,
    events: {} as FindEvent,
  },
  guards: { isChatFree: ({ context }) => !context.chat.getSnapshot().hasTag('working') },
  actions: {
    changeQuery: assign({ query: (_, { text }: { text: string }) => text }),
    goThere: sendTo(
      ({ context }) => context.chat,
      (_, { target, at }: { target: string; at: number }) => ({ type: 'place.open', target, at }) as const,
    ),
    typeValue: sendTo(
      ({ context }) => context.chat,
      (_, { text }: { text: string }) => ({ type: 'draft.change', text }) as const,
    ),
    sendValue: sendTo(
      ({ context }) => context.chat,
      (_, { at }: { at: number }) => ({ type: 'message.send', at }) as const,
    ),
    step: sendTo(
      ({ context }) => context.site,
      (_, { type, at }: { type: 'step.undo' | 'step.redo'; at: number }) => ({ type, at }),
    ),
    switchLanguage: sendTo(
      ({ context }) => context.language,
      (_, { code }: { code: LanguageCode }) => ({ type: 'language.choose', code }) as const,
    ),
  },
}).createMachine({
  id: 'find',
  description: 'The find box.',
  context: ({ input }) => ({ ...input, query: '' }),
  initial: 'open',
  states: {
    open: {
      description:
        'The query is searched in the names, paths and values of the website, and in what a visitor can do.',
      on: {
        'query.change': {
          actions: { type: 'changeQuery', params: ({ event }) => event },
        },
        'match.follow': {
          guard: 'isChatFree',
          target: 'closed',
          actions: { type: 'goThere', params: ({ event }) => event },
        },
        'match.set': {
          guard: 'isChatFree',
          target: 'closed',
          actions: [
            { type: 'goThere', params: ({ event }) => event },
            { type: 'typeValue', params: ({ event }) => ({ text: event.value }) },
            { type: 'sendValue', params: ({ event }) => event },
          ],
        },
        'step.undo': { target: 'closed', actions: { type: 'step', params: ({ event }) => event } },
        'step.redo': { target: 'closed', actions: { type: 'step', params: ({ event }) => event } },
        'language.choose': {
          target: 'closed',
          actions: { type: 'switchLanguage', params: ({ event }) => event },
        },
      },
    },
    closed: { description: 'The find box has led to what it found.', type: 'final' },
  },
});

export type FindActor = ActorRefFrom<typeof findMachine>;

type Find = SnapshotFrom<typeof findMachine>;

/** The query typed so far. */
export const selectFindQuery = (find: Find) => find.context.query;
