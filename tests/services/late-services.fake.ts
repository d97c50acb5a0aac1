import type { PublishedSites } from '../../domain/ports.ts';
import { lateUseCases } from '../../src/app/late-use-cases.ts';
import type { LateServices } from '../../src/app/services.ts';
import { readerIn } from '../../src/app/use-cases/ask-in-language.ts';

const silent = () => new Promise<never>(() => undefined);

/** A server that never answers about a published website. */
const SILENT: PublishedSites = {
  versions: silent,
  bringBack: silent,
  unpublish: silent,
  mailLinks: silent,
  look: silent,
  take: silent,
  page: silent,
  rights: silent,
  removeRight: silent,
  deviceLink: silent,
  confirmAgain: silent,
  changeEmail: silent,
  putBack: silent,
  testMessage: silent,
};

/** What the app does with the late adapters, and a browser without new versions, always online, that has loaded no image and grants persistent storage; its icon font never arrives. */
export const STILL_BROWSER: Pick<
  LateServices,
  | 'useCases'
  | 'reader'
  | 'updates'
  | 'network'
  | 'persistentStorage'
  | 'pagePictures'
  | 'iconFont'
  | 'published'
> = {
  useCases: lateUseCases,
  reader: await readerIn('en'),
  updates: { watch: () => () => undefined, takeOver: async () => undefined },
  network: { watch: () => () => undefined, isLost: async () => false, untilBack: async () => undefined },
  pagePictures: { weights: () => new Map(), comes: async () => true },
  persistentStorage: { keep: async () => undefined },
  published: SILENT,
  iconFont: { load: () => new Promise(() => undefined) },
};
