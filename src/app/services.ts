import type { ConfigWithHistory } from '../domain/editing/history.ts';
import type {
  Deploys,
  Edits,
  Files,
  FontSubsetting,
  ImageShrinking,
  Images,
  LanguageChoices,
  Mirrors,
  Network,
  OwnerKeys,
  PersistentStorage,
  PublishedSites,
  Sharing,
  SiteStore,
  StartingContentLoader,
  Versions,
} from '../domain/ports.ts';

/** The adapters that stand behind the machines' actors. */
export interface Services {
  readonly edits: Edits;
  readonly store: SiteStore;
  readonly mirrors: Mirrors;
  readonly owner: OwnerKeys;
  readonly languages: LanguageChoices;
  /** Loads the page anew. */
  readonly reload: () => void;
  readonly randomBytes: (count: number) => Uint8Array;
  /** Puts a text into the clipboard; rejects where the browser does not let it. */
  readonly copyText: (text: string) => Promise<void>;
  readonly sharing: Sharing;
  /** Resolves when the browser has painted what is about to be drawn. */
  readonly painted: () => Promise<void>;
  /** Resolves when the page has loaded and the browser is idle. */
  readonly settled: () => Promise<void>;
  /** Resolves when the browser says that its network is back; never, once `signal` is aborted. */
  readonly online: (signal: AbortSignal) => Promise<void>;
  /** The time it is, in milliseconds since 1970. */
  readonly now: () => number;
  /** Tells developers what a visitor need not see. */
  readonly log: (text: string, details?: unknown) => void;
  /** The services that follow the first screen; where they could not be loaded, each call tries again. */
  readonly rest: () => Promise<RestServices>;
  /** A document to go on with in place of the stored one. */
  readonly resume?: ConfigWithHistory;
}

/** The adapters that nothing of the first screen needs. */
export interface RestServices {
  readonly deploys: Deploys;
  readonly published: PublishedSites;
  readonly images: Images;
  readonly shrinking: ImageShrinking;
  readonly fonts: FontSubsetting;
  readonly versions: Versions;
  readonly network: Network;
  readonly room: PersistentStorage;
  readonly files: Files;
  readonly starts: StartingContentLoader;
}
