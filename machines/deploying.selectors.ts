import type { SnapshotFrom } from 'xstate';
import type { publishMachine } from './publish.machine.ts';

/** Whether a page is on its way to the server: all that is asked of the publish dialog before it is loaded. */
export const selectIsDeploying = (publish: SnapshotFrom<typeof publishMachine>) =>
  publish.matches('deploying');
