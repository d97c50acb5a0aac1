import type { SnapshotFrom } from 'xstate';
import type { restMachine } from './rest.machine.ts';

/** How far the rest is: `painting`, `loading`, `loaded` or `failed`. */
export const selectRestStage = (rest: SnapshotFrom<typeof restMachine>) => rest.value;
