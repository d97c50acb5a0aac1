import type { Config } from '../config/config.ts';
import type { LiveSite, ShownVersion } from './live-site.ts';
import type { PublishedVersions } from './published-versions.ts';

/** What the versions that the server keeps tell of a site's live page. */
export function shownIn(
  { current, usedAt, news = [], versions: [newest] }: PublishedVersions,
  siteId: string,
  live: LiveSite | undefined,
): ShownVersion {
  const isNew = newest !== undefined && newest.version > (live?.version ?? 0);
  // Of this browser is also a version whose answer it never got.
  const isOthers = isNew && usedAt !== undefined && Date.parse(newest.publishedAt) > Date.parse(usedAt);
  return {
    siteId,
    version: current,
    ...(isOthers && { changedAt: newest.publishedAt }),
    ...(news.length > 0 && { news }),
  };
}

/** When another browser published a config's site after this one, as far as this one knows; ISO 8601, UTC. */
export function changedElsewhere(live: LiveSite | undefined, { _siteId }: Config): string | undefined {
  const at = _siteId !== undefined && live?.config._siteId === _siteId ? live.changedAt : undefined;
  // A damaged store may hold any text.
  return Number.isNaN(Date.parse(at ?? '')) ? undefined : at;
}
