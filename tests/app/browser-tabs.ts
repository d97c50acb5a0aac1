import { type Actor, createActor, SimulatedClock, toPromise } from 'xstate';
import { carrying, type LoadedSite, type SiteFact } from '../../machines/site/site.context.ts';
import { siteMachine } from '../../machines/site/site.machine.ts';
import { siteStoreActors } from '../../src/app/site-store-actors.ts';
import type { ConfigWithHistory } from '../../src/domain/editing/history.ts';
import { localMirrors } from '../../src/services/mirrors.local.ts';
import { storedOwnerKeys } from '../../src/services/owner-keys.store.ts';
import { roomyStorage } from '../services/local-storage.ts';
import { emptyStorePlace, fakeSiteStore, type StorePlace } from '../services/site-store.fake.ts';
import { StoreLine } from './store-line.ts';

/** What a browser keeps of a site: a database and local storage, shared by all its tabs. */
export interface Browser {
  readonly place: StorePlace;
  readonly storage: Storage;
}

/** A browser whose local storage holds these texts, and whose database nothing. */
export function browserWith(texts: Readonly<Record<string, string>> = {}, storage = roomyStorage()): Browser {
  for (const [key, text] of Object.entries(texts)) storage.setItem(key, text);
  return { place: emptyStorePlace(), storage };
}

/** How one tab is opened. */
interface Opening {
  /** Sets this tab's steps apart from those of other tabs. */
  readonly name?: number;
  /** Session storage, as a reload leaves it. */
  readonly session?: Storage;
  readonly resume?: ConfigWithHistory;
}

/** The actors of one tab, and what it logged. */
export function tabOf({ place, storage }: Browser, opening: Opening = {}) {
  const { name = 1, session = roomyStorage(), resume } = opening;
  const logged: string[] = [];
  const line = new StoreLine();
  const store = line.through(fakeSiteStore(place));
  const mirrors = localMirrors(
    () => storage,
    () => session,
  );
  const randomBytes = (count: number) => new Uint8Array(count).fill(name);
  const owner = storedOwnerKeys(store, mirrors, randomBytes);
  const actors = siteStoreActors({
    store,
    mirrors,
    owner,
    fonts: { cut: async () => [] },
    randomBytes,
    now: () => 7,
    log: (text) => logged.push(text),
    resume,
  });
  return { actors, line, mirrors, owner, logged };
}

/** What a tab begins with. */
export async function loadedIn(browser: Browser, opening?: Opening): Promise<LoadedSite> {
  return toPromise(createActor(tabOf(browser, opening).actors.loadSite).start());
}

/** A site as it stands in one tab. */
export interface OpenTab {
  readonly site: Actor<typeof siteMachine>;
  /** What the site told. */
  readonly facts: SiteFact[];
  /** What the site's waits go by. */
  readonly clock: SimulatedClock;
  readonly line: StoreLine;
}

/** Opens the site in a tab. */
export async function openTab(browser: Browser, opening?: Opening): Promise<OpenTab> {
  const { actors, line } = tabOf(browser, opening);
  const input = await toPromise(createActor(actors.loadSite).start());
  const clock = new SimulatedClock();
  const facts: SiteFact[] = [];
  const site = createActor(siteMachine.provide({ actors }), { input: carrying(input, undefined), clock });
  site.on('*', (fact) => facts.push(fact));
  return { site: site.start(), facts, clock, line };
}

/** Lets each tab go on until it rests, or waits for the database. */
export async function still(...tabs: readonly OpenTab[]): Promise<void> {
  for (const { site, line } of tabs) {
    while (!line.isWaiting && 'busy' in site.getSnapshot().value.saving) await new Promise(setImmediate);
  }
}

/** Lets the database answer all that a tab asks, which hears nothing of others meanwhile. */
export async function letThrough(tab: OpenTab): Promise<void> {
  do await still(tab);
  while (tab.line.pass());
}

/** Lets everything arrive everywhere, also what that brings about. */
export async function settle(...tabs: readonly OpenTab[]): Promise<void> {
  for (let turn = 0; turn < 1000; turn++) {
    await still(...tabs);
    const isNews = tabs.map(({ line }) => line.pass() || line.hear());
    if (!isNews.includes(true)) return;
  }
  throw new Error('The tabs never agree');
}
