import type { JsonObject } from '../src/domain/json/json.ts';

/** A pure function of a config, its answers remembered as long as the config is: what an edit changes is a new one. */
export function perConfig<Result>(make: (config: JsonObject) => Result): (config: JsonObject) => Result {
  const made = new WeakMap<JsonObject, { readonly result: Result }>();
  return (config) => {
    const known = made.get(config) ?? { result: make(config) };
    made.set(config, known);
    return known.result;
  };
}
