import { features } from 'web-features';
import { OLDEST_BROWSERS } from '../../../domain/oldest-browsers.ts';

/** A name that scripts can use: a member of an interface or built-in, or (no member) the name of one. */
export interface Api {
  /** What it came to browsers with, such as `trusted-types`. */
  readonly feature: string;
  readonly owner: string;
  readonly member?: string | undefined;
}

const OLDEST = Object.fromEntries(
  OLDEST_BROWSERS.map((target) => [target.replace(/\d+$/, ''), Number(/\d+$/.exec(target))]),
);

/** What at least one of the oldest supported browsers does not have, from the browser data of the web-features package. */
export function youngerApis(): readonly Api[] {
  return Object.entries(features).flatMap(([name, feature]) =>
    feature.kind === 'feature'
      ? Object.entries(feature.status.by_compat_key ?? {}).flatMap(([key, { support }]) =>
          isEverywhere(support) ? [] : (apiOf(name, key) ?? []),
        )
      : [],
  );
}

function isEverywhere(support: object): boolean {
  const since = new Map<string, string>(Object.entries(support));
  return Object.entries(OLDEST).every(
    ([browser, oldest]) => Number.parseFloat(since.get(browser) ?? 'none') <= oldest,
  );
}

/** `api.AbortSignal.any_static` is the member `any` of `AbortSignal`; events and parts of members are no names. */
function apiOf(feature: string, key: string): Api | undefined {
  const [, owner, member] = /^(?:api|javascript\.builtins)\.(\w+)(?:\.(\w+))?$/.exec(key) ?? [];
  if (owner === undefined || member?.endsWith('_event')) return undefined;
  return { feature, owner, member: member?.replace(/_static$/, '') };
}

/** Notes in `window.usedApis` the features of which of these the page's scripts use. Runs in the page, before its scripts. */
export function watchApis(apis: readonly Api[]): void {
  const used = new Set<string>();
  Object.defineProperty(window, 'usedApis', { value: used });
  // Members first: looking them up must not count as a use of their owner.
  for (const { feature, owner, member } of apis.toSorted((a, b) => Number(!a.member) - Number(!b.member))) {
    const named: unknown = Reflect.get(window, owner);
    const isOwner = typeof named === 'function' || (typeof named === 'object' && named !== null);
    if (member !== undefined && !isOwner) continue;
    const prototype: unknown = isOwner && typeof named === 'function' ? named.prototype : undefined;
    const holders = member === undefined || owner === 'Window' ? [window] : [named, prototype];
    for (const holder of holders) {
      if (typeof holder !== 'function' && (typeof holder !== 'object' || holder === null)) continue;
      const name = member ?? owner;
      const found = Object.getOwnPropertyDescriptor(holder, name);
      if (!found?.configurable) continue;
      const note = () => used.add(feature);
      const { value, get, set } = found;
      Object.defineProperty(holder, name, {
        configurable: true,
        enumerable: found.enumerable ?? false,
        get() {
          note();
          return get ? get.call(this) : value;
        },
        set(next) {
          note();
          if (set) set.call(this, next);
          else Object.defineProperty(this, name, { value: next, configurable: true, writable: true });
        },
      });
    }
  }
}

/** Takes these away. Runs in the page, before its scripts. */
export function takeAway(apis: readonly Api[]): void {
  for (const { owner, member } of apis.toSorted((a, b) => Number(!a.member) - Number(!b.member))) {
    const named: unknown = Reflect.get(window, owner);
    if (member === undefined) Reflect.deleteProperty(window, owner);
    else if (owner === 'Window') Reflect.deleteProperty(window, member);
    else if (typeof named === 'function') {
      Reflect.deleteProperty(named, member);
      Reflect.deleteProperty(named.prototype ?? {}, member);
    } else if (typeof named === 'object' && named !== null) Reflect.deleteProperty(named, member);
  }
}
