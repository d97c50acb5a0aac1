import type { LoadedSite } from '../../../machines/site/site.context.ts';
import { resolveOutline } from '../../../templates/templates.ts';
import type { Config } from '../../domain/config/config.ts';
import { type LoadedConfig, loadConfig } from '../../domain/config/load-config.ts';
import { isOwnerSecret, parseKeptSecrets, type StoredSecrets } from '../../domain/deploy/owner-secret.ts';
import { type ConfigWithHistory, type Deed, isReset, record } from '../../domain/editing/history.ts';
import type { Mirrors, OwnerKeys, SiteStore } from '../../domain/ports.ts';
import {
  EMPTY_STORE,
  importDocument,
  nameStep,
  type RawDocument,
  readDocument,
  type StoredDocument,
} from '../../domain/storage/site-document.ts';
import { chooseStartupSource, mirrorState, REMOVED } from '../../domain/storage/startup-source.ts';
import type { MirrorContent, StoreContent } from '../../domain/storage/stored-content.ts';
import { outlineOf } from './resolve-template.ts';

export interface Loading {
  readonly store: SiteStore;
  readonly mirrors: Mirrors;
  readonly owner: OwnerKeys;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly log: (text: string) => void;
  /** A document to go on with in place of the stored one. */
  readonly resume?: ConfigWithHistory | undefined;
}

type Log = (text: string) => void;
type Start = Omit<LoadedSite, 'tab' | 'isWithoutStore' | 'isUnreadable'>;

/** Reads what the browser stored, and decides what the visit begins with (see `chooseStartupSource`). */
export async function loadSite({
  store,
  mirrors,
  owner,
  randomBytes,
  log,
  resume,
}: Loading): Promise<LoadedSite> {
  const tab = [...randomBytes(6)].map((byte) => byte.toString(36)).join('');
  // First: what local storage shows is then never newer than the document.
  const found = mirrors.read();
  const content = await store.read().catch(() => 'failed' as const);
  if (content !== 'failed') await keepSecrets({ store, mirrors, owner }, content, found);
  const start = startOf(content, found, tab, log);
  const { unreadable } = start;
  if (unreadable !== undefined) mirrors.keepUnreadable(unreadable);
  const site = {
    ...start,
    tab,
    isWithoutStore: content === 'failed',
    isUnreadable: unreadable !== undefined,
  };
  return resume ? { ...site, ...resume } : site;
}

function startOf(store: StoreContent | 'failed', mirrors: MirrorContent, tab: string, log: Log): Start {
  const start = chooseStartupSource({ store, mirrors });
  const load = parseConfig(log);
  const takenUp = mirrorState(mirrors);
  switch (start.kind) {
    case 'new':
      return begun({ ...EMPTY_STORE, config: defaultConfig() });
    case 'mirrors': {
      const { config, isUnreadable } = load(start.config);
      // Local storage alone keeps it: what stands there is saved.
      const revision = start.config === null ? 0 : 1;
      const site = { ...begun({ ...EMPTY_STORE, config, revision }), mirrored: revision };
      return { ...site, unreadable: textIf(isUnreadable, start.config) };
    }
    case 'import': {
      const { document, isUnreadable } = importDocument(start, load);
      const unreadable = textIf(isUnreadable, start.config);
      return { ...begun(document), stored: EMPTY_STORE, takenUp, unreadable };
    }
    case 'store':
      return storedSite(documentIn(store), mirrors, log);
    case 'foreign': {
      const { config, isUnreadable } = load(start.config);
      const site = storedSite(documentIn(store), mirrors, log);
      const unreadable = textIf(isUnreadable, start.config);
      return { ...stepped(site, config, { kind: 'import' }, tab), takenUp, unreadable };
    }
    case 'removed': {
      const site = storedSite(documentIn(store), mirrors, log);
      return { ...stepped(site, defaultConfig(), { kind: 'reset' }, tab, REMOVED), takenUp };
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

/** A visit that begins with a document as it is stored. */
function begun(document: StoredDocument): Start {
  const { config, history, live } = document;
  return { config, history, live, stored: document, pending: [], mirrored: 0 };
}

function storedSite(raw: RawDocument, mirrors: MirrorContent, log: Log): Start {
  const { document, isUnreadable } = readDocument(raw, parseConfig(log));
  const copy = isReset(document.history) ? null : raw.config;
  const isPageThere = mirrors.hasPage || copy === null;
  const isMirrored = mirrors.config === copy && mirrors.mark?.revision === raw.revision && isPageThere;
  return {
    ...begun(document),
    mirrored: isMirrored ? raw.revision : 0,
    unreadable: textIf(isUnreadable, raw.config),
  };
}

/** A visit that begins with one more step, which can be undone. */
function stepped(site: Start, config: Config, deed: Deed, tab: string, commandId?: string): Start {
  const { edited, change } = nameStep(site, record(site, config, deed, commandId), `${tab}.0`);
  return { ...site, ...edited, pending: change ? [change] : [] };
}

function defaultConfig(): Config {
  return resolveOutline({}).outline.base;
}

/** Parses the text of a config (null: there is none); where it cannot be read, the default template stands in its place. */
export function parseConfig(log: Log): (config: string | null) => LoadedConfig {
  return (config) => loadConfig(config, (stored) => outlineOf(stored, log).base, defaultConfig());
}

/** Has this browser's own secret stand in the store and in local storage; what an earlier version kept is taken over. */
async function keepSecrets(
  { store, mirrors, owner }: Pick<Loading, 'store' | 'mirrors' | 'owner'>,
  { secrets, earlier }: StoreContent,
  found: MirrorContent,
): Promise<void> {
  const { own } =
    earlier.size > 0 ? await store.changeSecrets(withEarlierSecrets(earlier)).catch(() => secrets) : secrets;
  if (found.owner === null && own !== undefined) mirrors.writeOwner(own);
  // Puts a secret that other code set, or an earlier version, into the store; nothing waits for it.
  if (found.owner !== null && found.owner !== own) void owner.secret();
}

/** The stored secrets with those in the journal of an earlier version. */
export function withEarlierSecrets(
  earlier: StoreContent['earlier'],
): (stored: StoredSecrets) => StoredSecrets {
  const own = earlier.get('parley.owner') ?? '';
  const kept = parseKeptSecrets(earlier.get('parley.owners') ?? null);
  return (stored) => ({
    ...stored,
    own: stored.own ?? (isOwnerSecret(own) ? own : undefined),
    kept: { ...kept, ...stored.kept },
  });
}
