import * as v from 'valibot';
import { isSiteId } from '../deploy/site-id.ts';
import { isArray, isObject, type Json, type JsonObject } from '../json/json.ts';
import { parsePath } from '../json/path.ts';
import { CONFIG_VERSION } from './config.ts';
import { isSafePath, MAX_DEPTH } from './edit-config.ts';
import type { Structure, StructureNode } from './structure.ts';
import { isConsistent } from './validate-structure.ts';

export type ConfigProblem = 'unsafeName' | 'tooDeep' | 'tooLong';

/** Items that a list of a config may have at most. */
const MAX_ITEMS = 1000;
const MAX_ID = 200;
const id = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/), v.check(isSafeKey));
const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(120));
const path = v.pipe(v.string(), v.check(isSafePathText));
const pathTemplate = v.pipe(v.string(), v.check(isSafeTemplate));
const editable = v.optional(v.boolean(), true);
const note = v.optional(v.string());
const leafType = v.picklist(['text', 'color', 'image', 'icon', 'url', 'boolean']);
const scalar = v.optional(v.union([v.string(), v.boolean()]), '');
const choices = v.optional(v.array(v.string()));

const leaf = v.object({ id, name, type: leafType, editable, path, default: scalar, note, choices });
const itemLeaf = v.object({ id, name, type: leafType, editable, pathTemplate, default: scalar, note });
const list = v.object({
  id,
  name,
  type: v.literal('array'),
  editable,
  path,
  itemStructure: ofOwnIds(itemLeaf),
  // The whole config has been checked to be JSON before.
  default: v.optional(v.array(v.any()), []),
  note,
});
const node: v.GenericSchema<unknown, StructureNode> = v.union([
  leaf,
  list,
  v.object({ id, name, editable, children: ofOwnIds(v.lazy(() => node)) }),
]);
const sectionId = v.pipe(
  id,
  v.check((text) => text !== 'globalSettings'),
);
const structure = v.pipe(
  v.object({
    globalSettings: v.object({ children: ofOwnIds(leaf) }),
    sections: ofOwnIds(v.object({ id: sectionId, name, editable, children: ofOwnIds(node) })),
  }),
  v.check((whole) => isConsistent(whole)),
);

const known = v.object({
  // Any id is kept, also one that names no template; none at all may have been written as '' or null.
  _templateId: v.optional(
    v.pipe(
      v.nullable(v.pipe(v.string(), v.maxLength(MAX_ID))),
      v.transform((templateId) => templateId || undefined),
    ),
  ),
  _templateVersion: v.optional(v.string()),
  _siteId: v.fallback(v.optional(v.pipe(v.string(), v.check(isSiteId))), undefined),
  _structure: v.optional(structure),
});

/** A config as it was stored: its values are any JSON, its structure may be missing. */
export interface StoredConfig extends JsonObject {
  readonly _templateId?: string | undefined;
  readonly _templateVersion?: string | undefined;
  readonly _siteId?: string | undefined;
  readonly _structure?: Structure | undefined;
}

/** A stored config from its raw text, checked whole; undefined where it is no JSON or does not fit. */
export function parseStoredConfig(raw: string): StoredConfig | undefined {
  try {
    const values: Json = JSON.parse(raw);
    return isObject(values) && problemIn(values) === undefined ? storedConfigOf(values) : undefined;
  } catch {
    return undefined;
  }
}

/** A stored config from values that have no problem; undefined where they do not fit. */
export function storedConfigOf(values: JsonObject): StoredConfig | undefined {
  // A structure of another version may not fit; its template gives one that does.
  const isCurrent = (values._templateVersion ?? CONFIG_VERSION) === CONFIG_VERSION;
  const result = v.safeParse(known, isCurrent ? values : { ...values, _structure: undefined });
  return result.success ? { ...values, ...result.output } : undefined;
}

/** What of parsed JSON no config may have: a name that reaches a prototype, too many levels, a list that is too long. */
export function problemIn(value: Json | undefined, depth = 0): ConfigProblem | undefined {
  if (depth > MAX_DEPTH) return 'tooDeep';
  if (isArray(value)) {
    return value.length > MAX_ITEMS ? 'tooLong' : firstProblem(value, depth);
  }
  if (!isObject(value)) return undefined;
  return Object.keys(value).every(isSafeKey) ? firstProblem(Object.values(value), depth) : 'unsafeName';
}

function firstProblem(values: readonly (Json | undefined)[], depth: number): ConfigProblem | undefined {
  for (const value of values) {
    const problem = problemIn(value, depth + 1);
    if (problem) return problem;
  }
  return undefined;
}

/** A list of nodes that stand beside each other: the menu finds each by its id. */
function ofOwnIds<Node extends { readonly id: string }>(one: v.GenericSchema<unknown, Node>) {
  return v.pipe(
    v.array(one),
    v.check((nodes) => new Set(nodes.map((each) => each.id)).size === nodes.length),
  );
}

function isSafeKey(key: string): boolean {
  return key !== '__proto__' && key !== 'prototype' && key !== 'constructor';
}

function isSafePathText(text: string): boolean {
  const parsed = parsePath(text);
  return parsed !== undefined && isSafePath(parsed);
}

function isSafeTemplate(text: string): boolean {
  return text.split('[INDEX]').length === 2 && isSafePathText(text.replace('[INDEX]', '[0]'));
}
