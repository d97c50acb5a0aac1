import type { Config } from '../config/config.ts';
import type { LoadedConfig } from '../config/load-config.ts';
import type { DeployResult } from '../deploy/deploy.ts';
import { isObject, type Json } from '../json/json.ts';

/** What this browser published last of a website, and which version of it everyone sees, as far as is known here. */
export interface LiveSite {
  /** What was published, under its site id. */
  readonly config: Config;
  /** Which version that is; 0 where that is not known. */
  readonly version: number;
  /** The version that everyone sees. */
  readonly shown: number;
  /** What was published before that: everyone may see it again. */
  readonly before?: LiveSite | undefined;
}

// Of each website that a browser publishes; older versions are seldom brought back.
const MAX_VERSIONS = 5;

/** A config that everyone sees now, by the deploy that it went with, after what was published before. */
export function publishedNow(
  config: Config,
  { siteId, deploymentId }: Pick<DeployResult, 'siteId' | 'deploymentId'>,
  before?: LiveSite,
): LiveSite {
  const version = Number(deploymentId.split('.')[1]) || 0;
  return { config: { ...config, _siteId: siteId }, version, shown: version, before };
}

/** The same once everyone sees another version of a website, 0 being none; what was published of another one stays as it is. */
export function nowShown(live: LiveSite | undefined, siteId: string, shown: number): LiveSite | undefined {
  return live?.config._siteId === siteId ? { ...live, shown } : live;
}

/** The text by which a published site is stored, with the latest versions of what was published before. */
export function liveText(live: LiveSite): string {
  return JSON.stringify(latestOf(live, MAX_VERSIONS));
}

/** Reads a stored text (null: none) of what was published; undefined where it cannot be read. `load` parses each config. */
export function liveFrom(text: string | null, load: (config: string) => LoadedConfig): LiveSite | undefined {
  return text === null ? undefined : liveIn(jsonOf(text), load, MAX_VERSIONS);
}

function latestOf({ before, ...live }: LiveSite, most: number): LiveSite {
  return before && most > 1 ? { ...live, before: latestOf(before, most - 1) } : live;
}

function liveIn(
  stored: Json | undefined,
  load: (config: string) => LoadedConfig,
  most: number,
): LiveSite | undefined {
  if (!isObject(stored) || most === 0) return undefined;
  // The first versions of the program stored the config alone.
  const { config: published = stored, version, shown } = stored;
  const { config, isUnreadable } = load(JSON.stringify(published));
  if (isUnreadable) return undefined;
  const before = liveIn(stored.before, load, most - 1);
  return { config, version: numberOf(version), shown: numberOf(shown), ...(before && { before }) };
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
