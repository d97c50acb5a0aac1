import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

/** The names of the controls that a click would miss: hidden, outside of their panel, or covered. */
async function unreachable(builder: BuilderPage, names: readonly string[]): Promise<string[]> {
  const covered: string[] = [];
  for (const name of names) {
    const control = builder.page.getByRole('region', { name: 'Chat' }).locator(`[aria-label="${name}"]`);
    await control.scrollIntoViewIfNeeded();
    const isHit = await control.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return element.contains(hit);
    });
    if (!isHit) covered.push(name);
  }
  return covered;
}

test('with a popover open, the message box and Close are reachable on the lowest screen', async ({
  openBuilder,
}) => {
  const builder = await openBuilder({ viewport: { width: 844, height: 390 } });
  await builder.pick('Hero');
  await builder.pick('Background Color');
  await expect.poll(() => builder.lastMessage()).toBe('Your choice for Background Color:');
  await builder.popover('Select a color').waitFor();
  expect(await unreachable(builder, ['Message', 'Send', 'Close', 'Search colors...'])).toEqual([]);
  await builder.say('#123456');
  await builder.second();
  expect(await builder.lastMessage()).toMatch(/^✓ Updated Background Color to "#123456"/);
});

test('on touch, a popover opens no on-screen keyboard, and its controls are large enough', async ({
  openBuilder,
}) => {
  const builder = await openBuilder({ viewport: { width: 390, height: 844 }, isTouch: true });
  await builder.pick('Hero');
  await builder.pick('Background Color');
  const focused = () =>
    builder.page.evaluate(() => [document.activeElement?.role, document.activeElement?.ariaLabel]);
  await expect.poll(focused).toEqual(['dialog', 'Select a color']);
  const tooSmall = await builder.page.evaluate(() =>
    [...document.querySelectorAll('#chat :is(button:enabled, input, textarea), [role=tab]')].flatMap(
      (control) => {
        const { width, height } = control.getBoundingClientRect();
        if (!control.checkVisibility()) return [];
        return width < 44 || height < 44 ? `${control.outerHTML}: ${width} × ${height}` : [];
      },
    ),
  );
  expect(tooSmall).toEqual([]);
});

test('many notices are one line, which expands to the fields and reasons', async ({ openBuilder }) => {
  const builder = await openBuilder({ viewport: { width: 390, height: 844 }, path: '/?inspect=handle' });
  await builder.page.evaluate(() => {
    const { parley } = window as unknown as { parley: { edit(path: string, value: string): void } };
    for (const item of [0, 1, 2]) parley.edit(`benefits.items[${item}].icon`, `fas fa-none-${item}`);
    parley.edit('footer.background', '#ffffff');
    parley.edit('footer.textColor', '#eeeeee');
  });
  const line = builder.page.getByText('4 choices are shown differently');
  await line.waitFor();
  const heightOf = (log: Element) => log.getBoundingClientRect().height;
  expect(await builder.conversation().evaluate(heightOf)).toBeGreaterThan(400);
  await line.click();
  expect(await builder.page.getByRole('region', { name: 'Chat' }).getByRole('term').allInnerTexts()).toEqual([
    'Icon (Your day is yours), in the benefits',
    'Icon (Ask about the price), in the benefits',
    'Icon (Not right?), in the benefits',
    'Text Color, in the footer',
  ]);
  expect(await builder.conversation().evaluate(heightOf)).toBeGreaterThan(250);
  expect(await unreachable(builder, ['Message', 'Send'])).toEqual([]);
});

test('the greeting of a first visit is in view, also if its options do not fit below it', async ({
  openBuilder,
}) => {
  const builder = await openBuilder({ viewport: { width: 360, height: 640 }, isTouch: true });
  await builder.page.getByRole('combobox', { name: 'Language' }).waitFor();
  const isInView = () =>
    builder.conversation().evaluate((log) => {
      const view = log.getBoundingClientRect();
      const greeting = log.querySelector('p')?.getBoundingClientRect();
      return greeting !== undefined && greeting.top >= view.top && greeting.bottom <= view.bottom;
    });
  await expect.poll(isInView).toBe(true);
});

const SMALLEST = { width: 320, height: 568 };

/**
 * The options that can be touched without scrolling: completely inside the conversation and the screen, and
 * not covered.
 */
function optionsInView(log: Element): string[] {
  const view = log.getBoundingClientRect();
  return [...log.querySelectorAll('[data-options] button')].flatMap((option) => {
    const { left, right, top, bottom } = option.getBoundingClientRect();
    const isWhole =
      top >= view.top && bottom <= Math.min(view.bottom, innerHeight) && left >= 0 && right <= innerWidth;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return isWhole && option.contains(hit) ? [option.textContent] : [];
  });
}

/** The share of the preview panel that shows the page, and the controls that do not fit the panel's width. */
function lookAtPreview(panel: Element): { share: number; cut: string[] } {
  const page = panel.querySelector('iframe')?.getBoundingClientRect();
  const { left, right, height } = panel.getBoundingClientRect();
  return {
    share: page ? (Math.min(page.bottom, innerHeight) - page.top) / height : 0,
    cut: [...panel.querySelectorAll('button, select, label')].flatMap((control) => {
      const box = control.getBoundingClientRect();
      const isCut = box.left < left || box.right > right || control.scrollWidth > control.clientWidth + 1;
      return control.checkVisibility() && isCut ? [control.textContent] : [];
    }),
  };
}

