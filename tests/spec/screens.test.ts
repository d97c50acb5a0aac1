import type { Locator } from 'playwright';
import { describe, expect } from 'vitest';
import { searchColors } from '../../domain/choices/color-choices.ts';
import { en } from '../../words/en/en.ts';
import {
  changeTemplate,
  messagesSent,
  storedConfig,
  storedSiteId,
  storedValue,
} from '../harness/builder/builder-actions.ts';
import type { BuilderPage } from '../harness/builder/builder-page.ts';
import { test } from '../harness/builder/builder-test.ts';

const GREETING = "Hi, I'm your website editor assistant. Modify your website by clicking the buttons below.";

/** Chapter 2 of docs/product.md: screens and routes. */
describe('§2 Screens and routes', () => {
  test('2.1.1 routes: not shown; there is one screen', async ({ builder }) => {
    const { page } = builder;
    const place = () => page.evaluate(() => ({ address: location.href, steps: history.length }));
    const first = await place();
    await builder.pick('Hero');
    await builder.pick('Background Color');
    await page.getByRole('radio', { name: 'Mobile' }).check();
    await page.getByRole('button', { name: 'Publish' }).click();
    await builder.deploymentStatus().waitFor();
    expect(await place()).toEqual(first);
  });
});

describe('§2.1 Shell', () => {
  test('2.1.1 body: left panel (chat), right panel (preview); 2.1.2 header: a logo image and the product name; 2.1.4 right panel toolbar: a Template dropdown listing all templates by name, and Publish, above the preview; 2.1.5, 9.1 footer: a proof of concept, year 2025', async ({
    builder,
  }) => {
    // The last part of the footer is loaded late, and changes the height of the panels.
    await builder.page.getByRole('combobox', { name: 'Language' }).waitFor();
    const preview = region(builder, 'Preview');
    const [left, right] = [await boxOf(region(builder, 'Chat')), await boxOf(preview)];
    expect(left.x + left.width).toBeLessThanOrEqual(right.x);
    // The first row of the preview stands beside the header.
    expect(right.y).toBeLessThanOrEqual(left.y);
    expect(right.y + right.height).toBe(left.y + left.height);
    expect(await builder.page.getByRole('tablist').isVisible()).toBe(false);

    const header = builder.page.getByRole('banner');
    const logo = header.locator('img');
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
    expect(await logo.isVisible()).toBe(true);
    expect(await header.getByRole('heading', { level: 1 }).innerText()).toBe('Parley');

    const dropdown = preview.getByRole('combobox', { name: 'Template' });
    expect(await dropdown.getByRole('option').allInnerTexts()).toEqual(['Landing Page', 'Portfolio']);
    const { y: top } = await boxOf(preview.getByTitle('Preview of your website'));
    for (const control of [dropdown, preview.getByRole('button', { name: 'Publish' })]) {
      const { y, height } = await boxOf(control);
      expect(y + height).toBeLessThanOrEqual(top);
    }

    const footer = builder.page.getByRole('contentinfo');
    expect(await footer.innerText()).toBe('© 2025 Parley. A proof of concept.');
    expect(await footer.isVisible()).toBe(true);
  });

  test('2.1.3 on narrow screens two tabs, Chat and Preview, switch between the panels; Chat is the default', async ({
    openBuilder,
  }) => {
    const builder = await openBuilder({ viewport: { width: 899, height: 800 } });
    const { page } = builder;
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    const shown = async () => ({
      selected: await page.getByRole('tab', { selected: true }).allInnerTexts(),
      chat: await region(builder, 'Chat').isVisible(),
      preview: await region(builder, 'Preview').isVisible(),
    });
    await tab('Chat').waitFor();
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Chat', 'Preview']);
    expect(await shown()).toEqual({ selected: ['Chat'], chat: true, preview: false });
    await tab('Preview').click();
    expect(await shown()).toEqual({ selected: ['Preview'], chat: false, preview: true });
    // A visit on a narrow screen begins with the mobile page, one on a wide screen with the desktop's (2.6.1).
    expect(await page.getByRole('radio', { name: 'Mobile' }).isChecked()).toBe(true);
    expect(await page.locator('#preview iframe').evaluate((frame) => frame.clientWidth)).toBe(375);
    await tab('Chat').click();
    expect(await shown()).toEqual({ selected: ['Chat'], chat: true, preview: false });
    await page.setViewportSize({ width: 900, height: 800 });
    expect(await shown()).toEqual({ selected: [], chat: true, preview: true });
  });
});

