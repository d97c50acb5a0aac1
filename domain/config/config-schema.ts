import * as v from 'valibot';
import { isArray, isObject, type Json, type JsonObject } from '../json/json.ts';
import { parsePath } from '../json/path.ts';
import { CONFIG_VERSION } from './config.ts';
import { isConsistent } from './consistent-structure.ts';
import { isSafePath, MAX_DEPTH } from './edit-config.ts';
import { isSiteId } from './site-id.ts';
import type { Structure, StructureNode } from './structure.ts';

export type ConfigProblem = 'unsafeName' | 'tooDeep' | 'tooLong';

/** Maximum number of items of a list. */
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
  // The config was parsed from JSON, so any value is JSON.
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
  // Ids of unknown templates are kept. Earlier versions wrote '' or null for none.
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

/** A stored config: its values are arbitrary JSON, and its structure may be missing. */
export interface StoredConfig extends JsonObject {
  readonly _templateId?: string | undefined;
  readonly _templateVersion?: string | undefined;
  readonly _siteId?: string | undefined;
  readonly _structure?: Structure | undefined;
}

/** Parses and validates a stored config; undefined if it is not JSON or not valid. */
export function parseStoredConfig(raw: string): StoredConfig | undefined {
  try {
    const values: Json = JSON.parse(raw);
    return isObject(values) && problemIn(values) === undefined ? storedConfigOf(values) : undefined;
  } catch {
    return undefined;
  }
}

/** Validates values that `problemIn` accepts; undefined if they do not fit the schema. */
export function storedConfigOf(values: JsonObject): StoredConfig | undefined {
  // The structure of another version may not validate; the template supplies a current one.
  const isCurrent = (values._templateVersion ?? CONFIG_VERSION) === CONFIG_VERSION;
  const result = v.safeParse(known, isCurrent ? values : { ...values, _structure: undefined });
  return result.success ? { ...values, ...result.output } : undefined;
}

/** The reason why parsed JSON cannot be a config: a key that reaches a prototype, too many levels, or a list too long. */
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

/** A list of sibling nodes. Their ids must differ, because the menu finds a node by its id. */
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
