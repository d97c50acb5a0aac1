import type { Config } from '../config/config.ts';
import { isArray, isObject, type Json, type JsonObject } from '../json/json.ts';

/** What a website of one template starts with. */
export interface StartingContent {
  /** Values that take the place of what is there; lists get as many items, which keep what is not said of them. */
  readonly over: JsonObject;
  /** Values for where the visitor has none of their own. */
  readonly under: JsonObject;
}

/** The starting content of a business, by the id of the template that shows it. */
export type StartingContents = Readonly<Record<string, StartingContent>>;

/** A config that starts with this content; what it does not say stays as the visitor has it. */
export function withStartingContent(config: Config, { over, under }: StartingContent): Config {
  return { ...config, ...Object(laid(under, laid(over, config), true)) };
}

/** Values laid over those that are there; `own` of a visitor's stay, where they are to. */
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

/** Whether a visitor set a value: an address at `.example` is nobody's, it came with the template or with such content. */
function isOwn(has: Json | undefined): has is Json {
  return has !== undefined && has !== '' && !String(has).endsWith('.example');
}
