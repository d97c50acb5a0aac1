import { fromCallback, fromPromise } from 'xstate';
import type { Config } from '../../domain/config/config.ts';
import { websiteOf } from '../../domain/editing/history.ts';
import type { FontSubsetting, SiteStore } from '../../domain/ports.ts';
import { configText } from '../../domain/storage/site-document.ts';
import { PageNotDrawn } from '../../domain/storage/storage-error.ts';
import type {
  Commit,
  CommitOutcome,
  Followed,
  LoadedSite,
  Mirrored,
} from '../../machines/site/site.context.ts';
import type { LanguageCode } from '../../words/language.ts';
import { forgetSettled } from './use-cases/drawn-site-id.ts';
import { type LoadSiteServices, loadSite, loadStoredStart } from './use-cases/load-site.ts';

const NO_FONTS: FontSubsetting = { cut: async () => [] };

interface SiteStoreServices extends LoadSiteServices {
  readonly store: SiteStore;
  /** Renders a config to the HTML that is saved; rejects if its font cannot be subset. */
  readonly render: (config: Config, fonts: FontSubsetting) => Promise<string>;
  readonly fonts: FontSubsetting;
  readonly now: () => number;
}

/** The actors that load, commit and mirror the document of one tab, and follow commits of other tabs. */
export function siteStoreActors(services: SiteStoreServices) {
  const { store, mirrors, render, fonts, now, log } = services;
  return {
    loadSite: fromPromise<LoadedSite, { readonly language: LanguageCode }>(({ input }) =>
      loadSite(services, input.language),
    ),
    commitSite: fromPromise<CommitOutcome, Commit>(async ({ input }) => {
      return input.isWithoutStore ? 'committed' : store.commit(input.change);
    }),
    mirrorSite: fromPromise<void, Mirrored>(async ({ input, signal }) => {
      const { config, history, cleared, stored, isWithoutStore } = input;
      forgetSettled(mirrors, input, websiteOf(history));
      // Without a mark, the next visit imports the mirrored config as a change made by other code.
      const revision = isWithoutStore ? undefined : stored.revision;
      if (cleared) return mirrors.writeConfig(null, revision);
      mirrors.writeConfig(configText(config), revision);
      // A page whose font cannot be fetched is written without it, as the preview shows it.
      const html = await render(config, fonts)
        .catch(() => render(config, NO_FONTS))
        .catch((cause) => {
          throw new PageNotDrawn('The page could not be drawn.', { cause });
        });
      signal.throwIfAborted();
      mirrors.writePage(html, revision);
    }),
    followStore: fromPromise<Followed | undefined, void>(async () => {
      const raw = await store.readDocument();
      if (!raw) {
        mirrors.forgetMark();
        return undefined;
      }
      const { readStored } = await loadStoredStart();
      const { document, isUnreadable } = readStored(raw, log);
      if (isUnreadable) throw new Error('What another tab committed cannot be read here');
      return { document, at: now() };
    }),
    watchStore: fromCallback<{ type: 'none' }, undefined>(({ sendBack }) =>
      store.watch((revision) => sendBack({ type: 'store.changed', revision })),
    ),
  };
}
