import { resolveOutline } from '../../templates/catalog.ts';
import type { Config } from '../domain/config.ts';
import { loadConfig } from '../domain/config-load.ts';
import { type LoadedSite, NO_HISTORY } from '../domain/history.ts';
import type { ConfigStore } from '../domain/ports.ts';
import { parseHistory, reunite } from '../domain/stored-history.ts';
import { outlineOf } from './outline-of.ts';

/** The site that the browser stored, parsed; what cannot be read is kept aside, and its template's start stands in its place. */
export function readStoredSite(configs: ConfigStore, log: (text: string) => void): LoadedSite {
  const raw = configs.load();
  const loaded = loadConfig(raw, (config) => outlineOf(config, log).base, resolveOutline({}).outline.base);
  if (loaded.isUnreadable && raw !== null) configs.keepUnreadable(raw);
  const history = loaded.isUnreadable ? NO_HISTORY : parseHistory(configs.loadHistory());
  return {
    ...loaded,
    isStored: raw !== null && !loaded.isUnreadable,
    ...reunite({ config: loaded.config, history }),
    live: readLive(configs),
  };
}

function readLive(configs: ConfigStore): Config | undefined {
  const raw = configs.loadLive();
  const { base } = resolveOutline({}).outline;
  const { config, isUnreadable } = loadConfig(raw, (stored) => resolveOutline(stored).outline.base, base);
  return raw === null || isUnreadable ? undefined : config;
}
