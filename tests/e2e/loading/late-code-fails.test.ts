import { expect } from 'vitest';
import { focusOf } from '../../harness/accessibility/keyboard.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';
import { REST_FILE } from '../../harness/builder/late-files.ts';

/** Reloads the builder without the code that follows its first screen. */
async function withoutRest(builder: BuilderPage): Promise<void> {
  builder.problems.expect(/Failed to load resource/);
  await builder.page.route(REST_FILE, (route) => route.abort());
  await builder.reload();
  await builder.page.getByText('The preview could not be loaded.').waitFor();
}

const restoreRest = ({ page }: BuilderPage) => page.unroute(REST_FILE);
const button = ({ page }: BuilderPage, name: string) => page.getByRole('button', { name, exact: true });

test('if the rest cannot be fetched, the chat still works, and Try again loads the preview', async ({
  builder,
}) => {
  await withoutRest(builder);
  await builder.say('hero.title.text Still edited');
  await builder.second();
  expect(await builder.lastMessage()).toContain('✓ Updated Title to "Still edited".');
  expect(JSON.parse((await builder.stored('websiteConfig')) ?? '').hero.title.text).toBe('Still edited');

  const notice = builder.page.getByRole('status').filter({ hasText: 'the copy of its page' });
  await notice.waitFor();

  await restoreRest(builder);
  await builder.page
    .getByRole('region', { name: 'Preview' })
    .getByRole('button', { name: 'Try again' })
    .click();
  expect(await builder.preview().getByRole('heading', { level: 1 }).textContent()).toBe('Still edited');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await notice.waitFor({ state: 'hidden' });
  await builder.page.waitForFunction(() => localStorage.getItem('websiteHTML')?.includes('Still edited'));
});

test('where the browser does not ask again for what failed, Try again opens the page anew', async ({
  builder,
}) => {
  await withoutRest(builder);
  await builder.say('hero.title.text Still edited');
  await builder.second();
  const asked: string[] = [];
  builder.page.on('request', (request) => {
    if (request.resourceType() === 'document') asked.push('document');
    if (REST_FILE.test(request.url())) asked.push('rest');
  });
  // The module fails again, and the server answers: only a new page can ask for it.
  builder.page.once('domcontentloaded', () => restoreRest(builder));
  await builder.page
    .getByRole('region', { name: 'Preview' })
    .getByRole('button', { name: 'Try again' })
    .click();
  await expect
    .poll(() => builder.preview().getByRole('heading', { level: 1 }).textContent())
    .toBe('Still edited');
  // The new page paints the preview before it asks for the rest.
  await expect.poll(() => asked.slice(asked.indexOf('document'))).toContain('rest');
  expect(asked).toContain('document');
});

test('a style sheet that did not come is asked for again, too', async ({ builder }) => {
  const styles = /\/assets\/late-code-[^/]*\.css/;
  await builder.page.route(styles, (route) => route.abort());
  await withoutRest(builder);
  await builder.page.unroute(styles);
  await restoreRest(builder);
  await builder.page
    .getByRole('region', { name: 'Preview' })
    .getByRole('button', { name: 'Try again' })
    .click();
  await builder.preview().getByRole('heading', { level: 1 }).waitFor();
  const links = builder.page.locator('link[rel=stylesheet][href*="/late-code-"]');
  // Where the page was opened anew, the preview is painted before the sheet is asked for.
  await expect
    .poll(() =>
      links.evaluateAll((all) =>
        all.map((link) => link instanceof HTMLLinkElement && Number(link.sheet?.cssRules.length) > 9),
      ),
    )
    .toEqual([true]);
});

test('a style sheet of somebody else that does not come is none of the late code', async ({ builder }) => {
  const { page } = builder;
  builder.problems.expect(/elsewhere\.example/);
  await withoutRest(builder);
  await page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: 'https://elsewhere.example/extension.css',
      onerror: () => resolve(),
    });
    document.head.append(link);
    return promise;
  });
  await restoreRest(builder);
  await page.getByRole('region', { name: 'Preview' }).getByRole('button', { name: 'Try again' }).click();
  await builder.preview().getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('link[href*="elsewhere"]').count()).toBe(1);
});

test('a dialog that cannot be loaded says so, and Try again opens it', async ({ builder }) => {
  await withoutRest(builder);
  await button(builder, 'Publish').click();
  const dialog = builder.deploymentStatus();
  await dialog.getByText('This part of Parley could not be loaded.').waitFor();
  expect(await focusOf(builder)).toBe('Try again');

  await restoreRest(builder);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  const email = dialog.getByRole('textbox', { name: 'Email address' });
  expect(await email.evaluate((box) => box === document.activeElement)).toBe(true);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await builder.preview().getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => focusOf(builder)).toBe('Publish');
});

test('opening a dialog fetches it again at once', async ({ builder }) => {
  await withoutRest(builder);
  await restoreRest(builder);
  await button(builder, 'Reset').click();
  await builder.page.getByText('Are you sure you want to reset to the default template?').waitFor();
});

test('a popover and the list of fields say that they could not be loaded', async ({ builder }) => {
  await withoutRest(builder);
  const chat = builder.page.getByRole('region', { name: 'Chat' });
  await builder.pick('Hero');
  await builder.pick('Background Color');
  await chat.getByText('This part of Parley could not be loaded.').waitFor();
  await button(builder, 'Fields').click();
  const fields = builder.page.getByRole('dialog', { name: 'Fields of the page' });
  await fields.getByText('This part of Parley could not be loaded.').waitFor();

  await restoreRest(builder);
  await fields.getByRole('button', { name: 'Try again' }).click();
  await fields.getByRole('button', { name: 'Background Color' }).first().waitFor();
  await builder.popover('Select a color').waitFor();
});

test('the rest is fetched again after a pause', async ({ builder }) => {
  await withoutRest(builder);
  await restoreRest(builder);
  await builder.page.clock.runFor(15_000);
  await builder.preview().getByRole('heading', { level: 1 }).waitFor();
});

test('the rest is fetched again when the network is back', async ({ builder }) => {
  await withoutRest(builder);
  await restoreRest(builder);
  await builder.page.evaluate(() => void dispatchEvent(new Event('online')));
  await builder.preview().getByRole('heading', { level: 1 }).waitFor();
});
