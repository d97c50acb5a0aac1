import type { SnapshotFrom } from 'xstate';
import { type boxMachine, textsOf } from './box.machine.ts';

type BoxSnapshot = SnapshotFrom<typeof boxMachine>;

/** The text in the message box. */
export const selectText = (box: BoxSnapshot) => box.context.text;

/** True if the text in the message box can be sent now. */
export const selectCanSend = (box: BoxSnapshot) => box.can({ type: 'message.send', at: 0 });

/** The texts of fields that are not sent, without those of before a reload. A new object each time. */
export const selectDrafts = (box: BoxSnapshot) => textsOf(box.context, box.matches('waiting'));

/** The rows of a list's table that are not sent, as text; '' for none. */
export const selectRowsText = (path: string) => (box: BoxSnapshot) => box.context.drafts[path] ?? '';

/** The texts of before a reload. */
export const selectFromLastVisit = (box: BoxSnapshot) => box.context.fromLastVisit;

/** All texts of fields that are not sent. A new object each time. */
export const selectAllDrafts = (box: BoxSnapshot) => ({ ...selectFromLastVisit(box), ...selectDrafts(box) });
