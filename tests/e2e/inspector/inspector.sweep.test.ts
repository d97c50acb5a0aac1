import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';
import { InspectorPage } from '../../harness/inspector-page.ts';

const REPLAYED = /^Replayed \d+ events on scratch storage, without services\.$/;
const WIDE = { width: 1800, height: 1000 };

async function editTitle(builder: BuilderPage, title: string): Promise<void> {
  await builder.pick('Hero');
  await builder.pick('Title');
  await builder.say(title);
  await builder.second();
  await builder.mainMenu();
}

/** The session as it is saved. */
async function saved(builder: BuilderPage, inspector: InspectorPage): Promise<string> {
  const downloading = builder.page.waitForEvent('download');
  await inspector.command('Save');
  return readFile(await (await downloading).path(), 'utf8');
}

test('back in time there are the charts and the context of that moment', async ({ openBuilder }) => {
  const builder = await openBuilder({ path: '/?inspect', viewport: WIDE });
  const inspector = await InspectorPage.beside(builder.page);
  await editTitle(builder, 'Bread');
  await editTitle(builder, 'Cake');
  await inspector.choose('chat');
  await inspector.row('message.sent').last().click();
  await inspector.active('chat', 'chat.waiting').waitFor();
  const difference = inspector.view.getByRole('region', { name: 'What changed in the context' });
  await difference.getByText('"Cake"', { exact: true }).first().waitFor();
  await inspector.button('Latest').click();
  await inspector.row('menu.open').last().waitFor();
  await inspector.command('Replay');
  await inspector.view.getByText(REPLAYED).waitFor();
  await inspector.row('Cake').first().waitFor();
});

test('the log can be emptied, and goes on', async ({ openBuilder }) => {
  const builder = await openBuilder({ path: '/?inspect', viewport: WIDE });
  const inspector = await InspectorPage.beside(builder.page);
  await builder.pick('Hero');
  await inspector.row('Hero').waitFor();
  await builder.pick('Title');
  await inspector.command('Clear');
  await expect.poll(() => inspector.row('').count()).toBe(0);
  await inspector.active('chat', 'chat.ready.field').waitFor();
  await builder.say('Bread');
  await builder.second();
  await inspector.row('edit.apply').waitFor();
  await inspector.active('site', 'site.saving.resting.saved').waitFor();

  const popping = builder.page.waitForEvent('popup');
  await inspector.button('Open in a window of its own').click();
  const popup = new InspectorPage(await popping);
  await popup.row('edit.apply').waitFor();
  await popup.active('chat', 'chat.ready.menu').waitFor();
  expect(await popup.row('option.pick').count()).toBe(0);
});

test('a session goes into a file and comes back, where it can be replayed and copied as a test', async ({
  openBuilder,
  url,
}) => {
  const builder = await openBuilder({ path: '/?inspect', viewport: WIDE });
  const inspector = await InspectorPage.beside(builder.page);
  await editTitle(builder, 'Bread');
  await inspector.row('menu.open').waitFor();
  const text = await saved(builder, inspector);
  const page = await builder.profile.newPage();
  await page.goto(new URL('/inspector/inspect.html', url).href);
  const alone = new InspectorPage(page);
  await alone.open('session.json', text);
  await page.getByText(REPLAYED).waitFor();
  await alone.active('chat', 'chat.ready.menu').waitFor();
  await alone.row('Bread').first().waitFor();

  await alone.command('Replay');
  await alone.active('site', 'site.saving.resting.saved').waitFor();
  await alone.row('Bread').first().waitFor();
  expect(await page.evaluate(() => localStorage.getItem('websiteConfig'))).toBe(
    await builder.stored('websiteConfig'),
  );

  await builder.profile.grantPermissions(['clipboard-read', 'clipboard-write']);
  await alone.command('Copy as test');
  await page.getByText('The test is in the clipboard.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('{"to":"chat.box","event":{"type":"draft.change","text":"Bread"}}');
  expect(copied).toContain('"chat": "ready.menu"');
  expect(copied).toContain('"site.config.hero.title.text": "Bread"');
  expect(copied.length).toBeLessThan(6000);
});

test('a list from a stranger fetches nothing and changes nothing', async ({ builder, url }) => {
  const page = await builder.profile.newPage();
  const fetched: string[] = [];
  await page.route(/evil\.example|\/api\//, (route) => {
    fetched.push(route.request().url());
    return route.abort();
  });
  await page.goto(new URL('/inspector/inspect.html', url).href);
  const inspector = new InspectorPage(page);
  await inspector.open(
    'list.json',
    JSON.stringify([
      { to: 'site', event: { type: 'edit.apply', commandId: 'a', path: 'hero.title.text', typed: 'Gotcha' } },
      {
        to: 'site',
        event: {
          type: 'edit.apply',
          commandId: 'b',
          path: 'features.image',
          typed: 'https://evil.example/a.png',
        },
      },
      { to: 'publish', event: { type: 'publish.open' } },
      { to: 'publish', event: { type: 'email.change', text: 'a@b.example' } },
      { to: 'publish', event: { type: 'publish.submit' } },
    ]),
  );
  await inspector.active('deploy', 'deploy.queueing').waitFor();
  await inspector.row('Gotcha').first().waitFor();
  expect(fetched).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('websiteConfig'))).toBe(null);
});

