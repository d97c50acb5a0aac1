import type { LoadedConfig } from '../config/load-config.ts';
import { isArray, isObject, type Json } from '../json/json.ts';
import { type LiveSite, MAX_VERSIONS } from './live-site.ts';
import { SITE_NEWS, type SiteNews } from './site-access.ts';

/** Parses a stored state (null: none); undefined if it is unreadable. `load` parses each config. */
export function liveFrom(text: string | null, load: (config: string) => LoadedConfig): LiveSite | undefined {
  return text === null ? undefined : liveIn(jsonOf(text), load, MAX_VERSIONS);
}

function liveIn(
  stored: Json | undefined,
  load: (config: string) => LoadedConfig,
  most: number,
): LiveSite | undefined {
  if (!isObject(stored) || most === 0) return undefined;
  // Early versions stored the config alone.
  const { config: published = stored, version, shown, url, userEmail, isConfirmed, changedAt, news } = stored;
  const { config, isUnreadable } = load(JSON.stringify(published));
  if (isUnreadable) return undefined;
  const before = liveIn(stored.before, load, most - 1);
  return {
    config,
    version: numberOf(version),
    shown: numberOf(shown),
    ...(typeof url === 'string' && { url }),
    ...(typeof userEmail === 'string' && { userEmail }),
    ...(typeof isConfirmed === 'boolean' && { isConfirmed }),
    ...(isDate(changedAt) && { changedAt }),
    ...(isArray(news) && { news: news.flatMap(newsIn) }),
    ...(before && { before }),
  };
}

// A date that is none would throw where it is formatted.
const isDate = (stored: Json | undefined): stored is string =>
  typeof stored === 'string' && !Number.isNaN(Date.parse(stored));

function newsIn(stored: Json): readonly SiteNews[] {
  const what = isObject(stored) ? SITE_NEWS.find((each) => each === stored.what) : undefined;
  return isObject(stored) && what !== undefined && isDate(stored.at) ? [{ what, at: stored.at }] : [];
}

function jsonOf(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function numberOf(value: Json | undefined): number {
  return typeof value === 'number' ? value : 0;
}
