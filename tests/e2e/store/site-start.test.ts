import { describe, expect } from 'vitest';
import type { Config } from '../../../domain/config/config.ts';
import { setAt } from '../../../domain/json/path.ts';
import { resolveTemplate } from '../../../templates/resolve-template.ts';
import { en } from '../../../words/en/en.ts';
import { storedSite } from '../../harness/builder/browser-database.ts';
import { openWith } from '../../harness/builder/builder-actions.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

const START = 'Small repairs, big relief';
const { base: DEFAULT } = resolveTemplate({}).template;

const heading = (builder: BuilderPage, text: string) =>
  builder.preview().getByRole('heading', { level: 1, name: text, exact: true }).waitFor();
const button = ({ page }: BuilderPage, name: string) => page.getByRole('button', { name, exact: true });
const status = ({ page }: BuilderPage, text: string) =>
  page.locator('#chat').getByText(text, { exact: true }).waitFor();
const titled = (title: string): Config => setAt(DEFAULT, ['hero', 'title', 'text'], title);
const storedTitle = async ({ page }: BuilderPage) => (await storedSite(page))?.config.hero.title.text;
const mirroredTitle = async (builder: BuilderPage) =>
  JSON.parse((await builder.stored('websiteConfig')) ?? 'null')?.hero.title.text;

/** Writes local storage as other code would; null removes a key. */
const write = ({ page }: BuilderPage, texts: Readonly<Record<string, string | null>>) =>
  page.evaluate((entries) => {
    for (const [key, text] of entries) {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    }
  }, Object.entries(texts));

/** Edits the title and waits until it is stored. */
async function storeEdit(builder: BuilderPage, title = 'Before'): Promise<void> {
  await builder.say(`hero.title.text ${title}`);
  await builder.second();
  await status(builder, en.notice.saved);
}

describe('with an empty store, a visit', () => {
  test('starts with the default template and stores nothing', async ({ builder }) => {
    await heading(builder, START);
    expect(await builder.page.locator('[data-saving]').getAttribute('data-saving')).toBe('unchanged');
    expect([await storedSite(builder.page), await builder.stored('websiteConfig')]).toEqual([
      undefined,
      null,
    ]);
  });

  test('imports the config that other code wrote', async ({ builder }) => {
    await write(builder, { websiteConfig: JSON.stringify(titled('Before')) });
    await builder.reload();
    await heading(builder, 'Before');
    await status(builder, en.notice.saved);
    expect(await builder.page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
      'parley.mirror',
      'websiteConfig',
      'websiteHTML',
    ]);
  });
});

