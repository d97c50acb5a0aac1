import type { SnapshotFrom } from 'xstate';
import type { startsMachine } from './starts.machine.ts';

type Starts = SnapshotFrom<typeof startsMachine>;

/** The dialog's situation: closed, choosing, loading or failed. */
export const selectStartsStage = (starts: Starts) => starts.value;

/** The business chosen last. */
export const selectBusiness = (starts: Starts) => starts.context.choice.business;
