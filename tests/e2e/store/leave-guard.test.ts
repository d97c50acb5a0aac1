import { expect } from 'vitest';
import { en } from '../../../words/en/en.ts';
import { fillDatabase, holdDatabase } from '../../harness/builder/browser-database.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

/** Whether the browser would ask before leaving the page. The page stays. */
async function asksBeforeLeaving({ page }: BuilderPage): Promise<boolean> {
  return page.evaluate(() => {
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    return leaving.defaultPrevented;
  });
}

test('leaving does not ask while the answer to a saved edit is pending', async ({ builder }) => {
  await builder.freeze();
  await builder.say('hero.title.text Bread');
  await builder.page.locator('#chat').getByText(en.notice.saved, { exact: true }).waitFor();
  expect(await asksBeforeLeaving(builder)).toBe(false);
});

test('leaving asks while saving takes longer than the answer', async ({ builder, url }) => {
  const releaseDatabase = await holdDatabase(builder.profile, url);
  await builder.say('hero.title.text Bread');
  await builder.page.clock.runFor(5000);
  expect(await builder.lastMessage()).toContain('✓ Updated Title to "Bread".');
  await builder.page.getByText(en.notice.late).waitFor();
  expect(await asksBeforeLeaving(builder)).toBe(true);
  await releaseDatabase();
  await builder.page.locator('#chat').getByText(en.notice.saved, { exact: true }).waitFor();
  expect(await asksBeforeLeaving(builder)).toBe(false);
});

test('leaving asks while a chosen picture is not on the page, and not for what is typed', async ({
  builder,
}) => {
  for (const name of ['Features', 'Image']) await builder.pick(name);
  await builder.messageBox().fill('Half typed');
  expect(await asksBeforeLeaving(builder)).toBe(false);
  await builder.page
    .getByLabel('Choose an image')
    .setInputFiles({ name: 'bread.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  await builder.page.getByRole('button', { name: 'Upload', exact: true }).waitFor();
  expect(await asksBeforeLeaving(builder)).toBe(true);
});

test('leaving asks while a publish is pending', async ({ builder }) => {
  const gate = Promise.withResolvers<void>();
  await builder.page.route('**/api/deploy', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await builder.submitPublish('baker@example.com');
  await builder.page.getByRole('button', { name: 'Publishing...' }).waitFor();
  expect(await asksBeforeLeaving(builder)).toBe(true);
  gate.resolve();
  await builder.deploymentStatus().getByRole('link', { name: 'Visit Site' }).waitFor();
  expect(await asksBeforeLeaving(builder)).toBe(false);
});

test('leaving asks if the change could not be saved', async ({ builder }) => {
  await fillDatabase(builder.page);
  await builder.say('hero.title.text Bread');
  await builder.second();
  expect(await asksBeforeLeaving(builder)).toBe(true);
});

test('the browser asks a visitor who closes the page', async ({ builder }) => {
  await fillDatabase(builder.page);
  await builder.say('hero.title.text Bread');
  await builder.second();
  const dialogShown = builder.page.waitForEvent('dialog');
  await builder.page.close({ runBeforeUnload: true });
  const dialog = await dialogShown;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  expect(await builder.lastMessage()).toContain('✓ Updated Title to "Bread".');
});
