import { type Actor, createActor, SimulatedClock, toPromise } from 'xstate';
import { carrying, type LoadedSite, type SiteFact } from '../../machines/site/site.context.ts';
import { siteMachine } from '../../machines/site/site.machine.ts';
import { siteStoreActors } from '../../src/app/site-store-actors.ts';
import { loadStoredStart } from '../../src/app/use-cases/load-site.ts';
import { renderSite } from '../../src/app/use-cases/render-site.ts';
import { storedOwnerKeys } from '../../src/services/owner-keys.store.ts';
import { localMirrors } from '../../src/services/website-config-mirrors.local.ts';
import { roomyStorage } from '../services/local-storage.ts';
import { emptyStorePlace, fakeSiteStore, type StorePlace } from '../services/site-store.fake.ts';
import { StoreLine } from './store-line.ts';

// A tab takes time only where a test says so.
await loadStoredStart();

/** A browser's database and local storage, shared by all its tabs. */
export interface Browser {
  readonly place: StorePlace;
  readonly storage: Storage;
}

/** A browser with these texts in local storage and an empty database. */
export function browserWith(texts: Readonly<Record<string, string>> = {}, storage = roomyStorage()): Browser {
  for (const [key, text] of Object.entries(texts)) storage.setItem(key, text);
  return { place: emptyStorePlace(), storage };
}

/** How a tab is opened. */
interface Opening {
  /** Distinguishes this tab's steps from those of other tabs. */
  readonly name?: number;
  /** The session storage, if the tab is reloaded. */
  readonly session?: Storage;
  /** False: no font can be fetched. */
  readonly hasFonts?: boolean;
}

/** The actors of one tab, and what they log. */
export function tabOf({ place, storage }: Browser, opening: Opening = {}) {
  const { name = 1, session = roomyStorage(), hasFonts = true } = opening;
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
    render: renderSite,
    fonts: { cut: () => (hasFonts ? Promise.resolve([]) : Promise.reject(new Error('No font'))) },
    randomBytes,
    now: () => 7,
    log: (text) => logged.push(text),
  });
  return { actors, line, mirrors, owner, logged };
}

/** The document a new tab loads. */
export async function loadedIn(browser: Browser, opening?: Opening): Promise<LoadedSite> {
  return toPromise(
    createActor(tabOf(browser, opening).actors.loadSite, { input: { language: 'en' } }).start(),
  );
}

/** The site machine of one tab. */
export interface OpenTab {
  readonly site: Actor<typeof siteMachine>;
  /** The facts the machine emitted. */
  readonly facts: SiteFact[];
  /** The clock of the machine's delays. */
  readonly clock: SimulatedClock;
  readonly line: StoreLine;
}

/** Opens a tab and starts its site machine. */
export async function openTab(browser: Browser, opening?: Opening): Promise<OpenTab> {
  const { actors, line } = tabOf(browser, opening);
  const input = await toPromise(createActor(actors.loadSite, { input: { language: 'en' } }).start());
  const clock = new SimulatedClock();
  const facts: SiteFact[] = [];
  const site = createActor(siteMachine.provide({ actors }), { input: carrying(input, undefined), clock });
  site.on('*', (fact) => {
    if (fact.type !== 'step.made') facts.push(fact);
  });
  return { site: site.start(), facts, clock, line };
}

/** Runs each tab until it is idle or waits for the database. */
export async function still(...tabs: readonly OpenTab[]): Promise<void> {
  for (const { site, line } of tabs) {
    while (!line.isWaiting && 'busy' in site.getSnapshot().value.saving) await new Promise(setImmediate);
  }
}

/** Delivers all answers of the database to a tab, but no commits of other tabs. */
export async function letThrough(tab: OpenTab): Promise<void> {
  do await still(tab);
  while (tab.line.pass());
}

/** Delivers every answer and every commit to all tabs, until nothing is left. */
export async function settle(...tabs: readonly OpenTab[]): Promise<void> {
  for (let turn = 0; turn < 1000; turn++) {
    await still(...tabs);
    const isNews = tabs.map(({ line }) => line.pass() || line.hear());
    if (!isNews.includes(true)) return;
  }
  throw new Error('The tabs never agree');
}
