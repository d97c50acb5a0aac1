import { expect } from 'vitest';
import { fillDatabase, storedSite } from '../../harness/builder/browser-database.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

const FULL = 'Not saved: this browser has no room left.';
const REFUSED = 'Not saved: this browser is not keeping your changes.';
const NO_COPY = 'Your website is saved; only its second copy in this browser could not be written.';

async function edit(builder: BuilderPage, title: string): Promise<void> {
  await builder.say(`hero.title.text ${title}`);
  await builder.second();
}

const heading = (builder: BuilderPage) => builder.preview().getByRole('heading', { level: 1 }).textContent();

/** Makes local storage refuse every write from now on. */
const fillLocalStorage = (builder: BuilderPage) =>
  builder.page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });

test('with a full database, edits stay in memory and a notice says that nothing is saved', async ({
  builder,
}) => {
  await edit(builder, 'Kept');
  await fillDatabase(builder.page);
  await edit(builder, 'Not kept');
  expect(await builder.lastMessage()).toContain('✓ Updated Title to "Not kept".');
  expect(await heading(builder)).toBe('Not kept');
  await builder.page.getByText(FULL).waitFor();
  expect(JSON.parse((await builder.stored('websiteConfig')) ?? '').hero.title.text).toBe('Kept');

  const address = await builder.publish('me@example.com');
  expect(await (await fetch(address)).text()).toContain('Not kept');
});

test('with a full local storage, the website is saved and a notice says that its mirror is not written', async ({
  builder,
}) => {
  await edit(builder, 'Kept');
  await fillLocalStorage(builder);
  await edit(builder, 'Kept too');
  await builder.page.getByText(NO_COPY).waitFor();
  expect((await storedSite(builder.page))?.config.hero.title.text).toBe('Kept too');
  await builder.reload();
  expect(await heading(builder)).toBe('Kept too');
  await expect.poll(() => builder.stored('websiteConfig')).toContain('Kept too');
});

test('with all storage forbidden, the builder still opens, edits and publishes', async ({ openBuilder }) => {
  const builder = await openBuilder();
  await builder.page.addInitScript(() => {
    for (const name of ['localStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Forbidden', 'SecurityError');
        },
      });
    }
  });
  await builder.reload();
  await edit(builder, 'In memory');
  expect(await heading(builder)).toBe('In memory');
  await builder.page.getByText(REFUSED).waitFor();
  const first = await builder.publish('me@example.com');
  await edit(builder, 'Still mine');
  expect(await builder.publish('me@example.com')).toBe(first);
  expect(await (await fetch(first)).text()).toContain('Still mine');
});

test('an unknown icon class shows a neutral sign on the page and a notice in the chat', async ({
  builder,
}) => {
  await builder.say('benefits.items[0].icon fas fa-no-such-thing');
  await builder.second();
  await builder.page
    .getByText('There is no icon "fas fa-no-such-thing" here, so the page shows a neutral one.')
    .waitFor();
  expect(await builder.preview().locator('#benefits li svg').count()).toBe(3);
});
