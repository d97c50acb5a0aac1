import { setup } from 'xstate';

export type ReadingEvent =
  | { type: 'log.scroll'; isNearEnd: boolean; isUpwards: boolean }
  | { type: 'message.arrive' }
  | { type: 'end.jump' };

/** Where the visitor reads in the transcript: at its end, which is followed, or further up, which is left alone. */
export const readingMachine = setup({
  types: { events: {} as ReadingEvent },
  guards: {
    isNear: (_, { isNearEnd }: { isNearEnd: boolean }) => isNearEnd,
    // The end also moves away by itself, when a popover takes room: only a scroll upwards is the visitor's wish.
    isLeaving: (_, { isNearEnd, isUpwards }: { isNearEnd: boolean; isUpwards: boolean }) =>
      isUpwards && !isNearEnd,
  },
}).createMachine({
  id: 'reading',
  description: 'Where the visitor reads in the transcript.',
  initial: 'following',
  states: {
    following: {
      description: 'Near the end: new messages are scrolled to.',
      on: {
        'log.scroll': {
          guard: {
            type: 'isLeaving',
            params: ({ event }) => ({ isNearEnd: event.isNearEnd, isUpwards: event.isUpwards }),
          },
          target: 'away',
        },
      },
    },
    away: {
      description: 'Further up: the place is kept.',
      initial: 'seen',
      states: {
        seen: {
          description: 'Nothing has been said since.',
          on: { 'message.arrive': { target: 'behind' } },
        },
        behind: { description: 'There are messages below that the visitor has not seen.' },
      },
      on: {
        'end.jump': { target: 'following' },
        'log.scroll': {
          guard: { type: 'isNear', params: ({ event }) => ({ isNearEnd: event.isNearEnd }) },
          target: 'following',
        },
      },
    },
  },
});
