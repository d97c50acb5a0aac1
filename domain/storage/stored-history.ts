import * as v from 'valibot';
import { BUSINESSES } from '../choices/businesses.ts';
import { ACTS } from '../editing/arrangement.ts';
import { type History, REPLACEMENTS } from '../editing/history.ts';
import type { Patch } from '../json/patch.ts';
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
  returns: v.optional(v.object({ website: v.optional(v.string()) })),
});
const stored = v.object({ past: v.array(step), future: v.array(step), isUndone: v.boolean() });

/** Validates a stored history; undefined if it is invalid. */
export function historyIn(value: unknown): History | undefined {
  const read = v.safeParse(stored, value);
  return read.success ? read.output : undefined;
}
