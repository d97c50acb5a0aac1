import type { SnapshotFrom } from 'xstate';
import type { readingMachine } from './transcript-scroll.machine.ts';

type Reading = SnapshotFrom<typeof readingMachine>;

/** Whether new messages are scrolled to. */
export const selectIsFollowing = (reading: Reading) => reading.matches('following');

/** Whether there are messages below that the visitor has not seen. */
export const selectIsBehind = (reading: Reading) => reading.matches({ away: 'behind' });
