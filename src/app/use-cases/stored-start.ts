import type { Config } from '../../../domain/config/config.ts';
import { type LoadedConfig, loadConfig } from '../../../domain/config/load-config.ts';
import { type Deed, record } from '../../../domain/editing/history.ts';
import { readDocument } from '../../../domain/storage/read-document.ts';
import { EMPTY_STORE, nameStep, type RawDocument } from '../../../domain/storage/site-document.ts';
import { mirrorState, type StartupSource } from '../../../domain/storage/startup-source.ts';
import type { MirrorContent, StoreContent } from '../../../domain/storage/stored-content.ts';
import { type FreshWebsites, freshWebsite } from '../../../templates/fresh-websites.ts';
import { resolveTemplate } from '../../../templates/resolve-template.ts';
import { type LoadedStart, startWith } from './loaded-start.ts';
import { templateOf } from './template-of.ts';

type Log = (text: string) => void;

/** What a visit starts with that found something stored. */
export function storedStart(
  start: Exclude<StartupSource, { kind: 'new' }>,
  store: StoreContent | 'failed',
  mirrors: MirrorContent,
  { tab, log, fresh }: { readonly tab: string; readonly log: Log; readonly fresh: FreshWebsites },
): LoadedStart {
  const load = parseConfig(log, fresh);
  const importedMirrors = mirrorState(mirrors);
  switch (start.kind) {
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

function storedSite(raw: RawDocument, mirrors: MirrorContent, log: Log): LoadedStart {
  const { document, isUnreadable } = readStored(raw, log);
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

/** Reads a document of the database, this tab's or another one's. */
export function readStored(raw: RawDocument, log: Log): ReturnType<typeof readDocument> {
  return readDocument(raw, parseConfig(log));
}

/**
 * Returns a parser of config texts; null stands for no config. A text that cannot be parsed becomes the
 * default template, and `isUnreadable` is set.
 */
function parseConfig(log: Log, fresh: FreshWebsites = {}): (config: string | null) => LoadedConfig {
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
