import { expect } from 'vitest';
import { test } from '../../harness/builder/builder-test.ts';
import { REST_FILE } from '../../harness/builder/late-files.ts';

test('the mobile preview is 375 px wide also on a narrower screen, and scrolls', async ({ openBuilder }) => {
  const builder = await openBuilder({ viewport: { width: 320, height: 640 } });
  await builder.page.getByRole('tab', { name: 'Preview' }).click();
  await builder.unfoldControls();
  await builder.page.getByRole('radio', { name: 'Mobile' }).check();
  const frame = builder.page.locator('iframe');
  const measured = await frame.evaluate((element) => {
    const stage = element.parentElement ?? element;
    return {
      width: element.getBoundingClientRect().width,
      start: Math.round(element.getBoundingClientRect().left - stage.getBoundingClientRect().left),
      canScroll: stage.scrollWidth - stage.clientWidth > 0,
    };
  });
  expect(measured).toEqual({ width: 375, start: 0, canScroll: true });
});

test('a skip link leads to the panel that a narrow screen hides, without changing the URL', async ({
  openBuilder,
}) => {
  const builder = await openBuilder({ viewport: { width: 390, height: 844 } });
  const { page } = builder;
  const address = page.url();
  for (const name of ['preview', 'chat']) {
    await page.getByRole('link', { name: `Skip to the ${name}` }).press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(name);
  }
  expect(page.url()).toBe(address);
});

test('the preview shows that its page is loading', async ({ builder }) => {
  const { page } = builder;
  const gate = Promise.withResolvers<void>();
  await page.route(REST_FILE, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await builder.reload();
  const loading = page.getByRole('region', { name: 'Preview' }).getByText('Loading the preview…');
  await loading.waitFor();
  // The page of the first screen stands there already.
  await builder.preview().getByRole('heading', { level: 1 }).waitFor();
  gate.resolve();
  await loading.waitFor({ state: 'detached' });
  await builder.preview().getByRole('heading', { level: 1 }).waitFor();
});
