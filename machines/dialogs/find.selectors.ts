import type { SnapshotFrom } from 'xstate';
import type { findMachine } from './find.machine.ts';

type Find = SnapshotFrom<typeof findMachine>;

/** True while the find box is open. */
export const selectIsFinding = (find: Find) => find.matches('open');

/** The query typed so far. */
export const selectFindQuery = (find: Find) => find.context.query;
