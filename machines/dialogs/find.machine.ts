import { assign, sendTo, setup } from 'xstate';
import type { ChatEvent } from '../chat/chat.context.ts';
import type { ChatRef } from '../chat/watch-chat.ts';

type ToChat = Extract<ChatEvent, { type: 'place.open' | 'draft.change' | 'message.send' }>;

export interface FindInput {
  readonly chat: ChatRef<ToChat>;
}

interface FindContext extends FindInput {
  readonly query: string;
}

export type FindEvent =
  | { type: 'find.open' }
  | { type: 'find.close' }
  | { type: 'query.change'; text: string }
  | { type: 'match.follow'; target: string; at: number }
  | { type: 'match.set'; target: string; value: string; at: number };

/** The find box: a match opens a place of the chat's menu or gives a field its value. */
export const findMachine = setup({
  types: { input: {} as FindInput, context: {} as FindContext, events: {} as FindEvent },
  guards: { isChatFree: ({ context }) => !context.chat.getSnapshot().hasTag('working') },
  actions: {
    changeQuery: assign({ query: (_, { text }: { text: string }) => text }),
    forgetQuery: assign({ query: '' }),
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
  },
}).createMachine({
  id: 'find',
  description: 'The find box.',
  context: ({ input }) => ({ ...input, query: '' }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The find box is closed.',
      entry: 'forgetQuery',
      on: { 'find.open': { target: 'open' } },
    },
    open: {
      description: 'The query is searched in the names, paths and values of the website.',
      on: {
        'find.close': { target: 'closed' },
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
      },
    },
  },
});
