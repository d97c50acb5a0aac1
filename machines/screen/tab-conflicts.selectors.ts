import type { SnapshotFrom } from 'xstate';
import type { tabsMachine } from './tab-conflicts.machine.ts';

type Tabs = SnapshotFrom<typeof tabsMachine>;

/** What was changed here and in another tab too, with the value it has there; none once the visitor has chosen. */
export const selectContested = (tabs: Tabs) => tabs.context.contested;
