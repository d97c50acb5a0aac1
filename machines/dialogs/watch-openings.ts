import {
  type ActorRef,
  type EventObject,
  fromCallback,
  type NonReducibleUnknown,
  type Snapshot,
} from 'xstate';
import type { DialogsNews } from './dialogs.machine.ts';

/** The chart of the dialogs, narrowed to what it emits. */
export interface Openings {
  readonly dialogs: Pick<ActorRef<Snapshot<unknown>, never, DialogsNews>, 'on'>;
}

/** Reports each opening of a dialog. */
export const watchOpenings = fromCallback<EventObject, Openings & NonReducibleUnknown>(
  ({ input, sendBack }) => {
    const openings = input.dialogs.on('dialog.opened', sendBack);
    return () => openings.unsubscribe();
  },
);
