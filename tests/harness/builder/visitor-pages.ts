import type { EventEmitter } from 'node:events';
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright';

/** Of a new visitor's browser, what cannot be changed once its context is open. */
export interface VisitorOptions {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly locale: string;
  readonly isTouch: boolean;
  /** Whether nothing can be fetched: such a page begins empty, with the machine's own clock. */
  readonly isOffline?: boolean;
}

interface Visitor {
  readonly key: string;
  readonly options: VisitorOptions;
  readonly page: Page;
  readonly session: CDPSession;
  /** Takes away the listeners that were added since it was opened. */
  readonly dropListeners: () => void;
  /** Whether something was done to it that `reset` does not undo. */
  isSpoiled: boolean;
}

// Each holds a renderer process.
const MAX_IDLE = 3;

/** What `reset` does not undo, of a page and of its context. */
const LASTING = [
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
 * Pages of new visitors, each in a context of its own. A page that was given back is reset and taken again: its
 * renderer, its HTTP cache and its compiled scripts are warm, so that it opens the builder in half the CPU time.
 */
export class VisitorPages {
  private readonly browser: Browser;
  /** A page of the program that runs no script. */
  private readonly quietAddress: string;
  private readonly taken = new Map<Page, Visitor>();
  private idle: Visitor[] = [];

  constructor(browser: Browser, url: string) {
    this.browser = browser;
    this.quietAddress = new URL('/healthz', url).href;
  }

  async take(options: VisitorOptions): Promise<Page> {
    const key = JSON.stringify(options);
    const found = this.idle.findLast((each) => each.key === key);
    this.idle = this.idle.filter((each) => each !== found);
    const visitor = found ?? (await open(this.browser, key, options));
    this.taken.set(visitor.page, visitor);
    return visitor.page;
  }

  /** Takes a page back from a test; where the test failed, something of it may still act on the page. */
  async giveBack(page: Page, hasPassed: boolean): Promise<void> {
    const visitor = this.taken.get(page);
    this.taken.delete(page);
    if (!visitor || !hasPassed || visitor.isSpoiled || !(await this.reset(visitor))) {
      await page.context().close();
      return;
    }
    this.idle.push(visitor);
    await Promise.all(this.idle.splice(0, this.idle.length - MAX_IDLE).map((each) => closed(each)));
  }

  /** Makes the page that of a new visitor; answers whether it could. */
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
      // The app must not store anything again. On its own origin the page keeps its renderer.
      await page.goto(options.isOffline ? 'about:blank' : this.quietAddress);
      await page.evaluate(() => {
        window.name = '';
      });
      await Promise.all([
        session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' }),
        session.send('Page.resetNavigationHistory'),
        context.clearCookies(),
        context.clearPermissions(),
        // One that was never installed would be now.
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
      // It has crashed or was closed.
      return false;
    }
  }
}

/** The context of a new visitor; a service worker would answer in the network's place, and work beside a measurement. */
export function newVisitor(
  browser: Browser,
  { viewport, locale, isTouch, isOffline }: VisitorOptions,
  serviceWorkers: BrowserContextOptions['serviceWorkers'] = 'block',
): Promise<BrowserContext> {
  return browser.newContext({
    viewport,
    hasTouch: isTouch,
    isMobile: isTouch,
    offline: isOffline === true,
    serviceWorkers,
    locale,
    timezoneId: 'UTC',
  });
}

async function open(browser: Browser, key: string, options: VisitorOptions): Promise<Visitor> {
  const context = await newVisitor(browser, options);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const drops = [listenersOf(page), listenersOf(context)];
  const visitor: Visitor = {
    key,
    options,
    page,
    session,
    dropListeners: () => {
      for (const drop of drops) drop();
    },
    isSpoiled: false,
  };
  for (const owner of [page, context]) watchCalls(owner, LASTING, () => (visitor.isSpoiled = true));
  return visitor;
}

/** Remembers the listeners of an emitter; the answer takes away all others. */
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
  return page.context().close();
}
