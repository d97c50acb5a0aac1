import { resolveOutline } from '../../templates/catalog.ts';
import { loadConfig } from '../domain/config-load.ts';
import { isObject, type Json } from '../domain/json.ts';
import type { LiveSite } from '../domain/live-site.ts';

/** What was published last, from what the browser stored of it; undefined where that is nothing, or cannot be read. */
export function liveFrom(raw: string | null): LiveSite | undefined {
  const stored = raw === null ? undefined : jsonOf(raw);
  if (!isObject(stored)) return undefined;
  // Earlier browsers kept the config alone.
  const { config: kept = stored, version, shown } = stored;
  const { base } = resolveOutline({}).outline;
  const { config, isUnreadable } = loadConfig(
    JSON.stringify(kept),
    (found) => resolveOutline(found).outline.base,
    base,
  );
  return isUnreadable ? undefined : { config, version: numberOf(version), shown: numberOf(shown) };
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
