import type { Config } from '../config/config.ts';
import type { LiveSite } from './live-site.ts';
import { isWebAddress } from './web-address.ts';

/** The address of a config's live page; undefined if it is not published, or this browser does not know where or cannot link there. */
export function liveAddress(live: LiveSite | undefined, { _siteId }: Config): string | undefined {
  if (_siteId === undefined || live?.config._siteId !== _siteId) return undefined;
  if (live.url === undefined || !isWebAddress(live.url)) return undefined;
  return live.version === live.shown || live.shown > 0 ? live.url : undefined;
}
