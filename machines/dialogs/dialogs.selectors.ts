import type { SnapshotFrom } from 'xstate';
import type { dialogsMachine } from './dialogs.machine.ts';

type Dialogs = SnapshotFrom<typeof dialogsMachine>;

/** The name of the open dialog; undefined if there is none. */
export const selectOpenDialog = ({ value }: Dialogs) => ('open' in value ? value.open : undefined);

/** True while the list of the page's fields is open. */
export const selectAreFieldsShown = (dialogs: Dialogs) => dialogs.matches({ free: 'fields' });
