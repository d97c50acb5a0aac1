import type { SnapshotFrom } from 'xstate';
import type { confirmMachine } from './confirm.machine.ts';

/** True while the dialog is open. */
export const selectIsConfirming = (confirm: SnapshotFrom<typeof confirmMachine>) =>
  confirm.matches('confirming');
