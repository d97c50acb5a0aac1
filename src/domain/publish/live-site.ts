import type { Config, DeployResult } from '../config/config.ts';
import { isWebAddress } from './web-address.ts';

/** The latest publish of this browser, and the live version as far as this browser knows. */
export interface LiveSite {
  /** The published config, with its site id. */
  readonly config: Config;
  /** The published version; 0 if unknown. */
  readonly version: number;
  /** The live version; 0 after an unpublish. */
  readonly shown: number;
  /** The page's address; undefined if an earlier version of the builder published it. */
  readonly url?: string | undefined;
  /** The e-mail address that it was published with; undefined if an earlier version of the builder published it. */
  readonly userEmail?: string | undefined;
  /** The publish before; its version may become live again. */
  readonly before?: LiveSite | undefined;
}

/** The number of publishes that are kept. Older versions are rarely restored. */
export const MAX_VERSIONS = 5;

/** The state after a deploy of `config`. */
export function publishedNow(
  config: Config,
  { siteId, deploymentId, url }: Pick<DeployResult, 'siteId' | 'deploymentId' | 'url'>,
  before?: LiveSite,
  userEmail?: string,
): LiveSite {
  const number = deploymentId.startsWith(`${siteId}.`) ? deploymentId.slice(siteId.length + 1) : '';
  const version = /^\d{1,9}$/.test(number) ? Number(number) : 0;
  const now = { config: { ...config, _siteId: siteId }, version, shown: version, url };
  return { ...now, ...(userEmail !== undefined && { userEmail }), before: before && withoutEmail(before) };
}

/** The state after another version of a site became live (0: none); unchanged for another site. */
export function nowShown(live: LiveSite | undefined, siteId: string, shown: number): LiveSite | undefined {
  if (live?.config._siteId !== siteId) return live;
  return { ...(shown === 0 ? withoutEmail(live) : live), shown };
}

/** The address that a config's site was last published with; undefined if it is not known. */
export function rememberedEmail(live: LiveSite | undefined, { _siteId }: Config): string | undefined {
  return _siteId !== undefined && live?.config._siteId === _siteId ? live.userEmail : undefined;
}

function withoutEmail({ userEmail: _, ...live }: LiveSite): LiveSite {
  return live;
}

/** The address of a config's live page; undefined if it is not published, or this browser does not know where or cannot link there. */
export function liveAddress(live: LiveSite | undefined, { _siteId }: Config): string | undefined {
  if (_siteId === undefined || live?.config._siteId !== _siteId) return undefined;
  if (live.url === undefined || !isWebAddress(live.url)) return undefined;
  return live.version === live.shown || live.shown > 0 ? live.url : undefined;
}

/** Serialises the state with its five latest publishes. */
export function liveText(live: LiveSite): string {
  return JSON.stringify(latestOf(live, MAX_VERSIONS));
}

function latestOf({ before, ...live }: LiveSite, most: number): LiveSite {
  return before && most > 1 ? { ...live, before: latestOf(before, most - 1) } : live;
}
