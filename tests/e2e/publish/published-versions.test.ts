import { expect } from 'vitest';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

const dialog = ({ page }: BuilderPage) => page.getByRole('dialog', { name: 'Your website' });
const status = (builder: BuilderPage) => dialog(builder).getByRole('status');
const focused = ({ page }: BuilderPage) => page.evaluate(() => document.activeElement?.textContent);

/** Publishes the page with a title. Returns its address. */
async function publish(builder: BuilderPage, title: string): Promise<string> {
  await builder.say(`hero.title.text ${title}`);
  await builder.second();
  return builder.publish('owner@example.com');
}

/** The text of the publish dialog about changes that are not live. */
async function changesText(builder: BuilderPage): Promise<string> {
  await builder.page.getByRole('button', { name: 'Publish', exact: true }).click();
  const status = builder.deploymentStatus();
  await status.getByText(/look at/).waitFor();
  const text = await status.locator('[data-changes]').innerText();
  await status.getByRole('button', { name: 'Close', exact: true }).click();
  return text.replace(/\s+/g, ' ');
}

/** Makes the browser forget the versions before its last publish. */
function forgetEarlierVersions({ page }: BuilderPage): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('parley');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('kept', 'readwrite');
          const kept = writing.objectStore('kept');
          const reading = kept.get('live');
          reading.onsuccess = () => {
            const { before, ...last } = JSON.parse(reading.result);
            kept.put(JSON.stringify(last), 'live');
          };
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
}

test('an earlier version is brought back, then the website is unpublished and published at a new address', async ({
  builder,
}) => {
  const first = await publish(builder, 'Bread at dawn');
  expect(await publish(builder, 'Cake at noon')).toBe(first);
  const draft = await builder.stored('websiteConfig');
  const shown = async () => (await fetch(first)).text();

  await builder.pick('What can I do?');
  await builder.pick('See published versions');
  await status(builder).getByText('2 versions are kept').waitFor();
  const rows = dialog(builder).getByRole('list', { name: 'Published versions' }).getByRole('listitem');
  expect(await rows.first().innerText()).toMatch(/^Version 2\s+Live\s+\S.*\d:\d\d/s);
  expect(await rows.first().getByRole('button').count()).toBe(0);
  const look = rows.last().getByRole('link', { name: 'View version 1' });
  expect(await (await fetch((await look.getAttribute('href')) ?? '')).text()).toContain('Bread at dawn');
  expect(await shown()).toContain('Cake at noon');
  await rows.last().getByRole('button', { name: 'Bring back version 1' }).click();
  await status(builder).getByText('Version 1 is live now.').waitFor();
  expect(await rows.last().innerText()).toContain('Live');
  expect(await focused(builder)).toBe('Close');
  expect(await shown()).toContain('Bread at dawn');
  expect(await builder.stored('websiteConfig')).toBe(draft);
  // The live version is not this browser's last publish: changes are counted from the live one.
  const close = dialog(builder).getByRole('button', { name: 'Close' });
  await close.click();
  const fromFirst = '1 change from version 1, which is live: Title, in the hero';
  expect(await changesText(builder)).toBe(fromFirst);
  await builder.reload();
  expect(await changesText(builder)).toBe(fromFirst);
  await forgetEarlierVersions(builder);
  await builder.reload();
  expect(await changesText(builder)).toBe(
    'This browser does not have the version that is live, so it cannot say what differs.',
  );
  await builder.pick('What can I do?');
  await builder.pick('See published versions');
  await rows.first().getByRole('button', { name: 'Bring back version 2' }).click();
  await status(builder).getByText('Version 2 is live now.').waitFor();
  await close.click();
  expect(await changesText(builder)).toBe('Nothing has changed since your last publish.');
  await builder.pick('See published versions');
  await status(builder).getByText('2 versions are kept').waitFor();

  const question = builder.page.getByRole('alertdialog', { name: 'Unpublish website?' });
  await dialog(builder).getByRole('button', { name: 'Unpublish' }).click();
  expect(await focused(builder)).toBe('Cancel');
  await builder.page.keyboard.press('Escape');
  expect(await question.count()).toBe(0);
  expect(await focused(builder)).toBe('Unpublish');
  expect((await fetch(first)).status).toBe(200);
  await builder.page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Unpublish' }).click();
  await status(builder).getByText('Your website is no longer published.').waitFor();
  expect((await fetch(first)).status).toBe(410);
  const { _siteId, ...kept } = JSON.parse(draft ?? '');
  await expect.poll(async () => JSON.parse((await builder.stored('websiteConfig')) ?? '')).toEqual(kept);
  await dialog(builder).getByRole('button', { name: 'Close' }).click();

  const second = await builder.publish('owner@example.com');
  expect(second).not.toBe(first);
  expect(await (await fetch(second)).text()).toContain('Cake at noon');
  expect((await fetch(first)).status).toBe(410);
});

test('if nothing is published the dialog offers it; without a server it says so, and Try again loads the list', async ({
  builder,
}) => {
  await builder.pick('What can I do?');
  await builder.pick('See published versions');
  await dialog(builder).getByRole('button', { name: 'Publish my website' }).click();
  expect(await dialog(builder).count()).toBe(0);
  await expect.poll(() => builder.page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  await builder.page.keyboard.press('Escape');
  // The option was answered: the focus is on the question that is asked again.
  expect(await focused(builder)).toMatch(/^Assistant: You can change/);
  await builder.publish('owner@example.com');
  await builder.page.route('**/api/sites/**', (route) => route.abort());
  builder.problems.expect(/Failed to load resource/);
  await builder.pick('See published versions');
  await dialog(builder).getByRole('alert').getByText('The server could not be reached.').waitFor();
  await builder.page.unroute('**/api/sites/**');
  await dialog(builder).getByRole('button', { name: 'Try again' }).click();
  await status(builder).getByText('1 version is kept').waitFor();
  expect(await focused(builder)).toBe('Close');
});
