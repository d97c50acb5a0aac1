import type { RestServices } from '../../src/app/services.ts';

/** A browser where no version is newer, the network is there, and nobody minds being asked for room. */
export const STILL_BROWSER: Pick<RestServices, 'updates' | 'network' | 'persistentStorage'> = {
  updates: { watch: () => () => undefined, takeOver: async () => undefined },
  network: { watch: () => () => undefined, isLost: async () => false, untilBack: async () => undefined },
  persistentStorage: { keep: async () => undefined },
};
