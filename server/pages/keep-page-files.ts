import { StoreUnreachable } from '../database/unreachable.ts';
import type { Stores } from '../store/open-stores.ts';
import { afterChanges } from '../store/site-changes.ts';
import type { SiteStore } from '../store/site-store.ts';
import { openPageFiles } from './page-files.ts';

/** Page files that follow a store. */
export interface KeptPageFiles {
  /** The store, whose changes are in the files before they are answered. */
  readonly store: SiteStore;
  /** Ends the work that runs beside the answers. */
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 500;

/** How much earlier than the last look a change may be dated: clocks differ, and a commit follows the time it records. */
const MARGIN_MS = 300_000;

/** Parley serves a page whose files cannot be written: there is no hurry. */
const RETRY_MS = 300_000;

/** A full disk fails every site. */
const REPORT_EVERY_MS = 60_000;

/** Measured on two cores with an SSD: 8 sites at once are written in half the time that one after another takes. */
const AT_ONCE = 8;

/**
 * Keeps the live pages in a folder as files. What this process changes is there when it is answered, what others change
 * within a second. The first look is at every site, later ones are at those that changed. `report` is called with what
 * keeps files from being written.
 */
export function keepPageFiles(
  folder: string,
  { store, changes, newsPeriod }: Pick<Stores, 'store' | 'changes' | 'newsPeriod'>,
  report: (error: unknown) => void,
): KeptPageFiles {
  const files = openPageFiles(folder, store);
  // Sites whose files may be out of date, and when to look at them.
  const behind = new Map<string, number>();
  changes?.onChange((siteId) => behind.set(siteId, 0));
  let looked = { at: Date.now(), period: newsPeriod() };
  let silentUntil = 0;
  let isStopped = false;

  function reportSometimes(error: unknown): void {
    // What the store cannot tell now is looked at once it answers, in another period.
    if (isStopped || error instanceof StoreUnreachable || Date.now() < silentUntil) return;
    silentUntil = Date.now() + REPORT_EVERY_MS;
    report(error);
  }

  async function bring(siteId: string): Promise<void> {
    behind.delete(siteId);
    try {
      await files.sync(siteId);
    } catch (error) {
      behind.set(siteId, Date.now() + RETRY_MS);
      reportSometimes(error);
    }
  }

  /** Does work for many sites, some at once. */
  async function forEach<T>(sites: Iterable<T> | AsyncIterable<T>, work: (site: T) => Promise<void>) {
    const shared = (async function* () {
      yield* sites;
    })();
    const one = async () => {
      for await (const site of shared) {
        if (isStopped) return;
        await work(site);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
  }

  const bringChanged = (since: number, done = new Set<string>()) =>
    forEach(store.list(since), async ({ siteId, state, current }) => {
      done.add(siteId);
      const version = state === 'live' ? current : undefined;
      // What keeps a link from being read is reported for its site, and the others are looked at all the same.
      if (!(await files.areOf(siteId, version).catch(() => false))) await bring(siteId);
    });

  let isWhole = false;
  async function bringAll(): Promise<void> {
    if (isWhole) return;
    const done = new Set<string>();
    await bringChanged(0, done);
    // After a restore the store may not know a site whose files are here.
    await forEach(await files.sites(), async (siteId) => {
      if (!done.has(siteId)) await bring(siteId);
    });
    if (isStopped) return;
    await files.removeLeftOver();
    isWhole = true;
  }

  async function bringMissed(): Promise<void> {
    const now = { at: Date.now(), period: newsPeriod() };
    if (now.period !== undefined && now.period === looked.period) return;
    await bringChanged(looked.at - MARGIN_MS);
    looked = now;
  }

  async function bringBehind(): Promise<void> {
    const now = Date.now();
    const due = [...behind].filter(([, at]) => at <= now).map(([siteId]) => siteId);
    await forEach(due, bring);
  }

  const running = new Map<() => Promise<void>, Promise<void>>();
  const look = () => {
    for (const work of [bringAll, bringMissed, bringBehind]) {
      if (running.has(work)) continue;
      running.set(
        work,
        work()
          .catch(reportSometimes)
          .finally(() => running.delete(work)),
      );
    }
  };
  look();
  const timer = setInterval(look, LOOK_EVERY_MS).unref();

  return {
    store: afterChanges(store, bring),
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