test('a phone of 320 × 568 shows the first options with the greeting, and more of the page than of controls, in a language of long words too', async ({
  openBuilder,
}) => {
  const first = ['Meine Seite daraus machen', 'Ich habe schon eine Website'];
  const builder = await openBuilder({ viewport: SMALLEST, isTouch: true, locale: 'de-DE' });
  const { page } = builder;
  await page.locator('footer + section select').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const log = page.getByRole('log');
  await expect.poll(async () => (await log.evaluate(optionsInView)).slice(0, 2)).toEqual(first);
  const greeting = log.locator('p').first();
  // In a wider font the greeting takes one more line.
  await greeting.evaluate((words) => words.append('…'));
  await expect.poll(async () => (await log.evaluate(optionsInView)).slice(0, 2)).toEqual(first);

  await page.locator('#preview-tab').tap();
  const panel = page.locator('#preview');
  await panel.locator('[data-state=loaded] iframe').waitFor();
  // The tools are a second line.
  const frame = page.locator('[data-state=loaded] iframe');
  await expect.poll(async () => Math.round((await frame.boundingBox())?.y ?? 0)).toBe(91);
  const { share } = await panel.evaluate(lookAtPreview);
  expect(share).toBeGreaterThan(0.9);
  await page.locator('[data-more]').tap();
  const { cut } = await panel.evaluate(lookAtPreview);
  expect(cut).toEqual([]);
  await page.locator('[data-more]').tap();
  await page.getByRole('button', { name: 'Veröffentlichen' }).tap();
  await page.getByRole('dialog').waitFor();
});

/** The controls of a region of the page that are shown. */
const shownIn = (page: Page, region: string) =>
  page
    .locator(`${region} :is(button, select, input)`)
    .evaluateAll((all) => all.filter((each) => each.checkVisibility()).length);

test('on a phone there is one bar', async ({ openBuilder }) => {
  const viewport = SMALLEST;
  const { page } = await openBuilder({ viewport, isTouch: true });
  const topOf = async (locator: Locator) => Math.round((await locator.boundingBox())?.y ?? -1);
  const isInBar = async (locator: Locator) => {
    const { x = -1, y = -1, width = 0, height = 0 } = (await locator.boundingBox()) ?? {};
    return x >= 0 && y >= 0 && x + width <= viewport.width && y + height <= 48 && width > 20;
  };
  // In the chat it has the logo and the name of the product.
  const logo = page.locator('header img');
  const name = page.getByRole('heading', { name: 'Parley', exact: true });
  expect([await isInBar(logo), await isInBar(name), await topOf(page.locator('#chat'))]).toEqual([
    true,
    true,
    48,
  ]);
  const footer = page.getByText('© 2025 Parley. A proof of concept.');
  const isFooterInView = async () => {
    const box = await footer.boundingBox();
    return box !== null && box.y + box.height <= viewport.height;
  };
  expect(await isFooterInView()).toBe(true);

  // In the preview it has the template and Publish; the other controls wait behind its last button.
  await page.locator('#preview-tab').tap();
  const template = page.getByRole('combobox', { name: 'Template' });
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  const frame = page.locator('[data-state=loaded] iframe');
  await expect.poll(() => topOf(frame)).toBe(49);
  expect([await isInBar(template), await isInBar(publish), await isFooterInView()]).toEqual([
    true,
    true,
    true,
  ]);
  expect(await shownIn(page, '#preview')).toBe(0);
  await page.getByLabel('More controls').tap();
  expect(await shownIn(page, '#preview')).toBeGreaterThan(5);
  // What is unfolded stays so beside the chat.
  await page.locator('#chat-tab').tap();
  await page.locator('#preview-tab').tap();
  expect(await shownIn(page, '#preview')).toBeGreaterThan(5);
  await page.getByLabel('More controls').tap();
  expect(await shownIn(page, '#preview')).toBe(0);
  await template.selectOption('Portfolio');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).tap();
  await publish.tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();

  // While a field is edited, the footer stands as well.
  await page.locator('#chat-tab').tap();
  for (const option of ['Hero', 'Title'])
    await page.getByRole('log').getByRole('button', { name: option, exact: true }).tap();
  await page.getByPlaceholder('Enter your value here...').waitFor();
  await footer.scrollIntoViewIfNeeded();
  expect(await footer.isVisible()).toBe(true);
});

test('while a text is typed on a phone, the part of the page that it changes is in view', async ({
  openBuilder,
}) => {
  const builder = await openBuilder({ viewport: { width: 390, height: 500 }, isTouch: true });
  await builder.pick('Footer');
  await builder.pick('Address');
  await builder.messageBox().fill('1 Baker Street');
  const address = builder.preview().locator('[data-draft]');
  expect(await address.textContent()).toBe('1 Baker Street');
  const isAbove = async () => {
    const part = await address.boundingBox();
    const box = await builder.messageBox().boundingBox();
    const frame = await builder.page.locator('iframe').boundingBox();
    if (!part || !box || !frame) return false;
    return part.y >= frame.y && part.y + part.height <= frame.y + frame.height && box.y + box.height <= 500;
  };
  await expect.poll(isAbove).toBe(true);
});

test('on touch, each control of the preview is large enough for a finger', async ({ openBuilder }) => {
  const { page } = await openBuilder({ viewport: SMALLEST, isTouch: true });
  await page.locator('#preview-tab').tap();
  await page.getByLabel('More controls').tap();
  const tooSmall = await page.locator('#preview :is(label, button, select):visible').evaluateAll((controls) =>
    controls.flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      return width < 44 || height < 44 ? `${control.outerHTML}: ${width} × ${height}` : [];
    }),
  );
  expect(tooSmall).toEqual([]);
});
