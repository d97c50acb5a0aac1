import type { SnapshotFrom } from 'xstate';
import type { transcriptScrollMachine } from './transcript-scroll.machine.ts';

type Reading = SnapshotFrom<typeof transcriptScrollMachine>;

/** Whether new messages are scrolled to. */
export const selectIsFollowing = (reading: Reading) => reading.matches('following');

/** Whether there are messages below that the visitor has not seen. */
export const selectIsBehind = (reading: Reading) => reading.matches({ away: 'behind' });
