import type { SnapshotFrom } from 'xstate';
import type { transferMachine } from './transfer.machine.ts';

type Transfer = SnapshotFrom<typeof transferMachine>;

/** What the dialog is doing: undefined where it is closed. */
export const selectWork = (transfer: Transfer) => {
  const work = typeof transfer.value === 'string' ? undefined : transfer.value.open?.work;
  return typeof work === 'object' ? work.offering : work;
};

/** Whether a website file is to carry the right to change the published website. */
export const selectIsRightCarried = (transfer: Transfer) => transfer.matches({ open: { right: 'carried' } });

/** The name of the file that was saved last. */
export const selectSavedName = (transfer: Transfer) => transfer.context.savedName;

/** Why a file could not be made. */
export const selectFailure = (transfer: Transfer) => transfer.context.failure;

/** Why the visitor's file was refused, where it was. */
export const selectRefusal = (transfer: Transfer) => transfer.context.refusal;

/** The website in the visitor's file, until it is opened or not. */
export const selectFound = (transfer: Transfer) => transfer.context.found;
