import type { SnapshotFrom } from 'xstate';
import type { sharingMachine } from './sharing.machine.ts';

type Sharing = SnapshotFrom<typeof sharingMachine>;

/** The state of copying and sharing. */
export const selectSharingState = (sharing: Sharing) => sharing.value;

/** The live page's address. */
export const selectSharedAddress = (sharing: Sharing) => sharing.context.url;

/** True if the browser supports the Web Share API. */
export const selectCanShare = (sharing: Sharing) => sharing.context.canShare;
