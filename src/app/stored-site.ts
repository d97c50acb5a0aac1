import { resolveOutline } from '../../templates/catalog.ts';
import { loadConfig } from '../domain/config-load.ts';
import { follow } from '../domain/follow.ts';
import { NO_HISTORY } from '../domain/history.ts';
import type { ConfigStore } from '../domain/ports.ts';
import { parseShared, seenIn } from '../domain/shared-text.ts';
import { withEditsAhead } from '../domain/stored-ahead.ts';
import { parseHistory, reunite } from '../domain/stored-history.ts';
import { type Followed, type LoadedSite, stampOf, type TabSite } from '../domain/tab-site.ts';
import { outlineOf } from './outline-of.ts';
import { liveFrom } from './stored-live.ts';

type Log = (text: string) => void;

/**
 * The site that the browser stored, parsed, for a tab, with the edits that tabs which are gone had on their way; what
 * cannot be read is kept aside, and its template's start stands in its place.
 */
export function readStoredSite(
  configs: ConfigStore,
  { tab, edits }: { readonly tab: string; readonly edits: readonly string[] },
  log: Log,
): LoadedSite {
  const raw = configs.load();
  const loaded = parseConfig(raw, log);
  if (loaded.isUnreadable && raw !== null) configs.keepUnreadable(raw);
  const shared = configs.loadHistory();
  const history = loaded.isUnreadable ? NO_HISTORY : parseHistory(shared);
  const site = {
    ...reunite({ config: loaded.config, history }),
    tab,
    seen: seenIn(shared),
    taken: stampOf(shared),
    acts: [],
  };
  return {
    isUnreadable: loaded.isUnreadable,
    isStored: raw !== null && !loaded.isUnreadable,
    ...withEditsAhead(site, edits),
    live: liveFrom(configs.loadLive()),
  };
}

/** A tab's site after what another tab stored; undefined where that cannot be read. */
export function followStored(
  configs: ConfigStore,
  mine: TabSite,
  log: Log,
): (Followed & Pick<LoadedSite, 'live'>) | undefined {
  const theirs = parseShared(configs.loadHistory(), (config) => parseConfig(config, log));
  return theirs && { ...follow(mine, theirs), live: liveFrom(configs.loadLive()) };
}

function parseConfig(raw: string | null, log: Log) {
  return loadConfig(raw, (config) => outlineOf(config, log).base, resolveOutline({}).outline.base);
}
