import type { RestServices } from '../../src/app/services.ts';

/** A browser where no version is newer, the network is there, and nobody minds being asked for room. */
export const STILL_INSTALLATION: Pick<RestServices, 'versions' | 'network' | 'room'> = {
  versions: { watch: () => () => undefined, takeOver: async () => undefined },
  network: { watch: () => () => undefined, isLost: async () => false, untilBack: async () => undefined },
  room: { keep: async () => undefined },
};
