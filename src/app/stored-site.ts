import { resolveOutline } from '../../templates/catalog.ts';
import { loadConfig } from '../domain/config-load.ts';
import { type LoadedSite, NO_HISTORY } from '../domain/history.ts';
import type { ConfigStore } from '../domain/ports.ts';
import { parseHistory, reunite } from '../domain/stored-history.ts';
import { outlineOf } from './outline-of.ts';
import { liveFrom } from './stored-live.ts';

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
    live: liveFrom(configs.loadLive()),
  };
}
