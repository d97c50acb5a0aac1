import * as v from 'valibot';
import { BUSINESSES } from '../choices/businesses.ts';
import type { Config } from '../config/config.ts';
import { ACTS } from '../editing/arrangement.ts';
import { type ConfigWithHistory, type History, NO_HISTORY, REPLACEMENTS } from '../editing/history.ts';
import { applicable, applyPatch, type Patch, reversed } from '../json/patch.ts';
import { reachesPrototype } from '../json/path.ts';

const json = v.custom<NonNullable<Patch[number]['after']>>((value) => value !== undefined);
const path = v.pipe(
  v.array(v.union([v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))])),
  v.minLength(1),
  v.check((segments) => !reachesPrototype(segments)),
);
const step = v.object({
  deed: v.variant('kind', [
    v.object({ kind: v.literal('edit'), path: v.string() }),
    v.object({ kind: v.literal('plan'), paths: v.array(v.string()) }),
    v.object({ kind: v.literal('arrange'), act: v.picklist(ACTS), path: v.string() }),
    v.object({ kind: v.literal('start'), business: v.picklist(BUSINESSES) }),
    v.object({ kind: v.picklist(REPLACEMENTS) }),
  ]),
  patch: v.array(v.object({ path, before: v.optional(json), after: v.optional(json) })),
  id: v.optional(v.string()),
});
const stored = v.object({ past: v.array(step), future: v.array(step), isUndone: v.boolean() });

/** Parses a stored history (null: none); an invalid one counts as none. */
export function parseHistory(raw: string | null): History {
  try {
    return historyIn(JSON.parse(raw ?? 'null')) ?? NO_HISTORY;
  } catch {
    return NO_HISTORY;
  }
}

/** Validates a stored history; undefined if it is invalid. */
export function historyIn(value: unknown): History | undefined {
  const read = v.safeParse(stored, value);
  return read.success ? read.output : undefined;
}

/**
 * Joins a stored config with its history. The history is written first: after a crash the config may be one step behind,
 * and the step is applied again. A history that does not fit the config is dropped.
 */
export function reunite({ config, history }: ConfigWithHistory): ConfigWithHistory {
  const latest = history.isUndone ? history.future[0] : history.past.at(-1);
  if (!latest) return { config, history: NO_HISTORY };
  const patch = history.isUndone ? reversed(latest.patch) : latest.patch;
  if (fits(config, reversed(patch))) return { config, history };
  return fits(config, patch)
    ? { config: applyPatch(config, patch), history }
    : { config, history: NO_HISTORY };
}

/** True if a patch applies completely. `_siteId` and `_structure` are ignored: they are not the visitor's edits. */
function fits(config: Config, patch: Patch): boolean {
  const own = patch.filter(({ path: [key] }) => key !== '_siteId' && key !== '_structure');
  return applicable(config, own).length === own.length;
}