describe('§2.2 Chat assistant panel', () => {
  test('2.2.1 a message list, a Back button, a Main Menu button, and an input form; 2.2.2 input placeholder: one while a field is being edited, another otherwise; 2.2.4 a robot avatar for bot messages and a person avatar for user messages', async ({
    builder,
  }) => {
    const chat = region(builder, 'Chat');
    await chat.getByRole('log', { name: 'Conversation' }).waitFor();
    const title = (name: string) => chat.getByRole('button', { name, exact: true }).getAttribute('title');
    expect(await title('Back')).toBe('Go back one step');
    expect(await title('Main Menu')).toBe('Return to main menu');
    const form = chat.locator('form');
    expect(await form.getByRole('textbox', { name: 'Message', exact: true }).isVisible()).toBe(true);
    expect(await form.getByRole('button', { name: 'Send', exact: true }).isVisible()).toBe(true);

    const placeholder = () => builder.messageBox().getAttribute('placeholder');
    const [anything, value] = ['Type here if you need something specific...', 'Enter your value here...'];
    expect(await placeholder()).toBe(anything);
    await builder.pick('Hero');
    expect(await placeholder()).toBe(anything);
    await builder.pick('Title');
    expect(await placeholder()).toBe(value);
    const avatars = builder.conversation().locator('li svg');
    const [robot, person, ...others] = await avatars.evaluateAll((all) => all.map((svg) => svg.innerHTML));
    // The robot's head is a rectangle, the person's is not.
    expect([robot?.includes('<rect'), person?.includes('<rect')]).toEqual([true, false]);
    expect(others).toEqual([robot, person, robot]);
    await builder.back();
    await builder.pick('Text Color');
    expect(await placeholder()).toBe(value);
    await builder.mainMenu();
    expect(await placeholder()).toBe(anything);
  });

  test("2.2.3 Send shows '...' while processing, and is disabled when the input is empty or processing; 4.2.10, 9.3 edit commands are simulated locally: a 1 second wait, no network request", async ({
    builder,
  }) => {
    const send = builder.page.getByRole('button', { name: 'Send', exact: true });
    const shown = async () => [await send.innerText(), (await send.isDisabled()) ? 'disabled' : 'enabled'];
    expect(await shown()).toEqual(['Send', 'disabled']);
    await builder.messageBox().fill('   ');
    expect(await shown()).toEqual(['Send', 'disabled']);
    await builder.messageBox().fill('hero.title.text Hello');
    expect(await shown()).toEqual(['Send', 'enabled']);
    const heading = builder.preview().getByRole('heading', { level: 1 });
    await heading.waitFor();
    const requests: string[] = [];
    builder.page.on('request', (request) => requests.push(request.url()));
    await builder.freeze();
    await send.click();
    await heading.filter({ hasText: 'Hello' }).waitFor();
    expect(await shown()).toEqual(['...', 'disabled']);
    await builder.messageBox().fill('Already typing on');
    await builder.page.clock.runFor(999);
    expect(await shown()).toEqual(['...', 'disabled']);
    expect(await builder.lastMessage()).toBe('hero.title.text Hello');
    await builder.page.clock.runFor(1);
    await send.filter({ hasText: 'Send' }).waitFor();
    expect(await shown()).toEqual(['Send', 'enabled']);
    expect(await builder.lastMessage()).toContain('✓ Updated Title to "Hello".');
    expect(await storedValue(builder, 'hero.title.text')).toBe('Hello');
    expect(requests).toEqual([]);
  });

  test('2.2.4 message bubble: the text, and a timestamp in 24-hour hour:minute form; 2.2.5 option buttons appear under the message; clickable only on the latest, disabled and styled so on older', async ({
    builder,
  }) => {
    const bubbles = async () =>
      Promise.all(
        (await builder.conversation().locator('li').all()).map(async (bubble) => [
          await bubble.locator('p').innerText(),
          await bubble.locator('time').innerText(),
        ]),
      );
    await builder.page.clock.pauseAt(Date.parse('2025-06-01T23:05:00Z'));
    await builder.pick('Hero');
    expect(await bubbles()).toEqual([
      [expect.stringContaining(GREETING), '09:30'],
      [expect.stringContaining('Hero'), '23:05'],
      [expect.stringContaining('What would you like to modify in Hero?'), '23:05'],
    ]);
    const bubble = (nth: number) => builder.conversation().locator('li').nth(nth);
    const text = await boxOf(bubble(0).locator('p'));
    const options = bubble(0).getByRole('button');
    for (const { y } of await options.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().toJSON()),
    ))
      expect(y).toBeGreaterThanOrEqual(text.y + text.height);
    const disabled = (all: HTMLButtonElement[]) => [...new Set(all.map((option) => option.disabled))];
    expect(await options.evaluateAll(disabled)).toEqual([true]);
    expect(await bubble(2).getByRole('button').evaluateAll(disabled)).toEqual([false]);
    const style = (nth: number) => bubble(nth).getByRole('button').first().evaluate(styleOf);
    const [older, latest] = [await style(0), await style(2)];
    expect([older.cursor, latest.cursor]).toEqual(['not-allowed', 'pointer']);
    expect(older.color).not.toBe(latest.color);
    expect(older.borderColor).not.toBe(latest.borderColor);
  });

  test('2.2.5 clicking a button sends its label text back, whatever it leads to', async ({ builder }) => {
    const paths = [
      ['Hero', 'Background Color'],
      ['Benefits', 'Benefit', 'Item 2', 'Title'],
    ];
    for (const path of paths) {
      for (const option of path) await builder.pick(option);
      await builder.mainMenu();
    }
    expect(await messagesSent(builder)).toEqual(paths.flat());
  });

  test('2.2.5 a button after an edit sends its label too, and so does its label typed', async ({
    builder,
  }) => {
    for (const option of ['Hero', 'Subtitle']) await builder.pick(option);
    await builder.say('Open all night');
    await builder.second();
    await builder.pick('Button');
    await builder.say('url');
    expect(await messagesSent(builder)).toEqual(['Hero', 'Open all night', 'Button', 'URL']);
    expect(await builder.lastMessage()).toBe('Please enter the value for URL:');
  });

  test('2.2.6, 9.3 a quoted https link beside a check mark is shortened to 25 characters, an ellipsis, 15; whole as hover text', async ({
    builder,
  }) => {
    const links: readonly [link: string, shown: string][] = [
      ['https://example.com/spring/collection?page=2#prices', 'https://example.com/sprin…n?page=2#prices'],
      [`https://example.com/aaaa${'🎉'.repeat(20)}`, `https://example.com/aaaa🎉…${'🎉'.repeat(15)}`],
      // One character longer than a shortened link.
      [`https://example.com/${'🎉'.repeat(21)}`, `https://example.com/${'🎉'.repeat(21)}`],
      [`https://example.com/${'🎉'.repeat(22)}`, `https://example.com/${'🎉'.repeat(5)}…${'🎉'.repeat(15)}`],
    ];
    for (const [link, shown] of links) {
      await builder.say(`hero.button.url ${link}`);
      await builder.second();
      // What shortens links comes with the late code.
      await expect
        .poll(() => builder.lastMessage())
        .toBe(`✓ Updated URL to "${shown}". What would you like to modify next?`);
      const hover = builder.conversation().locator('li').last().getByTitle(link, { exact: true });
      expect(await hover.innerText()).toBe(shown);
    }
    // Without a check mark: the visitor's own message is not shortened.
    await builder.say(`hero.title.text See "${links[0]?.[0]}" now`);
    await builder.second();
    expect((await builder.transcript()).at(-2)).toBe(`hero.title.text See "${links[0]?.[0]}" now`);
  });
});

