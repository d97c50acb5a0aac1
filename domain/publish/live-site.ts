import type { Config, DeployResult } from '../config/config.ts';
import type { SiteNews, TakenRight } from './site-access.ts';

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
  /** True once the address is confirmed, so that it leads back to the website; undefined if the server was not asked. */
  readonly isConfirmed?: boolean | undefined;
  /** When another browser published the page after this one, as far as is known; ISO 8601, UTC. */
  readonly changedAt?: string | undefined;
  /** What others changed of who may change it since this browser's latest publish, as far as is known. */
  readonly news?: readonly SiteNews[] | undefined;
  /** The publish before; its version may become live again. */
  readonly before?: LiveSite | undefined;
}

/** The number of publishes that are kept. Older versions are rarely restored. */
export const MAX_VERSIONS = 5;

/** The state after a deploy of `config`. */
export function publishedNow(
  config: Config,
  {
    siteId,
    deploymentId,
    url,
    isConfirmed,
    keepsAddress,
  }: Pick<DeployResult, 'siteId' | 'deploymentId' | 'url' | 'isConfirmed' | 'keepsAddress'>,
  before?: LiveSite,
  typed?: string,
): LiveSite {
  const number = deploymentId.startsWith(`${siteId}.`) ? deploymentId.slice(siteId.length + 1) : '';
  const version = /^\d{1,9}$/.test(number) ? Number(number) : 0;
  const now = { config: { ...config, _siteId: siteId }, version, shown: version, url };
  const known =
    keepsAddress && before?.config._siteId === siteId
      ? before
      : { isConfirmed, userEmail: keepsAddress ? undefined : typed };
  const address = { ...(known.isConfirmed !== undefined && { isConfirmed: known.isConfirmed }) };
  return {
    ...now,
    ...address,
    ...(known.userEmail !== undefined && { userEmail: known.userEmail }),
    before: before && withoutEmail(before),
  };
}

/** The state after a website came back that was published elsewhere, as its page shows it. */
export function publishedBefore(
  config: Config,
  { siteId, url, email, isConfirmed, version }: TakenRight & Pick<LiveSite, 'isConfirmed' | 'version'>,
  before?: LiveSite,
): LiveSite {
  const deploymentId = `${siteId}.${version}`;
  const published = { siteId, deploymentId, url, ...(isConfirmed !== undefined && { isConfirmed }) };
  return publishedNow(config, published, before, email);
}

/** The live version of a site (0: none), as the server tells it. */
export interface ShownVersion extends Pick<LiveSite, 'changedAt' | 'news'> {
  readonly siteId: string;
  readonly version: number;
}

/** The state after the server told of a site's live version; unchanged for another site. */
export function nowShown(
  live: LiveSite | undefined,
  { siteId, version: shown, changedAt, news = [] }: ShownVersion,
): LiveSite | undefined {
  if (live?.config._siteId !== siteId) return live;
  const isKnown = live.shown === shown && live.changedAt === changedAt && isSameNews(live.news ?? [], news);
  if (isKnown) return live;
  const { before, news: _, ...latest } = shown === 0 ? withoutEmail(live) : live;
  return { ...latest, shown, changedAt, ...(news.length > 0 && { news }), before };
}

function isSameNews(one: readonly SiteNews[], other: readonly SiteNews[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ what, at }, n) => what === other[n]?.what && at === other[n].at)
  );
}

/** What others changed of who may change a config's site, as far as this browser knows. */
export function newsOf(live: LiveSite | undefined, { _siteId }: Config): readonly SiteNews[] {
  return (_siteId !== undefined && live?.config._siteId === _siteId && live.news) || [];
}

/** What is known of an address that leads to a site. */
export interface CheckedAddress {
  readonly siteId: string;
  readonly isConfirmed: boolean;
  /** The address itself, if it has just been changed. */
  readonly email?: string | undefined;
}

/** The state after the server told of a site's address; unchanged for another site. */
export function withAddress(
  live: LiveSite | undefined,
  { siteId, isConfirmed, email }: CheckedAddress,
): LiveSite | undefined {
  if (live?.config._siteId !== siteId) return live;
  const isKnown = live.isConfirmed === isConfirmed && (email === undefined || email === live.userEmail);
  const { before, ...latest } = live;
  return isKnown
    ? live
    : { ...latest, isConfirmed, ...(email !== undefined && { userEmail: email }), before };
}

/** True if a config's site waits for its address to be confirmed. */
export function isUnconfirmed(live: LiveSite | undefined, { _siteId }: Config): boolean {
  return _siteId !== undefined && live?.config._siteId === _siteId && live.isConfirmed === false;
}

/** The address that a config's site was last published with; undefined if it is not known. */
export function rememberedEmail(live: LiveSite | undefined, { _siteId }: Config): string | undefined {
  return _siteId !== undefined && live?.config._siteId === _siteId ? live.userEmail : undefined;
}

function withoutEmail({ userEmail: _, ...live }: LiveSite): LiveSite {
  return live;
}

/** Serialises the state with its five latest publishes. */
export function liveText(live: LiveSite): string {
  return JSON.stringify(latestOf(live, MAX_VERSIONS));
}

function latestOf({ before, ...live }: LiveSite, most: number): LiveSite {
  return before && most > 1 ? { ...live, before: latestOf(before, most - 1) } : live;
}
