import type { Mirrors, OwnerKeys, SiteStore } from '../../../domain/ports.ts';
import { EMPTY_STORE } from '../../../domain/storage/site-document.ts';
import { chooseStartupSource } from '../../../domain/storage/startup-source.ts';
import type { MirrorContent, StoreContent } from '../../../domain/storage/stored-content.ts';
import type { LoadedSite } from '../../../machines/site/site.context.ts';
import { freshWebsite, loadFreshWebsites } from '../../../templates/fresh-websites.ts';
import type { LanguageCode } from '../../../words/language.ts';
import { startWith } from './loaded-start.ts';

export interface LoadSiteServices {
  readonly store: SiteStore;
  readonly mirrors: Mirrors;
  readonly owner: OwnerKeys;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly log: (text: string) => void;
}

/** What reads a stored website. */
type StoredReader = Readonly<Pick<typeof import('./stored-start.ts'), 'readStored' | 'storedStart'>>;

let reader: StoredReader | undefined;

/** Loads what reads a stored website: a first visit does not need it. */
export async function loadStoredStart(): Promise<StoredReader> {
  if (reader) return reader;
  const { readStored, storedStart } = await import('./stored-start.ts');
  reader = { readStored, storedStart };
  return reader;
}

/**
 * Reads the database and local storage, and returns the document to start with (see `chooseStartupSource`). A new
 * website is in the visitor's language.
 */
export async function loadSite(
  { store, mirrors, owner, randomBytes, log }: LoadSiteServices,
  language: LanguageCode,
): Promise<LoadedSite> {
  const tab = [...randomBytes(6)].map((byte) => byte.toString(36)).join('');
  // Read the mirrors first: a tab that commits between the two reads must not make them look newer than the
  // document.
  const mirrored = mirrors.read();
  const [content, fresh] = await Promise.all([
    store.read().catch(() => 'failed' as const),
    loadFreshWebsites(language),
    // Fetched while the database opens.
    mirrored.config !== null && loadStoredStart(),
  ]);
  if (content !== 'failed') syncSecrets({ mirrors, owner }, content, mirrored);
  const source = chooseStartupSource({ store: content, mirrors: mirrored });
  const start =
    source.kind === 'new'
      ? startWith({ ...EMPTY_STORE, config: freshWebsite(fresh) })
      : (await loadStoredStart()).storedStart(source, content, mirrored, { tab, log, fresh });
  const { unreadable } = start;
  if (unreadable !== undefined) mirrors.keepUnreadable(unreadable);
  return {
    ...start,
    fresh,
    tab,
    isWithoutStore: content === 'failed',
    isUnreadable: unreadable !== undefined,
  };
}

/** Makes the database and local storage agree on this browser's owner secret. */
function syncSecrets(
  { mirrors, owner }: Pick<LoadSiteServices, 'mirrors' | 'owner'>,
  { secrets: { own } }: StoreContent,
  found: MirrorContent,
): void {
  if (found.owner === null && own !== undefined) mirrors.writeOwner(own);
  // Local storage holds a secret written by other code: copy it to the database in the background.
  if (found.owner !== null && found.owner !== own) void owner.secret();
}
