import type {
  AppUpdates,
  Deploys,
  Edits,
  Files,
  FontSubsetting,
  IconFont,
  ImageShrinking,
  Images,
  LanguageChoices,
  Mirrors,
  Network,
  OwnerKeys,
  PagePictures,
  PersistentStorage,
  PublishedSites,
  Sharing,
  SiteStore,
  StartingContentLoader,
  TabLocks,
} from '../../domain/ports.ts';
import type { lateUseCases } from './late-use-cases.ts';
import type { Recent } from './recent/recent-when-loaded.ts';
import type { Reader } from './use-cases/ask-in-language.ts';

/** The adapters behind the machines' actors, for the first screen. */
export interface Services {
  readonly edits: Edits;
  readonly store: SiteStore;
  readonly mirrors: Mirrors;
  readonly owner: OwnerKeys;
  readonly locks: TabLocks;
  readonly languages: LanguageChoices;
  /** Reloads the page. */
  readonly reload: () => void;
  readonly randomBytes: (count: number) => Uint8Array;
  /** Writes a text to the clipboard; rejects if the browser refuses. */
  readonly copyText: (text: string) => Promise<void>;
  readonly sharing: Sharing;
  /** Resolves once the first screen is painted. */
  readonly painted: () => Promise<void>;
  /** Resolves when the page has loaded and the browser is idle. */
  readonly settled: () => Promise<void>;
  /** Resolves when the browser reports that it is online again; never settles once `signal` is aborted. */
  readonly online: (signal: AbortSignal) => Promise<void>;
  /** Where the server is that draws pictures for pages; absent: pages name none of them. */
  readonly origin?: string;
  /** The secret of the link to come back that was opened last; none if none was. */
  readonly linkToken?: (() => string | undefined) | undefined;
  /** The current time, in milliseconds since 1970. */
  readonly now: () => number;
  /** Keeps what happens, for a bug that is seen. */
  readonly recent: Recent;
  /** Logs for developers. */
  readonly log: (text: string, details?: unknown) => void;
  /** Loads what follows the first screen. Rejects if it cannot be fetched; the next call tries again. */
  readonly loadLateCode: () => Promise<LateServices>;
}

/** The adapters that load after the first screen, and what is done with them. */
export interface LateServices {
  readonly useCases: typeof lateUseCases;
  readonly reader: Reader;
  readonly deploys: Deploys;
  readonly published: PublishedSites;
  readonly images: Images;
  readonly shrinking: ImageShrinking;
  readonly pagePictures: PagePictures;
  readonly fonts: FontSubsetting;
  readonly updates: AppUpdates;
  readonly network: Network;
  readonly persistentStorage: PersistentStorage;
  readonly iconFont: IconFont;
  readonly files: Files;
  readonly starts: StartingContentLoader;
}
