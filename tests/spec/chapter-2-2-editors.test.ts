import { describe, expect } from 'vitest';
import type { BuilderPage } from '../harness/builder-page.ts';
import { test } from '../harness/builder-test.ts';
import { chooseImage, storedValue } from './visits.ts';

const PNG = {
  name: 'dot.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const UPLOADS = '**/storage/v1/object/images/**';

/** SPEC §2: Screens and routes, the editors of the chat. */
describe('Icon picker', () => {
  test("search box, placeholder 'Search icons...', filters by case-insensitive substring of the name", async ({
    builder,
  }) => {
    await openIcons(builder);
    const search = builder.popover('Select an icon').getByPlaceholder('Search icons...', { exact: true });
    await search.fill('SHOP');
    expect(await choices(builder, 'Icons')).toEqual(['shopping-cart', 'shopping-bag']);
    await search.fill('art');
    expect(await choices(builder, 'Icons')).toEqual(['heart', 'chart-line', 'shopping-cart']);
    await search.fill('fas');
    expect(await choices(builder, 'Icons')).toEqual([]);
  });

  test('grid of about 56 solid icons; hover text is the icon name without the style prefix', async ({
    builder,
  }) => {
    await openIcons(builder);
    const icons = await builder
      .popover('Select an icon')
      .getByRole('group', { name: 'Icons' })
      .getByRole('button')
      .evaluateAll((all) =>
        all.map((icon) => [icon.firstElementChild?.className, icon.getAttribute('title')]),
      );
    expect(Math.abs(icons.length - 56)).toBeLessThanOrEqual(4);
    expect(new Set(icons.map(([name]) => name)).size).toBe(icons.length);
    expect(icons.map(([iconClass]) => iconClass)).toEqual(icons.map(([, name]) => `fas fa-${name}`));
    expect(icons).toContainEqual(['fas fa-home', 'home']);
  });

  test('clicking reports the chosen icon class', async ({ builder }) => {
    await openIcons(builder);
    await builder.popover('Select an icon').getByRole('button', { name: 'home', exact: true }).click();
    await builder.second();
    expect(await builder.lastMessage()).toBe(
      '✓ Updated Icon to "fas fa-home". What would you like to modify next?',
    );
    expect(await storedValue(builder, 'benefits.items[0].icon')).toBe('fas fa-home');
  });

  test('loads an icon font stylesheet if not already present on the page', async ({
    builder,
    openBuilder,
  }) => {
    const sheets = ({ page }: BuilderPage) =>
      page
        .locator('link[rel=stylesheet]')
        .evaluateAll((all: HTMLLinkElement[]) => all.map(({ href }) => href));
    const before = await sheets(builder);
    await openIcons(builder);
    const attached = (await sheets(builder)).filter((sheet) => !before.includes(sheet));
    expect(attached).toHaveLength(1);
    expect(await (await fetch(attached[0] ?? '')).text()).toContain('@font-face');
    await builder.mainMenu();
    await openIcons(builder);
    expect(await sheets(builder)).toEqual([...before, ...attached]);

    const equipped = await openBuilder();
    await equipped.page.evaluate((href) => {
      const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      document.head.append(sheet);
    }, attached[0] ?? '');
    const present = await sheets(equipped);
    await openIcons(equipped);
    expect(await sheets(equipped)).toEqual(present);
  });
});

describe('Colour picker', () => {
  test("search box, placeholder 'Search colors...', filters by colour name", async ({ builder }) => {
    await openColors(builder);
    const search = builder.popover('Select a color').getByPlaceholder('Search colors...', { exact: true });
    expect(await choices(builder, 'Colors')).toHaveLength(32);
    await search.fill('gray');
    expect(await choices(builder, 'Colors')).toEqual(['Gray', 'Light Gray', 'Dark Gray']);
    await search.fill('#FF0000');
    expect(await choices(builder, 'Colors')).toEqual([]);
  });

  test('swatch grid; clicking a swatch reports its hex value', async ({ builder }) => {
    await openColors(builder);
    const swatch = builder.popover('Select a color').getByRole('button', { name: 'Primary Teal' });
    expect(await swatch.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      'rgb(0, 150, 136)',
    );
    await swatch.click();
    await builder.second();
    expect(await builder.lastMessage()).toBe(
      '✓ Updated Background Color to "#009688". What would you like to modify next?',
    );
    expect(await storedValue(builder, 'hero.background.color')).toBe('#009688');
  });

  test("'Custom Color' section: a colour input, a text input (default #000000) and a Select button that reports", async ({
    builder,
  }) => {
    await openColors(builder);
    const custom = customColor(builder);
    expect(await custom.getByRole('heading').innerText()).toBe('Custom Color');
    const [well, text] = [custom.getByLabel('Custom color', { exact: true }), customText(builder)];
    expect([await well.inputValue(), await text.inputValue()]).toEqual(['#000000', '#000000']);
    await text.fill('#12ab9f');
    expect(await well.inputValue()).toBe('#12ab9f');
    await well.fill('#445566');
    expect(await text.inputValue()).toBe('#445566');
    await custom.getByRole('button', { name: 'Select', exact: true }).click();
    await builder.second();
    expect(await storedValue(builder, 'hero.background.color')).toBe('#445566');
  });

  test('the custom text is not validated', async ({ builder }) => {
    await openColors(builder);
    await customText(builder).fill('no colour at all');
    await customColor(builder).getByRole('button', { name: 'Select' }).click();
    await builder.second();
    expect(await builder.lastMessage()).toBe(
      '✓ Updated Background Color to "no colour at all". What would you like to modify next?',
    );
    expect(await storedValue(builder, 'hero.background.color')).toBe('no colour at all');
  });
});

describe('Image uploader', () => {
  test('idle: a file can be chosen, nothing can be sent', async ({ builder }) => {
    await builder.pick('Features');
    await builder.pick('Image');
    const uploader = builder.popover('Upload Image');
    expect(await uploader.getByLabel('Choose an image').isEnabled()).toBe(true);
    expect(await uploader.getByRole('img').count()).toBe(0);
    expect(await uploader.getByRole('button', { name: 'Upload', exact: true }).isDisabled()).toBe(true);
  });

  test('file chosen and previewed', async ({ builder }) => {
    await chooseImage(builder, PNG);
    const uploader = builder.popover('Upload Image');
    await uploader.getByRole('img', { name: 'dot.png' }).waitFor();
    await expect
      .poll(() => uploader.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1);
    expect(await uploader.getByRole('button', { name: 'Upload', exact: true }).isEnabled()).toBe(true);
  });

  test("uploading ('Uploading...'), then done: the image stands on the page", async ({ builder }) => {
    const { page } = builder;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(UPLOADS, async (route) => {
      await held;
      await route.continue();
    });
    await chooseImage(builder, PNG);
    const uploader = builder.popover('Upload Image');
    await uploader.getByRole('button', { name: 'Upload', exact: true }).click();
    const busy = uploader.getByRole('button', { name: 'Uploading...', exact: true });
    await busy.waitFor();
    expect([await busy.isDisabled(), await uploader.getByLabel('Choose an image').isDisabled()]).toEqual([
      true,
      true,
    ]);
    release();
    await reported(builder);
    expect(await uploader.count()).toBe(0);
    const address = String(await storedValue(builder, 'features.image'));
    expect(await builder.preview().locator('#features img').getAttribute('src')).toBe(address);
    expect((await fetch(address)).headers.get('content-type')).toMatch(/^image\//);
  });

  test('failed: it says so, and the same picture can be sent again', async ({ builder }) => {
    const { page, problems } = builder;
    problems.expect(/net::ERR_FAILED/);
    problems.expect(/An image could not be uploaded/);
    await page.route(UPLOADS, (route) => route.abort());
    await chooseImage(builder, PNG);
    const uploader = builder.popover('Upload Image');
    const upload = uploader.getByRole('button', { name: 'Upload', exact: true });
    await upload.click();
    await uploader.getByRole('alert').waitFor();
    expect(await uploader.getByRole('alert').innerText()).toBe('Failed to upload image. Please try again.');
    await page.unroute(UPLOADS);
    await upload.click();
    await reported(builder);
    expect(await builder.lastMessage()).toMatch(/^✓ Updated Image to "http/);
  });
});

async function openIcons(builder: BuilderPage): Promise<void> {
  for (const option of ['Benefits', 'Benefit', 'Item 1', 'Icon']) await builder.pick(option);
  await builder.popover('Select an icon').waitFor();
}

async function openColors(builder: BuilderPage): Promise<void> {
  for (const option of ['Hero', 'Background Color']) await builder.pick(option);
  await builder.popover('Select a color').waitFor();
}

/** The names of what a picker's grid offers now. */
function choices({ page }: BuilderPage, grid: string): Promise<string[]> {
  const buttons = page.getByRole('group', { name: grid, exact: true }).getByRole('button');
  return buttons.evaluateAll((all) => all.map((choice) => choice.getAttribute('aria-label') ?? ''));
}

function customColor(builder: BuilderPage) {
  return builder.popover('Select a color').getByRole('region', { name: 'Custom Color', exact: true });
}

function customText(builder: BuilderPage) {
  return customColor(builder).getByRole('textbox', { name: 'Custom color value', exact: true });
}

/** Waits until the uploader has reported its image, and lets the edit's second pass. */
async function reported(builder: BuilderPage): Promise<void> {
  await builder.page.getByRole('button', { name: 'Send' }).filter({ hasText: '...' }).waitFor();
  await builder.second();
}
