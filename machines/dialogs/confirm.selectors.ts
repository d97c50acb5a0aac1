import type { SnapshotFrom } from 'xstate';
import type { confirmMachine } from './confirm.machine.ts';

/** Whether the question is on the screen. */
export const selectIsConfirming = (confirm: SnapshotFrom<typeof confirmMachine>) =>
  confirm.matches('confirming');
