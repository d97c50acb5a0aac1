import type { RestServices } from '../../src/app/services.ts';

/** A browser without new versions, always online, that has loaded no image and grants persistent storage; its icon font never arrives. */
export const STILL_BROWSER: Pick<
  RestServices,
  'updates' | 'network' | 'persistentStorage' | 'pictureSizes' | 'iconFont'
> = {
  updates: { watch: () => () => undefined, takeOver: async () => undefined },
  network: { watch: () => () => undefined, isLost: async () => false, untilBack: async () => undefined },
  pictureSizes: { loaded: () => new Map() },
  persistentStorage: { keep: async () => undefined },
  iconFont: { load: () => new Promise(() => undefined) },
};
