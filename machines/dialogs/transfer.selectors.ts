import type { SnapshotFrom } from 'xstate';
import type { transferMachine } from './transfer.machine.ts';

type Transfer = SnapshotFrom<typeof transferMachine>;

/** The current file operation; undefined while the dialog is closed. */
export const selectWork = (transfer: Transfer) => {
  const work = typeof transfer.value === 'string' ? undefined : transfer.value.open?.work;
  return typeof work === 'object' ? work.offering : work;
};

/** True if website files include the owner secret. */
export const selectIsRightCarried = (transfer: Transfer) => transfer.matches({ open: { right: 'carried' } });

/** The name of the latest file saved. */
export const selectSavedName = (transfer: Transfer) => transfer.context.savedName;

/** The text of the error that prevented a file. */
export const selectFailure = (transfer: Transfer) => transfer.context.failure;

/** The reason why the chosen file was refused, or undefined. */
export const selectRefusal = (transfer: Transfer) => transfer.context.refusal;

/** The website read from the chosen file, or undefined. */
export const selectFound = (transfer: Transfer) => transfer.context.found;
