import { fromCallback, fromPromise } from 'xstate';
import type {
  Commit,
  CommitOutcome,
  Followed,
  LoadedSite,
  Mirrored,
} from '../../machines/site/site.context.ts';
import { isReset } from '../domain/editing/history.ts';
import type { FontSubsetting, SiteStore } from '../domain/ports.ts';
import { configText, readDocument } from '../domain/storage/site-document.ts';
import { renderWhenLoaded } from './render-when-loaded.ts';
import { type Loading, loadSite, parseConfig, withEarlierSecrets } from './use-cases/load-site.ts';

interface Keeping extends Loading {
  readonly store: SiteStore;
  readonly fonts: FontSubsetting;
  readonly now: () => number;
}

/** The actors that keep the website in the browser, for one tab of several. */
export function siteStoreActors(keeping: Keeping) {
  const { store, mirrors, owner, fonts, now, log } = keeping;
  return {
    loadSite: fromPromise<LoadedSite, void>(() => loadSite(keeping)),
    commitSite: fromPromise<CommitOutcome, Commit>(async ({ input }) => {
      const { change, right, isWithoutStore } = input;
      // First: a site whose secret is lost can never be changed again.
      if (right) await owner.keep(right);
      if (isWithoutStore) return 'committed';
      const outcome = await store.commit(change);
      if (outcome === 'committed' && change.base === 0) await forgetEarlier(keeping);
      return outcome;
    }),
    mirrorSite: fromPromise<void, Mirrored>(async ({ input, signal }) => {
      const { config, history, stored, isWithoutStore } = input;
      // Without a mark, the next visit takes the config up as a change of its own.
      const revision = isWithoutStore ? undefined : stored.revision;
      if (isReset(history)) return mirrors.writeConfig(null, revision);
      mirrors.writeConfig(configText(config), revision);
      // A page whose font cannot be fetched is drawn again with the next change.
      const html = await renderWhenLoaded(config, fonts).catch(() => undefined);
      signal.throwIfAborted();
      if (html !== undefined) mirrors.writePage(html, revision);
    }),
    followStore: fromPromise<Followed | undefined, void>(async () => {
      const raw = await store.readDocument();
      if (!raw) {
        mirrors.forgetMark();
        return undefined;
      }
      const { document, isUnreadable } = readDocument(raw, parseConfig(log));
      if (isUnreadable) throw new Error('What another tab committed cannot be read here');
      return { document, at: now() };
    }),
    watchStore: fromCallback<{ type: 'none' }, undefined>(({ sendBack }) =>
      store.watch((revision) => sendBack({ type: 'store.changed', revision })),
    ),
  };
}

/** Deletes what earlier versions kept, once all of it is in the store. */
async function forgetEarlier({ store, mirrors }: Keeping): Promise<void> {
  mirrors.forgetEarlier();
  try {
    const { earlier } = await store.read();
    if (earlier.size === 0) return;
    await store.changeSecrets(withEarlierSecrets(earlier));
    await store.forgetEarlier();
  } catch {
    // It stays, and loses nothing.
  }
}
