import type { SiteStore } from './site-store.ts';

/**
 * The news of changed sites, from all processes that share a database. A cache that hears them needs no query to know
 * that its pages are current.
 */
export interface SiteChanges {
  /** Calls `listener` with the id of each site that changes from now on. */
  onChange(listener: (siteId: string) => void): void;
  /**
   * The number of the present listening period; undefined while news may be more than a second late. Within a period no
   * news is lost: what was read in it and not reported since is at most one second old.
   */
  period(): number | undefined;
  /** Reports a change that this process made, before the news of it come back. */
  tell(siteId: string): void;
}

/** A store that has `after` done for each site that it changes, before the change is answered. */
export function afterChanges(store: SiteStore, after: (siteId: string) => void | Promise<void>): SiteStore {
  // Also after an error: whether the change was made may be unknown.
  const then = <T>(siteId: string, change: Promise<T>) => change.finally(() => after(siteId));
  return {
    ...store,
    publish: (version) => then(version.siteId, store.publish(version)),
    rollback: (siteId, owner, n, at) => then(siteId, store.rollback(siteId, owner, n, at)),
    unpublish: (siteId, owner, at, uploader) => then(siteId, store.unpublish(siteId, owner, at, uploader)),
    takeOff: (siteId, act) => then(siteId, store.takeOff(siteId, act)),
    putOn: (siteId, act) => then(siteId, store.putOn(siteId, act)),
    putOnOwn: (siteId, owner, at) => then(siteId, store.putOnOwn(siteId, owner, at)),
    withdraw: (siteId, act, before) => then(siteId, store.withdraw(siteId, act, before)),
    block: (siteId, act) => then(siteId, store.block(siteId, act)),
    unblock: (siteId, act) => then(siteId, store.unblock(siteId, act)),
    erase: (siteId, act) => then(siteId, store.erase(siteId, act)),
  };
}
