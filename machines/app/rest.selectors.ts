import type { SnapshotFrom } from 'xstate';
import type { restMachine } from './rest.machine.ts';

/** The loading state of the late code: `painting`, `loading`, `loaded` or `failed`. */
export const selectRestStage = (rest: SnapshotFrom<typeof restMachine>) => rest.value;
