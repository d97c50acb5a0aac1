import type { SnapshotFrom } from 'xstate';
import type { tabConflictsMachine } from './tab-conflicts.machine.ts';

type TabConflicts = SnapshotFrom<typeof tabConflictsMachine>;

/** The conflicting fields, each with the other tab's value. */
export const selectContested = (tabConflicts: TabConflicts) => tabConflicts.context.contested;
