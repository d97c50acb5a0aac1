import { describe, expect } from 'vitest';
import { changeTemplate, storedConfig } from '../../harness/builder/builder-actions.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

const EMAIL = 'owner@example.com';

const live = ({ page }: BuilderPage) =>
  page.getByRole('region', { name: 'Preview' }).getByRole('button', { name: /^Live/ });
const notPublished = ({ page }: BuilderPage) => page.getByRole('button', { name: /not published$/ });
const said = async (builder: BuilderPage) => ({
  address: await live(builder).getAttribute('title'),
  changes: await notPublished(builder).allInnerTexts(),
});
const tell = async (builder: BuilderPage, path: string, value: string) => {
  await builder.say(`${path} ${value}`);
  await builder.second();
};

describe('once published', () => {
  test('the toolbar leads to the page, and counts what is not published, also after a reload', async ({
    builder,
  }) => {
    expect([await live(builder).count(), await notPublished(builder).count()]).toEqual([0, 0]);
    const address = await builder.publish(EMAIL);
    expect(await said(builder)).toEqual({ address, changes: [] });
    const opened = builder.profile.waitForEvent('page');
    await live(builder).click();
    const dialog = builder.page.getByRole('dialog', { name: 'Your website' });
    await dialog.getByRole('link', { name: address }).click();
    const page = await opened;
    expect(page.url()).toBe(address);
    await page.close();
    await builder.page.keyboard.press('Escape');
    await live(builder).and(builder.page.locator(':focus')).waitFor();

    await tell(builder, 'hero.title.text', 'Bread at dawn');
    expect(await said(builder)).toEqual({ address, changes: ['1 change not published'] });
    await tell(builder, 'hero.subtitle.text', 'Every day');
    await builder.reload();
    await live(builder).waitFor();
    expect(await said(builder)).toEqual({ address, changes: ['2 changes not published'] });

    await notPublished(builder).click();
    const changes = builder.deploymentStatus();
    await changes.locator('p', { hasText: '2 changes since your last publish:' }).waitFor();
    expect(await changes.locator('[data-changes] li').allInnerTexts()).toEqual([
      'Title, in the hero',
      'Subtitle, in the hero',
    ]);
    expect(await builder.publish(EMAIL)).toBe(address);
    expect(await said(builder)).toEqual({ address, changes: [] });
  });

  test('a typing error is mended and published in six acts, with the address of the last time', async ({
    builder,
  }) => {
    const { page } = builder;
    await tell(builder, 'hero.title.text', 'Bred at dawn');
    const neverPublished = page.getByText('Not published yet');
    await neverPublished.waitFor();
    const address = await builder.publish('maria@example.com');
    await neverPublished.waitFor({ state: 'detached' });
    await builder.reload();
    await builder.preview().getByRole('heading', { name: 'Bred at dawn' }).click();
    await page.getByRole('button', { name: 'Edit this text' }).click();
    await builder.messageBox().fill('Bread at dawn');
    await builder.messageBox().press('Enter');
    await builder.second();
    await page.getByRole('button', { name: '1 change not published' }).click();
    const dialog = builder.deploymentStatus();
    const again = dialog.getByRole('button', { name: 'Publish to the same address' });
    await again.and(page.locator(':focus')).waitFor();
    expect(await dialog.getByRole('textbox', { name: 'Email address' }).inputValue()).toBe('');
    expect(await dialog.getByText('With maria@example.com, as last time.').isVisible()).toBe(true);
    const sent = page.waitForRequest('**/api/deploy');
    await again.click();
    expect((await sent).postDataJSON()).toMatchObject({ userEmail: 'maria@example.com', isUpdate: true });
    expect(await dialog.getByRole('link', { name: 'Visit Site' }).getAttribute('href')).toBe(address);
    expect(await (await fetch(address)).text()).toContain('Bread at dawn');
  });

  test('a reset, another template and an unpublish take it away; an undo brings it back', async ({
    builder,
  }) => {
    const { page } = builder;
    const address = await builder.publish(EMAIL);
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click();
    await live(builder).waitFor({ state: 'detached' });
    await page.getByText(`Your page at ${address} stays as it is.`).waitFor();
    await page.getByText('Your former page stays live').waitFor();
    await page.getByRole('button', { name: 'Undo: reset' }).click();
    await live(builder).waitFor();
    expect(await said(builder)).toEqual({ address, changes: [] });
    await changeTemplate(builder, 'Portfolio', 'moonlight');
    await live(builder).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo: template change' }).click();
    await live(builder).waitFor();
    await builder.pick('What can I do?');
    await builder.pick('See published versions');
    const versions = page.getByRole('dialog', { name: 'Your website' });
    await versions.getByRole('button', { name: 'Unpublish', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish', exact: true }).click();
    await versions.getByText('Your website is no longer published.').waitFor();
    await versions.getByRole('button', { name: 'Close', exact: true }).click();
    expect(await live(builder).count()).toBe(0);
  });

  test('where no mail can go to the address, that is said, and another one is taken', async ({ builder }) => {
    await builder.submitPublish('owner@example,com');
    const dialog = builder.deploymentStatus();
    await dialog.getByText('No mail can go to this address.').waitFor();
    const box = dialog.getByRole('textbox', { name: 'New email address' });
    expect(await box.inputValue()).toBe('owner@example,com');
    // One that no other test publishes with: it gets one mail a day.
    await box.fill('owner@mended.example');
    await dialog.getByRole('button', { name: 'Change', exact: true }).click();
    await dialog.getByText('No mail is sent from here.').waitFor();
    expect(await dialog.getByText('No mail can go to this address.').count()).toBe(0);
  });

  test('another template with the content stays the same page', async ({ builder }) => {
    const { page } = builder;
    const address = await builder.publish(EMAIL);
    await builder.page.getByRole('combobox', { name: 'Template' }).selectOption({ label: 'Portfolio' });
    const question = page.getByRole('alertdialog', { name: 'Change template?' });
    await question.getByText(`Change template: Your page at ${address} stays as it is.`).waitFor();
    await question.getByRole('button', { name: 'Change and keep my content' }).click();
    await notPublished(builder).waitFor();
    expect((await said(builder)).address).toBe(address);
    expect(await builder.publish(EMAIL)).toBe(address);
  });

  test('it fits a small screen, from right to left', async ({ openBuilder }) => {
    const width = 320;
    const builder = await openBuilder({
      viewport: { width, height: 844 },
      path: '/?inspect=handle',
      locale: 'ar',
    });
    const { page } = builder;
    await page.locator('#preview-tab').click();
    const toolbar = page.locator('#preview > :first-child');
    await page.locator('[role=tablist] + div .primary').click();
    const dialog = page.locator('dialog[open]');
    await dialog.locator('[type=email]').fill(EMAIL);
    await dialog.locator('[type=submit]').click();
    await dialog.locator('a').first().waitFor();
    await page.keyboard.press('Escape');
    await page.evaluate(() => window.parley?.edit('hero.title.text', 'Bread at dawn'));
    await toolbar.locator('[title] + button').waitFor();
    const outside = await toolbar.evaluate((bar) => {
      const { left, right } = bar.getBoundingClientRect();
      return [...bar.querySelectorAll('[title], [title] + button')].filter((each) => {
        const box = each.getBoundingClientRect();
        return box.left < left || box.right > right || box.height < 24;
      }).length;
    });
    expect(outside).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
});

describe('success', () => {
  test('Change something leads back to the chat’s main menu, also on a phone', async ({ openBuilder }) => {
    const builder = await openBuilder({ viewport: { width: 390, height: 844 } });
    await builder.pick('Hero');
    await builder.page.getByRole('tab', { name: 'Preview' }).click();
    await builder.submitPublish(EMAIL);
    const dialog = builder.deploymentStatus();
    await dialog.getByRole('button', { name: 'Change something' }).click();
    await builder.deploymentStatus().waitFor({ state: 'hidden' });
    expect(await builder.page.getByRole('region', { name: 'Chat' }).isVisible()).toBe(true);
    expect(await builder.lastMessage()).toBe('What would you like to modify?');
    expect((await builder.options()).slice(0, 3)).toEqual(['Hero', 'Benefits', 'Features']);
    const isInChat = () => builder.page.evaluate(() => document.activeElement?.closest('#chat') !== null);
    await expect.poll(isInChat).toBe(true);
  });
});

describe('two tabs that publish for the first time at once', () => {
  test('make one site: the second becomes an update of it', async ({ openBuilder }) => {
    const one = await openBuilder();
    const other = await openBuilder({ profile: one.profile });
    const sent: unknown[] = [];
    const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await one.profile.route('**/api/deploy', async (route) => {
      const { siteName, isUpdate } = route.request().postDataJSON();
      sent.push({ siteName, isUpdate });
      if (sent.length === 1) {
        held.resolve();
        await released.promise;
      }
      await route.continue();
    });
    await one.submitPublish('one@example.com');
    await held.promise;
    await other.submitPublish('other@example.com');
    await other.deploymentStatus().getByText('Deploying your website...').waitFor();
    // What a second deploy without a turn would do by now.
    await other
      .deploymentStatus()
      .locator('[data-standing=now]', { hasText: 'Choose the address' })
      .waitFor();
    expect(sent).toHaveLength(1);
    released.resolve();
    const addressOf = (builder: BuilderPage) =>
      builder.deploymentStatus().getByRole('link', { name: 'Visit Site' }).getAttribute('href');
    const address = await addressOf(one);
    expect(await addressOf(other)).toBe(address);
    const siteName = new URL(address ?? '').pathname.split('/').at(-2);
    expect(sent).toEqual([
      { siteName, isUpdate: false },
      { siteName, isUpdate: true },
    ]);
    expect((await storedConfig(other))._siteId).toBe(siteName);
  });

  test('a tab that is closed while it publishes does not keep the other waiting', async ({ openBuilder }) => {
    const one = await openBuilder();
    const other = await openBuilder({ profile: one.profile });
    const call = one.page.waitForRequest('**/api/deploy');
    await one.page.route('**/api/deploy', () => undefined);
    await one.submitPublish('one@example.com');
    await call;
    await other.submitPublish('other@example.com');
    await one.deploymentStatus().getByRole('button', { name: 'Close', exact: true }).click();
    await other.deploymentStatus().getByRole('link', { name: 'Visit Site' }).waitFor();
  });
});
