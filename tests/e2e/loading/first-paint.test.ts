import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

const PROGRAM_FILE = /\/assets\/first-[^/]*\.js$/;

/** What stands on the screen: the greeting and its options, and the title in the page; undefined where nothing is seen. */
async function seen(page: Page) {
  const title = page.frameLocator('main iframe').locator('h1');
  const log = page.getByRole('log');
  return {
    painted: await page.locator('html').getAttribute('data-painted'),
    title: (await title.isVisible()) ? await title.innerText() : undefined,
    options: (await log.isVisible()) ? await log.locator('[data-options] button').allInnerTexts() : undefined,
  };
}

/** Reloads the builder up to its first paint. The returned function lets the program run, and waits until it draws. */
async function untilFirstPaint({ page }: BuilderPage, painted: 'new' | 'own' | 'nothing') {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(PROGRAM_FILE, async (route) => {
    await promise;
    await route.continue();
  });
  // The page counts as loaded only once its program is.
  await page.reload({ waitUntil: 'commit' });
  await page.locator(`html[data-painted=${painted}] main iframe`).waitFor({ state: 'attached' });
  await page.frameLocator('main iframe').locator('h1').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const page = document.querySelector('iframe')?.contentDocument;
    if (page) Object.assign(page, { isFirst: true });
  });
  return async () => {
    resolve();
    await page.locator('html:not([data-painted])').waitFor();
    await page.locator('main [data-state=loaded]').waitFor({ state: 'attached' });
  };
}

/** The style sheets that the page has fetched. */
const styleSheets = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.css')),
  );

/** Whether the document of the first paint still stands in the frame. */
const isSameDocument = (page: Page) =>
  page.evaluate(() => 'isFirst' in (document.querySelector('iframe')?.contentDocument ?? {}));

const MENU = [
  'Hero',
  'Benefits',
  'Features',
  'Call to Action',
  'Footer',
  'Global Settings',
  'Look',
  'Page',
  'Sections',
];
const GREETED = ['Make it mine', 'I have a website already', ...MENU, 'What can I do?'];
const SMALL_REPAIRS = 'Small repairs, big relief';

test('a first visit shows the first screen before the program runs, which takes it over', async ({
  builder,
}) => {
  const { page } = builder;
  const run = await untilFirstPaint(builder, 'new');
  const before = { title: SMALL_REPAIRS, options: GREETED };
  expect(await seen(page)).toEqual({ painted: 'new', ...before });
  expect(await page.getByRole('log').locator('time').innerText()).toBe('09:30');
  // Faded in, the largest text of the screen would be painted later than all else.
  const animationOf = (message: Element) => getComputedStyle(message).animationName;
  expect(await page.getByRole('log').getByRole('listitem').evaluate(animationOf)).toBe('none');
  expect(await styleSheets(page)).toEqual([]);
  // Drawing the page a second time would take this mark off.
  const title = page.frameLocator('main iframe').locator('h1');
  await title.evaluate((heading) => heading.setAttribute('data-sent', ''));
  // A minute that passes changes nothing.
  await page.clock.runFor(60_000);
  await run();
  expect(await page.getByRole('log').locator('time').innerText()).toBe('09:30');
  expect(await seen(page)).toEqual({ painted: null, ...before });
  expect(await title.getAttribute('data-sent')).toBe('');
  await builder.say('hero.title.text Bread at dawn');
  await builder.preview().getByRole('heading', { name: 'Bread at dawn' }).waitFor();
  expect(await isSameDocument(page)).toBe(true);
});

test('what is clicked and typed before the program runs is done then', async ({ builder }) => {
  const { page } = builder;
  const run = await untilFirstPaint(builder, 'new');
  await builder.messageBox().fill('Bread at dawn');
  await page.frameLocator('main iframe').locator('h1').click();
  // The first of two clicks takes the level; in the other order it would be the other one.
  await page.getByRole('button', { name: 'Features', exact: true }).click();
  await page.getByRole('button', { name: 'Benefits', exact: true }).click();
  await run();
  expect(await builder.transcript()).toEqual([
    "Hi, I'm your website editor assistant. Modify your website by clicking the buttons below.",
    'Features',
    'What would you like to modify in Features?',
  ]);
  expect(await builder.messageBox().inputValue()).toBe('Bread at dawn');
});

