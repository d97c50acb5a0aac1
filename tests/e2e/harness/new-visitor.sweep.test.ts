import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';
import { VisitorPages } from '../../harness/builder/visitor-pages.ts';

const OPTIONS = { viewport: { width: 1280, height: 800 }, locale: 'en-GB', isTouch: false };
const PLACE = '/healthz?place';

/** The state of a visitor's browser: storage, emulation, routes and listeners. */
async function stateOf({ page, profile }: BuilderPage, url: string) {
  const { cookies, origins } = await profile.storageState({ indexedDB: true });
  // The builder itself has stored something by now.
  const texts = await page.evaluate(() => [localStorage.getItem('left'), sessionStorage.getItem('left')]);
  const browser = await page.evaluate(async () => ({
    name: window.name,
    databases: (await indexedDB.databases()).map(({ name }) => name).filter((name) => name !== 'parley'),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
    steps: history.length,
    width: innerWidth,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isForced: matchMedia('(forced-colors: active)').matches,
    day: new Date().toISOString().slice(0, 13),
  }));
  const routed = await page.evaluate((place) => fetch(place).then((answer) => answer.status), url + PLACE);
  return {
    cookies,
    origins: origins.filter(({ origin }) => origin !== url),
    texts,
    ...browser,
    routed,
    pages: profile.pages().length,
    console: (page as unknown as NodeJS.EventEmitter).listenerCount('console'),
    opened: (profile as unknown as NodeJS.EventEmitter).listenerCount('page'),
  };
}

describe('every test begins as a new visitor, also in a reused page', () => {
  let used: Page | undefined;
  let fresh: Awaited<ReturnType<typeof stateOf>> | undefined;

  test('a test changes everything it can', async ({ browser, builder, url, onTestFinished }) => {
    const first = await BuilderPage.open(browser, url);
    onTestFinished(() => first.profile.close());
    fresh = await stateOf(first, url);
    const { page, profile } = builder;
    used = page;
    await profile.route('https://elsewhere.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    );
    await page.goto('https://elsewhere.example/');
    await page.evaluate(() => localStorage.setItem('left', 'elsewhere'));
    await page.goto(url);
    await page.evaluate(async () => {
      localStorage.setItem('left', 'here');
      sessionStorage.setItem('left', 'here');
      window.name = 'left';
      history.pushState(null, '', '/?left');
      await caches.open('left');
      await new Promise((resolve) => {
        indexedDB.open('left').onsuccess = resolve;
      });
    });
    await profile.addCookies([{ name: 'left', value: 'here', url }]);
    await profile.grantPermissions(['clipboard-read']);
    await profile.newPage();
    await page.route(`**${PLACE}`, (route) => route.fulfill({ status: 204 }));
    page.on('console', () => undefined);
    profile.on('page', () => undefined);
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
    await page.setViewportSize({ width: 400, height: 400 });
    await page.clock.setFixedTime('2030-01-01T00:00:00Z');
    await page.clock.pauseAt('2031-01-01T00:00:00Z');
    const left = await stateOf(builder, url);
    const asNew = Object.entries(fresh).filter(([key, value]) =>
      isDeepStrictEqual(value, left[key as keyof typeof left]),
    );
    // The builder of the tests installs no service worker.
    expect(Object.fromEntries(asNew)).toEqual({ workers: 0 });
  });

  test('the next test finds none of it in the same page', async ({ builder, url }) => {
    expect(builder.page === used).toBe(true);
    expect(await stateOf(builder, url)).toEqual(fresh);
    const before = await builder.page.evaluate(() => Date.now());
    await expect.poll(() => builder.page.evaluate(() => Date.now())).toBeGreaterThan(before);
    // The reused page reports its errors to this test: an expected error that is not reported would fail it.
    builder.problems.expect(/^Reported/);
    await builder.page.evaluate(() => console.error('Reported'));
  });
});

describe('a page is not reused', () => {
  test('if its test failed', async ({ browser, url }) => {
    const pages = new VisitorPages(browser, url);
    const page = await pages.take(OPTIONS);
    await pages.giveBack(page, false);
    expect(page.isClosed()).toBe(true);
  });

  test.for<[string, (page: Page) => Promise<unknown>]>([
    ['if it has an init script', (page) => page.addInitScript(() => undefined)],
    ['if its context has one', (page) => page.context().addInitScript(() => undefined)],
    ['if it has a function of the test', (page) => page.exposeFunction('left', () => undefined)],
    ['if it is offline', (page) => page.context().setOffline(true)],
    ['if it had a CDP session', (page) => page.context().newCDPSession(page)],
    ['if it was closed', (page) => page.close()],
  ])('%s', async ([, spoil], { browser, url }) => {
    const pages = new VisitorPages(browser, url);
    const page = await pages.take(OPTIONS);
    await spoil(page);
    await pages.giveBack(page, true);
    expect(page.isClosed()).toBe(true);
  });

  test('for a visitor with another locale', async ({ browser, url }) => {
    const pages = new VisitorPages(browser, url);
    const page = await pages.take(OPTIONS);
    await pages.giveBack(page, true);
    const other = await pages.take({ ...OPTIONS, locale: 'ar-EG' });
    expect(other === page).toBe(false);
    expect((await pages.take(OPTIONS)) === page).toBe(true);
    await Promise.all([page, other].map((each) => pages.giveBack(each, false)));
  });
});
