import { resolveOutline } from '../../templates/catalog.ts';
import { loadConfig } from '../domain/config-load.ts';
import { isObject, type Json } from '../domain/json.ts';
import type { LiveSite } from '../domain/live-site.ts';
import type { ConfigStore } from '../domain/ports.ts';

// Of each website that a browser publishes; older versions are seldom brought back.
const MAX_VERSIONS = 5;
// A small part of what a browser's storage holds.
const MAX_CHARACTERS = 250_000;

/** What was published last, from what the browser stored of it; undefined where that is nothing, or cannot be read. */
export function liveFrom(raw: string | null): LiveSite | undefined {
  return raw === null ? undefined : liveOf(jsonOf(raw), MAX_VERSIONS);
}

/** Remembers what was published last, and as much of what was before as there is room for. */
export function keepLive(configs: Pick<ConfigStore, 'loadLive' | 'saveLive'>, live: LiveSite): void {
  const text = textOf(live, MAX_VERSIONS);
  configs.saveLive(text);
  if (configs.loadLive() !== text) configs.saveLive(textOf(live, 1));
}

function liveOf(stored: Json | undefined, most: number): LiveSite | undefined {
  if (!isObject(stored) || most === 0) return undefined;
  // Earlier browsers kept the config alone.
  const { config: kept = stored, version, shown } = stored;
  const { base } = resolveOutline({}).outline;
  const { config, isUnreadable } = loadConfig(
    JSON.stringify(kept),
    (found) => resolveOutline(found).outline.base,
    base,
  );
  if (isUnreadable) return undefined;
  const before = liveOf(stored.before, most - 1);
  return { config, version: numberOf(version), shown: numberOf(shown), ...(before && { before }) };
}

function textOf(live: LiveSite, most: number): string {
  const text = JSON.stringify(latestOf(live, most));
  return text.length > MAX_CHARACTERS && most > 1 ? textOf(live, most - 1) : text;
}

function latestOf({ before, ...live }: LiveSite, most: number): LiveSite {
  return before && most > 1 ? { ...live, before: latestOf(before, most - 1) } : live;
}

function jsonOf(raw: string): Json | undefined {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

function numberOf(value: Json | undefined): number {
  return typeof value === 'number' ? value : 0;
}
