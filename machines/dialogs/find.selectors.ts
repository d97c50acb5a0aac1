import type { SnapshotFrom } from 'xstate';
import type { findMachine } from './find.machine.ts';

type Find = SnapshotFrom<typeof findMachine>;

/** Whether the find box is open. */
export const selectIsFinding = (find: Find) => find.matches('open');

/** What stands in the find box. */
export const selectFindQuery = (find: Find) => find.context.query;
