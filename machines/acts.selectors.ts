import type { SnapshotFrom } from 'xstate';
import type { siteMachine } from './site.machine.ts';

/** What was done last in this tab while the page stands, publishing aside. */
export const selectLatestAct = (site: SnapshotFrom<typeof siteMachine>) =>
  site.context.acts.findLast(({ way }) => way !== 'bound');
