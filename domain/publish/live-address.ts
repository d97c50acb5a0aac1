import type { Config } from '../config/config.ts';
import type { LiveSite } from './live-site.ts';
import { isWebAddress } from './web-address.ts';

/** The address of a config's live page; undefined if it is not published, or this browser does not know where or cannot link there. */
export function liveAddress(live: LiveSite | undefined, { _siteId }: Config): string | undefined {
  return _siteId !== undefined && live?.config._siteId === _siteId ? addressOf(live) : undefined;
}

/** The address of the page that this browser published before a website without one took its place; undefined if there is none. */
export function addressLeft(live: LiveSite | undefined, { _siteId }: Config): string | undefined {
  return _siteId === undefined && live !== undefined ? addressOf(live) : undefined;
}

function addressOf({ url, version, shown }: LiveSite): string | undefined {
  if (url === undefined || !isWebAddress(url)) return undefined;
  return version === shown || shown > 0 ? url : undefined;
}
