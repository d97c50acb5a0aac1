import { fromCallback, fromPromise } from 'xstate';
import type { EditAhead, FollowedStore, Kept } from '../../machines/site.setup.ts';
import { resolveOutline } from '../../templates/catalog.ts';
import { textAhead } from '../domain/announced-edit.ts';
import { carriedRight } from '../domain/config.ts';
import { type History, NO_HISTORY, withoutOldest } from '../domain/history.ts';
import type { ConfigStore, EditsAhead, FontCutting, OwnerSecrets, Safekeeping } from '../domain/ports.ts';
import { storeProblem } from '../domain/store-problem.ts';
import { type EditedSite, type LoadedSite, sharedText, stampOf } from '../domain/tab-site.ts';
import { pageOf } from './pages.ts';

interface Keeping {
  readonly configs: ConfigStore;
  readonly safekeeping: Safekeeping;
  readonly ahead: EditsAhead;
  readonly fonts: FontCutting;
  readonly owner: () => Promise<OwnerSecrets>;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly now: () => number;
  readonly log: (text: string, details?: unknown) => void;
}

/** What reads a stored site: it comes with the first that is there, which a first visit has not. */
const loadReading = () => import('./stored-site.ts');

/**
 * The actors that keep the site in the browser, for one tab of several: nothing is stored over what another tab stored
 * and this one has not taken over.
 */
export function siteStoreActors(keeping: Keeping) {
  const { configs, safekeeping, ahead, fonts, owner, randomBytes, now, log } = keeping;
  let writings = 0;
  /** The stamp of what this tab stored last, and its config. */
  let own: string | undefined;
  let ownConfig: string | null = null;
  /** The stamp that was reported last. */
  let told = '';
  /** The stamp of what was found to be no site: it may be stored over, when it is kept aside. */
  let foreign: string | undefined;

  const stored = () => stampOf(configs.loadHistory());

  /** Stores a site (its config null after a reset), unless another tab's is to be taken over first. */
  function keep(site: EditedSite, config: string | null): Kept {
    const before = stored();
    const raw = configs.load();
    const isGone = before === '' && [null, ownConfig].includes(raw);
    if (!isGone && ![own, site.taken, foreign].includes(before)) return 'overtaken';
    if (before === foreign && raw !== null) configs.keepUnreadable(raw);
    foreign = undefined;
    writings += 1;
    const stamp = `${site.tab}.${writings}`;
    keepWhatFits(config, (history) => sharedText({ ...site, history }, stamp), site.history);
    own = stamp;
    ownConfig = config;
    ahead.keep(site.tab, textAhead(site.announced));
    return 'kept';
  }

  /** Where there is no room for all that can be undone, the oldest steps give way; without the latest one nothing is stored. */
  function keepWhatFits(config: string | null, textOf: (history: History) => string, history: History): void {
    try {
      configs.save(config, textOf(history));
    } catch (error) {
      const fewer = withoutOldest(history);
      if (!fewer || storeProblem(error) !== 'full') throw error;
      keepWhatFits(config, textOf, fewer);
    }
  }

  return {
    loadSite: fromPromise<LoadedSite, void>(async () => {
      const tab = [...randomBytes(6)].map((byte) => byte.toString(36)).join('');
      await safekeeping.recovered();
      const edits = await ahead.inherit();
      if (
        edits.length === 0 &&
        [configs.load(), configs.loadHistory(), configs.loadLive()].every((text) => text === null)
      ) {
        const { base: config } = resolveOutline({}).outline;
        return {
          config,
          history: NO_HISTORY,
          isUnreadable: false,
          isStored: false,
          tab,
          seen: {},
          taken: '',
        };
      }
      const { readStoredSite } = await loadReading();
      told = stored();
      const site = readStoredSite(configs, { tab, edits }, log);
      // What would change nothing any more is never stored.
      if (site.acts?.length === 0) ahead.keep(tab, undefined);
      return site;
    }),
    /** Config and history are kept at once; the page follows when it is drawn, unless another change came first. */
    saveSite: fromPromise<Kept, EditedSite>(async ({ input, signal }) => {
      const { config } = input;
      if (keep(input, JSON.stringify(config)) === 'overtaken') return 'overtaken';
      if (config[carriedRight]) (await owner()).keep(config[carriedRight]);
      const drawn = pageOf(config, fonts).catch(() => undefined);
      await safekeeping.settled();
      const html = await drawn;
      signal.throwIfAborted();
      if (html !== undefined && ['', own].includes(stored())) configs.savePage(html);
      return 'kept';
    }),
    clearSite: fromPromise<Kept, EditedSite>(async ({ input }) => {
      const kept = keep(input, null);
      await safekeeping.settled();
      return kept;
    }),
    followStore: fromPromise<FollowedStore, EditedSite>(async ({ input }) => {
      const { followStored } = await loadReading();
      const followed = followStored(configs, input, log);
      if (followed) return { ...followed, at: now() };
      foreign = stored();
      throw new Error('What another tab stored cannot be read here');
    }),
    watchStore: fromCallback<EditAhead, undefined>(({ sendBack, receive }) => {
      receive(({ tab, announced }) => ahead.keep(tab, textAhead(announced)));
      return configs.watch(() => {
        const stamp = stored();
        if (['', own, told].includes(stamp)) return;
        told = stamp;
        sendBack({ type: 'store.changed' });
      });
    }),
  };
}
