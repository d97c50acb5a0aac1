import type { SnapshotFrom } from 'xstate';
import type { siteMachine } from './site.machine.ts';

/** What this browser published last, and which version everyone sees. */
export const selectLive = ({ context: { live } }: SnapshotFrom<typeof siteMachine>) => live;
