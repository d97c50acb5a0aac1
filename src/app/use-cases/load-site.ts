import type { LoadedSite } from '../../../machines/site/site.context.ts';
import { type FreshWebsites, freshWebsite, loadFreshWebsites } from '../../../templates/fresh-websites.ts';
import { resolveTemplate } from '../../../templates/resolve-template.ts';
import type { Config } from '../../domain/config/config.ts';
import { type LoadedConfig, loadConfig } from '../../domain/config/load-config.ts';
import { type Deed, record } from '../../domain/editing/history.ts';
import type { Mirrors, OwnerKeys, SiteStore } from '../../domain/ports.ts';
import {
  EMPTY_STORE,
  nameStep,
  type RawDocument,
  readDocument,
  type StoredDocument,
} from '../../domain/storage/site-document.ts';
import { chooseStartupSource, mirrorState } from '../../domain/storage/startup-source.ts';
import type { MirrorContent, StoreContent } from '../../domain/storage/stored-content.ts';
import type { LanguageCode } from '../../words/language.ts';
import { templateOf } from './template-of.ts';

export interface LoadSiteServices {
  readonly store: SiteStore;
  readonly mirrors: Mirrors;
  readonly owner: OwnerKeys;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly log: (text: string) => void;
}

type Log = (text: string) => void;
type LoadedStart = Omit<LoadedSite, 'tab' | 'fresh' | 'isWithoutStore' | 'isUnreadable'>;

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
  ]);
  if (content !== 'failed') syncSecrets({ mirrors, owner }, content, mirrored);
  const start = startOf(content, mirrored, { tab, log, fresh });
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

function startOf(
  store: StoreContent | 'failed',
  mirrors: MirrorContent,
  { tab, log, fresh }: { readonly tab: string; readonly log: Log; readonly fresh: FreshWebsites },
): LoadedStart {
  const start = chooseStartupSource({ store, mirrors });
  const load = parseConfig(log, fresh);
  const importedMirrors = mirrorState(mirrors);
  switch (start.kind) {
    case 'new':
      return startWith({ ...EMPTY_STORE, config: freshWebsite(fresh) });
    case 'mirrors': {
      const { config, isUnreadable } = load(start.config);
      // Local storage is the only store here, so what it holds counts as saved.
      const revision = start.config === null ? 0 : 1;
      const site = { ...startWith({ ...EMPTY_STORE, config, revision }), mirrored: revision };
      return { ...site, unreadable: textIf(isUnreadable, start.config) };
    }
    case 'import': {
      const { config, isUnreadable } = load(start.config);
      const unreadable = textIf(isUnreadable, start.config);
      const document = { ...EMPTY_STORE, config };
      return { ...startWith(document), stored: EMPTY_STORE, importedMirrors, unreadable };
    }
    case 'store':
      return storedSite(documentIn(store), mirrors, log);
    case 'foreign': {
      const site = storedSite(documentIn(store), mirrors, log);
      const { config, isUnreadable } = loadForeign(start.config, site.config, { log, fresh });
      const unreadable = textIf(isUnreadable, start.config);
      return { ...startWithStep(site, config, { kind: 'import' }, tab), importedMirrors, unreadable };
    }
    case 'removed': {
      const site = storedSite(documentIn(store), mirrors, log);
      const removed = startWithStep(site, freshWebsite(fresh), { kind: 'reset' }, tab);
      return { ...removed, cleared: 'removed', importedMirrors };
    }
  }
}

function textIf(isUnreadable: boolean, text: string | null): string | undefined {
  return isUnreadable ? (text ?? undefined) : undefined;
}

function documentIn(store: StoreContent | 'failed'): RawDocument {
  if (store === 'failed' || !store.document) throw new Error('The store holds no document');
  return store.document;
}

/** Starts with a document as it is stored. */
function startWith(document: StoredDocument): LoadedStart {
  const { config, history, cleared, live } = document;
  return { config, history, cleared, live, stored: document, pending: [], mirrored: 0 };
}

function storedSite(raw: RawDocument, mirrors: MirrorContent, log: Log): LoadedStart {
  const { document, isUnreadable } = readDocument(raw, parseConfig(log));
  const copy = document.cleared ? null : raw.config;
  const isPageThere = mirrors.hasPage || copy === null;
  const isMirrored = mirrors.config === copy && mirrors.mark?.revision === raw.revision && isPageThere;
  return {
    ...startWith(document),
    mirrored: isMirrored ? raw.revision : 0,
    unreadable: textIf(isUnreadable, raw.config),
  };
}

/** Starts with a stored document plus one step on top, which can be undone. */
function startWithStep(site: LoadedStart, config: Config, deed: Deed, tab: string): LoadedStart {
  const { edited, change } = nameStep(site, record(site, config, deed), `${tab}.0`);
  return { ...site, ...edited, pending: change ? [change] : [] };
}

/**
 * Returns a parser of config texts; null stands for no config. A text that cannot be parsed becomes the
 * default template, and `isUnreadable` is set.
 */
export function parseConfig(log: Log, fresh: FreshWebsites = {}): (config: string | null) => LoadedConfig {
  return (config) => loadConfig(config, (stored) => templateOf(stored, log).base, freshWebsite(fresh));
}

/** Loads a config that other code wrote. What it lacks of site id and structure it keeps of the website that it replaces, if both have the same template. */
function loadForeign(
  text: string,
  before: Config,
  { log, fresh }: { readonly log: Log; readonly fresh: FreshWebsites },
): LoadedConfig {
  const { template: own } = resolveTemplate(before);
  let isSame = false;
  const loaded = loadConfig(
    text,
    (stored) => {
      const { id, base } = templateOf(stored, log);
      isSame = id === own.id;
      return isSame ? { ...base, _structure: before._structure } : base;
    },
    freshWebsite(fresh),
  );
  const { config, isUnreadable } = loaded;
  const { _siteId: siteId } = before;
  if (isUnreadable || !isSame || siteId === undefined || config._siteId !== undefined) return loaded;
  return { config: { ...config, _siteId: siteId }, isUnreadable };
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
