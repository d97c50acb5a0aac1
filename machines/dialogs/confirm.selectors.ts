import type { SnapshotFrom } from 'xstate';
import type { confirmMachine } from './confirm.machine.ts';

/** True if the question offers to keep the visitor's content. */
export const selectCanKeepContent = (confirm: SnapshotFrom<typeof confirmMachine>) =>
  confirm.can({ type: 'confirm.keep', at: 0 });

/** True while the dialog is open. */
export const selectIsConfirming = (confirm: SnapshotFrom<typeof confirmMachine>) =>
  confirm.matches('confirming');