test('on a phone the page is narrow once the program has taken over the first screen', async ({
  openBuilder,
}) => {
  const builder = await openBuilder({ viewport: { width: 412, height: 823 }, isTouch: true });
  const { page } = builder;
  const run = await untilFirstPaint(builder, 'new');
  const panel = page.locator('#preview');
  expect(await panel.getAttribute('data-state')).toBe('desktop');
  await run();
  expect(await panel.getAttribute('data-state')).toBe('mobile');
  expect(await panel.locator('input[type=radio]:checked').count()).toBe(1);
  expect(await panel.getByText('Mobile', { exact: true }).locator('..').locator('input').isChecked()).toBe(
    true,
  );
});

test('what is clicked last in the page before the program runs is done once that draws it', async ({
  builder,
}) => {
  const { page } = builder;
  const run = await untilFirstPaint(builder, 'new');
  const sent = page.frameLocator('main iframe');
  await sent.locator('h1').click();
  await sent.locator('#hero .button').click();
  await run();
  await expect.poll(() => builder.lastMessage()).toBe('Please enter the value for Text:');
  expect(await builder.transcript()).toHaveLength(7);
  expect(await builder.preview().locator('[data-kept]').count()).toBe(0);
});

test('a first screen that an extension has changed is drawn anew', async ({ builder }) => {
  const { page } = builder;
  builder.problems.expect(/^The first screen did not fit/);
  const run = await untilFirstPaint(builder, 'new');
  const hero = page.getByRole('button', { name: 'Hero', exact: true });
  await hero.evaluate((button) => {
    button.textContent = 'Held';
  });
  await run();
  expect(await seen(page)).toEqual({ painted: null, title: SMALL_REPAIRS, options: GREETED });
  await builder.pick('Hero');
  expect((await builder.transcript()).at(-1)).toBe('What would you like to modify in Hero?');
});

test('a returning visitor sees the own page alone, then the program around the same document', async ({
  builder,
}) => {
  const { page } = builder;
  await builder.say('hero.title.text Bread at dawn');
  await builder.second();
  await page.waitForFunction(() => localStorage.getItem('websiteHTML')?.includes('Bread at dawn'));
  const run = await untilFirstPaint(builder, 'own');
  expect(await seen(page)).toEqual({ painted: 'own', title: 'Bread at dawn', options: undefined });
  await run();
  expect(await seen(page)).toEqual({
    painted: null,
    title: 'Bread at dawn',
    options: [...MENU, 'What can I do?'],
  });
  expect(await isSameDocument(page)).toBe(true);
});

test('another template, and what another tab has left, stand there at once', async ({
  builder,
  openBuilder,
}) => {
  const other = await openBuilder({ profile: builder.profile });
  await other.unfoldControls();
  await other.page.getByRole('combobox', { name: 'Template' }).selectOption('Portfolio');
  await other.page.getByRole('button', { name: 'Change template', exact: true }).click();
  await other.page.waitForFunction(() => localStorage.getItem('websiteHTML') !== null);
  const title = await other.preview().locator('h1').filter({ hasNotText: SMALL_REPAIRS }).innerText();
  const run = await untilFirstPaint(builder, 'own');
  expect((await seen(builder.page)).title).toBe(title);
  await run();
  expect((await seen(builder.page)).title).toBe(title);
});

