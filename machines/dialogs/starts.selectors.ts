import type { SnapshotFrom } from 'xstate';
import type { startsMachine } from './starts.machine.ts';

type Starts = SnapshotFrom<typeof startsMachine>;

/** The dialog's state: closed, choosing, loading or failed. */
export const selectStartsStage = (starts: Starts) => starts.value;

/** The latest business chosen. */
export const selectBusiness = (starts: Starts) => starts.context.choice.business;
