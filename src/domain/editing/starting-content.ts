import type { Config } from '../config/config.ts';
import { isArray, isObject, type Json, type JsonObject } from '../json/json.ts';

/** The starting content of a business for one template. */
export interface StartingContent {
  /** Values that replace the current ones. A list gets this length; its items keep fields that are not given. */
  readonly over: JsonObject;
  /** Values for fields that the visitor has not set. */
  readonly under: JsonObject;
}

/** A config that starts with this content; what it does not say stays as the visitor has it. */
export function withStartingContent(config: Config, { over, under }: StartingContent): Config {
  return { ...config, ...Object(laid(under, laid(over, config), true)) };
}

/** Merges values over the current ones; with `staysOwn`, values that the visitor set are kept. */
function laid(value: Json, has: Json | undefined, staysOwn = false): Json {
  if (isArray(value)) {
    return value.map((item, place) => laid(item, isArray(has) ? has[place] : undefined, staysOwn));
  }
  if (!isObject(value)) return staysOwn && isOwn(has) ? has : value;
  const known = isObject(has) ? has : {};
  const chosen = Object.entries(value).map(([key, each]) => [
    key,
    each === undefined ? each : laid(each, known[key], staysOwn),
  ]);
  return { ...known, ...Object.fromEntries(chosen) };
}

/** True if the visitor set a value. An address at `.example` comes from a template or from starting content. */
function isOwn(has: Json | undefined): has is Json {
  return has !== undefined && has !== '' && !String(has).endsWith('.example');
}
