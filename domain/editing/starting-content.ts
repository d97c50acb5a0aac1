import type { Config } from '../config/config.ts';
import { leavesOf } from '../config/leaves.ts';
import type { Section } from '../config/structure.ts';
import { isArray, isObject, type Json, type JsonObject } from '../json/json.ts';
import { withBrought } from '../sections/brought-sections.ts';
import { inOrder } from '../sections/start-order.ts';

/** The starting content of a business for one template. */
export interface StartingContent {
  /** Values that replace the current ones. A list gets this length; its items keep fields that are not given. */
  readonly over: JsonObject;
  /** Values for fields that the visitor has not set. */
  readonly under: JsonObject;
  /** Values that other starting content may have set: they are not the visitor's own. */
  readonly replaceable?: readonly string[];
  /** Sections that the website gets beside those of its template. */
  readonly sections?: readonly Section[];
  /** The order of its sections; those that it does not name keep their places. */
  readonly order?: readonly string[];
}

/** A config that starts with this content; what it does not say stays as the visitor has it. */
export function withStartingContent(
  config: Config,
  { over, under, replaceable = [], sections = [], order = [] }: StartingContent,
): Config {
  const invented = new Set<Json>([...leavesOf(config).map((leaf) => leaf.default), ...replaceable]);
  const isOwn = (has: Json | undefined): has is Json => isSet(has) && !invented.has(has);
  const filled: Config = { ...config, ...Object(laid(under, laid(over, config), isOwn)) };
  return inOrder(withBrought(filled, sections), order);
}

type IsOwn = (has: Json | undefined) => has is Json;

/** Merges values over the current ones, except over those that `isOwn` says are the visitor's. */
function laid(value: Json, has: Json | undefined, isOwn?: IsOwn): Json {
  if (isArray(value)) {
    return value.map((item, place) => laid(item, isArray(has) ? has[place] : undefined, isOwn));
  }
  if (!isObject(value)) return isOwn?.(has) ? has : value;
  const known = isObject(has) ? has : {};
  const chosen = Object.entries(value).map(
    ([key, each]) => [key, each === undefined ? each : laid(each, known[key], isOwn)] as const,
  );
  // What is undefined leaves the values.
  const merged: JsonObject = { ...known, ...Object.fromEntries(chosen) };
  return Object.fromEntries(Object.entries(merged).filter(([, each]) => each !== undefined));
}

/** True for a value that no starting content has set: its e-mail addresses are at `.example`. */
function isSet(has: Json | undefined): has is Json {
  return has !== undefined && has !== '' && !String(has).endsWith('.example');
}
