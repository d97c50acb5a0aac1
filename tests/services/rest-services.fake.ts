import type { RestServices } from '../../src/app/services.ts';

/** A browser without new versions, always online, that grants persistent storage; its icon font never arrives. */
export const STILL_BROWSER: Pick<RestServices, 'updates' | 'network' | 'persistentStorage' | 'iconFont'> = {
  updates: { watch: () => () => undefined, takeOver: async () => undefined },
  network: { watch: () => () => undefined, isLost: async () => false, untilBack: async () => undefined },
  persistentStorage: { keep: async () => undefined },
  iconFont: { load: () => new Promise(() => undefined) },
};
