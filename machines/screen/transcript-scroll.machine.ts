import type { SnapshotFrom } from 'xstate';
import { setup } from 'xstate';
import type { ChatNews, ChatRef } from '../chat/chat.setup.ts';
import { heard, listen } from '../listen.ts';

export interface TranscriptScrollInput {
  readonly chat: ChatRef;
}

export type TranscriptScrollEvent =
  | { type: 'log.scrolled'; isNearEnd: boolean; isUpwards: boolean }
  | { type: 'end.jump' }
  | Extract<ChatNews, { type: 'visitor.acted' | 'edit.answered' }>;

/** The scroll position of the transcript: it follows new messages only while the visitor reads near the end. */
export const transcriptScrollMachine = setup({
  types: {
    input: {} as TranscriptScrollInput,
    context: {} as TranscriptScrollInput,
    events: {} as TranscriptScrollEvent,
  },
  actors: { listen },
  guards: {
    isNear: (_, { isNearEnd }: { isNearEnd: boolean }) => isNearEnd,
    // The end also moves away when a popover takes room, so only an upward scroll counts.
    isLeaving: (_, { isNearEnd, isUpwards }: { isNearEnd: boolean; isUpwards: boolean }) =>
      isUpwards && !isNearEnd,
  },
}).createMachine({
  id: 'transcriptScroll',
  description: 'The scroll position of the transcript.',
  context: ({ input }) => input,
  invoke: {
    src: 'listen',
    id: 'chatFacts',
    input: ({ context }) => [heard(context.chat, 'visitor.acted', 'edit.answered')],
  },
  initial: 'following',
  states: {
    following: {
      description: 'Near the end; new messages are scrolled into view.',
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
      description: 'Further up; the position is kept until the visitor acts.',
      initial: 'seen',
      states: {
        seen: {
          description: 'There is no new message below.',
          on: { 'edit.answered': { target: 'behind' } },
        },
        behind: { description: 'There are unseen messages below.' },
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

type TranscriptScroll = SnapshotFrom<typeof transcriptScrollMachine>;

/** True if new messages are scrolled into view. */
export const selectIsFollowing = (scroll: TranscriptScroll) => scroll.matches('following');

/** True if there are unseen messages below. */
export const selectIsBehind = (scroll: TranscriptScroll) => scroll.matches({ away: 'behind' });
