import type { SnapshotFrom } from 'xstate';
import type { browserMachine } from './browser.machine.ts';

type Installation = SnapshotFrom<typeof browserMachine>;

/** Whether the browser has no network. */
export const selectIsOffline = (browser: Installation) => browser.matches({ network: 'lost' });

/** What the visitor is to be told of a newer version: that it is `ready`, that it is `taking` over, or nothing. */
export const selectNewVersion = ({ value: { version } }: Installation) =>
  version === 'ready' || version === 'taking' ? version : undefined;
