import type { EventEmitter } from 'node:events';
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { closeInTime, inTime } from '../browser/close-in-time.ts';
import { unhurriedHands } from './unhurried-hands.ts';

/** Options of a browser context that cannot change once it is open. */
export interface VisitorOptions {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly locale: string;
  readonly isTouch: boolean;
  /** Whether the network is off. Such a page begins empty, with the real clock. */
  readonly isOffline?: boolean;
}

interface Visitor {
  readonly key: string;
  readonly options: VisitorOptions;
  readonly page: Page;
  readonly session: CDPSession;
  /** Removes the listeners that were added since the page opened. */
  readonly dropListeners: () => void;
  /** Whether a test made a change that `reset` does not undo. */
  isDirty: boolean;
}

// Each holds a renderer process.
const MAX_IDLE = 3;

/** The methods of a page and its context whose effects `reset` does not undo. */
const IRREVERSIBLE = [
  'addInitScript',
  'addLocatorHandler',
  'exposeBinding',
  'exposeFunction',
  'newCDPSession',
  'routeFromHAR',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setHTTPCredentials',
  'setOffline',
  'setStorageState',
];

/**
 * A pool of pages for new visitors, each in its own context. A returned page is reset and reused: its renderer, HTTP
 * cache and compiled scripts are warm, so it opens the builder in half the CPU time.
 */
export class VisitorPages {
  private readonly browser: Browser;
  /** A page of the program that runs no script. */
  private readonly blankAddress: string;
  private readonly taken = new Map<Page, Visitor>();
  private idle: Visitor[] = [];

  constructor(browser: Browser, url: string) {
    this.browser = browser;
    this.blankAddress = new URL('/healthz', url).href;
  }

  async take(options: VisitorOptions): Promise<Page> {
    const key = JSON.stringify(options);
    const found = this.idle.findLast((each) => each.key === key);
    this.idle = this.idle.filter((each) => each !== found);
    const visitor = found ?? (await open(this.browser, key, options));
    this.taken.set(visitor.page, visitor);
    return visitor.page;
  }

  /** Returns a page to the pool. After a failed test it is closed, because the test may still act on it. */
  async giveBack(page: Page, hasPassed: boolean): Promise<void> {
    const visitor = this.taken.get(page);
    this.taken.delete(page);
    if (!visitor || !hasPassed || visitor.isDirty || !(await this.resetInTime(visitor))) {
      await closeInTime(page.context());
      return;
    }
    this.idle.push(visitor);
    await Promise.all(this.idle.splice(0, this.idle.length - MAX_IDLE).map((each) => closed(each)));
  }

  /** As `reset`; a page that does not answer counts as broken. */
  private async resetInTime(visitor: Visitor): Promise<boolean> {
    return inTime(this.reset(visitor), false);
  }

  /** Resets the page to that of a new visitor. Resolves with whether that worked. */
  private async reset(visitor: Visitor): Promise<boolean> {
    const { page, session, options } = visitor;
    const context = page.context();
    visitor.dropListeners();
    try {
      const others = context.pages().filter((each) => each !== page);
      await Promise.all(others.map((each) => each.close()));
      await Promise.all([
        context.unrouteAll({ behavior: 'ignoreErrors' }),
        page.unrouteAll({ behavior: 'ignoreErrors' }),
      ]);
      // Leave the app, so that it stores nothing more. On the same origin the page keeps its renderer.
      await page.goto(options.isOffline ? 'about:blank' : this.blankAddress);
      await page.evaluate(() => {
        window.name = '';
      });
      await Promise.all([
        session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' }),
        session.send('Page.resetNavigationHistory'),
        context.clearCookies(),
        context.clearPermissions(),
        // `resume` would install the fake clock on a page without one.
        options.isOffline || page.clock.resume(),
        page.emulateMedia({
          media: null,
          colorScheme: null,
          reducedMotion: null,
          forcedColors: null,
          contrast: null,
        }),
        page.mouse.move(-1, -1),
        page.setViewportSize(options.viewport),
      ]);
      return true;
    } catch {
      // The page has crashed or was closed.
      return false;
    }
  }
}

// Bounds a hang, not a slow machine.
const PATIENCE_MS = 60_000;

/** The context of a new visitor. A service worker would answer instead of the network, and disturb measurements. */
export async function newVisitor(
  browser: Browser,
  { viewport, locale, isTouch, isOffline }: VisitorOptions,
  serviceWorkers: BrowserContextOptions['serviceWorkers'] = 'block',
): Promise<BrowserContext> {
  const visitor = await browser.newContext({
    viewport,
    hasTouch: isTouch,
    isMobile: isTouch,
    offline: isOffline === true,
    serviceWorkers,
    locale,
    timezoneId: 'UTC',
  });
  visitor.setDefaultTimeout(PATIENCE_MS);
  await visitor.addInitScript(unhurriedHands);
  return visitor;
}

async function open(browser: Browser, key: string, options: VisitorOptions): Promise<Visitor> {
  const context = await newVisitor(browser, options);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const removals = [listenersOf(page), listenersOf(context)];
  const visitor: Visitor = {
    key,
    options,
    page,
    session,
    dropListeners: () => {
      for (const remove of removals) remove();
    },
    isDirty: false,
  };
  for (const owner of [page, context]) watchCalls(owner, IRREVERSIBLE, () => (visitor.isDirty = true));
  return visitor;
}

/** Remembers the present listeners of an emitter. The returned function removes all others. */
function listenersOf(owner: Page | BrowserContext): () => void {
  const emitter = owner as unknown as EventEmitter;
  const own = new Set(emitter.eventNames().flatMap((name) => emitter.listeners(name)));
  return () => {
    for (const name of emitter.eventNames())
      for (const listener of emitter.listeners(name))
        if (!own.has(listener)) emitter.off(name, listener as () => void);
  };
}

function watchCalls(owner: object, names: readonly string[], called: () => void): void {
  for (const name of names) {
    const method = Reflect.get(owner, name);
    if (typeof method !== 'function') continue;
    Reflect.set(owner, name, (...given: unknown[]) => {
      called();
      return method.apply(owner, given);
    });
  }
}

function closed({ page }: Visitor): Promise<void> {
  return closeInTime(page.context());
}