test('popped out, the window knows all that came before; opened by a key it begins with what was kept', async ({
  openBuilder,
}) => {
  const builder = await openBuilder({ path: '/?inspect', viewport: WIDE });
  const inspector = await InspectorPage.beside(builder.page);
  await editTitle(builder, 'Bread');
  await inspector.row('menu.open').waitFor();
  const popping = builder.page.waitForEvent('popup');
  await inspector.button('Open in a window of its own').click();
  const popup = new InspectorPage(await popping);
  await popup.row('menu.open').waitFor();
  await popup.active('chat', 'chat.ready.menu').waitFor();
  await builder.pick('Footer');
  await popup.row('Footer').waitFor();

  const visitor = await openBuilder({ viewport: WIDE });
  await visitor.pick('Hero');
  const opening = visitor.page.waitForEvent('popup');
  await visitor.page.keyboard.press('Control+Alt+KeyI');
  const late = new InspectorPage(await opening);
  await late.active('chat', 'chat.ready.menu').waitFor();
  await late.earlierRow('option.pick').filter({ hasText: 'Hero' }).waitFor();
  await late.command('Replay');
  await late.view.getByText(REPLAYED).waitFor();
  await late.row('Hero').first().waitFor();
  await late.active('chat', 'chat.ready.menu').waitFor();
  await late.button('Back to live').click();
  await visitor.profile.grantPermissions(['clipboard-read', 'clipboard-write']);
  await late.command('Copy as test');
  await late.view.getByText('The test is in the clipboard.').waitFor();

  await visitor.pick('Title');
  await late.active('chat', 'chat.ready.field').waitFor();
  expect(await visitor.transcript()).toHaveLength(5);
  await late.command('Replay');
  await late.view.getByText(REPLAYED).waitFor();
  await late.active('chat', 'chat.ready.field').waitFor();
});

test('popped out, the window says that the app was reloaded, and a key in the app connects it again', async ({
  openBuilder,
}) => {
  const builder = await openBuilder({ viewport: WIDE });
  const opening = builder.page.waitForEvent('popup');
  await builder.page.keyboard.press('Control+Alt+KeyI');
  const popup = new InspectorPage(await opening);
  await popup.active('chat', 'chat.ready.menu').waitFor();
  await popup.view.getByText('Live', { exact: true }).first().waitFor();
  await builder.reload();
  await popup.view.getByText(/^The app was reloaded or closed/).waitFor();
  await popup.view.getByText('Ended', { exact: true }).waitFor();
  expect(await popup.view.getByText('Live', { exact: true }).count()).toBe(0);

  await builder.pick('Hero');
  await builder.page.keyboard.press('Control+Alt+KeyI');
  await popup.view.getByText('Live', { exact: true }).first().waitFor();
  await builder.pick('Title');
  await popup.active('chat', 'chat.ready.field').waitFor();
});

test('ten thousand events leave only the rows in sight in the document', async ({ openBuilder }) => {
  const builder = await openBuilder({ path: '/?inspect', viewport: WIDE });
  const inspector = await InspectorPage.beside(builder.page);
  await inspector.active('chat', 'chat.ready.menu').waitFor();
  // What the app does by itself is done.
  await inspector.active('app', 'app.running.screen.whole').waitFor();
  await builder.page.evaluate(() => {
    const box = window.parley?.actor.getSnapshot().context.actors?.chat.getSnapshot().context.box;
    for (let n = 1; n <= 10_000; n += 1) box?.send({ type: 'draft.change', text: `draft ${n}` });
  });
  await inspector.row('draft 10000').waitFor();
  expect(
    await inspector.view.getByRole('region', { name: 'Events' }).getByRole('button').count(),
  ).toBeLessThan(60);
});

test('the charts can be moved and read in words', async ({ openBuilder }) => {
  const builder = await openBuilder({ path: '/?inspect', viewport: WIDE });
  const inspector = await InspectorPage.beside(builder.page);
  const map = inspector.view.getByRole('region', { name: /^Charts\./ });
  const picture = map.locator('svg').last();
  const width = () => picture.evaluate((svg) => svg.getBoundingClientRect().width);
  await inspector.active('chat', 'chat.ready.menu').waitFor();
  // A picture that is not laid out yet has no size.
  await expect.poll(width).toBeGreaterThan(0);
  const before = await width();
  await map.focus();
  await builder.page.keyboard.press('+');
  await expect.poll(width).toBeCloseTo(before * 1.25, 0);
  await builder.page.keyboard.press('0');
  await expect.poll(() => inspector.button('Show all').getAttribute('aria-pressed')).toBe('true');
  await inspector.chart('tabConflicts').waitFor();
  await inspector.button('List').click();
  const words = inspector.view.getByRole('region', { name: 'Charts in words' });
  await words.getByText('publish', { exact: true }).first().click();
  await words.getByText('publish.submit [hasEmail] → deploying').first().waitFor();
  // A build keeps what charts say of their states with the inspector.
  await words.getByText(': The submitted text is not an e-mail address.').first().waitFor();
});

test('a button chooses light or dark, whatever the system has', async ({ openBuilder }) => {
  const builder = await openBuilder({ path: '/?inspect', viewport: WIDE });
  await builder.page.emulateMedia({ colorScheme: 'light' });
  const inspector = await InspectorPage.beside(builder.page);
  const grounds: Record<string, string> = {};
  for (const scheme of ['System colours', 'Light', 'Dark']) {
    const button = inspector.button(`Colours: ${scheme}`);
    grounds[scheme] = await button.evaluate(
      (element) => getComputedStyle(element.closest('header') ?? element).backgroundColor,
    );
    await button.click();
  }
  expect(grounds).toEqual({
    'System colours': 'rgb(255, 254, 251)',
    Light: 'rgb(255, 254, 251)',
    Dark: 'rgb(26, 28, 32)',
  });
});
