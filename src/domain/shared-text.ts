import * as v from 'valibot';
import type { LoadedConfig } from './config-load.ts';
import { historyIn } from './stored-history.ts';
import { type SharedSite, stampOf } from './tab-site.ts';

const seen = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0)));
const config = v.custom<object>((value) => typeof value === 'object' && value !== null);

/** Reads what another tab shared; undefined where it is none that this program reads. `load` parses its config. */
export function parseShared(
  text: string | null,
  load: (config: string) => LoadedConfig,
): SharedSite | undefined {
  const value = jsonOf(text);
  const read = v.safeParse(v.object({ seen, config }), value);
  const history = historyIn(value);
  if (!read.success || !history) return undefined;
  const loaded = load(JSON.stringify(read.output.config));
  if (loaded.isUnreadable) return undefined;
  return { config: loaded.config, history, seen: read.output.seen, stamp: stampOf(text) };
}

/** How many acts of each tab a stored text holds; none where it does not say. */
export function seenIn(text: string | null): SharedSite['seen'] {
  const read = v.safeParse(v.object({ seen }), jsonOf(text));
  return read.success ? read.output.seen : {};
}

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