function styleOf(element: Element) {
  const { color, borderColor, cursor } = getComputedStyle(element);
  return { color, borderColor, cursor };
}

function region({ page }: BuilderPage, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

async function boxOf(locator: Locator) {
  await locator.waitFor();
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return box;
}

const PNG = {
  name: 'dot.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const UPLOADS = '**/storage/v1/object/images/**';

describe('§2.3 Icon picker', () => {
  test("2.3.1 grid of about 56 solid icons (9.7); hover text is the icon name without the style prefix; search box, placeholder 'Search icons...', filters by case-insensitive substring of the name; clicking reports the chosen icon class", async ({
    builder,
  }) => {
    await openIcons(builder);
    const picker = builder.popover('Select an icon');
    const icons = await picker
      .getByRole('group', { name: 'Icons' })
      .getByRole('button')
      .evaluateAll((all) =>
        all.map((icon) => [icon.firstElementChild?.className, icon.getAttribute('title')]),
      );
    expect(Math.abs(icons.length - 56)).toBeLessThanOrEqual(4);
    expect(new Set(icons.map(([name]) => name)).size).toBe(icons.length);
    expect(icons.map(([iconClass]) => iconClass)).toEqual(icons.map(([, name]) => `fas fa-${name}`));

    const search = picker.getByPlaceholder('Search icons...', { exact: true });
    await search.fill('SHOP');
    expect(await choices(builder, 'Icons')).toEqual(['shopping-cart', 'shopping-bag']);
    await search.fill('art');
    expect(await choices(builder, 'Icons')).toEqual(['heart', 'chart-line', 'shopping-cart']);
    await search.fill('fas');
    expect(await choices(builder, 'Icons')).toEqual([]);
    await search.fill('');
    await picker.getByRole('button', { name: 'home', exact: true }).click();
    await builder.second();
    expect(await builder.lastMessage()).toBe(
      '✓ Updated Icon to "fas fa-home". What would you like to modify next?',
    );
    expect(await storedValue(builder, 'benefits.items[0].icon')).toBe('fas fa-home');
  });

  test('2.3.2 loads an icon font stylesheet if not already present on the page', async ({
    builder,
    openBuilder,
  }) => {
    // Only style sheets of a font of icons: the program loads sheets of its own, some of them late.
    const fontSheets = async ({ page }: BuilderPage) => {
      const links = page.locator('link[rel=stylesheet]');
      const sheets = await links.evaluateAll((all: HTMLLinkElement[]) => all.map(({ href }) => href));
      const texts = await Promise.all(sheets.map(async (sheet) => (await fetch(sheet)).text()));
      return sheets.filter((_, at) => /@font-face\s*{[^}]*Font ?Awesome/.test(texts[at] ?? ''));
    };
    expect(await fontSheets(builder)).toEqual([]);
    await openIcons(builder);
    const attached = await fontSheets(builder);
    expect(attached).toHaveLength(1);
    await builder.mainMenu();
    await openIcons(builder);
    expect(await fontSheets(builder)).toEqual(attached);

    const withStylesheet = await openBuilder();
    await withStylesheet.page.evaluate((href) => {
      const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      document.head.append(sheet);
    }, attached[0] ?? '');
    await openIcons(withStylesheet);
    expect(await fontSheets(withStylesheet)).toEqual(attached);
  });
});

describe('§2.4 Colour picker', () => {
  test("2.4.1, 9.6 swatch grid of 32 named colours; search box, placeholder 'Search colors...', filters by colour name; clicking a swatch reports its hex value", async ({
    builder,
  }) => {
    await openColors(builder);
    const picker = builder.popover('Select a color');
    const swatches = picker.getByRole('group', { name: 'Colors', exact: true }).getByRole('button');
    const drawn = await swatches.evaluateAll((all) =>
      all.map((one) => [one.getAttribute('aria-label'), getComputedStyle(one).backgroundColor]),
    );
    expect(drawn).toHaveLength(32);
    expect(drawn).toEqual(searchColors('', en).map(({ name, value }) => [name, rgb(value)]));
    const search = picker.getByPlaceholder('Search colors...', { exact: true });
    await search.fill('gray');
    expect(await choices(builder, 'Colors')).toEqual(['Gray', 'Light Gray', 'Dark Gray']);
    await search.fill('#FF0000');
    expect(await choices(builder, 'Colors')).toEqual([]);
    await search.fill('');
    await swatches.and(builder.page.getByRole('button', { name: 'Primary Teal' })).click();
    await builder.second();
    expect(await builder.lastMessage()).toBe(
      '✓ Updated Background Color to "#009688". What would you like to modify next?',
    );
    expect(await storedValue(builder, 'hero.background.color')).toBe('#009688');
  });

  test("2.4.2 'Custom Color' section: a colour input, a text input (default #000000) and a Select button that reports; the custom text is not validated", async ({
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
    // A colour that is set is where both begin.
    await builder.pick('Background Color');
    expect([await well.inputValue(), await text.inputValue()]).toEqual(['#445566', '#445566']);
    await text.fill('no colour at all');
    await custom.getByRole('button', { name: 'Select', exact: true }).click();
    await builder.second();
    expect(await builder.lastMessage()).toBe(
      '✓ Updated Background Color to "no colour at all". What would you like to modify next?',
    );
    expect(await storedValue(builder, 'hero.background.color')).toBe('no colour at all');
  });
});

describe('§2.5 Image uploader', () => {
  test("idle: a file can be chosen, and Upload is disabled; file chosen and previewed; uploading ('Uploading...'); done: the image is on the page", async ({
    builder,
  }) => {
    const { page } = builder;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(UPLOADS, async (route) => {
      await held;
      await route.continue();
    });
    await builder.pick('Features');
    await builder.pick('Image');
    const uploader = builder.popover('Upload Image');
    const upload = uploader.getByRole('button', { name: 'Upload', exact: true });
    const box = uploader.getByLabel('Choose an image');
    expect([
      await box.isEnabled(),
      await uploader.getByRole('img').count(),
      await upload.isDisabled(),
    ]).toEqual([true, 0, true]);
    await box.setInputFiles(PNG);
    await uploader.getByRole('img', { name: 'dot.png' }).waitFor();
    await expect
      .poll(() => uploader.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1);
    await upload.click();
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
});

async function openIcons(builder: BuilderPage): Promise<void> {
  for (const option of ['Benefits', 'Benefit', 'Item 1', 'Icon']) await builder.pick(option);
  await builder.popover('Select an icon').waitFor();
}

async function openColors(builder: BuilderPage): Promise<void> {
  for (const option of ['Hero', 'Background Color']) await builder.pick(option);
  await builder.popover('Select a color').waitFor();
}

/** The names of the current choices in a picker's grid. */
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

/** Waits until the uploader has reported its image, then lets the simulated second pass. */
async function reported(builder: BuilderPage): Promise<void> {
  await builder.page.getByRole('button', { name: 'Send' }).filter({ hasText: '...' }).waitFor();
  await builder.second();
}

const START_TITLE = 'Small repairs, big relief';
const QUESTION = 'Are you sure you want to reset to the default template? All your changes will be lost.';

describe('§2.6 Preview panel', () => {
  test('2.6.1, 9.3 Desktop/mobile viewport switch: mobile is 375px wide and centred, however wide the screen is', async ({
    builder,
  }) => {
    const { page } = builder;
    const frame = page.getByTitle('Preview of your website');
    const panel = page.getByRole('region', { name: 'Preview' });
    const width = () =>
      builder
        .preview()
        .locator('html')
        .evaluate(() => innerWidth);
    const middle = async (locator: Locator) => {
      const { x, width } = await boxOf(locator);
      return x + width / 2;
    };
    const radio = (name: string) => page.getByRole('radio', { name, exact: true });
    await builder.preview().getByRole('heading', { level: 1 }).waitFor();
    const desktop = await width();
    expect(desktop).toBeGreaterThan(600);
    expect(await radio('Desktop').isChecked()).toBe(true);
    await radio('Mobile').check();
    for (const screen of [2560, 900, 899, 390]) {
      await page.setViewportSize({ width: screen, height: 800 });
      const tab = page.getByRole('tab', { name: 'Preview', exact: true });
      if (screen < 900) await tab.click();
      await expect.poll(width, { message: `${screen}` }).toBe(375);
      expect((await boxOf(frame)).width, `${screen}`).toBe(375);
      expect(Math.abs((await middle(frame)) - (await middle(panel))), `${screen}`).toBeLessThanOrEqual(1);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await radio('Desktop').check();
    await expect.poll(width).toBe(desktop);
  });

  test("2.6.1 a 'Show Section Guides' checkbox: each section is outlined and named", async ({ builder }) => {
    const box = builder.page.getByRole('checkbox', { name: 'Show Section Guides', exact: true });
    await builder.preview().getByRole('heading', { level: 1 }).waitFor();
    expect(await box.isChecked()).toBe(false);
    expect(await guides(builder)).toEqual([]);
    await box.check();
    const sections = ['Header', 'Hero', 'Benefits', 'Features', 'Call to Action', 'Footer'];
    expect(await guides(builder)).toEqual(sections);
    await box.uncheck();
    expect(await guides(builder)).toEqual([]);
  });

  test('2.6.2 content is an embedded page rendered from the current configuration, which is what a publish sends', async ({
    builder,
  }) => {
    const { page } = builder;
    const embedded = async () => wordsOf(await builder.preview().locator('body').innerHTML());
    const stored = async () => wordsOf(bodyOf((await builder.stored('websiteHTML')) ?? ''));
    const heading = (name: string) => builder.preview().getByRole('heading', { level: 1, name, exact: true });
    await heading(START_TITLE).waitFor();

    await editTitle(builder, 'By a command');
    await heading('By a command').waitFor();
    expect(await embedded()).toBe(await stored());
    for (const option of ['Hero', 'Title']) await builder.pick(option);
    await builder.say('In its field');
    await builder.second();
    await heading('In its field').waitFor();
    expect(await embedded()).toBe(await stored());
    await page.keyboard.press('Control+z');
    await heading('By a command').waitFor();
    await expect.poll(stored).toBe(await embedded());

    await changeTemplate(builder, 'Portfolio', 'moonlight');
    await expect.poll(stored).toContain('Built with Parley');
    await expect.poll(async () => (await embedded()) === (await stored())).toBe(true);
    const call = page.waitForRequest('**/api/deploy');
    await builder.publish('current@example.com');
    expect(wordsOf(bodyOf((await call).postDataJSON().html))).toBe(await embedded());
  });

  test('2.6.3 a Reset button, which asks for confirmation; on confirmation it resets to the default template and clears the stored config and stored HTML', async ({
    builder,
  }) => {
    await changeTemplate(builder, 'Portfolio', 'moonlight');
    await builder.publish('reset@example.com');
    expect(await builder.stored('websiteHTML')).not.toBeNull();
    const before = await builder.stored('websiteConfig');
    const dialog = await askReset(builder);
    expect(await dialog.getByText(QUESTION, { exact: true }).isVisible()).toBe(true);
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await builder.stored('websiteConfig')).toBe(before);
    expect(await builder.page.getByRole('combobox', { name: 'Template' }).inputValue()).toBe('moonlight');
    await askReset(builder);
    await dialog.getByRole('button', { name: 'Reset', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await builder.preview().getByRole('heading', { level: 1, name: START_TITLE }).waitFor();
    expect(await builder.page.getByRole('combobox', { name: 'Template' }).inputValue()).toBe(
      'landing_business',
    );
    const keys = async () => [await builder.stored('websiteConfig'), await builder.stored('websiteHTML')];
    expect(await keys()).toEqual([null, null]);
    await editTitle(builder, 'A new start');
    const { _templateId, _siteId } = await storedConfig(builder);
    expect([_templateId, _siteId]).toEqual(['landing_business', undefined]);
  });
});

describe('§2.7 Deployment Status modal', () => {
  test('2.7.1 title Deployment Status; before a result it asks for an e-mail address, with a prompt; 2.7.2 shows a status line, the live link with a note that it may take a few moments to become available; 2.7.3 footer: Close; Publish (Publishing... while busy); on success, Visit Site, which opens the link in a new tab; 4.4.1, 4.4.2 idle, the form, deploying, deployed', async ({
    builder,
  }) => {
    const { page } = builder;
    const isReleased = Promise.withResolvers<void>();
    await page.route('**/api/deploy', async (route) => {
      await isReleased.promise;
      await route.continue();
    });
    expect(await builder.deploymentStatus().count()).toBe(0);
    const dialog = await openDialog(builder);
    expect(await dialog.getByRole('heading').allInnerTexts()).toEqual(['Deployment Status']);
    const box = dialog.getByRole('textbox', { name: 'Email address', exact: true });
    expect([await box.inputValue(), await box.isEditable()]).toEqual(['', true]);
    const prompt = dialog.getByText('Enter your email address to access the website link.', { exact: true });
    expect(await prompt.isVisible()).toBe(true);
    expect((await dialog.getByRole('status').allInnerTexts()).join()).toBe('');
    const bars = dialog.locator('div', { has: page.getByRole('button', { name: 'Close', exact: true }) });
    const footer = () => bars.last().locator('button, a').allInnerTexts();
    await expect.poll(footer).toEqual(['Close', 'Publish']);

    await builder.submitPublish('live@example.com');
    const busy = dialog.getByRole('button', { name: 'Publishing...', exact: true });
    await busy.waitFor();
    expect([await busy.isDisabled(), ...(await footer())]).toEqual([true, 'Close', 'Publishing...']);
    expect(await dialog.getByRole('status').innerText()).toBe('Deploying your website...');
    isReleased.resolve();

    const note = dialog.getByText('Your website may take a few moments to become available.', {
      exact: true,
    });
    await note.waitFor();
    expect(await dialog.getByRole('status').innerText()).toBe('Website deployed successfully!');
    expect(await dialog.getByRole('alert').count()).toBe(0);
    const address = new URL(`/s/${await storedSiteId(builder)}/`, page.url()).href;
    expect(await dialog.getByRole('link', { name: address, exact: true }).getAttribute('href')).toBe(address);
    expect(await dialog.getByRole('textbox').count()).toBe(0);
    expect(await footer()).toEqual(['Close', 'Visit Site']);
    const visit = dialog.getByRole('link', { name: 'Visit Site', exact: true });
    const [site] = await Promise.all([builder.profile.waitForEvent('page'), visit.click()]);
    await site.getByRole('heading', { level: 1, name: START_TITLE }).waitFor();
    expect(site.url()).toBe(address);
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
  });
});

function rgb(hex: string): string {
  const value = Number.parseInt(hex.slice(1), 16);
  return `rgb(${value >> 16}, ${(value >> 8) & 255}, ${value & 255})`;
}

function bodyOf(html: string): string {
  return html.slice(html.indexOf('<body'));
}

/** The words that a page shows. Its source, which the preview does without, is data. */
function wordsOf(html: string): string {
  return html
    .replace(/<script.*?<\/script>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The names of the sections that are outlined and named in the preview. */
function guides(builder: BuilderPage): Promise<string[]> {
  return builder
    .preview()
    .locator('body *')
    .evaluateAll((all) =>
      all.flatMap((element) => {
        const isOutlined = getComputedStyle(element).outlineStyle === 'dashed';
        return isOutlined ? [getComputedStyle(element, '::before').content.replaceAll('"', '')] : [];
      }),
    );
}

async function editTitle(builder: BuilderPage, title: string): Promise<void> {
  await builder.say(`hero.title.text ${title}`);
  await builder.second();
}

async function askReset({ page }: BuilderPage): Promise<Locator> {
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Reset website?', exact: true });
  await dialog.waitFor();
  return dialog;
}

async function openDialog(builder: BuilderPage): Promise<Locator> {
  await builder.page.getByRole('button', { name: 'Publish', exact: true }).click();
  await builder.deploymentStatus().waitFor();
  return builder.deploymentStatus();
}
