import type { SnapshotFrom } from 'xstate';
import type { tabConflictsMachine } from './tab-conflicts.machine.ts';

type Tabs = SnapshotFrom<typeof tabConflictsMachine>;

/** What was changed here and in another tab too, with the value it has there; none once the visitor has chosen. */
export const selectContested = (tabConflicts: Tabs) => tabConflicts.context.contested;
