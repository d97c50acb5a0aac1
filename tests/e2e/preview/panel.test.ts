import { expect } from 'vitest';
import { axeFindings } from '../../harness/accessibility/axe.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';
import { REST_FILE } from '../../harness/builder/late-files.ts';

/** The frame once the program draws it. That of the first screen has other widths. */
const drawnFrame = ({ page }: BuilderPage) =>
  page.locator('[data-state=loaded] iframe[title="Preview of your website"]:not([data-keeping])');

/** The widths of the page: as it is laid out and as it is shown, and whether what is shown is the whole stage or more. */
const widthsIn = (builder: BuilderPage) =>
  drawnFrame(builder).evaluate((frame: HTMLIFrameElement) => {
    const stage = frame.parentElement ?? frame;
    return {
      laidOut: frame.contentWindow?.innerWidth,
      shown: Math.round(frame.getBoundingClientRect().width),
      start: Math.round(frame.getBoundingClientRect().left - stage.getBoundingClientRect().left),
      stage: stage.clientWidth,
      isScrolled: stage.scrollWidth > stage.clientWidth,
    };
  });

test('the desktop is 1,280 px wide, and fits each window; a click shows it in its full size, and back', async ({
  openBuilder,
}) => {
  for (const width of [940, 1920]) {
    const builder = await openBuilder({ viewport: { width, height: 800 } });
    const { stage, ...fitted } = await widthsIn(builder);
    const shown = Math.min(stage, 1280);
    const start = Math.round((stage - shown) / 2);
    expect(fitted).toEqual({ laidOut: 1280, shown, start, isScrolled: false });
    const fullSize = builder.page.getByRole('button', { name: 'Full size' });
    await fullSize.click();
    const isScrolled = stage < 1280;
    expect(await widthsIn(builder)).toEqual({ laidOut: 1280, shown: 1280, start, stage, isScrolled });
    if (isScrolled) expect(await axeFindings(builder.page, { exclude: ['iframe'] })).toEqual([]);
    await fullSize.click();
    expect(await widthsIn(builder)).toEqual({ stage, ...fitted });
  }
});

test('the scale is said to the visitor, and the marks in the page are as large as ever', async ({
  builder,
}) => {
  const { stage } = await widthsIn(builder);
  const scale = Math.round((100 * stage) / 1280);
  const button = builder.page.getByRole('button', { name: 'Full size' });
  const said = await button.evaluate((element) => {
    const { counterReset, content } = getComputedStyle(element, '::before');
    return [counterReset, content];
  });
  expect(said).toEqual([`percent ${scale}`, 'counter(percent) " %" / ""']);
  await builder.preview().locator('#hero-title').hover();
  const size = await builder
    .preview()
    .locator(':root')
    .evaluate((root) => Number.parseFloat(getComputedStyle(root, '::after').fontSize));
  expect((size * stage) / 1280).toBeCloseTo(12, 1);
});

test('the mobile page is 375 px wide, and fits on a narrower screen; a skip link leads to the panel that a narrow screen hides, without changing the URL', async ({
  openBuilder,
}) => {
  const builder = await openBuilder({ viewport: { width: 320, height: 640 } });
  const { page } = builder;
  const address = page.url();
  for (const name of ['preview', 'chat', 'preview']) {
    await page.getByRole('link', { name: `Skip to the ${name}` }).press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(name);
  }
  expect(page.url()).toBe(address);
  const { stage, ...widths } = await widthsIn(builder);
  const start = Math.round((stage - 320) / 2);
  expect(widths).toEqual({ laidOut: 375, shown: 320, start, isScrolled: false });
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
  await page.frameLocator('main iframe').getByRole('heading', { level: 1 }).waitFor();
  gate.resolve();
  await loading.waitFor({ state: 'detached' });
  await builder.preview().getByRole('heading', { level: 1 }).waitFor();
});
