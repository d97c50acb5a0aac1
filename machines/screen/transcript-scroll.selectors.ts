import type { SnapshotFrom } from 'xstate';
import type { transcriptScrollMachine } from './transcript-scroll.machine.ts';

type TranscriptScroll = SnapshotFrom<typeof transcriptScrollMachine>;

/** True if new messages are scrolled into view. */
export const selectIsFollowing = (scroll: TranscriptScroll) => scroll.matches('following');

/** True if there are unseen messages below. */
export const selectIsBehind = (scroll: TranscriptScroll) => scroll.matches({ away: 'behind' });
