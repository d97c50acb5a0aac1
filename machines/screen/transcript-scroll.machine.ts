import { setup } from 'xstate';
import { type ChatFact, type ChatRef, watchChat } from '../chat/watch-chat.ts';
import { escalate } from '../escalate.ts';

export interface TranscriptScrollInput {
  readonly chat: ChatRef;
}

export type TranscriptScrollEvent =
  | { type: 'log.scrolled'; isNearEnd: boolean; isUpwards: boolean }
  | { type: 'end.jump' }
  | ChatFact;

/** Where the visitor reads in the transcript: at its end, which is followed, or further up, which is left alone. */
export const transcriptScrollMachine = setup({
  types: {
    input: {} as TranscriptScrollInput,
    context: {} as TranscriptScrollInput,
    events: {} as TranscriptScrollEvent,
  },
  actors: { watchChat },
  guards: {
    isNear: (_, { isNearEnd }: { isNearEnd: boolean }) => isNearEnd,
    // The end also moves away by itself, when a popover takes room: only a scroll upwards is the visitor's wish.
    isLeaving: (_, { isNearEnd, isUpwards }: { isNearEnd: boolean; isUpwards: boolean }) =>
      isUpwards && !isNearEnd,
  },
  actions: { escalate },
}).createMachine({
  id: 'transcriptScroll',
  description: 'Where the visitor reads in the transcript.',
  context: ({ input }) => input,
  invoke: {
    src: 'watchChat',
    id: 'chatFacts',
    input: ({ context }) => ({ chat: context.chat }),
    onError: { actions: { type: 'escalate', params: ({ event }) => event } },
  },
  initial: 'following',
  states: {
    following: {
      description: 'Near the end: new messages are scrolled to.',
      on: {
        'log.scrolled': {
          guard: {
            type: 'isLeaving',
            params: ({ event }) => event,
          },
          target: 'away',
        },
      },
    },
    away: {
      description: 'Further up: the place is kept until the visitor acts.',
      initial: 'seen',
      states: {
        seen: {
          description: 'Nothing has been said since.',
          on: { 'edit.answered': { target: 'behind' } },
        },
        behind: { description: 'There are messages below that the visitor has not seen.' },
      },
      on: {
        'end.jump': { target: 'following' },
        'visitor.acted': { target: 'following' },
        'log.scrolled': {
          guard: { type: 'isNear', params: ({ event }) => event },
          target: 'following',
        },
      },
    },
  },
});
