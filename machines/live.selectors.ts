import type { SnapshotFrom } from 'xstate';
import type { siteMachine } from './site.machine.ts';

/** The config that everyone sees of this site, where this browser published it. */
export const selectLive = ({ context: { config, live } }: SnapshotFrom<typeof siteMachine>) => {
  const isSame = config._siteId !== undefined && live?.config._siteId === config._siteId;
  return isSame && live.version === live.shown ? live.config : undefined;
};