describe('with a stored website, a visit', () => {
  test('starts with it if the mirror in local storage is stale, and rewrites the mirror', async ({
    builder,
  }) => {
    await storeEdit(builder, 'Stale');
    const stale = {
      websiteConfig: await builder.stored('websiteConfig'),
      'parley.mirror': await builder.stored('parley.mirror'),
    };
    await storeEdit(builder, 'Newer');
    await write(builder, stale);
    await builder.reload();
    await heading(builder, 'Newer');
    await expect.poll(() => mirroredTitle(builder)).toBe('Newer');
  });

  test('opens a config that other code wrote, as a step that can be undone', async ({ builder }) => {
    await storeEdit(builder);
    await write(builder, { websiteConfig: JSON.stringify(titled('Foreign')) });
    await builder.reload();
    await heading(builder, 'Foreign');
    await expect.poll(() => storedTitle(builder)).toBe('Foreign');
    await button(builder, `Undo: ${en.history.import}`).click();
    await heading(builder, 'Before');
  });

  test('keeps each unreadable text of other code and shows the default template', async ({ builder }) => {
    await storeEdit(builder);
    for (const damaged of ['{"hero":', '{"hero":7}']) {
      await write(builder, { websiteConfig: damaged });
      await builder.reload();
      await builder.page.getByText(en.siteNotices.unreadable).waitFor();
      await heading(builder, START);
      await status(builder, en.notice.saved);
      expect(await builder.stored('websiteConfig.unreadable')).toBe(damaged);
    }
    // Told once.
    await button(builder, 'Dismiss').click();
    await builder.reload();
    await heading(builder, START);
    await status(builder, en.notice.saved);
    expect(await builder.page.getByText(en.siteNotices.unreadable).count()).toBe(0);
    expect((await storedSite(builder.page))?.unreadable).toEqual(['{"hero":', '{"hero":7}']);
    await button(builder, `Undo: ${en.history.import}`).click();
    await heading(builder, 'Before');
  });

  test('after local storage was removed shows the default template and offers to restore the website', async ({
    builder,
  }) => {
    await storeEdit(builder);
    await builder.page.evaluate(() => localStorage.clear());
    await builder.reload();
    await heading(builder, START);
    await builder.page.getByText(en.siteNotices.removed).waitFor();
    await button(builder, en.siteNotices.bringBack).click();
    await heading(builder, 'Before');
    await expect.poll(() => mirroredTitle(builder)).toBe('Before');
    await builder.reload();
    await heading(builder, 'Before');
    expect(await button(builder, en.siteNotices.bringBack).count()).toBe(0);
  });

  test('starts with it if local storage was never flushed, and restores the mirrors and the owner secret', async ({
    builder,
    openBuilder,
  }) => {
    await storeEdit(builder);
    const address = await builder.publish('owner@example.com');
    await status(builder, en.notice.saved);
    const owner = await builder.stored('parley.owner');
    await builder.page.evaluate(() => localStorage.clear());
    await builder.page.close();
    const again = await openBuilder({ profile: builder.profile });
    await heading(again, 'Before');
    await expect.poll(() => mirroredTitle(again)).toBe('Before');
    expect(await again.stored('parley.owner')).toBe(owner);
    expect(await again.publish('owner@example.com')).toBe(address);
  });
});

test('if the database never opens, the visit works from the mirrors and can publish; the next visit imports its changes', async ({
  builder,
  openBuilder,
}) => {
  await storeEdit(builder);
  const address = await builder.publish('owner@example.com');
  await status(builder, en.notice.saved);
  await builder.page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      document.documentElement.dataset.asked = 'yes';
      return {} as IDBOpenDBRequest;
    };
  });
  await builder.page.reload();
  await builder.page.locator('[data-asked]').waitFor({ state: 'attached' });
  await builder.page.clock.runFor(2000);
  await heading(builder, 'Before');
  await status(builder, en.notice.withoutStore);
  await builder.say('hero.title.text Without it');
  await builder.second();
  expect(await mirroredTitle(builder)).toBe('Without it');
  await builder.submitPublish('owner@example.com');
  const link = builder.deploymentStatus().getByRole('link', { name: 'Visit Site' });
  for (let waits = 0; waits < 3 && (await link.count()) === 0; waits++) await builder.page.clock.runFor(2000);
  expect(await link.getAttribute('href')).toBe(address);
  await builder.page.close();
  const again = await openBuilder({ profile: builder.profile });
  await heading(again, 'Without it');
  await button(again, `Undo: ${en.history.import}`).click();
  await heading(again, 'Before');
});

test('a picture which no page would draw is drawn by no screen of the builder', async ({ openBuilder }) => {
  const image = 'javascript:alert(1)';
  const builder = await openWith(openBuilder, setAt(DEFAULT, ['features', 'image'], image));
  const sources = () =>
    builder.page
      .locator('img')
      .evaluateAll((all) => all.map((each) => each.getAttribute('src')))
      .then((found) => found.filter((each) => !each?.startsWith('/assets/')));
  await builder.pick('Features');
  await builder.pick('Image');
  expect(await builder.conversation().locator('[data-present]').innerText()).toBe(
    `At the moment: “${image}”`,
  );
  expect(await sources()).toEqual([]);
  await builder.mainMenu();
  await builder.say(`features.image ${image}`);
  await builder.second();
  expect(await builder.lastMessage()).toMatch(/^✓ Updated Image/);
  expect(await sources()).toEqual([]);
});