test('the first screen is in the language of the browser, then in the chosen one', async ({
  openBuilder,
}) => {
  const builder = await openBuilder({ locale: 'de-DE' });
  const { page } = builder;
  const german = await untilFirstPaint(builder, 'new');
  expect((await seen(page)).options?.slice(0, 3)).toEqual([
    'Meine Seite daraus machen',
    'Ich habe schon eine Website',
    'Einstieg',
  ]);
  await german();
  await page.unroute(PROGRAM_FILE);
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English');
  await page.getByRole('button', { name: 'Publish' }).waitFor();
  const english = await untilFirstPaint(builder, 'new');
  expect((await seen(page)).options).toEqual(GREETED);
  await english();
});

test('a first screen in a language that was not chosen is not shown', async ({ builder }) => {
  const { page } = builder;
  await page.evaluate(() => localStorage.setItem('parley.language', 'de'));
  const run = await untilFirstPaint(builder, 'nothing');
  expect(await seen(page)).toEqual({ painted: 'nothing', title: undefined, options: undefined });
  await run();
  expect((await seen(page)).options?.slice(0, 3)).toEqual([
    'Meine Seite daraus machen',
    'Ich habe schon eine Website',
    'Einstieg',
  ]);
});

test('a website that cannot be read shows nothing before the program says so', async ({ builder }) => {
  const { page } = builder;
  await page.evaluate(() => localStorage.setItem('websiteConfig', '{"half'));
  const run = await untilFirstPaint(builder, 'nothing');
  expect((await seen(page)).options).toBeUndefined();
  await run();
  await page.getByText('could not be read').first().waitFor();
});

test('a page that is not the own one is gone before the program draws that', async ({ builder }) => {
  const { page } = builder;
  await builder.say('hero.title.text Bread at dawn');
  await builder.second();
  await page.waitForFunction(() => localStorage.getItem('websiteHTML')?.includes('Bread at dawn'));
  const drawing = Promise.withResolvers<void>();
  await page.route(/\/assets\/late-code-[^/]*\.js$/, async (route) => {
    await drawing.promise;
    await route.continue();
  });
  await page.evaluate(() => localStorage.removeItem('websiteHTML'));
  const run = await untilFirstPaint(builder, 'nothing');
  const running = run();
  await page.locator('html:not([data-painted])').waitFor();
  await page.frameLocator('main iframe').locator('body:empty').waitFor({ state: 'attached' });
  drawing.resolve();
  await running;
  expect((await seen(page)).title).toBe('Bread at dawn');
});

test('without local storage the first screen stands all the same', async ({ builder }) => {
  const { page } = builder;
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  const run = await untilFirstPaint(builder, 'new');
  expect((await seen(page)).options).toEqual(GREETED);
  await run();
  expect((await seen(page)).title).toBe(SMALL_REPAIRS);
});

test('where the program is out of reach, the page says so in its language, and Reload asks again', async ({
  openBuilder,
}) => {
  const builder = await openBuilder({ locale: 'de-DE', viewport: { width: 320, height: 568 } });
  const { page } = builder;
  builder.problems.expect(/Failed to load resource/);
  await page.route(PROGRAM_FILE, (route) => route.abort());
  await page.reload();
  const notice = page.getByRole('alert').filter({ hasText: 'Parley konnte nicht geladen werden' });
  await notice.waitFor();
  expect(await page.getByRole('button', { name: 'Einstieg', exact: true }).isVisible()).toBe(true);
  await page.unroute(PROGRAM_FILE);
  await notice.getByRole('button', { name: 'Neu laden' }).click();
  await page.locator('html:not([data-painted])').waitFor();
  expect(await notice.isVisible()).toBe(false);
});

test('without JavaScript the page can be read, and says what is missing', async ({ browser, url }) => {
  const visitor = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE' });
  const page = await visitor.newPage();
  await page.goto(url);
  expect(await page.locator('noscript p').innerText()).toBe(
    'Parley braucht JavaScript, damit Sie Ihre Website bearbeiten können.',
  );
  await page.frameLocator('main iframe').getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('button', { name: 'Einstieg', exact: true }).isVisible()).toBe(true);
  await visitor.close();
});
