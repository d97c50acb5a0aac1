import type { SnapshotFrom } from 'xstate';
import type { browserMachine } from './browser.machine.ts';

type Browser = SnapshotFrom<typeof browserMachine>;

/** True while the browser is offline. */
export const selectIsOffline = (browser: Browser) => browser.matches({ network: 'lost' });

/** `ready` or `taking` while the update notice is shown, else undefined. */
export const selectNewVersion = ({ value: { version } }: Browser) =>
  version === 'ready' || version === 'taking' ? version : undefined;
